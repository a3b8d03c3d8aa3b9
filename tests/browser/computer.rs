//! Games against the computer.

use std::time::Duration;

use js_sys::Date;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;
use crate::seen::{NAMES, is_seen, says};
use crate::wait::{Haste, sleep, until};
use crate::{OPEN, address};

/// Longer than the computer seems to think.
const LONG_ENOUGH: Duration = Duration::from_millis(700);

/// O to place; b1 wins.
///
/// ```text
/// X O -
/// - O X
/// X - -
/// ```
const O_WINS: [&str; 2] = ["a3 b2 c2 b3", "a1"];

async fn against(level: &str) -> Page {
    let page = Page::open().await;
    page.choose("opponent", &format!("Computer, {level}")).await;
    page
}

fn is_thinking(page: &Page) -> bool {
    says(&page.status(), "thinking")
}

async fn answer(page: &Page) {
    until("the computer answers", || !is_thinking(page)).await;
}

fn pieces(page: &Page, symbol: char) -> usize {
    page.board()
        .chars()
        .filter(|piece| *piece == symbol)
        .count()
}

#[wasm_bindgen_test]
async fn two_people_play_unless_the_computer_is_chosen() {
    let page = Page::after("b2").await;
    assert_eq!(page.status(), "Next player: O");
    assert!(!is_seen(&page.one("select[name=seat]")));
    page.choose("opponent", "Computer, hard").await;
    assert!(is_seen(&page.one("select[name=seat]")));
    assert!(
        says(&page.message(), "you play X, hard"),
        "{}",
        page.message()
    );
    assert!(is_thinking(&page), "it is the computer's turn");
    page.choose("opponent", "Two players").await;
    assert!(!is_seen(&page.one("select[name=seat]")));
    assert!(says(&page.message(), "two people"), "{}", page.message());
    assert_eq!(page.status(), "Next player: O");
    page.click("a3").await;
    assert_eq!(page.board(), "O---X----");
}

#[wasm_bindgen_test]
async fn it_answers_after_a_pause() {
    let page = against("easy").await;
    assert_eq!(page.status(), "Next player: X");
    page.click("b2").await;
    let start = Date::now();
    assert!(page.status().starts_with("Next player: O"));
    assert!(is_thinking(&page));
    let (_, heard) = page.heard();
    assert!(says(&heard, "X placed on b2, thinking"), "{heard}");
    answer(&page).await;
    assert!(Date::now() - start > 400.0, "a person can follow");
    assert_eq!(page.status(), "Next player: X");
    assert_eq!([pieces(&page, 'X'), pieces(&page, 'O')], [1, 1]);
    let to = page.cells_matching("[data-last]");
    let words = format!("computer placed O on {to}");
    assert_eq!(page.square(&to).text_content().as_deref(), Some("O"));
    assert!(says(&page.message(), &words), "{}", page.message());
    let (_, heard) = page.heard();
    assert!(says(&heard, &words), "{heard}");
    assert!(says(&heard, "next player X"), "{heard}");
}

#[wasm_bindgen_test]
async fn what_is_done_meanwhile_changes_nothing_and_is_answered() {
    let _haste = Haste::new();
    let page = against("medium").await;
    page.click("b2").await;
    for square in NAMES {
        page.click(square).await;
        assert_eq!(page.board(), "----X----", "{square}");
        assert!(says(&page.message(), "computer is thinking"), "{square}");
        assert!(is_thinking(&page), "{square}");
        let (_, heard) = page.heard();
        assert!(says(&heard, "computer is thinking"), "{heard}");
    }
    page.click_button("Hint").await;
    assert!(says(&page.message(), "computer is thinking"));
    assert_eq!(page.cells_matching("[data-hint]"), "");
    // None of this holds it up for ever.
    answer(&page).await;
    assert_eq!([pieces(&page, 'X'), pieces(&page, 'O')], [1, 1]);
}

#[wasm_bindgen_test]
async fn a_new_game_or_an_undo_calls_the_answer_off() {
    let _haste = Haste::new();
    for button in ["New game", "Undo"] {
        let page = against("perfect").await;
        page.click("b2").await;
        assert!(is_thinking(&page), "{button}");
        page.click_button(button).await;
        assert_eq!(page.status(), "Next player: X", "{button}");
        assert_eq!(page.board(), "---------", "{button}");
        sleep(LONG_ENOUGH).await;
        assert_eq!(page.board(), "---------", "{button}");
        assert_eq!(page.status(), "Next player: X", "{button}");
    }
}

#[wasm_bindgen_test]
async fn another_opponent_calls_the_answer_off() {
    let _haste = Haste::new();
    let page = against("perfect").await;
    page.click("b2").await;
    page.choose("opponent", "Two players").await;
    sleep(LONG_ENOUGH).await;
    assert_eq!(page.board(), "----X----");
    assert_eq!(page.status(), "Next player: O");
}

