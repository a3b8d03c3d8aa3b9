//! Calling trunk.

use std::env;
use std::process::Command;

use crate::run;
use crate::squeeze::squeeze;
use crate::tools;

/// Serves the game until it is stopped, and opens a browser where there is a screen.
pub fn serve(arguments: &[String]) -> Result<(), String> {
    tools::for_building()?;
    let port = port(arguments).map_or_else(|| env::var("TRUNK_SERVE_PORT").ok(), Some);
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

/// Writes the release bundle into `dist/`.
pub fn build(arguments: &[String]) -> Result<(), String> {
    tools::for_building()?;
    release(arguments)
}

/// Writes the release bundle into `dist/`, with the tools that are there.
pub fn release(arguments: &[String]) -> Result<(), String> {
    let mut command = command("build");
    // Trunk would take a word behind --release for its value, so it comes last.
    command.args(arguments).arg("--release");
    if tools::has_std_source() {
        command.envs(SMALL_STD);
    }
    run::run(command)?;
    squeeze(&run::root().join("dist"))
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

fn port(arguments: &[String]) -> Option<String> {
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        if argument == "--port" || argument == "-p" {
            return arguments.next().cloned();
        }
        if let Some(port) = argument.strip_prefix("--port=") {
            return Some(port.to_owned());
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
    fn the_port_is_read_from_the_arguments_in_every_spelling() {
        let port = |line: &str| port(&line.split(' ').map(String::from).collect::<Vec<_>>());
        assert_eq!(port("--release --port 9000"), Some("9000".to_owned()));
        assert_eq!(port("--port=9000 --release"), Some("9000".to_owned()));
        assert_eq!(port("-p 9000"), Some("9000".to_owned()));
        assert_eq!(port("--release"), None);
    }
}
