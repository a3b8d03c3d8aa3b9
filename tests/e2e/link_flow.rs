//! A game that two people play by sending its link.

use serde_json::json;

use crate::learn::INVITATION;
use crate::support::{Page, View};
use crate::watch;

/// Opens a browser in which copied links are collected in `copied`.
async fn blank() -> Page {
    let page = watch::blank().await;
    page.before_load(
        "window.copied = [];
         const clipboard = { writeText: async (text) => { window.copied.push(text); } };
         Object.defineProperty(navigator, 'clipboard', { value: clipboard });",
    )
    .await;
    page
}

/// Copies the link from the row below the board and returns its part after the plain address.
async fn copy_link(page: &Page) -> String {
    assert_eq!(page.notice().await, "Now send the link to your opponent.");
    page.press("Share").await;
    page.wait_until("buttons('Copied ✓').length === 1").await;
    assert_eq!(
        page.message().await,
        "Link copied. Send this link to your opponent."
    );
    let copied = page.js("return window.copied.at(-1);").await;
    let link = copied.as_str().unwrap().strip_prefix(&page.server.url());
    link.unwrap().to_owned()
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn two_people_play_by_sending_links() {
    let page = blank().await;
    page.resize(View::PHONE).await;
    // The first move is shared from the tab.
    page.load().await;
    page.click(&[4]).await;
    page.open_tab("Play by link").await;
    page.press("Share").await;
    page.wait_until("window.copied.length === 1").await;
    let copied = page.js("return window.copied;").await;
    assert_eq!(copied, json!([page.server.url() + "#/play/b2"]));

    let mut link = "#/play/b2".to_owned();
    for (square, side, other, after) in [
        (0, "O", "X", "#/play/b2.a3"),
        (8, "X", "O", "#/play/b2.a3.c1"),
        (6, "O", "X", "#/play/b2.a3.c1.a1"),
    ] {
        page.load_at(&link).await;
        let told = format!("Game loaded. You are {side}: move, then send the link.");
        assert_eq!(page.message().await, told);
        assert_eq!(page.status().await, format!("Next player: {side}"));
        assert!(!page.has_button("Share").await, "not before the move");
        page.click(&[square]).await;
        assert_eq!(page.status().await, format!("Next player: {other}"));
        let in_view = page
            .js(
                "const { top, bottom, height } = button('Share').getBoundingClientRect();
                 return [scrollY, top >= 0 && bottom <= innerHeight, height >= 44];",
            )
            .await;
        assert_eq!(in_view, json!([0, true, true]), "Share, after {square}");
        link = copy_link(&page).await;
        assert_eq!(link, after);
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn no_link_is_asked_for_at_one_screen_or_against_the_computer() {
    let page = blank().await;
    page.load().await;
    page.click(&[4, 0]).await;
    assert_eq!(page.notice().await, INVITATION);
    page.visit("#/play/b2.a3").await;
    page.press("Computer").await;
    // In one script, because the computer's pause is short.
    let asked = page
        .js("squares()[8].click();
             await sleep(0);
             return [isThinking(), buttons('Share').length];")
        .await;
    assert_eq!(asked, json!([true, 0]));
    page.wait_until("!isThinking()").await;
    assert_eq!(page.notice().await, INVITATION);
    assert!(!page.has_button("Share").await);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_link_that_cannot_be_copied_is_shown_in_the_tab() {
    let page = watch::blank().await;
    page.before_load("Object.defineProperty(navigator, 'clipboard', { value: undefined });")
        .await;
    page.load_at("#/play/b2").await;
    page.click(&[0]).await;
    page.press("Share").await;
    page.wait_until("named('input', 'Link to this game').length === 1")
        .await;
    assert_eq!(page.selected_tab().await, "Play by link");
    let shown = page.js("return control('Link to this game').value;").await;
    assert_eq!(shown, page.server.url() + "#/play/b2.a3");
    watch::assert_no_violations(&page).await;
}
