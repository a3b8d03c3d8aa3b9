//! The tools that the tasks need: checks whether they are installed, and installs what is missing.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::packages::{self, Package};
use crate::run;
use crate::version;

const WASM_TARGET: &str = "wasm32-unknown-unknown";
const BROWSERS: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];
const BROWSER_PATHS: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
];

/// Ensures that the wasm target, Trunk and wasm-bindgen are installed.
pub fn ensure_build_tools() -> Result<(), String> {
    ensure_wasm_target()?;
    ensure_trunk()?;
    ensure_wasm_bindgen()
}

/// Installs wasm-opt with npm if it is missing.
///
/// Where that is not possible, Trunk downloads it.
pub fn ensure_wasm_opt() {
    let wanted = version::BINARYEN;
    let version = format!("wasm-opt version {wanted} ");
    let found = run::output(run::command_line("wasm-opt --version"));
    let is_installed = found.is_some_and(|found| format!("{found} ").starts_with(&version));
    if is_installed || run::find(&["npm"]).is_none() {
        return;
    }
    println!("Installing wasm-opt {wanted}, a few seconds …");
    let install = format!("npm install --global --no-audit --no-fund binaryen@{wanted}");
    if let Err(reason) = run::run(run::command_line(&install)) {
        println!("{reason} Trunk tries to download it instead.");
    }
}

/// Ensures that a browser and its driver are installed, and returns the path of the driver.
pub fn ensure_browser() -> Result<PathBuf, String> {
    let with_advice = |reason: String| {
        format!("{reason}: install Chromium or Google Chrome and the chromedriver of its version.")
    };
    // The package of the driver usually installs the browser too, so it comes first.
    let driver =
        ensure_with_package("chromedriver", Package::Driver, find_driver).map_err(with_advice)?;
    ensure_with_package("the browser", Package::Browser, find_browser).map_err(with_advice)?;
    Ok(driver)
}

/// Ensures that rustfmt and Clippy are installed.
pub fn ensure_lint_tools() -> Result<(), String> {
    for (command, component) in [("cargo fmt", "rustfmt"), ("cargo clippy", "clippy")] {
        let version = format!("{command} --version");
        let is_installed = || run::output(run::command_line(&version)).is_some();
        ensure_with_rustup(
            &format!("component add {component}"),
            component,
            is_installed,
        )?;
    }
    Ok(())
}

/// Ensures that cargo-deny, which checks the dependencies, is installed.
pub fn ensure_deny() -> Result<(), String> {
    let wanted = version::DENY;
    ensure_with_cargo(
        &format!("cargo-deny {wanted}"),
        "about 5 minutes",
        &format!("--locked cargo-deny@{wanted}"),
        || has_version("cargo-deny", |found| version::same_minor(found, wanted)),
    )
}

/// Ensures that axe-core, which checks pages for accessibility, is downloaded, and returns the path
/// of its script. The tests can run without it.
pub fn ensure_axe() -> Result<PathBuf, String> {
    let wanted = version::AXE;
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or("target".into());
    let folder = run::root().join(target).join(format!("axe-core-{wanted}"));
    let script = folder.join("package/axe.min.js");
    if script.is_file() {
        return Ok(script);
    }
    run::find(&["npm"]).ok_or("npm is not installed.")?;
    println!("Downloading axe-core {wanted}, a few seconds …");
    fs::create_dir_all(&folder)
        .map_err(|error| format!("{} cannot be created: {error}.", folder.display()))?;
    for line in [
        format!("npm pack --silent --fetch-retries=1 axe-core@{wanted}"),
        format!("tar -xzf axe-core-{wanted}.tgz package/axe.min.js"),
    ] {
        let mut command = run::command_line(&line);
        command.current_dir(&folder);
        run::run(command)?;
    }
    Ok(script)
}

