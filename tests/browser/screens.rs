//! The two screens, the links to them, and the address.

use std::time::Duration;

use gloo::utils::window;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;
use yew::scheduler::flush;

use crate::OPEN;
use crate::address::{back, go, hash, leaving};
use crate::page::Page;
use crate::seen::{focused_element, is_seen, says};
use crate::wait::sleep;

/// The link in the page's head that reads so.
fn link(page: &Page, words: &str) -> HtmlElement {
    let links = page.all("nav a");
    let is_it = |link: &HtmlElement| link.text_content().as_deref() == Some(words);
    links.into_iter().find(is_it).unwrap()
}

async fn follow(page: &Page, words: &str) {
    leaving(|| link(page, words).click()).await;
    flush().await;
}

/// Checks all that tells one screen from the other.
fn check(page: &Page, screen: &str) {
    let is_play = screen == "Play";
    for words in ["Play", "Explore"] {
        let current = link(page, words).get_attribute("aria-current");
        let is_current = current.as_deref() == Some("page");
        assert_eq!(is_current, words == screen, "{words} on {screen}");
    }
    for (selector, seen) in [
        (".controls.on-play", is_play),
        (".choices.on-play", is_play),
        (".controls.on-explore", !is_play),
    ] {
        assert_eq!(is_seen(&page.one(selector)), seen, "{selector} on {screen}");
    }
    assert_eq!(page.all("[data-verdict]").is_empty(), is_play, "{screen}");
}

#[wasm_bindgen_test]
async fn the_plain_address_is_the_game() {
    for address in ["", "#/", "#/play"] {
        let page = Page::open_at(address).await;
        check(&page, "Play");
        assert_eq!(page.board(), "---------", "{address}");
        assert_eq!(page.status(), "Next player: X", "{address}");
        page.click("b2").await;
        assert_eq!(page.status(), "Next player: O", "{address}");
    }
}

#[wasm_bindgen_test]
async fn an_address_opens_the_explorer_at_once() {
    for address in ["#/explore", "#/explore/", "#/explore/XX-OO----:X"] {
        let page = Page::open_at(address).await;
        check(&page, "Explore");
        assert_eq!(page.squares().len(), 9);
        assert_eq!(page.all("button[class*=square]").len(), 9);
    }
}

#[wasm_bindgen_test]
async fn an_address_that_leads_nowhere_is_told_and_leads_to_the_game() {
    for address in ["#/elsewhere", "#/explorer", "#b2", "#/%F0%9F%99%82"] {
        let page = Page::open_at(address).await;
        check(&page, "Play");
        assert!(says(&page.message(), "no game"), "{address}");
        page.click("b2").await;
        assert_eq!(page.board(), "----X----", "{address}");
    }
}

#[wasm_bindgen_test]
async fn links_and_the_back_button_change_the_screen() {
    let page = Page::open_at("#/").await;
    check(&page, "Play");
    follow(&page, "Explore").await;
    assert_eq!(hash(), "#/explore/---------:X");
    check(&page, "Explore");
    follow(&page, "Play").await;
    assert_eq!(hash(), "#/");
    check(&page, "Play");
    back().await;
    check(&page, "Explore");
    back().await;
    check(&page, "Play");
}

#[wasm_bindgen_test]
async fn the_game_is_found_again_as_it_was_left() {
    let page = Page::after(OPEN).await;
    page.click("a3").await;
    let (board, message) = (page.board(), page.message());
    for _ in 0..2 {
        go("#/explore").await;
        page.click_button("Clear").await;
        assert_eq!(page.board(), "---------");
        page.click("b2").await;
        page.click_button("O to move").await;
        assert_eq!(hash(), "#/explore/----X----:O");
        go("#/").await;
        assert_eq!(page.board(), board);
        assert_eq!(page.message(), message);
        assert_eq!(page.status(), "Next player: X");
        assert_eq!(page.marked("selected"), "a3");
        assert_eq!(page.marked("target"), "b3 b2");
        back().await;
        assert_eq!(page.board(), "----X----");
        assert_eq!(page.status(), "Next player: O");
        go("#/").await;
    }
    page.click("b3").await;
    assert_eq!(page.board(), "-X-O-OOXX");
}

