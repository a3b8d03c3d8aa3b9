//! What each task needs: how to see whether it is there, and how to get it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::packages::{self, Package};
use crate::run;
use crate::version;

const WASM: &str = "wasm32-unknown-unknown";
const BROWSERS: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];
const BROWSERS_OFF_PATH: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
];

/// Makes sure of all that building the game takes.
pub fn for_building() -> Result<(), String> {
    wasm_target()?;
    std_source();
    wasm_opt();
    trunk()?;
    wasm_bindgen()
}

/// Makes sure of a browser and returns the path of the program that steers it.
pub fn for_browsing() -> Result<PathBuf, String> {
    let by_hand = |cause: String| {
        format!("{cause}: install Chromium or Google Chrome and the chromedriver of its version.")
    };
    // The package of the driver mostly brings its browser along, so it comes first.
    let driver = from_package("chromedriver", Package::Driver, driver).map_err(by_hand)?;
    from_package("the browser", Package::Browser, browser).map_err(by_hand)?;
    Ok(driver)
}

/// Makes sure of the formatter and the linter.
pub fn for_linting() -> Result<(), String> {
    for (check, component) in [("cargo fmt", "rustfmt"), ("cargo clippy", "clippy")] {
        let present = || run::answer(run::line(&format!("{check} --version"))).is_some();
        from_rustup(&format!("component add {component}"), component, present)?;
    }
    Ok(())
}

/// Makes sure of axe-core, which looks for what keeps people with disabilities from a page, and
/// returns the path of its script. Only the tests want it, and they can do without.
pub fn for_accessibility() -> Result<PathBuf, String> {
    let wanted = version::AXE;
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or("target".into());
    let folder = run::root().join(target).join(format!("axe-core-{wanted}"));
    let script = folder.join("package/axe.min.js");
    if script.is_file() {
        return Ok(script);
    }
    run::find(&["npm"]).ok_or("npm, which fetches it, is missing.")?;
    println!("Fetching axe-core {wanted}, a few seconds …");
    fs::create_dir_all(&folder)
        .map_err(|error| format!("{} cannot be made: {error}.", folder.display()))?;
    for line in [
        format!("npm pack --silent --fetch-retries=1 axe-core@{wanted}"),
        format!("tar -xzf axe-core-{wanted}.tgz package/axe.min.js"),
    ] {
        let mut command = run::line(&line);
        command.current_dir(&folder);
        run::run(command)?;
    }
    Ok(script)
}

fn wasm_target() -> Result<(), String> {
    // Asking rustc also sees a target that did not come from rustup.
    let library = format!("rustc --print target-libdir --target {WASM}");
    let present = || run::answer(run::line(&library)).is_some_and(|dir| Path::new(&dir).is_dir());
    from_rustup(&format!("target add {WASM}"), WASM, present)
}

/// Whether the standard library can be built anew.
pub fn has_std_source() -> bool {
    let sysroot = run::answer(run::line("rustc --print sysroot"));
    let source = "lib/rustlib/src/rust/library/std/Cargo.toml";
    sysroot.is_some_and(|sysroot| Path::new(&sysroot).join(source).is_file())
}

/// Gets the source of the standard library, for a smaller bundle; it can be done without.
fn std_source() {
    if let Err(sentence) = from_rustup("component add rust-src", "rust-src", has_std_source) {
        println!("{sentence} The bundle will be larger without it.");
    }
}

fn trunk() -> Result<(), String> {
    let wanted = version::TRUNK;
    let fits = |found: &str| version::same_minor(found, wanted);
    from_cargo(
        &format!("trunk {wanted}"),
        "about 6 minutes",
        &format!("--locked trunk@{wanted}"),
        || answers("trunk", fits),
    )
}

fn wasm_bindgen() -> Result<(), String> {
    let lock = fs::read_to_string(run::root().join("Cargo.lock"))
        .map_err(|error| format!("Cargo.lock cannot be read: {error}."))?;
    let wanted = version::locked(&lock, "wasm-bindgen").ok_or("Cargo.lock has no wasm-bindgen.")?;
    let fits = |found: &str| found == wanted;
    from_cargo(
        &format!("wasm-bindgen {wanted}"),
        "about 4 minutes",
        // Its own lock file names a dependency that the index has lost, so no --locked.
        &format!("wasm-bindgen-cli@{wanted}"),
        || answers("wasm-bindgen", fits) && answers("wasm-bindgen-test-runner", fits),
    )
}

fn wasm_opt() {
    let find = || run::find(&["wasm-opt"]);
    if let Err(cause) = from_package("wasm-opt", Package::WasmOpt, find) {
        println!("{cause}, so Trunk downloads it for release builds, or fails without a network.");
    }
}

fn driver() -> Option<PathBuf> {
    env::var_os("CHROMEDRIVER")
        .map(PathBuf::from)
        .filter(|path| path.is_file())
        .or_else(|| run::find(&["chromedriver"]))
}

fn browser() -> Option<PathBuf> {
    let off_path = || BROWSERS_OFF_PATH.iter().map(PathBuf::from);
    run::find(&BROWSERS).or_else(|| off_path().find(|path| path.is_file()))
}

fn answers(program: &str, fits: impl Fn(&str) -> bool) -> bool {
    let answer = run::answer(run::line(&format!("{program} --version")));
    answer.is_some_and(|answer| version::answered(&answer).is_some_and(fits))
}

fn from_rustup(install: &str, what: &str, present: impl Fn() -> bool) -> Result<(), String> {
    if present() {
        return Ok(());
    }
    if run::find(&["rustup"]).is_none() {
        return Err(format!(
            "{what} is missing: install rustup from https://rustup.rs, which can add it."
        ));
    }
    println!("Installing {what}, a few seconds …");
    run::run(run::line(&format!("rustup {install}")))?;
    confirm(what, present())
}

fn from_cargo(
    what: &str,
    time: &str,
    install: &str,
    present: impl Fn() -> bool,
) -> Result<(), String> {
    if present() {
        return Ok(());
    }
    println!("Installing {what}, {time} …");
    // Without --force cargo refuses a file that it did not put there, and skips a lost one.
    run::run(run::line(&format!("cargo install --force {install}")))?;
    confirm(what, present())
}

fn confirm(what: &str, present: bool) -> Result<(), String> {
    let sentence = || format!("{what} was installed, but is not found on PATH or does not run.");
    present.then_some(()).ok_or_else(sentence)
}

fn from_package(
    what: &str,
    package: Package,
    find: impl Fn() -> Option<PathBuf>,
) -> Result<PathBuf, String> {
    if let Some(path) = find() {
        return Ok(path);
    }
    let cause = packages::install(what, package).err();
    find().ok_or_else(|| {
        let cause = cause.unwrap_or_else(|| "its package did not bring it".to_owned());
        format!("{what} is missing and {cause}")
    })
}
