//! Games that are saved, offered and resumed.

use std::time::Duration;

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::scheduler::flush;

use crate::address::go;
use crate::page::Page;
use crate::queries::assert_mentions;
use crate::storage::{former_games, saved_games, saved_moves, set_former_games, set_game};
use crate::undo::CLAIM;
use crate::wait::{FastTimers, sleep, until};
use crate::{CYCLE, OPEN, WON};

/// Longer than the pause before a move is saved.
const LONG_ENOUGH: Duration = Duration::from_millis(500);

const THREE_MOVES: (u32, &str) = (7, "1000 people X X b2.a3.c1");

/// Waits until exactly these games are saved, newest first.
async fn until_saved(moves: &[&str]) {
    until(&format!("{moves:?} are saved"), || saved_moves() == moves).await;
}

/// Sends the event of a page that is left.
async fn leave() {
    Function::new_no_args("dispatchEvent(new Event('pagehide'))")
        .call0(&JsValue::NULL)
        .unwrap();
    flush().await;
}

#[wasm_bindgen_test]
async fn a_saved_game_is_offered_and_resumed() {
    let page = Page::open_with_games("", &[THREE_MOVES]).await;
    assert_eq!(page.board(), "---------");
    assert_eq!(page.status(), "Next player: X");
    let top = page.one("[role=grid]").get_bounding_client_rect().top();
    page.click_button("Resume").await;
    assert_eq!(page.board(), "O---X---X");
    assert_eq!(page.status(), "Next player: O");
    assert!(!page.has_button("Resume"));
    let top_after = page.one("[role=grid]").get_bounding_client_rect().top();
    assert_eq!(
        top_after.to_bits(),
        top.to_bits(),
        "the board stays in place"
    );
    page.click("a1").await;
    until_saved(&["b2.a3.c1.a1"]).await;
}

#[wasm_bindgen_test]
async fn a_resumed_game_becomes_the_page_s_own_at_once() {
    let page = Page::open_with_games("", &[THREE_MOVES]).await;
    page.click_button("Resume").await;
    let [game] = saved_games().try_into().unwrap();
    assert_eq!(game.moves, "b2.a3.c1");
    assert_eq!(game.players, "people X X");
    assert_ne!(game.id, "7", "another window may still play that one");
}

#[wasm_bindgen_test]
async fn the_offer_lasts_until_the_first_move() {
    let page = Page::open_with_games("", &[THREE_MOVES]).await;
    page.click("a1").await;
    assert!(!page.has_button("Resume"));
    assert_eq!(page.board(), "------X--");
    page.click_button("New game").await;
    assert!(!page.has_button("Resume"));
}

#[wasm_bindgen_test]
async fn the_board_gets_the_focus_of_a_button_that_disappears() {
    for button in ["Resume", "Not now"] {
        let page = Page::open_with_games("", &[THREE_MOVES]).await;
        page.click_button(button).await;
        assert_eq!(page.focused(), "b2", "{button}");
    }
}

#[wasm_bindgen_test]
async fn a_resumed_game_has_its_opponent() {
    let _timers = FastTimers::new();
    let page = Page::open_with_games("", &[(7, "1000 hard O O b2.a3")]).await;
    page.click_button("Resume").await;
    assert_eq!(page.pieces(), [1, 1]);
    assert_eq!(page.pressed(["Two players", "Computer"]), [false, true]);
    assert_eq!(page.selected_option("Level"), "Hard (6 moves)");
    assert_eq!(page.selected_option("You play"), "You: O");
    assert_mentions(&page.advice(), "computer is thinking");
    until("the computer moves", || page.pieces() == [2, 1]).await;
}

#[wasm_bindgen_test]
async fn not_now_deletes_nothing() {
    let page = Page::open_with_games("", &[THREE_MOVES]).await;
    page.click_button("Not now").await;
    assert!(!page.has_button("Resume"));
    assert_eq!(page.board(), "---------");
    go("#/explore").await;
    go("#/").await;
    assert!(!page.has_button("Resume"), "not again during this visit");
    assert_eq!(page.message(), "The game stays saved for later.");
    assert_eq!(saved_moves(), ["b2.a3.c1"]);
    let page = Page::reopen().await;
    page.click_button("Resume").await;
    assert_eq!(page.board(), "O---X---X");
}

#[wasm_bindgen_test]
async fn not_now_leads_to_the_next_older_game() {
    let games = [
        (1, "1000 people X X a1"),
        (3, "3000 people X X c1"),
        (2, "2000 people X X b1"),
    ];
    for (times, board) in [(0, "--------X"), (1, "-------X-"), (2, "------X--")] {
        let page = Page::open_with_games("", &games).await;
        for _ in 0..times {
            page.click_button("Not now").await;
        }
        page.click_button("Resume").await;
        assert_eq!(page.board(), board, "{times}");
        let mut moves = saved_moves();
        moves.sort();
        assert_eq!(moves, ["a1", "b1", "c1"], "{times}");
    }
    let page = Page::open_with_games("", &games).await;
    for focused in ["", "", "b2"] {
        page.click_button("Not now").await;
        // The button keeps the focus while there is another game to offer.
        assert_eq!(page.focused(), focused);
    }
    assert!(!page.has_button("Not now"));
    assert_eq!(saved_moves(), ["c1", "b1", "a1"]);
}

