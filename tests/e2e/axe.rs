//! What axe-core finds that would keep people from the game: nothing.

use std::collections::BTreeMap;
use std::env;
use std::fs;

use serde_json::{Value, json};

use crate::support::page::View;
use crate::support::{Page, Server};

const TAGS: [&str; 6] = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
];

/// The page with axe-core in it, and what that has found so far, with the states that show it.
struct Looker {
    page: Page,
    found: BTreeMap<String, Vec<String>>,
}

impl Looker {
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

    /// Looks at this state of the page in both colours and all widths.
    async fn look(&mut self, state: &str) {
        for view in [View::DESK, View::PHONE, View::NARROW] {
            self.page.resize(view).await;
            for colours in ["light", "dark"] {
                self.page.prefer(colours).await;
                self.page.painted().await;
                let state = format!("{state}, {colours}, {} wide", view.width);
                for violation in violations(&self.page).await {
                    let states = self.found.entry(violation).or_default();
                    states.push(state.clone());
                }
            }
        }
        self.page.resize(View::DESK).await;
    }

    fn found_nothing(self) {
        let shown = self.found.iter().map(|(violation, states)| {
            let states = states.join("\n    ");
            format!("\n{violation}\n  when\n    {states}\n")
        });
        let shown: String = shown.collect();
        assert!(shown.is_empty(), "axe-core finds:\n{shown}");
    }
}

/// What is wrong with the page as it is: each with its rule, the element and what would mend it.
async fn violations(page: &Page) -> Vec<String> {
    let run = "return axe.run({ runOnly: arguments[0], resultTypes: ['violations'] });";
    let results = page.client.execute(run, vec![json!(TAGS)]).await.unwrap();
    let list = |value: &Value| value.as_array().unwrap().clone();
    // Contrast is looked at in any state, so without it axe has not looked.
    let looked = ["violations", "passes", "incomplete"];
    let looked = looked.map(|kind| list(&results[kind])).concat();
    assert!(looked.iter().any(|rule| rule["id"] == "color-contrast"));

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
async fn nothing_is_wrong_with_playing() {
    let mut looker = Looker::start().await;
    looker.page.load().await;
    looker.look("start").await;
    looker.page.click(&[4, 4]).await;
    assert!(looker.page.message().await.contains("taken"));
    looker.look("a refused click").await;
    looker.page.click(&[0, 8, 6, 3, 2, 8]).await;
    assert!(looker.page.message().await.contains("selected"));
    looker.look("a piece selected").await;
    looker.page.click(&[5]).await;
    assert_eq!(looker.page.status().await, "Winner: X");
    looker.look("won").await;
    looker.found_nothing();
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn nothing_is_wrong_with_values_and_the_computer() {
    let mut looker = Looker::start().await;
    looker.page.load().await;
    looker.page.choose("opponent", "Computer, hard").await;
    looker.look("the computer chosen").await;
    looker.page.choose("opponent", "Two players").await;
    looker.page.touch("[name=values]").await;
    looker.look("values shown at the start").await;
    looker.page.click(&[4, 0, 8, 6, 3, 2, 8]).await;
    looker.look("values shown with a piece selected").await;
    looker.page.press("New game").await;
    looker.page.choose("opponent", "Computer, perfect").await;
    looker.look("the computer chosen, values shown").await;
    looker.page.press("Hint").await;
    looker.look("a hint").await;
    looker.found_nothing();
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn nothing_is_wrong_with_the_settings() {
    let mut looker = Looker::start().await;
    for screen in ["", "#/explore"] {
        looker.page.client.goto("about:blank").await.unwrap();
        looker.page.visit(screen).await;
        assert!(!looker.page.sees("[value=sound]").await, "{screen}");
        looker.page.touch("summary").await;
        assert!(looker.page.sees("[value=sound]").await, "{screen}");
        looker.look(&format!("settings open at {screen:?}")).await;
    }
    looker.found_nothing();
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn nothing_is_wrong_with_the_offer_of_a_kept_game() {
    let mut looker = Looker::start().await;
    looker.page.load().await;
    looker.page.click(&[4, 0]).await;
    looker.page.reload().await;
    let offer = looker.page.client.wait();
    let offer = offer.for_element(fantoccini::Locator::Css(".offered .offer"));
    offer.await.expect("the game is offered");
    looker.look("a game offered").await;
    looker.found_nothing();
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn nothing_is_wrong_with_exploring() {
    let mut looker = Looker::start().await;
    for (state, position) in [
        ("start", ""),
        ("a position with its values", "/O-OXX-O-X:X"),
        ("won", "/XXXOO----:O"),
        ("an address refused", "/X-O-x-O--:X"),
    ] {
        looker.page.visit(&format!("#/explore{position}")).await;
        looker.look(&format!("exploring, {state}")).await;
    }
    looker.page.visit("#/explore/X-O-X-O--:X").await;
    looker.page.press("O to move").await;
    let message = looker.page.message().await;
    assert!(message.contains("No game leads here"), "{message}");
    looker.look("exploring, no game leads here").await;
    looker.found_nothing();
}

#[tokio::test]
#[ignore = "needs the release bundle, a browser and axe-core: cargo xtask test"]
async fn what_is_wrong_would_be_found() {
    let looker = Looker::start().await;
    let page = &looker.page;
    for (breaking, rule) in [
        ("document.documentElement.lang = '';", "html-has-lang: "),
        (
            "document.querySelector('.status').style.color = '#c0b8a8';",
            "color-contrast: ",
        ),
        (
            "document.querySelector('.square').ariaLabel = '';",
            "button-name: ",
        ),
        (
            "document.querySelector('.board').role = 'none';",
            "aria-required-parent: ",
        ),
        (
            "for (const link of document.querySelectorAll('nav a'))
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
        page.js(breaking).await;
        let mut found = violations(page).await;
        found.retain(|violation| !before.contains(violation));
        assert!(
            found.iter().any(|violation| violation.starts_with(rule)),
            "{rule}{found:?}"
        );
    }
}
