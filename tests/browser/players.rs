//! The lists that choose the opponent and the side.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::address::go;
use crate::page::Page;
use crate::queries::{assert_mentions, mentions};

/// Returns the selected opponent, and the selected side against the computer.
fn selected(page: &Page) -> String {
    let opponent = page.selected_option("Opponent");
    match page.list("You play") {
        Some(_) => format!("{opponent}: {}", page.selected_option("You play")),
        None => opponent,
    }
}

#[wasm_bindgen_test]
async fn the_lists_follow_undo_and_redo() {
    let page = Page::after("b2").await;
    page.click_button("New game").await;
    page.choose("Opponent", "Computer, hard").await;
    assert_eq!(selected(&page), "Computer, hard: X");
    page.click_button("Undo").await;
    assert_eq!(page.board(), "----X----");
    assert_eq!(selected(&page), "Two players");
    page.click_button("Redo").await;
    assert_eq!(selected(&page), "Computer, hard: X");
}

#[wasm_bindgen_test]
async fn the_lists_follow_a_resumed_game() {
    let games = [(7, "1000 easy lot O b2.a3.c1"), (8, "900 people X X a1")];
    let page = Page::open_with_games("", &games).await;
    // Lists that a person has used show the attribute `selected` no more.
    page.choose("Opponent", "Computer, perfect").await;
    page.choose("You play", "by lot").await;
    page.choose("You play", "X").await;
    page.click_button("Resume").await;
    assert_eq!(selected(&page), "Computer, easy: by lot");
    let page = Page::reopen().await;
    page.choose("Opponent", "Computer, hard").await;
    page.click_button("Not now").await;
    page.click_button("Resume").await;
    assert_eq!(selected(&page), "Two players");
}

#[wasm_bindgen_test]
async fn the_lists_are_the_same_after_a_look_at_explore() {
    let page = Page::open().await;
    page.choose("Opponent", "Computer, medium").await;
    page.choose("You play", "O").await;
    for _ in 0..2 {
        go("#/explore").await;
        go("#/").await;
        assert_eq!(selected(&page), "Computer, medium: O");
    }
}

#[wasm_bindgen_test]
async fn translated_options_can_be_chosen() {
    let page = Page::open().await;
    let translate = |label: &str| {
        for option in page.options(label) {
            option.set_text_content(Some("traduit"));
        }
    };
    translate("Opponent");
    page.choose_nth("Opponent", 3).await;
    assert_mentions(&page.message(), "you play X, medium");
    translate("You play");
    page.choose_nth("You play", 1).await;
    assert_mentions(&page.message(), "you play O");
    assert!(mentions(&page.status(), "thinking"), "{}", page.status());
    page.choose_nth("You play", 0).await;
    assert_mentions(&page.message(), "you play X");
    page.choose_nth("Opponent", 0).await;
    assert_mentions(&page.message(), "two people");
}
