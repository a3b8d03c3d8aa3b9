//! What a player chooses about the page.

use serde_json::{Value, json};

use crate::support::Page;
use crate::watch;

const LIGHT: &str = "rgb(236, 230, 218)";
const DARK: &str = "rgb(28, 26, 24)";

/// The page with its settings open.
async fn open() -> Page {
    let page = watch::open().await;
    page.touch("summary").await;
    page
}

async fn background(page: &Page) -> Value {
    page.painted().await;
    page.js("return getComputedStyle(document.body).backgroundColor;")
        .await
}

/// Clicks the square, and names whatever moves in the next frame.
async fn moving(page: &Page, square: usize) -> Value {
    let moving = format!(
        "document.querySelectorAll('button.square')[{square}].click();
         await new Promise(requestAnimationFrame);
         return document.getAnimations().map((one) =>
             `${{one.animationName ?? one.transitionProperty}} ${{one.effect.pseudoElement ?? ''}}`.trim());"
    );
    page.js(&moving).await
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_theme_is_chosen_against_the_systems_and_for_good() {
    let page = open().await;
    for (system, chosen, expected, of_the_system) in [
        ("light", "dark", DARK, LIGHT),
        ("dark", "light", LIGHT, DARK),
    ] {
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

/// Placing with a refusal in between, a step of X, and then the one with which O wins.
const CLICKS: [usize; 11] = [0, 0, 3, 7, 5, 8, 6, 0, 1, 6, 4];

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn pieces_move_where_nobody_minds() {
    let page = watch::open().await;
    let expected = [
        "arrive", "refuse", "arrive", "arrive", "arrive", "arrive", "arrive", "", "arrive", "",
        "draw",
    ];
    for (square, expected) in CLICKS.into_iter().zip(expected) {
        let moving = moving(&page, square).await.to_string();
        assert!(moving.contains(expected), "{square}: {moving}");
        page.js("await Promise.all(document.getAnimations().map((one) => one.finished));")
            .await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn nothing_moves_for_whoever_chose_no_motion() {
    let page = open().await;
    page.touch("[value=still]").await;
    for square in CLICKS {
        assert_eq!(moving(&page, square).await, json!([]), "{square}");
    }
    assert_eq!(page.board().await, "-X-OOO-XX");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn nothing_moves_where_the_system_asks_for_that() {
    let page = watch::open().await;
    page.prefer("light").await;
    for square in CLICKS {
        assert_eq!(moving(&page, square).await, json!([]), "{square}");
    }
    assert_eq!(page.board().await, "-X-OOO-XX");
    watch::all_was_well(&page).await;
}
