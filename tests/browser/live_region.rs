//! What a screen reader reads out.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::{Page, says};
use crate::{BOUND, BOUND_FAST, OPEN, WALLED, WON};

#[wasm_bindgen_test]
async fn the_live_region_is_there_and_silent_from_the_start() {
    let page = Page::open().await;
    let region = page.all(".announcer");
    assert_eq!(region.len(), 1);
    assert_eq!(
        region[0].get_attribute("aria-live").as_deref(),
        Some("polite")
    );
    assert_eq!(region[0].text_content().as_deref(), Some(""));
    page.click("a3").await;
    assert_eq!(page.all(".announcer"), region);
}

#[wasm_bindgen_test]
async fn every_click_is_announced() {
    let cases = [
        ("a3", "X placed, a3, next player O"),
        ("a3 b2", "O placed, b2, next player X"),
        ("a3 a3", "a3, taken"),
        (WON, "X placed, c3, winner X"),
        ("a3 a2 b3 b2 c3 c1", "game is over"),
        ("a3 a2 b1 c2 c1 a1-a3", "X, a3, selected, b3, b2"),
        ("a3 a2 b1 c2 c1 a1 a3-b3", "X moved, a3, b3, next player O"),
        ("a3 a2 b1 c2 c1 a1 b1-b2", "X moved, b1, b2, winner X"),
        ("a3 a2 b1 c2 c1 a1 a3-c3", "c3, not next to, a3"),
        ("a3 a2 b1 c2 c1 a1-a3-a3", "cancelled"),
    ];
    for (clicks, gist) in cases {
        let page = Page::after(clicks).await;
        let (_, text) = page.heard();
        assert!(says(&text, gist), "{clicks}: {text}");
    }
}

#[wasm_bindgen_test]
async fn the_centre_rule_is_announced_with_the_move_before() {
    for game in [BOUND, BOUND_FAST] {
        let page = Page::after(game).await;
        let (_, text) = page.heard();
        assert!(says(&text, "next player X, centre, must leave"), "{text}");
    }
}

#[wasm_bindgen_test]
async fn new_game_is_announced() {
    let page = Page::after(OPEN).await;
    page.click_button("New game").await;
    let (_, text) = page.heard();
    assert!(says(&text, "new game, next player X"), "{text}");
}

#[wasm_bindgen_test]
async fn the_same_refusal_twice_is_announced_twice() {
    let cases = [
        ("a3", "a3", "taken"),
        (WALLED, "a1", "nowhere to go"),
        (BOUND, "a2", "must leave"),
        (OPEN, "c3", "first"),
        (WON, "c1", "over"),
    ];
    for (game, square, gist) in cases {
        let page = Page::after(game).await;
        page.click(square).await;
        let mut last = page.heard();
        assert!(says(&last.1, gist), "{last:?}");
        for _ in 0..3 {
            page.click(square).await;
            let next = page.heard();
            assert_eq!(next.1, last.1);
            assert_ne!(next.0, last.0, "the words stay on their line");
            last = next;
        }
    }
}
