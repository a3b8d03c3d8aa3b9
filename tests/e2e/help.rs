//! How to play: where a newcomer finds the rules and the keys.

use serde_json::json;

use crate::support::Page;
use crate::support::keys::press;
use crate::watch;

const SCREENS: [&str; 2] = ["", "#/explore"];

/// Asserts that the rules and the keys are shown.
async fn assert_helps(page: &Page, when: &str) {
    assert_eq!(page.selected_tab().await, "How to play", "{when}");
    let text = page.panel().await;
    for words in [
        "three pieces",
        "neighbouring square",
        "Centre rule",
        "in a row",
    ] {
        assert!(text.contains(words), "{when}: {words} in {text}");
    }
    let keys = page
        .js("return all('[role=tabpanel] th').map(({ innerText }) => innerText);")
        .await;
    let keys = keys.as_array().unwrap();
    for key in ["Arrow keys", "Enter", "U, Ctrl+Z", "?"] {
        assert!(keys.contains(&json!(key)), "{when}: {key} in {keys:?}");
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_tab_shows_the_rules_and_the_keys() {
    let page = watch::blank().await;
    for screen in SCREENS {
        page.load_at(screen).await;
        assert_ne!(page.selected_tab().await, "How to play");
        page.open_tab("How to play").await;
        assert_helps(&page, screen).await;
        page.open_tab("Moves").await;
        assert!(!page.panel().await.contains("Centre rule"));
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_question_mark_opens_it_and_reads_out_the_keys() {
    let page = watch::blank().await;
    for screen in SCREENS {
        for focus in ["document.activeElement.blur();", "squares()[4].focus();"] {
            page.load_at(screen).await;
            page.js(focus).await;
            let before = [page.board().await, page.message().await];
            press(&page, "?").await;
            assert_helps(&page, screen).await;
            let announced = page
                .js("return document.querySelector('[aria-live]').textContent;")
                .await;
            assert!(
                announced.as_str().unwrap().contains("H: hint"),
                "{announced}"
            );
            let after = [page.board().await, page.message().await];
            assert_eq!(after, before, "{screen}");
        }
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_tabs_are_one_stop_and_the_arrow_keys_select_them() {
    let page = watch::open().await;
    page.open_tab("Moves").await;
    for (key, tab) in [
        ("Right", "Play by link"),
        ("Right", "How to play"),
        ("End", "Settings"),
        ("Right", "Moves"),
        ("Left", "Settings"),
        ("Home", "Moves"),
    ] {
        press(&page, key).await;
        assert_eq!(page.selected_tab().await, tab, "{key}");
        let focused = page
            .js("const { activeElement: tab } = document;
                 const panel = document.getElementById(tab.getAttribute('aria-controls'));
                 const label = document.getElementById(panel.getAttribute('aria-labelledby'));
                 return [nameOf(tab), panel.role, label === tab, all('[role=tab][tabindex=\"0\"]').length];")
            .await;
        assert_eq!(focused, json!([tab, "tabpanel", true, 1]), "{key}");
    }
    // The next stop is in the panel.
    press(&page, "Tab").await;
    let focused = page.js("return nameOf(document.activeElement);").await;
    assert_eq!(focused, "Show move values");
    watch::assert_no_violations(&page).await;
}

/// Whoever knows nothing reads what is on the screen, and looks where the words promise more.
#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_stranger_finds_the_centre_rule() {
    let page = watch::open().await;
    let seen = page.text("body").await.to_lowercase();
    assert!(seen.contains("how to play"), "{seen}");
    // The one action.
    page.open_tab("How to play").await;
    let panel = page.panel().await;
    assert!(panel.contains("in the centre, you must win"), "{panel}");
    // And what is left to place is told without any.
    let hands = page.js("return document.querySelector('.heading [role=img]').ariaLabel;");
    assert_eq!(hands.await, "Still to place: X 3, O 3");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_stranger_starts_a_game_against_a_chosen_level_in_three_actions() {
    let page = watch::open().await;
    page.press("Computer").await;
    page.choose("Level", "Hard (6 moves)").await;
    assert_eq!(page.status().await, "Next player: X (you)");
    assert_eq!(
        page.message().await,
        "You are X. Computer: hard, sees 6 moves ahead."
    );
    page.click(&[4]).await;
    page.wait_until("board().includes('O')").await;
    assert_eq!(page.status().await, "Next player: X (you)");
    watch::assert_no_violations(&page).await;
}
