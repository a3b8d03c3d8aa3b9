//! The settings.

use serde_json::Value;

use crate::support::Page;
use crate::watch;

/// Returns the background colour of the page in this theme.
pub fn theme_background(theme: &str) -> &'static str {
    match theme {
        "light" => "rgb(236, 230, 218)",
        "dark" => "rgb(28, 26, 24)",
        _ => panic!("there is no theme {theme}"),
    }
}

/// Returns the background colour that the page has.
pub async fn background(page: &Page) -> Value {
    page.painted().await;
    page.js("return getComputedStyle(document.body).backgroundColor;")
        .await
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_chosen_theme_overrides_the_systems_and_is_stored() {
    let page = watch::open().await;
    page.open_tab("Settings").await;
    for (system, chosen, label) in [("light", "dark", "Dark"), ("dark", "light", "Light")] {
        let [system_background, expected] = [system, chosen].map(theme_background);
        page.prefer(system).await;
        assert_eq!(background(&page).await, system_background, "{system}");
        page.check(label).await;
        assert_eq!(background(&page).await, expected, "{chosen}");
        page.reload().await;
        assert_eq!(background(&page).await, expected, "{chosen}, reloaded");
        page.prefer(chosen).await;
        assert_eq!(background(&page).await, expected, "{chosen} by both");

        page.prefer(system).await;
        page.open_tab("Settings").await;
        page.check("System").await;
        assert_eq!(background(&page).await, system_background, "{system} again");
        page.prefer(chosen).await;
        assert_eq!(background(&page).await, expected, "the system has changed");
        page.reload().await;
        assert_eq!(background(&page).await, expected, "the same, reloaded");
        page.open_tab("Settings").await;
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn moves_sound_only_with_the_setting() {
    let page = watch::blank().await;
    page.before_load(
        "window.sounds = 0;
         const parameter = () => ({ value: 0, setTargetAtTime() {} });
         const node = () => ({
             frequency: parameter(), gain: parameter(), connect: (next) => next, stop() {},
             start: () => { window.sounds += 1; },
         });
         window.AudioContext = class {
             currentTime = 0;
             destination = node();
             createGain = node;
             createOscillator = node;
         };",
    )
    .await;
    page.load().await;
    let sounds = async || page.js("return window.sounds;").await;
    page.click(&[4]).await;
    assert_eq!(sounds().await, 0);
    page.open_tab("Settings").await;
    page.check("Sound").await;
    page.click(&[0]).await;
    assert_eq!(sounds().await, 1, "a move");
    page.click(&[0]).await;
    assert_eq!(sounds().await, 1, "a refusal");
    page.check("Sound").await;
    page.click(&[8]).await;
    assert_eq!(sounds().await, 1, "off again");
    watch::assert_no_violations(&page).await;
}
