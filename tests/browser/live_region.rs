//! Announcements for screen readers.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::address::go;
use crate::keys::{move_focus, tab_to_board};
use crate::page::Page;
use crate::queries::{assert_mentions, mentions, text};
use crate::{BLOCKED, CENTRE_ONLY, CENTRE_OR_WIN, OPEN, WON};

#[wasm_bindgen_test]
async fn the_live_region_is_empty_at_the_start() {
    let page = Page::open().await;
    let region = page.one("[aria-live=polite]");
    assert_eq!(page.announced(), "");
    page.click("a3").await;
    assert_eq!(page.one("[aria-live=polite]"), region);
}

#[wasm_bindgen_test]
async fn the_live_region_is_the_same_on_every_screen() {
    let page = Page::open().await;
    let region = page.one("[aria-live=polite]");
    for address in ["#/explore", "#/", "#/explore/XX-OO----:X", "#/play/b2"] {
        go(address).await;
        assert_eq!(page.one("[aria-live=polite]"), region, "{address}");
    }
}

/// A game by keys: the squares on which Enter is pressed, and the announcements.
const ANNOUNCED: [(&str, &str); 15] = [
    ("a3", "X placed on a3, next player O, place a piece"),
    ("a3", "a3 is taken, choose an empty square"),
    ("a2", "O placed on a2, next player X, place a piece"),
    ("b1", "X placed on b1, next player O, place a piece"),
    ("c2", "O placed on c2, next player X, place a piece"),
    ("c1", "X placed on c1, next player O, place a piece"),
    (
        "a1",
        "O placed on a1, next player X, move one of your pieces",
    ),
    ("c3", "select one of your pieces first"),
    ("a3", "X on a3 selected, it can move to b3 or b2"),
    ("c3", "c3 is not next to a3"),
    ("a3", "X on a3 selected, it can move to b3 or b2"),
    (
        "b3",
        "X moved from a3 to b3, next player O, move one of your pieces",
    ),
    ("a1", "O on a1 selected, it can move to b2"),
    ("b2", "O moved from a1 to b2, winner O, three in a row"),
    ("a3", "the game is over"),
];

#[wasm_bindgen_test]
async fn a_whole_game_is_announced() {
    let page = Page::open().await;
    tab_to_board(&page).await;
    let mut last = None;
    for (square, gist) in ANNOUNCED {
        move_focus(&page, square).await;
        page.press("Enter").await;
        let announcement = page.announcement();
        let text = text(&announcement);
        assert!(mentions(&text, gist), "{square}: {text}");
        assert!(text.starts_with(&page.message()), "{square}: {text}");
        assert_ne!(Some(&announcement), last.as_ref(), "{square}: not read out");
        last = Some(announcement);
    }
    assert_eq!(page.board(), "-X-OOO-XX");
    assert_eq!(page.status(), "Winner: O");
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
        let text = page.announced();
        assert!(mentions(&text, gist), "{clicks}: {text}");
    }
}

#[wasm_bindgen_test]
async fn the_centre_rule_is_announced_with_the_move_before() {
    let cases = [
        (CENTRE_OR_WIN, "move your centre piece, or win with another"),
        (CENTRE_ONLY, "your centre piece must move this turn"),
    ];
    for (game, advice) in cases {
        let page = Page::after(game).await;
        let text = page.announced();
        assert_mentions(&text, "O placed on c1, next player X");
        assert_mentions(&text, advice);
    }
}

#[wasm_bindgen_test]
async fn new_game_is_announced() {
    let page = Page::after(OPEN).await;
    page.click_button("New game").await;
    let text = page.announced();
    assert_mentions(&text, "new game, next player X");
}

#[wasm_bindgen_test]
async fn the_same_refusal_twice_is_announced_twice() {
    let cases = [
        ("a3", "a3", "taken"),
        (BLOCKED, "a1", "can t move"),
        (CENTRE_OR_WIN, "a2", "centre rule"),
        (OPEN, "c3", "first"),
        (WON, "c1", "over"),
    ];
    for (game, square, gist) in cases {
        let page = Page::after(game).await;
        page.click(square).await;
        let mut last = page.announcement();
        assert_mentions(&text(&last), gist);
        for _ in 0..3 {
            page.click(square).await;
            let next = page.announcement();
            assert_eq!(text(&next), text(&last));
            assert_ne!(next, last, "{square}: not read out again");
            last = next;
        }
    }
}