#[wasm_bindgen_test]
async fn a_game_is_saved_until_it_is_over() {
    let page = Page::after("a3 a2 b3 b2").await;
    until_saved(&["a3.a2.b3.b2"]).await;
    assert!(!page.warns_of_storage());
    page.click("c3").await;
    until_saved(&[]).await;
}

#[wasm_bindgen_test]
async fn an_end_that_is_taken_back_is_saved() {
    let page = Page::after(WON).await;
    page.click_button("Undo").await;
    until_saved(&["a3.a2.b3.b2"]).await;

    let page = Page::after(OPEN).await;
    for step in CYCLE.into_iter().cycle().take(12) {
        page.click(step).await;
    }
    let moves = format!("{OPEN} {0} {0}", CYCLE.join(" ")).replace(' ', ".");
    until_saved(&[&moves]).await;
    page.click_button(CLAIM).await;
    until_saved(&[]).await;
    page.click_button("Undo").await;
    until_saved(&[&moves]).await;
}

#[wasm_bindgen_test]
async fn a_game_whose_past_is_shown_is_saved_whole() {
    let page = Page::after("b2 a3 c1").await;
    page.click_button("Undo").await;
    page.click_button("Undo").await;
    leave().await;
    assert_eq!(saved_moves(), ["b2.a3.c1"]);
}

#[wasm_bindgen_test]
async fn a_new_game_replaces_the_saved_one_and_undo_restores_it() {
    let page = Page::after("b2 a3").await;
    until_saved(&["b2.a3"]).await;
    page.click_button("New game").await;
    until_saved(&[]).await;
    page.click("c3").await;
    until_saved(&["c3"]).await;
    page.click_button("Undo").await;
    page.click_button("Undo").await;
    until_saved(&["b2.a3"]).await;
}

#[wasm_bindgen_test]
async fn an_opened_text_keeps_the_saved_game() {
    let page = Page::after("b2 a3 c1").await;
    until_saved(&["b2.a3.c1"]).await;
    page.paste("a1 b1").await;
    sleep(LONG_ENOUGH).await;
    assert!(saved_moves().contains(&"b2.a3.c1".to_owned()));
    page.click("c3").await;
    until_saved(&["a1.b1.c3", "b2.a3.c1"]).await;
    let page = Page::reopen().await;
    page.click_button("Not now").await;
    page.click_button("Resume").await;
    assert_eq!(page.board(), "O---X---X");
}

#[wasm_bindgen_test]
async fn an_opened_link_keeps_the_saved_game_and_is_saved_once_it_changes() {
    let page = Page::after("b2 a3 c1").await;
    until_saved(&["b2.a3.c1"]).await;
    go("#/play/a1.b1").await;
    leave().await;
    assert_eq!(
        saved_moves(),
        ["b2.a3.c1"],
        "the address holds the other game"
    );
    page.click("c3").await;
    leave().await;
    assert_eq!(saved_moves(), ["a1.b1.c3", "b2.a3.c1"]);
}

#[wasm_bindgen_test]
async fn the_game_of_a_link_is_saved_when_its_address_is_left() {
    let _page = Page::open_at("#/play/b2.a3").await;
    assert_eq!(saved_moves(), Vec::<String>::new());
    go("#/explore").await;
    until_saved(&["b2.a3"]).await;
}

#[wasm_bindgen_test]
async fn two_windows_that_are_closed_at_once_save_both_games() {
    let page = Page::open().await;
    let other = Page::open_beside().await;
    page.click("b2").await;
    other.click("a1").await;
    leave().await;
    let mut moves = saved_moves();
    moves.sort();
    assert_eq!(moves, ["a1", "b2"]);
    page.click("a3").await;
    other.click("c3").await;
    leave().await;
    let mut moves = saved_moves();
    moves.sort();
    assert_eq!(moves, ["a1.c3", "b2.a3"]);
}

#[wasm_bindgen_test]
async fn eight_games_are_saved_and_the_oldest_is_dropped() {
    let _page = Page::open().await;
    let moves = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1"];
    for (id, m) in (1..).zip(moves) {
        set_game(id, &format!("{id}000 people X X {m}"));
    }
    let page = Page::reopen().await;
    page.click("c1").await;
    until_saved(&["c1", "b1", "a1", "c2", "b2", "a2", "c3", "b3"]).await;
}

#[wasm_bindgen_test]
async fn the_list_of_former_versions_is_migrated() {
    let _page = Page::open().await;
    set_former_games("7 people X X b2.a3.c1\nrubbish\n8 hard O O a1.b1\n9 people X X b2.b2");
    let page = Page::reopen().await;
    let games = saved_games();
    let games: Vec<_> = games
        .iter()
        .map(|game| (&*game.players, &*game.moves))
        .collect();
    assert_eq!(games, [("people X X", "b2.a3.c1"), ("hard O O", "a1.b1")]);
    assert_eq!(former_games(), None);
    page.click_button("Not now").await;
    page.click_button("Resume").await;
    assert_mentions(&page.advice(), "computer is thinking");
    assert_eq!(page.board(), "------XO-");
    let page = Page::reopen().await;
    page.click_button("Not now").await;
    page.click_button("Resume").await;
    assert_eq!(page.board(), "O---X---X");
}
