//! Games that are opened, kept and gone on with.

use std::time::Duration;

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::{Page, is_seen, says, shelf};
use crate::wait::{sleep, until};

/// Longer than it takes until a move is kept.
const LONG_ENOUGH: Duration = Duration::from_millis(500);

fn js(code: &str) {
    Function::new_no_args(code).call0(&JsValue::NULL).unwrap();
}

/// A browser in which nothing can be kept, until it is dropped.
struct Full;

impl Full {
    fn new() -> Self {
        js("Storage.prototype.kept = Storage.prototype.setItem;
            Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }");
        Self
    }
}

impl Drop for Full {
    fn drop(&mut self) {
        js("Storage.prototype.setItem = Storage.prototype.kept; delete Storage.prototype.kept;");
    }
}

#[wasm_bindgen_test]
async fn pasted_moves_and_links_are_opened() {
    for text in [
        "b2 a3 c1",
        "b2.a3.c1",
        "https://example.org/game/#/play/b2.a3.c1",
        " b2\ta3 c1 ",
    ] {
        let page = Page::after("a1").await;
        page.paste(text).await;
        assert_eq!(page.board(), "O---X---X", "{text}");
        assert_eq!(page.status(), "Next player: O", "{text}");
        assert!(says(&page.message(), "game opened"), "{}", page.message());
        page.click("a1").await;
        assert_eq!(page.board(), "O---X-O-X", "{text}");
        page.click_button("Undo").await;
        page.click_button("Undo").await;
        assert_eq!(page.board(), "------X--", "the game before is back");
    }
}

#[wasm_bindgen_test]
async fn a_broken_text_is_opened_as_far_as_it_goes() {
    for (text, board, gist) in [
        ("b2 a3 a3 c1", "O---X----", "move 3, a3, not allowed, taken"),
        ("b2 a3 B1", "O---X----", "move 3, b1, cannot be read"),
        ("hello", "------X--", "move 1, hello, cannot be read"),
        ("<img src=x>", "------X--", "move 1, cannot be read"),
    ] {
        let page = Page::after("a1").await;
        page.paste(text).await;
        assert_eq!(page.board(), board, "{text}");
        assert!(says(&page.message(), gist), "{}", page.message());
    }
}

#[wasm_bindgen_test]
async fn an_address_opens_its_game() {
    let page = Page::open_with("#/play/b2.a3.c1", "7 people X X a1").await;
    assert_eq!(page.board(), "O---X---X");
    assert!(!is_seen(&page.one(".offer")));
    page.click_button("Undo").await;
    assert_eq!(page.board(), "O---X----");
    let page = Page::open_at("#/play/b2.b2").await;
    assert_eq!(page.board(), "----X----");
    assert!(says(&page.message(), "move 2, taken"), "{}", page.message());
}

#[wasm_bindgen_test]
async fn a_kept_game_is_offered_and_gone_on_with() {
    let page = Page::open_with("", "7 people X X b2.a3.c1").await;
    assert_eq!(page.board(), "---------");
    assert_eq!(page.status(), "Next player: X");
    let top = page.one(".slab").offset_top();
    assert!(is_seen(&page.one(".offer")));
    page.click_button("Resume").await;
    assert_eq!(page.board(), "O---X---X");
    assert_eq!(page.status(), "Next player: O");
    assert!(!is_seen(&page.one(".offer")));
    assert_eq!(page.one(".slab").offset_top(), top, "the board stays");
    page.click("a1").await;
    until("the move is kept", || {
        shelf().contains("7 people X X b2.a3.c1.a1")
    })
    .await;
}

#[wasm_bindgen_test]
async fn a_kept_game_against_the_computer_keeps_its_opponent() {
    let page = Page::open_with("", "7 hard O O b2.a3").await;
    page.click_button("Resume").await;
    assert_eq!(page.board().matches('O').count(), 1);
    assert!(is_seen(&page.one("select[name=seat]")));
    assert!(says(&page.status(), "thinking"), "{}", page.status());
    until("the computer answers", || {
        page.board().matches('X').count() == 2
    })
    .await;
}

#[wasm_bindgen_test]
async fn an_offer_that_is_dismissed_is_forgotten() {
    let page = Page::open_with("", "7 people X X b2.a3.c1").await;
    page.click_button("Dismiss").await;
    assert!(!is_seen(&page.one(".offer")));
    assert_eq!(page.board(), "---------");
    assert!(!shelf().contains("b2"), "{}", shelf());
}

#[wasm_bindgen_test]
async fn spoilt_games_are_passed_over() {
    for spoilt in [
        "rubbish",
        "7 people X X b2.b2",
        "7 people X",
        "{\"moves\":[4]}",
        "\n\n",
    ] {
        let page = Page::open_with("", spoilt).await;
        assert!(!is_seen(&page.one(".offer")), "{spoilt}");
        page.click("b2").await;
        assert_eq!(page.board(), "----X----", "{spoilt}");
    }
    let page = Page::open_with("", "rubbish\n7 people X X b2.a3").await;
    page.click_button("Resume").await;
    assert_eq!(page.board(), "O---X----");
}

#[wasm_bindgen_test]
async fn a_game_is_kept_until_it_is_over() {
    let page = Page::after("a3 a2 b3 b2").await;
    until("the game is kept", || shelf().contains("a3.a2.b3.b2")).await;
    assert!(!is_seen(&page.one("#unkept")));
    page.click("c3").await;
    until("the game is forgotten", || !shelf().contains("a3")).await;
}

#[wasm_bindgen_test]
async fn where_nothing_can_be_kept_the_page_says_so_and_goes_on() {
    let page = Page::open().await;
    assert!(!is_seen(&page.one("#unkept")));
    let _full = Full::new();
    page.click("b2").await;
    until("the page says so", || is_seen(&page.one("#unkept"))).await;
    assert_eq!(page.board(), "----X----");
    page.click("a3 c1").await;
    sleep(LONG_ENOUGH).await;
    assert_eq!(page.board(), "O---X---X");
    page.click_button("Undo").await;
    assert_eq!(page.board(), "O---X----");
    assert!(is_seen(&page.one("#unkept")));
    assert!(!is_seen(&page.one("#trouble")));
}
