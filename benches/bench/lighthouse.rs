//! The scores of Lighthouse, which judges pages in general.

use std::process::Command;

use serde_json::Value;

use crate::print;
use crate::support::Server;

/// Other versions may judge otherwise.
const PACKAGE: &str = "lighthouse@12";

const CATEGORIES: [&str; 4] = ["performance", "accessibility", "best-practices", "seo"];

/// Prints the four scores for a phone and for a desktop, where Node is installed.
pub fn measure() {
    let server = Server::compressed();
    for (device, flags) in [("phone", &[][..]), ("desktop", &["--preset=desktop"])] {
        let Some(report) = report(&server.url(), flags) else {
            println!("Lighthouse is skipped: `npx {PACKAGE}` does not run here.");
            return;
        };
        for category in CATEGORIES {
            let score = report["categories"][category]["score"].as_f64();
            let name = format!("Lighthouse, {category}, {device}");
            print(&name, score.unwrap_or_default() * 100.0, "", "100");
        }
    }
}

/// Returns the report on the page at this address.
fn report(url: &str, flags: &[&str]) -> Option<Value> {
    let only = format!("--only-categories={}", CATEGORIES.join(","));
    let output = Command::new("npx")
        .args(["--yes", PACKAGE, url, "--quiet", "--output=json", &only])
        .arg("--chrome-flags=--headless=new --no-sandbox --disable-gpu")
        .args(flags)
        .output()
        .ok()?;
    serde_json::from_slice(&output.stdout).ok()
}
