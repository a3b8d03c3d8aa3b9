//! Games that are opened, kept and gone on with.

use std::time::Duration;

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::scheduler::flush;

use crate::address::{back, go, hash};
use crate::page::{Page, shelf};
use crate::seen::{is_seen, says};
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
        shelf().ends_with(" people X X b2.a3.c1.a1")
    })
    .await;
    let games = shelf();
    assert_eq!(games.lines().count(), 1, "once, not twice: {games}");
    assert!(!games.starts_with("7 "), "another tab may still play it");
}

#[wasm_bindgen_test]
async fn a_game_that_is_gone_on_with_is_kept_at_every_moment() {
    let page = Page::open_with("", "7 people X X b2.a3.c1").await;
    page.click_button("Resume").await;
    assert!(shelf().ends_with(" people X X b2.a3.c1"), "{}", shelf());
}

#[wasm_bindgen_test]
async fn the_focus_goes_to_the_board_when_its_button_goes() {
    for button in ["Resume", "Dismiss"] {
        let page = Page::open_with("", "7 people X X b2.a3.c1").await;
        page.click_button(button).await;
        assert_eq!(page.focused(), "b2", "{button}");
    }
}

#[wasm_bindgen_test]
async fn a_link_opens_again_after_another_game() {
    let page = Page::open_at("#/play/b2.a3").await;
    page.click_button("New game").await;
    assert_eq!(page.board(), "---------");
    until("the address has let go", || hash() == "#/play/").await;
    go("#/play/b2.a3").await;
    assert_eq!(page.board(), "O---X----");
}

#[wasm_bindgen_test]
async fn the_address_of_a_link_follows_its_game() {
    let page = Page::open_at("#/play/b2.a3.a3").await;
    page.click("c1").await;
    until("the address follows", || hash() == "#/play/b2.a3.c1").await;
    go("#/explore").await;
    back().await;
    assert_eq!(page.board(), "O---X---X");
    assert!(
        says(&page.message(), "X placed on c1"),
        "{}",
        page.message()
    );
    let page = Page::after("b2").await;
    sleep(LONG_ENOUGH).await;
    assert_eq!(hash(), "", "the plain address stays");
    drop(page);
}

#[wasm_bindgen_test]
async fn a_link_may_have_been_rewritten_on_its_way() {
    let page = Page::open_at("#/play/b2%20a3%2Ec1").await;
    assert_eq!(page.board(), "O---X---X");
    page.paste("https://example.org/#/play/a1%20c3").await;
    assert_eq!(page.board(), "--O---X--");
    let page = Page::open_at("#/explore/X--------%3AO").await;
    assert_eq!(page.board(), "X--------");
    let page = Page::open_at("#/play/%E0%A4%A").await;
    assert!(says(&page.message(), "move 1"), "{}", page.message());
}

#[wasm_bindgen_test]
async fn a_game_that_is_only_looked_at_is_not_kept() {
    let kept = "7 people X X a1";
    let page = Page::open_with("#/play/b2.a3", kept).await;
    js("dispatchEvent(new Event('pagehide'))");
    flush().await;
    assert_eq!(shelf(), kept);
    page.click("c1").await;
    js("dispatchEvent(new Event('pagehide'))");
    flush().await;
    assert_eq!(shelf().lines().count(), 2, "{}", shelf());
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
