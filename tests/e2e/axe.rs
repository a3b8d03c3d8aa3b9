//! Accessibility checks with axe-core.

use std::collections::BTreeMap;
use std::env;
use std::fs;

use serde_json::{Value, json};

use crate::states;
use crate::support::{Page, View};

const TAGS: [&str; 6] = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
];

/// Violations, each with the states that show it.
type Found = BTreeMap<String, Vec<String>>;

/// Opens a browser with axe-core in every page.
async fn blank() -> Page {
    let path = env::var_os("AXE").expect(
        "AXE names the file axe.min.js of axe-core, which `cargo xtask test` fetches; \
         --skip axe:: leaves these tests out",
    );
    let page = states::blank(View::DESKTOP).await;
    page.before_load(&fs::read_to_string(path).unwrap()).await;
    page
}

/// Checks the present state of the page in both colour schemes and all widths.
async fn audit(page: &Page, found: &mut Found, state: &str) {
    for view in [View::DESKTOP, View::PHONE, View::NARROW] {
        page.resize(view).await;
        for colour_scheme in ["light", "dark"] {
            page.prefer(colour_scheme).await;
            // Out of sight, its parts keep the size that they had in another viewport.
            page.js("document.querySelector('.move-list')?.scrollIntoView();")
                .await;
            page.painted().await;
            let state = format!("{state}, {colour_scheme}, {} wide", view.width);
            for violation in violations(page).await {
                found.entry(violation).or_default().push(state.clone());
            }
        }
    }
    page.resize(View::DESKTOP).await;
}

fn assert_none(found: &Found) {
    let report = found.iter().map(|(violation, states)| {
        let states = states.join("\n    ");
        format!("\n{violation}\n  when\n    {states}\n")
    });
    let report: String = report.collect();
    assert!(report.is_empty(), "axe-core finds:\n{report}");
}

/// Returns the violations in the present state of the page, each with its rule, the element and how to
/// fix it.
async fn violations(page: &Page) -> Vec<String> {
    let run = "return axe.run({ runOnly: arguments[0], resultTypes: ['violations'] });";
    let results = page.client.execute(run, vec![json!(TAGS)]).await.unwrap();
    let list = |value: &Value| value.as_array().unwrap().clone();
    // Every state has text, so a report without a word on contrast means that axe did not run.
    let rules = ["violations", "passes", "incomplete"];
    let rules = rules.map(|kind| list(&results[kind])).concat();
    assert!(rules.iter().any(|rule| rule["id"] == "color-contrast"));

    let text = |value: &Value| value.as_str().unwrap().replace('\n', "\n  ");
    let mut violations = Vec::new();
    for rule in list(&results["violations"]) {
        for node in list(&rule["nodes"]) {
            let (id, help) = (text(&rule["id"]), text(&rule["help"]));
            let (html, summary) = (text(&node["html"]), text(&node["failureSummary"]));
            violations.push(format!("{id}: {help}\n  {html}\n  {summary}"));
        }
    }
    violations
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn playing_has_no_violations() {
    let page = blank().await;
    let mut found = Found::new();
    let mut check = async |state: &str| audit(&page, &mut found, state).await;
    states::playing(&page, &mut check).await;
    assert_none(&found);
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn results_have_no_violations() {
    let page = blank().await;
    let mut found = Found::new();
    let mut check = async |state: &str| audit(&page, &mut found, state).await;
    states::results(&page, &mut check).await;
    assert_none(&found);
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn notices_and_errors_have_no_violations() {
    let page = blank().await;
    let mut found = Found::new();
    let mut check = async |state: &str| audit(&page, &mut found, state).await;
    states::notices(&page, &mut check).await;
    assert_none(&found);
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn exploring_has_no_violations() {
    let page = blank().await;
    let mut found = Found::new();
    let mut check = async |state: &str| audit(&page, &mut found, state).await;
    states::exploring(&page, &mut check).await;
    assert_none(&found);
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn learning_has_no_violations() {
    let page = blank().await;
    let mut found = Found::new();
    let mut check = async |state: &str| audit(&page, &mut found, state).await;
    states::learning(&page, &mut check).await;
    assert_none(&found);
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn puzzles_have_no_violations() {
    let page = blank().await;
    let mut found = Found::new();
    let mut check = async |state: &str| audit(&page, &mut found, state).await;
    states::puzzling(&page, &mut check).await;
    assert_none(&found);
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn reviewing_has_no_violations() {
    let page = blank().await;
    let mut found = Found::new();
    let mut check = async |state: &str| audit(&page, &mut found, state).await;
    states::reviewing(&page, &mut check).await;
    assert_none(&found);
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn the_atlas_has_no_violations() {
    let page = blank().await;
    let mut found = Found::new();
    let mut check = async |state: &str| audit(&page, &mut found, state).await;
    states::charting(&page, &mut check).await;
    assert_none(&found);
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn violations_are_found() {
    let page = &blank().await;
    for (script, rule) in [
        ("document.documentElement.lang = '';", "html-has-lang: "),
        (
            "document.querySelector('.status').style.color = '#c0b8a8';",
            "color-contrast: ",
        ),
        ("squares()[0].ariaLabel = '';", "button-name: "),
        (
            "document.querySelector('[role=grid]').role = 'none';",
            "aria-required-parent: ",
        ),
        (
            "for (const link of all('nav a'))
                 link.style = 'display: block; width: 9px; height: 9px; overflow: hidden';",
            "target-size: ",
        ),
        (
            "document.querySelector('h1').remove();",
            "page-has-heading-one: ",
        ),
    ] {
        page.load().await;
        let before = violations(page).await;
        page.js(script).await;
        let mut found = violations(page).await;
        found.retain(|violation| !before.contains(violation));
        assert!(
            found.iter().any(|violation| violation.starts_with(rule)),
            "{rule}{found:?}"
        );
    }
}