#[wasm_bindgen_test]
async fn the_explorer_does_not_touch_the_game() {
    let page = Page::after("b2 a3").await;
    go("#/explore").await;
    page.click("b2 b2 c1 a1").await;
    go("#/explore/XX-OO----:X").await;
    page.one("[data-move=c3]").click();
    flush().await;
    go("#/").await;
    assert_eq!(page.board(), "O---X----");
    assert_eq!(page.cells_matching("[data-last]"), "a3");
    page.click_button("Undo").await;
    assert_eq!(page.board(), "----X----");
}

#[wasm_bindgen_test]
async fn the_nine_buttons_are_the_same_on_both_screens() {
    let page = Page::after(OPEN).await;
    let squares = page.squares();
    for address in [
        "#/explore",
        "#/explore/XX-OO----:X",
        "#/explore/nonsense",
        "#/",
        "#/elsewhere",
        "#/explore/XXXOO----:O",
        "#/play",
    ] {
        go(address).await;
        assert_eq!(page.squares(), squares, "{address}");
        assert_eq!(page.all("button[class*=square]"), squares, "{address}");
        assert_eq!(page.all(".status").len(), 1, "{address}");
        assert_eq!(page.all(".message").len(), 1, "{address}");
        for square in &squares {
            let text = square.text_content().unwrap();
            assert!(matches!(text.as_str(), "" | "X" | "O"), "{text:?}");
        }
    }
}

#[wasm_bindgen_test]
async fn marks_values_and_hints_stay_on_their_screen() {
    let page = Page::after(OPEN).await;
    page.toggle_values().await;
    page.click_button("Hint").await;
    go("#/explore").await;
    assert_eq!(page.values(), ". . . . . . . . .");
    assert_eq!(page.cells_matching("[data-hint], [data-last]"), "");
    assert_eq!(page.matching("[data-mark]"), "");
    assert!(!page.shows_chart());
    go("#/").await;
    assert_eq!(page.values(), "−2 . . . . . . +1 +2");
    assert_eq!(page.cells_matching("[data-hint]"), "b2 b1");
}

#[wasm_bindgen_test]
async fn keys_walk_over_the_explored_board_too() {
    let page = Page::open_at("#/explore").await;
    page.focus("b2").await;
    page.press("ArrowLeft").await;
    assert_eq!(page.focused(), "a2");
    page.press("Enter").await;
    page.press("Escape").await;
    assert_eq!(page.board(), "---X-----");
    assert_eq!(page.focused(), "a2");
}

#[wasm_bindgen_test]
async fn the_way_to_the_screen_that_is_seen_leads_nowhere() {
    let page = Page::open_at("#/explore/XX-OO----:X").await;
    let before = window().history().unwrap().length().unwrap();
    link(&page, "Explore").click();
    sleep(Duration::from_millis(50)).await;
    assert_eq!(window().history().unwrap().length().unwrap(), before);
    assert_eq!(hash(), "#/explore/XX-OO----:X");
    assert_eq!(page.board(), "XX-OO----");
}

#[wasm_bindgen_test]
async fn after_a_move_that_wins_the_focus_is_on_the_way_back() {
    let page = Page::open_at("#/explore/XX-OO----:X").await;
    page.one("[data-move=c3]").click();
    flush().await;
    assert_eq!(page.status(), "Winner: X");
    assert_eq!(focused_element(), page.button("Back"));
    leaving(|| page.button("Back").click()).await;
    assert_eq!(page.board(), "XX-OO----");
    leaving(|| page.button("Back").click()).await;
    check(&page, "Play");
}

#[wasm_bindgen_test]
async fn after_a_move_that_does_not_win_the_focus_is_on_the_next() {
    let page = Page::open_at("#/explore/---------:X").await;
    page.one("[data-move=b2]").click();
    flush().await;
    assert_eq!(page.board(), "----X----");
    let next = page.one(".known li:first-child [data-move]");
    assert_eq!(focused_element(), next);
}
