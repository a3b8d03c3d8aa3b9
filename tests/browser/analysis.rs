//! The way between the game on Play and the analysis board on Explore.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::address::{back, go, hash};
use crate::computer::LONG_ENOUGH;
use crate::explore::{listed, play};
use crate::page::{Page, blur};
use crate::queries::{assert_mentions, text};
use crate::storage::saved_moves;
use crate::wait::{FastTimers, sleep, until};

#[wasm_bindgen_test]
async fn explore_opens_on_the_position_of_the_game_with_its_moves() {
    let page = Page::after("b2 a3 c1").await;
    page.follow_link("Explore").await;
    assert_eq!(page.board(), "O---X---X");
    assert_eq!(hash(), "#/explore/O---X---X:O");
    assert_eq!(page.message(), "Try any move. Your game stays as it is.");
    assert_eq!(page.last_move(), "c1");
    page.click("a1").await;
    for board in ["O---X---X", "O---X----", "----X----", "---------"] {
        page.click_button("Undo").await;
        assert_eq!(page.board(), board);
    }
    assert_eq!(hash(), "#/explore/---------:X");
    assert!(page.is_dimmed("Undo"));
    page.follow_link("Play").await;
    assert_eq!(page.board(), "O---X---X");
    assert_eq!(page.status(), "Next player: O");
}

#[wasm_bindgen_test]
async fn the_moves_of_the_game_are_there_at_every_visit() {
    let page = Page::after("b2 a3 c1").await;
    for _ in 0..2 {
        go("#/explore").await;
        assert_eq!(page.board(), "O---X---X");
        assert_eq!(page.message(), "Try any move. Your game stays as it is.");
        assert!(!page.is_dimmed("Undo"));
        go("#/").await;
    }
    go("#/explore").await;
    page.click_button("Undo").await;
    assert_eq!(page.board(), "O---X----");
    go("#/").await;
    go("#/explore").await;
    assert_eq!(page.board(), "O---X----", "as it was left");
    page.click_button("Redo").await;
    assert_eq!(page.board(), "O---X---X");
}

#[wasm_bindgen_test]
async fn explore_opens_on_the_moment_that_is_shown() {
    let page = Page::after("b2 a3 c1").await;
    blur();
    page.press("ArrowLeft").await;
    page.press("ArrowLeft").await;
    go("#/explore").await;
    assert_eq!(page.board(), "----X----");
    page.click_button("Redo").await;
    assert_eq!(page.board(), "O---X----");
}

#[wasm_bindgen_test]
async fn on_explore_both_sides_of_a_game_against_the_computer_are_played() {
    let page = Page::after("b2 a3").await;
    page.click_button("Computer").await;
    go("#/explore").await;
    assert_eq!(page.status(), "Next player: X");
    page.click("c1 a1").await;
    assert_eq!(page.board(), "O---X-O-X");
    assert_eq!(page.status(), "Next player: X");
}

#[wasm_bindgen_test]
async fn what_was_explored_last_is_shown_until_the_game_moves() {
    let page = Page::after("b2").await;
    go("#/explore").await;
    page.click("a3 c1").await;
    for _ in 0..2 {
        go("#/").await;
        go("#/explore").await;
        assert_eq!(page.board(), "O---X---X");
        assert_eq!(hash(), "#/explore/O---X---X:O");
    }
    go("#/").await;
    page.click("c3").await;
    go("#/explore").await;
    assert_eq!(page.board(), "--O-X----");
    page.click_button("Undo").await;
    assert_eq!(page.board(), "----X----");
}

#[wasm_bindgen_test]
async fn an_answer_of_the_computer_meanwhile_is_a_move_too() {
    let page = Page::open().await;
    page.click_button("Computer").await;
    page.click("b2").await;
    go("#/explore").await;
    assert_eq!(page.board(), "----X----");
    sleep(LONG_ENOUGH).await;
    go("#/").await;
    let board = page.board();
    assert!(board.contains('O'), "{board}");
    go("#/explore").await;
    assert_eq!(page.board(), board);
}

#[wasm_bindgen_test]
async fn the_browser_goes_back_and_on_within_a_line() {
    let page = Page::open_at("#/explore/X--O-OOXX:X").await;
    play(&page, "c1-b2").await;
    assert_eq!(hash(), "#/explore/X--OXOOX-:O");
    page.click("c2 c1").await;
    let board = page.board();
    assert_eq!(board, "X--OX-OXO");
    back().await;
    assert_eq!(page.board(), "X--OXOOX-");
    assert_eq!(page.last_move(), "b2 c1");
    back().await;
    assert_eq!(page.board(), "X--O-OOXX");
    assert_eq!(hash(), "#/explore/X--O-OOXX:X");
    assert!(listed(&page).starts_with("win 1: b1-b2 win 1"));
    // The line is still there.
    page.click_button("Redo").await;
    page.click_button("Redo").await;
    assert_eq!(page.board(), board);
}

