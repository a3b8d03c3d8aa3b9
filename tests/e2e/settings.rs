//! What a player chooses about the page.

use serde_json::Value;

use crate::support::Page;
use crate::watch;

/// The ground of the page in this theme.
pub fn ground(theme: &str) -> &'static str {
    match theme {
        "light" => "rgb(236, 230, 218)",
        "dark" => "rgb(28, 26, 24)",
        _ => panic!("there is no theme {theme}"),
    }
}

/// What the page stands on.
pub async fn background(page: &Page) -> Value {
    page.painted().await;
    page.js("return getComputedStyle(document.body).backgroundColor;")
        .await
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_theme_is_chosen_against_the_systems_and_for_good() {
    let page = watch::open().await;
    page.touch("summary").await;
    for (system, chosen) in [("light", "dark"), ("dark", "light")] {
        let [of_the_system, expected] = [system, chosen].map(ground);
        page.prefer(system).await;
        assert_eq!(background(&page).await, of_the_system, "{system}");
        page.touch(&format!("[value={chosen}]")).await;
        assert_eq!(background(&page).await, expected, "{chosen}");
        page.reload().await;
        assert_eq!(background(&page).await, expected, "{chosen}, reloaded");
        page.prefer(chosen).await;
        assert_eq!(background(&page).await, expected, "{chosen} by both");

        page.prefer(system).await;
        page.touch("summary").await;
        page.touch("[value=system]").await;
        assert_eq!(background(&page).await, of_the_system, "{system} again");
        page.prefer(chosen).await;
        assert_eq!(background(&page).await, expected, "the system has changed");
        page.reload().await;
        assert_eq!(background(&page).await, expected, "and is followed");
        page.touch("summary").await;
    }
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn pebbles_are_heard_only_where_that_is_chosen() {
    let page = watch::blank().await;
    page.before_load(
        "window.knocks = 0;
         const dial = () => ({ value: 0, setTargetAtTime() {} });
         const part = () => ({
             frequency: dial(), gain: dial(), connect: (next) => next, stop() {},
             start: () => { window.knocks += 1; },
         });
         window.AudioContext = class {
             currentTime = 0;
             destination = part();
             createGain = part;
             createOscillator = part;
         };",
    )
    .await;
    page.load().await;
    let heard = async || page.js("return window.knocks;").await;
    page.click(&[4]).await;
    assert_eq!(heard().await, 0);
    page.touch("summary").await;
    page.touch("[value=sound]").await;
    page.click(&[0]).await;
    assert_eq!(heard().await, 1, "a move");
    page.click(&[0]).await;
    assert_eq!(heard().await, 1, "a refusal is no move");
    page.touch("[value=sound]").await;
    page.click(&[8]).await;
    assert_eq!(heard().await, 1, "off again");
    watch::all_was_well(&page).await;
}
