//! Games opened from text and from the address, and the address that follows them.

use std::time::Duration;

use gloo::utils::window;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::address::{after_navigation, back, go, hash};
use crate::page::Page;
use crate::queries::assert_mentions;
use crate::storage::saved_moves;
use crate::wait::{HeldTimers, sleep, until};

/// Longer than the pause before the address follows a move.
const LONG_ENOUGH: Duration = Duration::from_millis(500);

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
        assert_mentions(
            &page.message(),
            "game loaded, you are O, move, send the link",
        );
        page.click("a1").await;
        assert_eq!(page.board(), "O---X-O-X", "{text}");
        page.click_button("Undo").await;
        page.click_button("Undo").await;
        assert_eq!(page.board(), "------X--", "the game before it is back");
    }
}

#[wasm_bindgen_test]
async fn a_broken_text_is_opened_up_to_the_mistake() {
    for (text, board, message) in [
        ("b2 a3 a3 c1", "O---X----", "stopped at move 3, a3, taken"),
        ("b2 a3 B1", "O---X----", "can t read move 3, b1"),
        ("hello", "------X--", "can t read move 1, hello"),
        ("<img src=x>", "------X--", "can t read move 1"),
    ] {
        let page = Page::after("a1").await;
        page.paste(text).await;
        assert_eq!(page.board(), board, "{text}");
        assert_mentions(&page.message(), message);
    }
}

#[wasm_bindgen_test]
async fn an_address_opens_its_game() {
    let saved = [(7, "1000 people X X a1")];
    let page = Page::open_with_games("#/play/b2.a3.c1", &saved).await;
    assert_eq!(page.board(), "O---X---X");
    assert!(!page.has_button("Resume"));
    page.click_button("Undo").await;
    assert_eq!(page.board(), "O---X----");
    let page = Page::open_at("#/play/b2.b2").await;
    assert_eq!(page.board(), "----X----");
    assert_mentions(&page.message(), "move 2, taken");
}

#[wasm_bindgen_test]
async fn a_percent_encoded_link_is_opened() {
    let page = Page::open_at("#/play/b2%20a3%2Ec1").await;
    assert_eq!(page.board(), "O---X---X");
    page.paste("https://example.org/#/play/a1%20c3").await;
    assert_eq!(page.board(), "--O---X--");
    let page = Page::open_at("#/explore/X--------%3AO").await;
    assert_eq!(page.board(), "X--------");
    let page = Page::open_at("#/play/%E0%A4%A").await;
    assert_mentions(&page.message(), "move 1");
}

#[wasm_bindgen_test]
async fn a_link_opens_again_after_another_game() {
    let page = Page::open_at("#/play/b2.a3").await;
    page.click_button("New game").await;
    assert_eq!(page.board(), "---------");
    until("the address follows", || hash() == "#/play/").await;
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
    assert_mentions(&page.message(), "X placed on c1");
}

#[wasm_bindgen_test]
async fn links_visited_one_after_the_other_open_their_games() {
    let page = Page::after("c3").await;
    go("#/play/b2.a3").await;
    assert_eq!(page.board(), "O---X----");
    page.click("c1").await;
    until("the address follows", || hash() == "#/play/b2.a3.c1").await;
    go("#/play/a1").await;
    assert_eq!(page.board(), "------X--");
    back().await;
    assert_eq!(page.board(), "O---X---X");
    page.click_button("Undo").await;
    assert_eq!(page.board(), "------X--", "the game before it is back");
}

#[wasm_bindgen_test]
async fn the_plain_address_stays_plain() {
    let _page = Page::after("b2").await;
    sleep(LONG_ENOUGH).await;
    assert_eq!(hash(), "");
}

#[wasm_bindgen_test]
async fn leaving_a_game_whose_address_is_due_does_not_rewrite_the_address() {
    let by_link = |page: &Page| page.screen_link("Explore").click();
    let by_address = |_: &Page| window().location().set_hash("#/explore").unwrap();
    let ways: [&dyn Fn(&Page); 2] = [&by_link, &by_address];
    for leave in ways {
        let page = Page::open_at("#/play/b2").await;
        let timers = HeldTimers::start();
        page.click("a3").await;
        after_navigation(|| {
            leave(&page);
            // After the address has changed, but before the page has been told.
            timers.fire();
        })
        .await;
        sleep(LONG_ENOUGH).await;
        assert_eq!(hash(), "#/explore/O---X----:X");
        back().await;
        assert_eq!(page.board(), "O---X----", "the game as it is now");
    }
}

#[wasm_bindgen_test]
async fn going_back_to_a_broken_link_shows_the_game_that_went_on() {
    let page = Page::open_at("#/play/b2.a3.a3").await;
    assert_eq!(hash(), "#/play/b2.a3.a3", "the link stays");
    page.click("c1").await;
    go("#/explore").await;
    back().await;
    assert_eq!(page.board(), "O---X---X");
}

#[wasm_bindgen_test]
async fn back_leads_from_a_pasted_position_to_the_game_and_its_address() {
    let page = Page::open_at("#/play/b2.a3").await;
    page.paste("https://example.org/#/explore/X--------:O")
        .await;
    assert_eq!(page.board(), "X--------");
    assert_eq!(hash(), "#/explore/X--------:O");
    back().await;
    assert_eq!(page.board(), "O---X----");
    assert_eq!(hash(), "#/play/b2.a3");
    page.click("c1").await;
    until("the address follows", || hash() == "#/play/b2.a3.c1").await;
}

#[wasm_bindgen_test]
async fn a_move_right_before_another_game_is_opened_is_saved() {
    let page = Page::after("b2 a3").await;
    page.paste("c1").await;
    until("both are saved", || saved_moves().len() == 2).await;
    let mut saved = saved_moves();
    saved.sort();
    assert_eq!(saved, ["b2.a3", "c1"]);
}
