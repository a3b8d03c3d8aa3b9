//! The checks that a change has to pass, the measurements and the pictures.

use std::time::Instant;

use crate::run;
use crate::tools;
use crate::trunk;

/// Runs all checks in order up to the first failure.
pub fn test() -> Result<(), String> {
    let start = Instant::now();
    tools::for_linting()?;
    let driver = tools::for_browsing()?;
    let axe = tools::for_accessibility();
    tools::for_building()?;

    run::step("Formatting", run::line("cargo fmt --all --check"))?;
    run::step(
        "Lints",
        run::line("cargo clippy --workspace --all-targets -- -D warnings"),
    )?;
    run::step(
        "Lints for the browser",
        run::line(
            "cargo clippy --target wasm32-unknown-unknown --package chorus-lapilli \
             --all-targets -- -D warnings",
        ),
    )?;
    run::step("Native tests", run::line("cargo test --workspace"))?;
    run::timed("Release bundle", || trunk::release(&[]))?;

    let mut browser = run::line(
        "cargo test --profile wasm-dev --target wasm32-unknown-unknown --package chorus-lapilli \
         --test browser",
    );
    browser
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
            "wasm-bindgen-test-runner",
        )
        // All tests together have this many seconds.
        .env("WASM_BINDGEN_TEST_TIMEOUT", "300")
        .env("CHROMEDRIVER", &driver);
    run::step("Browser tests", browser)?;

    let mut end_to_end = run::line(
        "cargo test --package chorus-lapilli --test e2e -- --ignored --skip screenshots::",
    );
    end_to_end.env("CHROMEDRIVER", &driver);
    match axe {
        Ok(script) => end_to_end.env("AXE", script),
        Err(cause) => {
            println!("\nThe accessibility checks with axe-core are left out: {cause}");
            end_to_end.args(["--skip", "axe::"])
        }
    };
    run::step("End-to-end tests", end_to_end)?;

    println!("\nAll passed in {}.", run::lasted(start.elapsed()));
    Ok(())
}

/// Measures the release bundle.
pub fn bench() -> Result<(), String> {
    let driver = tools::for_browsing()?;
    tools::for_building()?;
    run::timed("Release bundle", || trunk::release(&[]))?;
    let mut bench = run::line("cargo bench --package chorus-lapilli --bench bench");
    bench.env("CHROMEDRIVER", driver);
    run::step("Measurements", bench)
}

/// Takes pictures of the release bundle for the README.
pub fn screenshots() -> Result<(), String> {
    let driver = tools::for_browsing()?;
    tools::for_building()?;
    run::timed("Release bundle", || trunk::release(&[]))?;
    let mut shots =
        run::line("cargo test --package chorus-lapilli --test e2e -- --ignored screenshots::");
    shots
        .env("SCREENSHOTS", run::root().join("xtask/screenshots"))
        .env("CHROMEDRIVER", driver);
    run::step("Screenshots", shots)
}