#[wasm_bindgen_test]
async fn play_from_here_starts_a_game_from_the_position() {
    let page = Page::open_at("#/explore/X--------:O").await;
    page.click_button("Play from here").await;
    assert_eq!(hash(), "#/play/X--------:O");
    assert_eq!(page.board(), "X--------");
    assert_eq!(page.status(), "Next player: O");
    assert_eq!(page.message(), "New game from here. O to move.");
    assert_eq!(page.pressed(["Two players", "Computer"]), [true, false]);
    assert!(page.is_dimmed("Undo"));
    page.click("b2").await;
    until("the address follows", || hash() == "#/play/X--------:O/b2").await;
    until("the game is saved", || saved_moves() == ["X--------:O/b2"]).await;
    // O begins, so the first row has a gap for X.
    let row = page.one(".move-list__row");
    assert_eq!(row.child_element_count(), 3);
    assert_eq!(text(&row), "1.b2");
    page.click_button("Undo").await;
    assert_eq!(page.board(), "X--------");
    assert_eq!(page.status(), "Next player: O");
}

#[wasm_bindgen_test]
async fn undo_returns_from_there_to_the_former_game() {
    let page = Page::after("b2 a3").await;
    go("#/explore").await;
    page.click("c1").await;
    page.click_button("Play from here").await;
    assert_eq!(page.board(), "O---X---X");
    page.click("a1").await;
    page.click_button("Undo").await;
    assert_eq!(page.board(), "O---X---X");
    page.click_button("Undo").await;
    assert_eq!(page.board(), "O---X----");
    assert_eq!(page.message(), "Back in the previous game.");
    page.click_button("Redo").await;
    assert_eq!(page.board(), "O---X---X");
}

#[wasm_bindgen_test]
async fn play_from_here_keeps_the_opponent() {
    let _timers = FastTimers::new();
    for (position, side) in [("X--------:O", "O"), ("X---O----:X", "X")] {
        let page = Page::open().await;
        page.play_computer("hard").await;
        go(&format!("#/explore/{position}")).await;
        page.click_button("Play from here").await;
        assert_eq!(page.status(), format!("Next player: {side} (you)"));
        assert_mentions(&page.message(), &format!("you are {side}, computer hard"));
    }
    // Unless a side was chosen, that is the one to move.
    let page = Page::open().await;
    page.play_computer("hard").await;
    page.choose("You play", "You: X").await;
    go("#/explore/X--------:O").await;
    page.click_button("Play from here").await;
    assert_eq!(page.status(), "Next player: O (computer)");
    until("the computer moves", || page.pieces() == [1, 1]).await;
}

#[wasm_bindgen_test]
async fn back_leads_from_there_to_the_position_on_explore() {
    let page = Page::open_at("#/explore/X--------:O").await;
    page.click_button("Play from here").await;
    page.click("b2").await;
    back().await;
    assert_eq!(page.board(), "X--------");
    assert!(page.has_button("Edit board"));
}

#[wasm_bindgen_test]
async fn a_link_opens_a_game_from_a_position() {
    let page = Page::open_at("#/play/X--------:O/b2.c1").await;
    assert_eq!(page.board(), "X---O---X");
    assert_mentions(&page.message(), "game loaded, you are O");
    page.paste("https://example.org/#/play/X---O----:X/a1")
        .await;
    assert_eq!(page.board(), "X---O-X--");
    let page = Page::open_at("#/play/X--------:O/a3").await;
    assert_eq!(page.board(), "X--------");
    assert_mentions(&page.message(), "stopped at move 1, a3, taken");
}

#[wasm_bindgen_test]
async fn a_saved_game_from_a_position_is_resumed_with_its_start() {
    let games = [(7, "1000 people turns X X--------:O/b2.c1")];
    let page = Page::open_with_games("", &games).await;
    assert_eq!(page.notice(), "Unfinished game: two players, move 2.");
    page.click_button("Resume").await;
    assert_eq!(page.board(), "X---O---X");
    assert_eq!(page.status(), "Next player: O");
    page.click("a1").await;
    let saved = "X--------:O/b2.c1.a1";
    until("it is saved", || saved_moves() == [saved]).await;
    for board in ["X---O---X", "X---O----", "X--------"] {
        page.click_button("Undo").await;
        assert_eq!(page.board(), board);
    }
}

#[wasm_bindgen_test]
async fn no_game_starts_from_a_won_position() {
    let page = Page::open_at("#/explore/XXXOO----:O").await;
    assert!(page.is_dimmed("Play from here"));
    page.click_button("Play from here").await;
    assert_eq!(hash(), "#/explore/XXXOO----:O");
    assert_eq!(
        page.message(),
        "The game is already over here. Undo a move first."
    );
}
