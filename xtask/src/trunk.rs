//! Calling trunk.

use std::env;
use std::process::Command;

use crate::offline;
use crate::run;
use crate::squeeze::squeeze;
use crate::tools;

/// Serves the game until it is stopped, and opens a browser where there is a screen.
pub fn serve(arguments: &[String]) -> Result<(), String> {
    tools::for_building()?;
    let port = value(arguments, "--port", "-p").or_else(|| env::var("TRUNK_SERVE_PORT").ok());
    let port = port.as_deref().unwrap_or("8080");
    println!("The game is served at http://127.0.0.1:{port}/ once it is built.");
    let mut command = command("serve");
    command.args(arguments);
    if env::var_os("TRUNK_SERVE_OPEN").is_none() && has_screen() {
        // As a variable it gives way to an --open among the arguments.
        command.env("TRUNK_SERVE_OPEN", "true");
    }
    run::become_it(command)
}

/// Writes the release bundle into `dist/`, or where the arguments say.
pub fn build(arguments: &[String]) -> Result<(), String> {
    tools::for_building()?;
    release(arguments)
}

/// Writes the release bundle like `build`, with the tools that are there.
pub fn release(arguments: &[String]) -> Result<(), String> {
    let mut command = command("build");
    // Trunk would take a word behind --release for its value, so it comes last.
    command.args(arguments).arg("--release");
    if tools::has_std_source() {
        command.envs(SMALL_STD);
    }
    run::run(command)?;
    let dist = value(arguments, "--dist", "-d").or_else(|| env::var("TRUNK_BUILD_DIST").ok());
    let dist = run::root().join(dist.as_deref().unwrap_or("dist"));
    squeeze(&dist)?;
    offline::keep(&dist)
}

/// Builds the standard library anew, for size and without the words of panics that nobody would
/// read: a sixth of the bundle. Stable compilers know how, but only when asked like this; without
/// it the bundle is the same game, only larger.
const SMALL_STD: [(&str, &str); 4] = [
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    (
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        "-Zunstable-options -Cpanic=immediate-abort",
    ),
];

fn command(subcommand: &str) -> Command {
    let mut command = run::command("trunk");
    command.arg(subcommand);
    // The tools are on PATH, so this leaves no call over the network. TRUNK_OFFLINE would also
    // keep cargo from fetching crates.
    command.env("TRUNK_SKIP_VERSION_CHECK", "true");
    // Trunk refuses the usual NO_COLOR=1.
    match env::var_os("NO_COLOR") {
        Some(value) if !value.is_empty() => command.env("NO_COLOR", "true"),
        _ => command.env_remove("NO_COLOR"),
    };
    command
}

/// What the arguments give for an option, in every spelling that trunk understands.
fn value(arguments: &[String], long: &str, short: &str) -> Option<String> {
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        if argument == long || argument == short {
            return arguments.next().cloned();
        }
        let behind_long = argument
            .strip_prefix(long)
            .and_then(|rest| rest.strip_prefix('='));
        let behind_short = argument.strip_prefix(short);
        let behind_short = behind_short.map(|rest| rest.strip_prefix('=').unwrap_or(rest));
        if let Some(value) = behind_long.or(behind_short) {
            return Some(value.to_owned());
        }
    }
    None
}

fn has_screen() -> bool {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let screen = cfg!(any(target_os = "macos", target_os = "windows"))
        || set("DISPLAY")
        || set("WAYLAND_DISPLAY");
    screen && !set("CI")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_is_read_from_the_arguments_in_every_spelling() {
        for [long, short] in [["--dist", "-d"], ["--port", "-p"]] {
            let read = |line: &str| {
                let arguments: Vec<String> = line.split(' ').map(String::from).collect();
                value(&arguments, long, short)
            };
            for line in [
                format!("--offline {long} 9000"),
                format!("{long}=9000 --offline"),
                format!("{short} 9000"),
                format!("{short}=9000"),
                format!("{short}9000"),
            ] {
                assert_eq!(read(&line).as_deref(), Some("9000"), "{line}");
            }
            for line in ["--offline", "--ports=9000", "--distant 9000", long] {
                assert_eq!(read(line), None, "{line}");
            }
        }
    }
}