fn ensure_wasm_target() -> Result<(), String> {
    // Unlike rustup, rustc also knows targets that were installed in other ways.
    let target_libdir = format!("rustc --print target-libdir --target {WASM_TARGET}");
    let is_installed = || {
        run::output(run::command_line(&target_libdir)).is_some_and(|dir| Path::new(&dir).is_dir())
    };
    ensure_with_rustup(
        &format!("target add {WASM_TARGET}"),
        WASM_TARGET,
        is_installed,
    )
}

fn ensure_trunk() -> Result<(), String> {
    let wanted = version::TRUNK;
    ensure_with_cargo(
        &format!("trunk {wanted}"),
        "about 6 minutes",
        &format!("--locked trunk@{wanted}"),
        || has_version("trunk", |found| version::same_minor(found, wanted)),
    )
}

fn ensure_wasm_bindgen() -> Result<(), String> {
    let lock = fs::read_to_string(run::root().join("Cargo.lock"))
        .map_err(|error| format!("Cargo.lock cannot be read: {error}."))?;
    let wanted =
        version::locked_version(&lock, "wasm-bindgen").ok_or("Cargo.lock has no wasm-bindgen.")?;
    let is_wanted = |found: &str| found == wanted;
    ensure_with_cargo(
        &format!("wasm-bindgen {wanted}"),
        "about 4 minutes",
        // Not --locked: its lock file names a version that is no longer in the registry.
        &format!("wasm-bindgen-cli@{wanted}"),
        || {
            has_version("wasm-bindgen", is_wanted)
                && has_version("wasm-bindgen-test-runner", is_wanted)
        },
    )
}

fn find_driver() -> Option<PathBuf> {
    env::var_os("CHROMEDRIVER")
        .map(PathBuf::from)
        .filter(|path| path.is_file())
        .or_else(|| run::find(&["chromedriver"]))
}

fn find_browser() -> Option<PathBuf> {
    let mut paths = BROWSER_PATHS.iter().map(PathBuf::from);
    run::find(&BROWSERS).or_else(|| paths.find(|path| path.is_file()))
}

/// Returns whether the program can be run and its version is a wanted one.
fn has_version(program: &str, is_wanted: impl Fn(&str) -> bool) -> bool {
    let output = run::output(run::command_line(&format!("{program} --version")));
    output.is_some_and(|output| version::parse_version(&output).is_some_and(is_wanted))
}

fn ensure_with_rustup(
    arguments: &str,
    what: &str,
    is_installed: impl Fn() -> bool,
) -> Result<(), String> {
    if is_installed() {
        return Ok(());
    }
    if run::find(&["rustup"]).is_none() {
        return Err(format!(
            "{what} is missing: install rustup from https://rustup.rs, which can add it."
        ));
    }
    println!("Installing {what}, a few seconds …");
    run::run(run::command_line(&format!("rustup {arguments}")))?;
    confirm(what, is_installed())
}

fn ensure_with_cargo(
    what: &str,
    time: &str,
    arguments: &str,
    is_installed: impl Fn() -> bool,
) -> Result<(), String> {
    if is_installed() {
        return Ok(());
    }
    println!("Installing {what}, {time} …");
    // Without --force, cargo neither replaces a file of another origin nor restores a deleted one.
    run::run(run::command_line(&format!(
        "cargo install --force {arguments}"
    )))?;
    confirm(what, is_installed())
}

fn confirm(what: &str, is_installed: bool) -> Result<(), String> {
    let message = || format!("{what} was installed, but is not on PATH or does not run.");
    is_installed.then_some(()).ok_or_else(message)
}

/// Returns the path of a program, which is installed with the package manager if it is missing.
fn ensure_with_package(
    what: &str,
    package: Package,
    find: impl Fn() -> Option<PathBuf>,
) -> Result<PathBuf, String> {
    if let Some(path) = find() {
        return Ok(path);
    }
    let error = packages::install(what, package).err();
    find().ok_or_else(|| {
        let reason = error.unwrap_or_else(|| "its package does not contain it".to_owned());
        format!("{what} is missing and {reason}")
    })
}
