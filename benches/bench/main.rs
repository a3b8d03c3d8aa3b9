//! Measures the release bundle and the solver. It prints figures and goals; none of them fails.
//!
//! `cargo xtask bench` builds the bundle and runs this. By hand: `cargo bench`; `DIST` names the folder
//! of the bundle if it is not `dist/`.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    missing_docs
)]

#[cfg(not(target_arch = "wasm32"))]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod bundle;
#[cfg(not(target_arch = "wasm32"))]
mod levels;
#[cfg(not(target_arch = "wasm32"))]
mod lighthouse;
#[cfg(not(target_arch = "wasm32"))]
mod long_game;
#[cfg(not(target_arch = "wasm32"))]
mod solver;
#[cfg(not(target_arch = "wasm32"))]
#[path = "../../tests/e2e/support/mod.rs"]
#[allow(dead_code, reason = "the end-to-end tests use more of it")]
mod support;

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    let table = chorus_lapilli::solver::Table::solve();
    bundle::measure();
    solver::measure(&table);
    levels::measure(&table);
    browser::measure();
    lighthouse::measure();
}

#[cfg(target_arch = "wasm32")]
fn main() {}

/// Returns the median of these figures.
#[cfg(not(target_arch = "wasm32"))]
fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// Prints one figure, and its goal unless that is empty.
#[cfg(not(target_arch = "wasm32"))]
fn print(name: &str, figure: f64, unit: &str, goal: &str) {
    let goal = if goal.is_empty() {
        String::new()
    } else {
        format!("goal {goal}")
    };
    println!(
        "{}",
        format!("{name:30}{figure:9.3} {unit:4}{goal}").trim_end()
    );
}
