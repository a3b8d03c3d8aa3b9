//! Finding programs and running them, with a printed line for each.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// The root of the repository, where every command runs.
pub fn root() -> &'static Path {
    let member = Path::new(env!("CARGO_MANIFEST_DIR"));
    member.parent().unwrap_or(member)
}

/// Makes a command that runs at the root and finds what cargo has installed.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root()).env("PATH", search_path());
    command
}

/// Makes a command out of a program and its arguments in one line without quotes.
pub fn line(words: &str) -> Command {
    let mut words = words.split_whitespace();
    let mut command = command(words.next().unwrap_or_default());
    command.args(words);
    command
}

/// Finds the first of these programs that exists.
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

/// Runs a command silently for what it prints, which is nothing where it fails.
pub fn answer(mut command: Command) -> Option<String> {
    let output = command.output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    output.status.success().then(|| text.trim().to_owned())
}

/// Prints a command and runs it to its end.
pub fn run(mut command: Command) -> Result<(), String> {
    let shown = shown(&command);
    println!("$ {shown}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{shown}` ended with {status}.")),
        Err(error) => Err(format!("`{shown}` did not start: {error}.")),
    }
}

/// Runs a command as a step with a title, and prints how long it took.
pub fn step(title: &str, command: Command) -> Result<(), String> {
    timed(title, || run(command))
}

/// Does a step with a title, and prints how long it took.
pub fn timed(title: &str, step: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    println!("\n{title}");
    let start = Instant::now();
    let result = step();
    let time = lasted(start.elapsed());
    match result {
        Ok(()) => println!("{title}: passed in {time}"),
        Err(cause) => return Err(format!("\"{title}\" failed after {time}: {cause}")),
    }
    Ok(())
}

/// Prints a command and lets it take the place of this process.
#[cfg(unix)]
pub fn become_it(mut command: Command) -> Result<(), String> {
    use std::os::unix::process::CommandExt;

    // A child would go on holding its port after a signal to this process alone.
    let shown = shown(&command);
    println!("$ {shown}");
    let error = command.exec();
    Err(format!("`{shown}` did not start: {error}."))
}

/// Prints a command and runs it to its end.
#[cfg(not(unix))]
pub fn become_it(command: Command) -> Result<(), String> {
    run(command)
}

/// Says a duration in minutes and seconds.
pub fn lasted(duration: Duration) -> String {
    match (duration.as_secs() / 60, duration.as_secs() % 60) {
        (0, _) => format!("{:.1} s", duration.as_secs_f64()),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    }
}

fn shown(command: &Command) -> String {
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
    let folders = cargo_home.map(|home| home.join("bin"));
    let folders = folders.into_iter().chain(env::split_paths(&path));
    env::join_paths(folders).unwrap_or(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("Cargo.lock").is_file());
    }

    #[test]
    fn a_minute_and_more_is_said_in_minutes() {
        assert_eq!(lasted(Duration::from_millis(1_240)), "1.2 s");
        assert_eq!(lasted(Duration::from_secs(125)), "2 min 5 s");
    }
}
