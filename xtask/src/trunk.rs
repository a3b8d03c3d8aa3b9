//! Serving and building with Trunk.

use std::env;
use std::process::Command;

use crate::run;
use crate::tools;

/// Runs `trunk serve` until it is stopped, and opens a browser if there is a screen.
pub fn serve(arguments: &[String]) -> Result<(), String> {
    tools::ensure_build_tools()?;
    let mut command = command("serve");
    command.args(arguments);
    if env::var_os("TRUNK_SERVE_OPEN").is_none() && has_screen() {
        // An --open among the arguments takes precedence over the variable.
        command.env("TRUNK_SERVE_OPEN", "true");
    }
    run::exec(command)
}

/// Runs `trunk build --release`, which writes the bundle into `dist/` unless the arguments say
/// otherwise.
pub fn build(arguments: &[String]) -> Result<(), String> {
    tools::ensure_build_tools()?;
    tools::ensure_wasm_opt();
    let mut command = command("build");
    // Trunk would take an argument after --release for its value, so it comes last.
    command.args(arguments).arg("--release");
    run::run(command)
}

fn command(subcommand: &str) -> Command {
    let mut command = run::command("trunk");
    command.arg(subcommand);
    // With the tools installed, Trunk needs the network for this check only. TRUNK_OFFLINE would
    // also keep cargo from downloading crates.
    command.env("TRUNK_SKIP_VERSION_CHECK", "true");
    // Trunk accepts only "true" and "false" here, not the usual NO_COLOR=1.
    match env::var_os("NO_COLOR") {
        Some(value) if !value.is_empty() => command.env("NO_COLOR", "true"),
        _ => command.env_remove("NO_COLOR"),
    };
    command
}

fn has_screen() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let has_screen = cfg!(any(target_os = "macos", target_os = "windows"))
        || is_set("DISPLAY")
        || is_set("WAYLAND_DISPLAY");
    has_screen && !is_set("CI")
}
