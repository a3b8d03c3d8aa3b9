//! Finding and running programs.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// Returns the root of the repository, where all commands run.
pub fn root() -> &'static Path {
    let member = Path::new(env!("CARGO_MANIFEST_DIR"));
    member.parent().unwrap_or(member)
}

/// Returns a command that runs at the root and finds the programs that cargo has installed.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root()).env("PATH", search_path());
    command
}

/// Returns the command for a program and its arguments, which are separated by blanks.
pub fn command_line(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = command(words.next().unwrap_or_default());
    command.args(words);
    command
}

/// Returns the path of the first of these programs that is installed.
pub fn find(names: &[&str]) -> Option<PathBuf> {
    let path = search_path();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    names
        .iter()
        .flat_map(|name| {
            let file = format!("{name}{}", env::consts::EXE_SUFFIX);
            folders.iter().map(move |folder| folder.join(&file))
        })
        .find(|candidate| candidate.is_file())
}

/// Runs a command and returns its standard output, or `None` if it fails.
pub fn output(mut command: Command) -> Option<String> {
    let output = command.output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    output.status.success().then(|| text.trim().to_owned())
}

/// Prints a command and runs it.
pub fn run(mut command: Command) -> Result<(), String> {
    let line = display(&command);
    println!("$ {line}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` failed with {status}.")),
        Err(error) => Err(format!("`{line}` could not be started: {error}.")),
    }
}

/// Runs a command as a step with a title, and prints how long it took.
pub fn step(title: &str, command: Command) -> Result<(), String> {
    timed(title, || run(command))
}

/// Calls a function as a step with a title, and prints how long it took.
pub fn timed(title: &str, step: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    println!("\n{title}");
    let start = Instant::now();
    let result = step();
    let time = format_duration(start.elapsed());
    match result {
        Ok(()) => println!("{title}: passed in {time}"),
        Err(reason) => return Err(format!("\"{title}\" failed after {time}: {reason}")),
    }
    Ok(())
}

/// Prints a command and replaces this process by it.
#[cfg(unix)]
pub fn exec(mut command: Command) -> Result<(), String> {
    use std::os::unix::process::CommandExt;

    // A child would survive a signal sent to this process only, and keep its port.
    let line = display(&command);
    println!("$ {line}");
    let error = command.exec();
    Err(format!("`{line}` could not be started: {error}."))
}

/// Prints a command and runs it.
#[cfg(not(unix))]
pub fn exec(command: Command) -> Result<(), String> {
    run(command)
}

/// Formats a duration in minutes and seconds.
pub fn format_duration(duration: Duration) -> String {
    match (duration.as_secs() / 60, duration.as_secs() % 60) {
        (0, _) => format!("{:.1} s", duration.as_secs_f64()),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    }
}

fn display(command: &Command) -> String {
    let words: Vec<_> = [command.get_program()]
        .into_iter()
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect();
    words.join(" ")
}

fn search_path() -> OsString {
    let path = env::var_os("PATH").unwrap_or_default();
    let cargo_home = env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(env::home_dir()?.join(".cargo")));
    let cargo_bin = cargo_home.map(|home| home.join("bin"));
    let folders = cargo_bin.into_iter().chain(env::split_paths(&path));
    env::join_paths(folders).unwrap_or(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_contains_the_lock_file() {
        assert!(root().join("Cargo.lock").is_file());
    }

    #[test]
    fn durations_from_a_minute_on_are_formatted_in_minutes() {
        assert_eq!(format_duration(Duration::from_millis(1_240)), "1.2 s");
        assert_eq!(format_duration(Duration::from_secs(125)), "2 min 5 s");
    }

    #[test]
    fn a_command_is_displayed_as_its_line() {
        let command = command_line("cargo  fmt --all");
        assert_eq!(display(&command), "cargo fmt --all");
    }
}
