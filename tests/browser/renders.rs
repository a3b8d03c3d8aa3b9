//! How often components are rendered.

use wasm_bindgen_test::wasm_bindgen_test;
use yew::scheduler::flush;

use crate::page::Page;
use crate::queries::NAMES;
use crate::render_log::RenderLog;
use crate::{BLOCKED, OPEN, WON};

/// Returns the squares that a click renders after this game, apart from moving the focus.
async fn rendered_by_click(game: &str, square: &str) -> String {
    let page = Page::after(game).await;
    page.focus(square).await;
    let log = RenderLog::start();
    page.square(square).click();
    flush().await;
    log.squares()
}

#[wasm_bindgen_test]
async fn the_first_render_renders_each_square_once() {
    let log = RenderLog::start();
    let _page = Page::open().await;
    assert_eq!(log.squares(), NAMES.join(" "));
}

#[wasm_bindgen_test]
async fn a_click_renders_only_the_squares_it_changes() {
    let cases = [
        ("", "a3", "a3"),
        // The mark of the last move moves on.
        ("a3", "c1", "a3 c1"),
        (OPEN, "a3", "a3 b3 b2"),
    ];
    for (game, square, rendered) in cases {
        assert_eq!(
            rendered_by_click(game, square).await,
            rendered,
            "{game} then {square}"
        );
    }
}

#[wasm_bindgen_test]
async fn a_refusal_renders_at_most_the_refused_square() {
    let cases = [
        ("a3", "a3", "a3"),
        ("a3 a3", "a3", "a3"),
        (BLOCKED, "a1", "a1"),
        (OPEN, "c3", ""),
        (WON, "c1", ""),
    ];
    for (game, square, rendered) in cases {
        assert_eq!(
            rendered_by_click(game, square).await,
            rendered,
            "{game} then {square}"
        );
    }
}

#[wasm_bindgen_test]
async fn the_focus_renders_the_two_squares_between_which_it_moves() {
    let page = Page::after(OPEN).await;
    page.focus("b2").await;
    let log = RenderLog::start();
    page.press("ArrowRight").await;
    assert_eq!(log.squares(), "b2 c2");
}

#[wasm_bindgen_test]
async fn a_move_renders_only_the_end_of_a_long_move_list() {
    let page = Page::open().await;
    let cycle = " a1-a2 c1-c2 a2-a1 c2-c1".repeat(100);
    page.paste(&format!("a1 c1 b1 a3 c3 b3{cycle}")).await;
    page.open_tab("Moves").await;
    assert!(page.all(".move-list__chunk").len() > 4);
    page.click("a1").await;
    page.focus("a2").await;
    let log = RenderLog::start();
    page.square("a2").click();
    flush().await;
    assert!(log.count("move-list__chunk") <= 2);
}
