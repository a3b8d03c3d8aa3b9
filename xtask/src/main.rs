//! Sets up, serves, builds, tests, measures and pictures Chorus Lapilli: `cargo xtask <subcommand>`.

mod checks;
mod offline;
mod packages;
mod run;
mod squeeze;
mod tools;
mod trunk;
mod version;

use std::env;
use std::process::ExitCode;

struct Subcommand {
    name: &'static str,
    help: &'static str,
    takes_arguments: bool,
    run: fn(&[String]) -> Result<(), String>,
}

const SUBCOMMANDS: [Subcommand; 5] = [
    Subcommand {
        name: "serve",
        help: "serve [trunk arguments]  play the game locally, rebuilt at every change",
        takes_arguments: true,
        run: trunk::serve,
    },
    Subcommand {
        name: "build",
        help: "build [trunk arguments]  write the release bundle into dist/",
        takes_arguments: true,
        run: trunk::build,
    },
    Subcommand {
        name: "test",
        help: "test                     run every check that a change has to pass",
        takes_arguments: false,
        run: |_| checks::test(),
    },
    Subcommand {
        name: "bench",
        help: "bench                    measure the release bundle",
        takes_arguments: false,
        run: |_| checks::bench(),
    },
    Subcommand {
        name: "screenshots",
        help: "screenshots              take the pictures in the README anew",
        takes_arguments: false,
        run: |_| checks::screenshots(),
    },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some((subcommand, rest)) = choose(&arguments) else {
        eprintln!("{}", usage());
        return ExitCode::from(2);
    };
    match (subcommand.run)(rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("xtask {}: {sentence}", subcommand.name);
            ExitCode::FAILURE
        }
    }
}

fn choose(arguments: &[String]) -> Option<(&'static Subcommand, &[String])> {
    let (name, rest) = arguments.split_first()?;
    let subcommand = SUBCOMMANDS.iter().find(|known| known.name == name)?;
    (subcommand.takes_arguments || rest.is_empty()).then_some((subcommand, rest))
}

fn usage() -> String {
    SUBCOMMANDS
        .map(|known| format!("cargo xtask {}", known.help))
        .join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(line: &str) -> Option<(&'static str, usize)> {
        let arguments: Vec<String> = line.split_whitespace().map(String::from).collect();
        choose(&arguments).map(|(subcommand, rest)| (subcommand.name, rest.len()))
    }

    #[test]
    fn arguments_go_only_to_the_subcommands_that_pass_them_on() {
        assert_eq!(chosen("serve --port 9000"), Some(("serve", 2)));
        assert_eq!(chosen("test"), Some(("test", 0)));
        assert_eq!(chosen("test --port 9000"), None);
    }

    #[test]
    fn wrong_and_missing_subcommands_are_refused() {
        assert_eq!(chosen(""), None);
        assert_eq!(chosen("serv"), None);
        assert_eq!(chosen("--port 9000 serve"), None);
    }

    #[test]
    fn the_usage_has_one_line_for_each_subcommand() {
        let usage = usage();
        assert_eq!(usage.lines().count(), SUBCOMMANDS.len());
        for (line, known) in usage.lines().zip(&SUBCOMMANDS) {
            assert!(line.starts_with(&format!("cargo xtask {} ", known.name)));
        }
    }
}