#[wasm_bindgen_test]
async fn the_same_move_after_an_undo_gets_one_answer() {
    let _haste = Haste::new();
    let page = against("beginner").await;
    for _ in 0..3 {
        page.click("b2").await;
        page.click_button("Undo").await;
    }
    // Taken back before the answer or after it, the move is answered anew.
    for _ in 0..2 {
        page.click("b2").await;
        answer(&page).await;
        assert_eq!([pieces(&page, 'X'), pieces(&page, 'O')], [1, 1]);
        sleep(LONG_ENOUGH).await;
        assert_eq!([pieces(&page, 'X'), pieces(&page, 'O')], [1, 1]);
        page.click_button("Undo").await;
        assert_eq!(page.board(), "---------");
    }
}

#[wasm_bindgen_test]
async fn it_starts_when_the_person_plays_o() {
    let _haste = Haste::new();
    let page = against("perfect").await;
    page.choose("seat", "O").await;
    assert!(page.status().starts_with("Next player: X"));
    assert!(is_thinking(&page));
    assert!(says(&page.message(), "you play O"), "{}", page.message());
    answer(&page).await;
    assert_eq!(page.status(), "Next player: O");
    assert_eq!([pieces(&page, 'X'), pieces(&page, 'O')], [1, 0]);
    let board = page.board();
    page.click_button("Undo").await;
    assert!(says(&page.message(), "nothing"), "{}", page.message());
    assert_eq!(page.board(), board, "its first move stays");
    let free = page.named(|square| square.text_content().as_deref() == Some(""));
    page.click(&free[..2]).await;
    assert_eq!([pieces(&page, 'X'), pieces(&page, 'O')], [1, 1]);
    assert!(page.status().starts_with("Next player: X"));
    assert!(is_thinking(&page));
}

#[wasm_bindgen_test]
async fn the_lot_gives_either_side() {
    let page = against("easy").await;
    page.choose("seat", "by lot").await;
    let mut starts = [false; 2];
    for _ in 0..100 {
        page.click_button("New game").await;
        assert!(page.status().starts_with("Next player: X"));
        starts[usize::from(is_thinking(&page))] = true;
    }
    assert_eq!(starts, [true; 2]);
}

#[wasm_bindgen_test]
async fn undo_takes_back_its_move_and_one_s_own() {
    let _haste = Haste::new();
    let page = against("hard").await;
    page.click("b2").await;
    answer(&page).await;
    let board = page.board();
    let free = page.named(|square| square.text_content().as_deref() == Some(""));
    page.click(&free[..2]).await;
    answer(&page).await;
    assert_eq!([pieces(&page, 'X'), pieces(&page, 'O')], [2, 2]);
    for board in [board.as_str(), "---------"] {
        page.click_button("Undo").await;
        assert_eq!(page.board(), board);
        assert_eq!(page.status(), "Next player: X");
    }
    page.click_button("Undo").await;
    assert!(says(&page.message(), "nothing"), "{}", page.message());
}

#[wasm_bindgen_test]
async fn the_weakest_takes_a_win_and_undo_takes_the_win_back() {
    let _haste = Haste::new();
    let [before, blunder] = O_WINS;
    let page = Page::after(before).await;
    page.choose("opponent", "Computer, beginner").await;
    page.click(blunder).await;
    answer(&page).await;
    assert_eq!(page.status(), "Winner: O");
    assert_eq!(page.marked("winning"), "b3 b2 b1");
    let (_, heard) = page.heard();
    assert!(says(&heard, "computer placed O on b1, winner O"), "{heard}");
    page.click("c3").await;
    assert!(says(&page.message(), "over"), "{}", page.message());
    page.click_button("Undo").await;
    assert_eq!(page.board(), "XO--OX---");
    assert_eq!(page.status(), "Next player: X");
}

#[wasm_bindgen_test]
async fn a_step_of_it_is_named_from_square_to_square() {
    let _haste = Haste::new();
    let page = Page::after(OPEN).await;
    page.choose("opponent", "Computer, perfect").await;
    page.click("a3-b3").await;
    answer(&page).await;
    // The only step that wins.
    let words = "computer moved O from a1 to b2, winner O";
    let (_, heard) = page.heard();
    assert!(says(&heard, words), "{heard}");
    assert_eq!(page.board(), "-X-OOO-XX");
}

#[wasm_bindgen_test]
async fn it_answers_while_another_screen_is_looked_at() {
    let _haste = Haste::new();
    let page = against("easy").await;
    page.click("b2").await;
    address::go("#/explore").await;
    assert_eq!(page.board(), "---------");
    sleep(LONG_ENOUGH).await;
    assert_eq!(page.board(), "---------");
    address::go("#/").await;
    assert_eq!([pieces(&page, 'X'), pieces(&page, 'O')], [1, 1]);
    assert_eq!(page.status(), "Next player: X");
}
