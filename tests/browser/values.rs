//! The values of moves on the board, and how the game stands.

use std::time::Duration;

use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;
use crate::seen::{NAMES, says};
use crate::wait::sleep;
use crate::watch::Watch;
use crate::{BOUND, BOUND_FAST, OPEN, WALLED, WON};

/// X to place; c3 wins, and c2 holds out longer than the rest.
///
/// ```text
/// X X -
/// O O -
/// - - -
/// ```
const TWO_EACH: &str = "a3 a2 b3 b2";

const NONE: &str = ". . . . . . . . .";

async fn with_values(game: &str) -> Page {
    let page = Page::open().await;
    page.toggle_values().await;
    page.click(game).await;
    page
}

#[wasm_bindgen_test]
async fn nothing_shows_values_unasked() {
    for game in ["", TWO_EACH, OPEN, "a3 a2 b1 c2 c1 a1-a3"] {
        let page = Page::after(game).await;
        assert_eq!(page.values(), NONE, "{game}");
        assert_eq!(page.verdict(), "", "{game}");
        assert!(!page.shows_chart(), "{game}");
        for name in NAMES {
            let heard = page.name(name);
            let told = ["wins in", "draws", "loses"].map(|words| says(&heard, words));
            assert_eq!(told, [false; 3], "{heard}");
        }
    }
}

#[wasm_bindgen_test]
async fn every_legal_move_has_its_value() {
    let cases = [
        // Placing: every empty square.
        ("", "", "= = = = = = = = ="),
        ("a3 b2", "", ". = = = . −3 = −3 −3"),
        (TWO_EACH, "", ". . +1 . . −2 −1 −1 −1"),
        // Stepping: every piece that can step has its best; with one selected, its targets too.
        (OPEN, "", "−2 . . . . . . +1 +2"),
        (OPEN, "a3", "−2 −1 . . −2 . . +1 +2"),
        (OPEN, "a3 b1", "−2 . . . +1 . . +1 +2"),
        (OPEN, "a3 b1 b1", "−2 . . . . . . +1 +2"),
        (OPEN, "a3 c3", "−2 . . . . . . +1 +2"),
        (WALLED, "", ". . . −1 . . . = ."),
        // The centre rule: a2 may not step.
        (BOUND, "", ". . . . −1 . . +1 ."),
        (BOUND, "b2", ". . −1 . −1 −1 −1 +1 ."),
        (BOUND_FAST, "", ". . . . −1 . . . ."),
        // Nothing is left to play.
        (WON, "", NONE),
    ];
    for (game, clicks, values) in cases {
        let page = with_values(game).await;
        page.click(clicks).await;
        assert_eq!(page.values(), values, "{game} then {clicks}");
    }
}

#[wasm_bindgen_test]
async fn values_come_and_go_at_any_moment() {
    let page = Page::after(OPEN).await;
    page.click("a3").await;
    let (board, message) = (page.board(), page.message());
    for values in ["−2 −1 . . −2 . . +1 +2", NONE, "−2 −1 . . −2 . . +1 +2"] {
        page.toggle_values().await;
        assert_eq!(page.values(), values);
        assert_eq!(page.board(), board);
        assert_eq!(page.message(), message);
        assert_eq!(page.marked("selected"), "a3");
    }
    page.click_button("New game").await;
    assert_eq!(page.values(), "= = = = = = = = =");
    page.click_button("Undo").await;
    assert_eq!(page.values(), "−2 . . . . . . +1 +2");
}

#[wasm_bindgen_test]
async fn a_square_is_named_by_its_value() {
    let cases = [
        ("", "", "draws", "a3 b3 c3 a2 b2 c2 a1 b1 c1"),
        (TWO_EACH, "", "wins in 1 move", "c3"),
        (TWO_EACH, "", "loses in 1 move", "a1 b1 c1"),
        (TWO_EACH, "", "loses in 2 moves", "c2"),
        (OPEN, "", "wins in 1 move", "b1"),
        (OPEN, "", "wins in 2 moves", "c1"),
        (OPEN, "a3", "loses in 1 move", "b3"),
        (OPEN, "a3", "loses in 2 moves", "a3 b2"),
    ];
    for (game, clicks, words, squares) in cases {
        let page = with_values(game).await;
        page.click(clicks).await;
        let named = NAMES
            .into_iter()
            .filter(|name| says(&page.name(name), words));
        let named: Vec<_> = named.collect();
        assert_eq!(named.join(" "), squares, "{words}: {game} then {clicks}");
    }
}

#[wasm_bindgen_test]
async fn a_square_with_a_value_still_reads_x_o_or_nothing() {
    for game in ["", TWO_EACH, OPEN, "a3 a2 b1 c2 c1 a1-a3", WON] {
        let page = with_values(game).await;
        for square in page.squares() {
            let text = square.text_content().unwrap();
            assert!(matches!(text.as_str(), "" | "X" | "O"), "{text:?}");
            assert_eq!(square.inner_text(), text);
        }
    }
}

#[wasm_bindgen_test]
async fn a_sentence_says_how_the_game_stands() {
    let cases = [
        ("", "Even, best play"),
        (TWO_EACH, "X wins in 1 move"),
        ("a3 b2 c2", "O wins in 3 moves"),
        ("a3 b2 c2 b3", "O wins in 2 moves"),
        (OPEN, "X wins in 1 move"),
        (BOUND_FAST, "O wins in 1 move"),
        (WALLED, "Even, best play"),
        (WON, "X has won"),
    ];
    for (game, words) in cases {
        let page = with_values(game).await;
        let verdict = page.verdict();
        assert!(says(&verdict, words), "{game}: {verdict}");
        page.toggle_values().await;
        assert_eq!(page.verdict(), "", "{game}");
    }
}

#[wasm_bindgen_test]
async fn the_sentence_is_announced_with_the_move() {
    let page = with_values("a3 b2 c2").await;
    let (_, text) = page.heard();
    assert!(says(&text, "next player O, O wins in 3 moves"), "{text}");
    let page = Page::after("a3 b2 c2").await;
    let (_, text) = page.heard();
    assert!(!says(&text, "wins"), "{text}");
}

#[wasm_bindgen_test]
async fn a_chart_shows_where_the_game_turned() {
    let cases = [
        ("", "M0 0H1"),
        ("b2", "M0 0H2"),
        ("b2 a2 a3", "M0 0H4"),
        ("a3 b2 c2", "M0 0H3V5H4"),
        ("a3 b2 c2 b3", "M0 0H3V5H4V6H5"),
    ];
    for (game, line) in cases {
        let page = with_values(game).await;
        assert!(page.shows_chart(), "{game}");
        sleep(Duration::ZERO).await;
        let label = page.one("svg[role=img]").get_attribute("aria-label");
        assert!(says(&label.unwrap(), "X above, O below"), "{game}");
        let drawn = page.one("#line").get_attribute("d").unwrap();
        assert_eq!(drawn, line, "{game}");
        page.toggle_values().await;
        assert!(!page.shows_chart(), "{game}");
    }
}

#[wasm_bindgen_test]
async fn a_refused_click_changes_no_value() {
    // A piece that is refused shows that, and no more.
    for (game, click, changed) in [("a3", "a3", "a3"), (OPEN, "c3", ""), (WON, "c1", "")] {
        let page = with_values(game).await;
        let values = page.values();
        let watch = Watch::new(&page);
        page.click(click).await;
        assert_eq!(watch.changed(), changed, "{game} then {click}");
        assert_eq!(page.values(), values, "{game} then {click}");
    }
}
