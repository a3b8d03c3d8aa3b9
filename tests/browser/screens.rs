//! The screens, the links between them, and the address.

use std::time::Duration;

use wasm_bindgen_test::wasm_bindgen_test;

use crate::OPEN;
use crate::address::{back, go, hash, history_length};
use crate::explore::play;
use crate::page::Page;
use crate::queries::{focused_element, mentions, text};
use crate::wait::sleep;

/// Fails unless this screen is shown and the other is not.
#[track_caller]
fn assert_screen(page: &Page, screen: &str) {
    let is_play = screen == "Play";
    for name in ["Play", "Explore"] {
        let current = page.screen_link(name).get_attribute("aria-current");
        let is_current = current.as_deref() == Some("page");
        assert_eq!(is_current, name == screen, "{name} on {screen}");
    }
    assert_eq!(page.has_button("New game"), is_play, "{screen}");
    assert_eq!(page.list("Level").is_some(), is_play, "{screen}");
    assert_eq!(page.has_button("Edit board"), !is_play, "{screen}");
    assert_eq!(page.all("[data-verdict]").is_empty(), is_play, "{screen}");
}

#[wasm_bindgen_test]
async fn the_plain_address_opens_play() {
    for address in ["", "#/", "#/play"] {
        let page = Page::open_at(address).await;
        assert_screen(&page, "Play");
        assert_eq!(page.board(), "---------", "{address}");
        assert_eq!(page.status(), "Next player: X", "{address}");
        page.click("b2").await;
        assert_eq!(page.status(), "Next player: O", "{address}");
    }
}

#[wasm_bindgen_test]
async fn an_address_opens_explore() {
    for address in ["#/explore", "#/explore/", "#/explore/XX-OO----:X"] {
        let page = Page::open_at(address).await;
        assert_screen(&page, "Explore");
        assert_eq!(page.squares().len(), 9);
        assert_eq!(page.all("button[class*=square]").len(), 9);
    }
}

#[wasm_bindgen_test]
async fn an_unknown_address_is_reported_and_opens_play() {
    for address in ["#/elsewhere", "#/explorer", "#b2", "#/%F0%9F%99%82"] {
        let page = Page::open_at(address).await;
        assert_screen(&page, "Play");
        assert!(
            mentions(&page.message(), "doesn t lead to a game"),
            "{address}"
        );
        page.click("b2").await;
        assert_eq!(page.board(), "----X----", "{address}");
    }
}

#[wasm_bindgen_test]
async fn every_unknown_address_is_reported() {
    let page = Page::open().await;
    for address in ["#/elsewhere", "#/nowhere", "#b2"] {
        page.click("b2").await;
        assert!(
            !mentions(&page.message(), "doesn t lead to a game"),
            "{address}"
        );
        go(address).await;
        assert!(
            mentions(&page.message(), "doesn t lead to a game"),
            "{address}"
        );
        assert_eq!(page.board(), "----X----", "{address}");
    }
}

#[wasm_bindgen_test]
async fn links_and_the_back_button_change_the_screen() {
    let page = Page::open_at("#/").await;
    assert_screen(&page, "Play");
    page.follow_link("Explore").await;
    assert_eq!(hash(), "#/explore/---------:X");
    assert_screen(&page, "Explore");
    page.follow_link("Play").await;
    assert_eq!(hash(), "#/");
    assert_screen(&page, "Play");
    back().await;
    assert_screen(&page, "Explore");
    back().await;
    assert_screen(&page, "Play");
}

#[wasm_bindgen_test]
async fn the_game_is_the_same_after_a_look_at_explore() {
    let page = Page::after(OPEN).await;
    page.click("a3").await;
    let (board, message) = (page.board(), page.message());
    for _ in 0..2 {
        go("#/explore").await;
        page.click_button("Edit board").await;
        page.click_button("Clear board").await;
        assert_eq!(page.board(), "---------");
        page.click("b2").await;
        page.click_button("Done").await;
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
async fn explore_does_not_change_the_game() {
    let page = Page::after("b2 a3").await;
    go("#/explore").await;
    page.click("b2 c1 a1").await;
    page.click_button("Edit board").await;
    page.click("b2 b2 c1").await;
    go("#/explore/XX-OO----:X").await;
    play(&page, "c3").await;
    go("#/").await;
    assert_eq!(page.board(), "O---X----");
    assert_eq!(page.last_move(), "a3");
    page.click_button("Undo").await;
    assert_eq!(page.board(), "----X----");
}

#[wasm_bindgen_test]
async fn every_screen_has_nine_squares_one_status_and_one_message() {
    let page = Page::after(OPEN).await;
    for address in [
        "#/explore",
        "#/explore/XX-OO----:X",
        "#/explore/nonsense",
        "#/",
        "#/elsewhere",
        "#/explore/XXXOO----:O",
        "#/play",
        "#/play/b2.a3",
    ] {
        go(address).await;
        let squares = page.squares();
        assert_eq!(squares.len(), 9, "{address}");
        assert_eq!(page.all("button[class*=square]"), squares, "{address}");
        assert_eq!(page.all(".status").len(), 1, "{address}");
        assert_eq!(page.all(".message").len(), 1, "{address}");
        for square in &squares {
            let text = text(square);
            assert!(matches!(text.as_str(), "" | "X" | "O"), "{text:?}");
        }
    }
}

#[wasm_bindgen_test]
async fn a_hint_and_the_choice_of_values_stay_on_their_screen() {
    let page = Page::after(OPEN).await;
    page.click_button("Hint").await;
    go("#/explore").await;
    assert_eq!(page.hinted(), "");
    assert_eq!(page.values(), "−2 . . . . . . +1 +2");
    assert!(page.chart().is_none());
    go("#/").await;
    assert_eq!(page.hinted(), "b1-b2");
    assert_eq!(page.values(), ". . . . . . . . .");
}

#[wasm_bindgen_test]
async fn keys_move_the_focus_on_explore_too() {
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
async fn the_link_to_the_current_screen_changes_nothing() {
    let page = Page::open_at("#/explore/XX-OO----:X").await;
    let before = history_length();
    page.screen_link("Explore").click();
    sleep(Duration::from_millis(50)).await;
    assert_eq!(history_length(), before);
    assert_eq!(hash(), "#/explore/XX-OO----:X");
    assert_eq!(page.board(), "XX-OO----");
}

#[wasm_bindgen_test]
async fn after_a_winning_move_of_the_list_undo_has_the_focus() {
    let page = Page::open_at("#/explore/XX-OO----:X").await;
    play(&page, "c3").await;
    assert_eq!(page.status(), "Winner: X");
    assert_eq!(focused_element(), page.button("Undo"));
    page.click_button("Undo").await;
    assert_eq!(page.board(), "XX-OO----");
    assert_eq!(focused_element(), page.button("Undo"), "the focus stays");
}

#[wasm_bindgen_test]
async fn after_another_move_the_first_of_the_list_has_the_focus() {
    let page = Page::open_at("#/explore/---------:X").await;
    play(&page, "b2").await;
    assert_eq!(page.board(), "----X----");
    assert_eq!(focused_element(), page.all("[data-move]").remove(0));
}
