//! Accessibility checks with axe-core.

use std::collections::BTreeMap;
use std::env;
use std::fs;

use serde_json::{Value, json};

use crate::support::{Page, Server, View};

const TAGS: [&str; 6] = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
];

/// The page with axe-core, and the violations found so far with the states that show them.
struct Audit {
    page: Page,
    found: BTreeMap<String, Vec<String>>,
}

impl Audit {
    async fn start() -> Self {
        let path = env::var_os("AXE").expect(
            "AXE names the file axe.min.js of axe-core, which `cargo xtask test` fetches; \
             --skip axe:: leaves these tests out",
        );
        let page = Page::blank(Server::start()).await;
        page.before_load(&fs::read_to_string(path).unwrap()).await;
        let found = BTreeMap::new();
        Self { page, found }
    }

    /// Checks the present state of the page in both colour schemes and all widths.
    async fn check(&mut self, state: &str) {
        for view in [View::DESKTOP, View::PHONE, View::NARROW] {
            self.page.resize(view).await;
            for colour_scheme in ["light", "dark"] {
                self.page.prefer(colour_scheme).await;
                self.page.painted().await;
                let state = format!("{state}, {colour_scheme}, {} wide", view.width);
                for violation in violations(&self.page).await {
                    let states = self.found.entry(violation).or_default();
                    states.push(state.clone());
                }
            }
        }
        self.page.resize(View::DESKTOP).await;
    }

    fn assert_no_violations(self) {
        let report = self.found.iter().map(|(violation, states)| {
            let states = states.join("\n    ");
            format!("\n{violation}\n  when\n    {states}\n")
        });
        let report: String = report.collect();
        assert!(report.is_empty(), "axe-core finds:\n{report}");
    }
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
    let mut audit = Audit::start().await;
    audit.page.load().await;
    audit.check("start").await;
    audit.page.click(&[4, 4]).await;
    assert!(audit.page.message().await.contains("taken"));
    audit.check("a refused click").await;
    audit.page.click(&[0, 8, 6, 3, 2, 8]).await;
    assert!(audit.page.message().await.contains("selected"));
    audit.check("a piece selected").await;
    audit.page.click(&[5]).await;
    assert_eq!(audit.page.status().await, "Winner: X");
    audit.check("won").await;
    audit.assert_no_violations();
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn values_and_the_computer_have_no_violations() {
    let mut audit = Audit::start().await;
    audit.page.load().await;
    audit.page.choose("Opponent", "Computer, hard").await;
    audit.check("the computer chosen").await;
    audit.page.choose("Opponent", "Two players").await;
    audit.page.check("Show values").await;
    audit.check("values shown at the start").await;
    audit.page.click(&[4, 0, 8, 6, 3, 2, 8]).await;
    audit.check("values shown with a piece selected").await;
    audit.page.press("New game").await;
    audit.page.choose("Opponent", "Computer, perfect").await;
    audit.check("the computer chosen, values shown").await;
    audit.page.press("Hint").await;
    audit.check("a hint").await;
    audit.assert_no_violations();
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn the_settings_have_no_violations() {
    let mut audit = Audit::start().await;
    for screen in ["", "#/explore"] {
        audit.page.load_at(screen).await;
        assert!(!audit.page.has_control("Sound").await, "{screen}");
        audit.page.toggle_settings().await;
        assert!(audit.page.has_control("Sound").await, "{screen}");
        audit.check(&format!("settings open at {screen:?}")).await;
    }
    audit.assert_no_violations();
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn the_offer_of_a_saved_game_has_no_violations() {
    let mut audit = Audit::start().await;
    audit.page.load().await;
    audit.page.click(&[4, 0]).await;
    audit.page.reload().await;
    audit
        .page
        .wait_until("buttons('Resume').length === 1")
        .await;
    audit.check("a game offered").await;
    audit.assert_no_violations();
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn exploring_has_no_violations() {
    let mut audit = Audit::start().await;
    for (state, position) in [
        ("start", ""),
        ("a position with its values", "/O-OXX-O-X:X"),
        ("won", "/XXXOO----:O"),
        ("an address refused", "/X-O-x-O--:X"),
    ] {
        audit.page.visit(&format!("#/explore{position}")).await;
        audit.check(&format!("exploring, {state}")).await;
    }
    audit.page.visit("#/explore/X-O-X-O--:X").await;
    audit.page.press("O to move").await;
    let message = audit.page.message().await;
    assert!(message.contains("No game leads here"), "{message}");
    audit.check("exploring, an unreachable position").await;
    audit.assert_no_violations();
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn violations_are_found() {
    let audit = Audit::start().await;
    let page = &audit.page;
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
