//! The checks and tests, the measurements, the long random test and the screenshots.

use std::time::Instant;

use crate::run;
use crate::tools;
use crate::trunk;

/// Runs all checks and tests in order and stops at the first failure.
pub fn test() -> Result<(), String> {
    let start = Instant::now();
    tools::ensure_lint_tools()?;
    tools::ensure_build_tools()?;
    tools::ensure_deny()?;
    let driver = tools::ensure_browser()?;
    let axe = tools::ensure_axe();

    run::step("Formatting", run::command_line("cargo fmt --all --check"))?;
    run::step(
        "Lints",
        run::command_line("cargo clippy --workspace --all-targets -- -D warnings"),
    )?;
    run::step(
        "Lints for the browser",
        run::command_line(
            "cargo clippy --target wasm32-unknown-unknown --package chorus-lapilli \
             --all-targets -- -D warnings",
        ),
    )?;
    run::timed("Dependencies", check_dependencies)?;
    run::step("Native tests", run::command_line("cargo test --workspace"))?;
    run::timed("Release bundle", || trunk::build(&[]))?;

    let mut browser_tests = run::command_line(
        "cargo test --target wasm32-unknown-unknown --package chorus-lapilli --test browser",
    );
    browser_tests
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
            "wasm-bindgen-test-runner",
        )
        // In seconds, for all tests together.
        .env("WASM_BINDGEN_TEST_TIMEOUT", "300")
        .env("CHROMEDRIVER", &driver);
    run::step("Browser tests", browser_tests)?;

    let mut e2e_tests = run::command_line(
        "cargo test --package chorus-lapilli --test e2e -- --ignored --skip screenshots:: \
         --skip stress::long::",
    );
    e2e_tests.env("CHROMEDRIVER", &driver);
    match axe {
        Ok(script) => e2e_tests.env("AXE", script),
        Err(reason) => {
            println!("\nThe accessibility checks with axe-core are skipped: {reason}");
            e2e_tests.args(["--skip", "axe::"])
        }
    };
    run::step("End-to-end tests", e2e_tests)?;

    println!("\nAll passed in {}.", run::format_duration(start.elapsed()));
    Ok(())
}

/// Checks the licences, sources and versions of all dependencies, and whether faults are known of them
/// where the list of those can be downloaded.
fn check_dependencies() -> Result<(), String> {
    run::run(run::command_line(
        "cargo deny --all-features check bans licenses sources",
    ))?;
    let fetch = run::command_line("cargo deny fetch db");
    if run::output(fetch).is_none() {
        println!("The check for known faults is skipped: the list of them cannot be downloaded.");
        return Ok(());
    }
    run::run(run::command_line(
        "cargo deny --all-features check advisories",
    ))
}

/// Builds the release bundle and measures it.
pub fn bench() -> Result<(), String> {
    let driver = tools::ensure_browser()?;
    run::timed("Release bundle", || trunk::build(&[]))?;
    let mut bench = run::command_line("cargo bench --package chorus-lapilli --bench bench");
    bench.env("CHROMEDRIVER", driver);
    run::step("Measurements", bench)
}

/// Builds the release bundle and does very many random actions in it.
pub fn stress() -> Result<(), String> {
    let driver = tools::ensure_browser()?;
    run::timed("Release bundle", || trunk::build(&[]))?;
    let mut stress = run::command_line(
        "cargo test --package chorus-lapilli --test e2e -- --ignored --nocapture stress::long::",
    );
    stress.env("CHROMEDRIVER", driver);
    run::step("Random actions", stress)
}

/// Builds the release bundle and retakes the pictures in the README, the preview of links and the icons.
pub fn screenshots() -> Result<(), String> {
    let driver = tools::ensure_browser()?;
    run::timed("Release bundle", || trunk::build(&[]))?;
    let mut screenshots = run::command_line(
        "cargo test --package chorus-lapilli --test e2e -- --ignored screenshots::",
    );
    screenshots
        .env("SCREENSHOTS", run::root().join("xtask/screenshots"))
        .env("PREVIEW", run::root().join("assets/preview.png"))
        .env("ICONS", run::root().join("assets"))
        .env("CHROMEDRIVER", driver);
    run::step("Screenshots", screenshots)
}
