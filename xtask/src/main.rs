//! Development tasks for Chorus Lapilli: `cargo xtask <subcommand>`.

mod checks;
mod packages;
mod post_build;
mod run;
mod tools;
mod trunk;
mod version;

use std::env;
use std::process::ExitCode;

struct Subcommand {
    name: &'static str,
    usage: &'static str,
    takes_arguments: bool,
    run: fn(&[String]) -> Result<(), String>,
}

const SUBCOMMANDS: [Subcommand; 7] = [
    Subcommand {
        name: "serve",
        usage: "serve [trunk arguments]  serve the game locally and rebuild it on every change",
        takes_arguments: true,
        run: trunk::serve,
    },
    Subcommand {
        name: "build",
        usage: "build [trunk arguments]  build the release bundle in dist/",
        takes_arguments: true,
        run: trunk::build,
    },
    Subcommand {
        name: "test",
        usage: "test                     run all checks and tests",
        takes_arguments: false,
        run: |_| checks::test(),
    },
    Subcommand {
        name: "bench",
        usage: "bench                    measure the release bundle",
        takes_arguments: false,
        run: |_| checks::bench(),
    },
    Subcommand {
        name: "stress",
        usage: "stress                   do 100,000 random actions in the release bundle",
        takes_arguments: false,
        run: |_| checks::stress(),
    },
    Subcommand {
        name: "screenshots",
        usage: "screenshots              retake the pictures in the README",
        takes_arguments: false,
        run: |_| checks::screenshots(),
    },
    Subcommand {
        name: "post-build",
        usage: "post-build               add the service worker to a release bundle (run by Trunk)",
        takes_arguments: false,
        run: |_| post_build::run(),
    },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some((subcommand, rest)) = parse(&arguments) else {
        eprintln!("{}", usage());
        return ExitCode::from(2);
    };
    match (subcommand.run)(rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask {}: {message}", subcommand.name);
            ExitCode::FAILURE
        }
    }
}

/// Returns the subcommand and its arguments, or `None` if they are not valid.
fn parse(arguments: &[String]) -> Option<(&'static Subcommand, &[String])> {
    let (name, rest) = arguments.split_first()?;
    let subcommand = SUBCOMMANDS.iter().find(|known| known.name == name)?;
    (subcommand.takes_arguments || rest.is_empty()).then_some((subcommand, rest))
}

fn usage() -> String {
    SUBCOMMANDS
        .map(|subcommand| format!("cargo xtask {}", subcommand.usage))
        .join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the name of the subcommand and the number of its arguments.
    fn parsed(line: &str) -> Option<(&'static str, usize)> {
        let arguments: Vec<String> = line.split_whitespace().map(String::from).collect();
        parse(&arguments).map(|(subcommand, rest)| (subcommand.name, rest.len()))
    }

    #[test]
    fn only_subcommands_that_run_trunk_take_arguments() {
        assert_eq!(parsed("serve --port 9000"), Some(("serve", 2)));
        assert_eq!(parsed("test"), Some(("test", 0)));
        assert_eq!(parsed("test --port 9000"), None);
        assert_eq!(parsed("stress"), Some(("stress", 0)));
        assert_eq!(parsed("stress 1000"), None);
    }

    #[test]
    fn unknown_and_missing_subcommands_are_rejected() {
        assert_eq!(parsed(""), None);
        assert_eq!(parsed("serv"), None);
        assert_eq!(parsed("--port 9000 serve"), None);
    }

    #[test]
    fn the_usage_has_one_line_for_each_subcommand() {
        let usage = usage();
        assert_eq!(usage.lines().count(), SUBCOMMANDS.len());
        for (line, subcommand) in usage.lines().zip(&SUBCOMMANDS) {
            assert!(line.starts_with(&format!("cargo xtask {} ", subcommand.name)));
        }
    }
}
