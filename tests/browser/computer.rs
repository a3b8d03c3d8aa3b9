//! Games against the computer.

use std::time::Duration;

use js_sys::Date;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::notice::INVITATION;
use crate::page::{Page, blur};
use crate::queries::{NAMES, assert_mentions, mentions, text};
use crate::wait::{FastTimers, sleep, until};
use crate::{OPEN, address};

/// Longer than the pause before the computer's move.
pub const LONG_ENOUGH: Duration = Duration::from_millis(700);

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
    page.play_computer(level).await;
    page
}

fn is_thinking(page: &Page) -> bool {
    mentions(&page.advice(), "computer is thinking")
}

/// Waits until the computer has moved.
pub async fn computer_move(page: &Page) {
    until("the computer moves", || !is_thinking(page)).await;
}

/// Clicks the first empty square.
async fn click_empty(page: &Page) {
    let empty = page.names_of(|square| text(square).is_empty());
    page.click(&empty[..2]).await;
}

#[wasm_bindgen_test]
async fn two_people_play_unless_the_computer_is_chosen() {
    let page = Page::after("b2").await;
    assert_eq!(page.status(), "Next player: O");
    page.play_computer("hard").await;
    assert_mentions(
        &page.message(),
        "you are O, computer hard, sees 6 moves ahead",
    );
    assert_eq!(page.status(), "Next player: O (you)");
    page.click_button("Two players").await;
    assert_mentions(&page.message(), "two players on this screen");
    assert_eq!(page.status(), "Next player: O");
    page.click("a3").await;
    assert_eq!(page.board(), "O---X----");
    assert_eq!(page.status(), "Next player: X");
}

#[wasm_bindgen_test]
async fn it_moves_after_a_pause() {
    let page = against("easy").await;
    assert_eq!(page.status(), "Next player: X (you)");
    page.click("b2").await;
    let start = Date::now();
    assert_eq!(page.status(), "Next player: O (computer)");
    assert!(is_thinking(&page));
    let announced = page.announced();
    assert_mentions(&announced, "X placed on b2, thinking");
    computer_move(&page).await;
    assert!(Date::now() - start > 400.0, "a person can follow");
    assert_eq!(page.status(), "Next player: X (you)");
    assert_eq!(page.pieces(), [1, 1]);
    let to = page.last_move();
    let words = format!("computer placed O on {to}");
    assert_eq!(text(&page.square(&to)), "O");
    assert_mentions(&page.message(), &words);
    let announced = page.announced();
    assert_mentions(&announced, &words);
    assert_mentions(&announced, "next player X");
}

#[wasm_bindgen_test]
async fn clicks_during_the_pause_are_refused() {
    let _timers = FastTimers::new();
    let page = against("medium").await;
    page.click("b2").await;
    for square in NAMES {
        page.click(square).await;
        assert_eq!(page.board(), "----X----", "{square}");
        assert!(
            mentions(&page.message(), "computer is thinking"),
            "{square}"
        );
        assert!(is_thinking(&page), "{square}");
        let announced = page.announced();
        assert_mentions(&announced, "computer is thinking");
    }
    page.click_button("Hint").await;
    assert_mentions(&page.message(), "computer is thinking");
    assert_eq!(page.hinted(), "");
    // None of this cancels the move.
    computer_move(&page).await;
    assert_eq!(page.pieces(), [1, 1]);
}

#[wasm_bindgen_test]
async fn new_game_and_undo_cancel_the_move() {
    let _timers = FastTimers::new();
    for button in ["New game", "Undo"] {
        let page = against("perfect").await;
        page.choose("You play", "You: X").await;
        page.click("b2").await;
        assert!(is_thinking(&page), "{button}");
        page.click_button(button).await;
        assert_eq!(page.status(), "Next player: X (you)", "{button}");
        assert_eq!(page.board(), "---------", "{button}");
        sleep(LONG_ENOUGH).await;
        assert_eq!(page.board(), "---------", "{button}");
        assert_eq!(page.status(), "Next player: X (you)", "{button}");
    }
}

#[wasm_bindgen_test]
async fn another_opponent_cancels_the_move() {
    let _timers = FastTimers::new();
    let page = against("perfect").await;
    page.click("b2").await;
    page.click_button("Two players").await;
    sleep(LONG_ENOUGH).await;
    assert_eq!(page.board(), "----X----");
    assert_eq!(page.status(), "Next player: O");
}

#[wasm_bindgen_test]
async fn the_same_move_after_an_undo_is_answered_once() {
    let _timers = FastTimers::new();
    let page = against("beginner").await;
    for _ in 0..3 {
        page.click("b2").await;
        page.click_button("Undo").await;
    }
    // Taken back before the answer or after it, the move is answered again.
    for _ in 0..2 {
        page.click("b2").await;
        computer_move(&page).await;
        assert_eq!(page.pieces(), [1, 1]);
        sleep(LONG_ENOUGH).await;
        assert_eq!(page.pieces(), [1, 1]);
        page.click_button("Undo").await;
        assert_eq!(page.board(), "---------");
    }
}

#[wasm_bindgen_test]
async fn it_starts_when_the_human_plays_o() {
    let _timers = FastTimers::new();
    let page = against("perfect").await;
    page.choose("You play", "You: O").await;
    assert_eq!(page.status(), "Next player: X (computer)");
    assert!(is_thinking(&page));
    assert_mentions(&page.message(), "you are O");
    computer_move(&page).await;
    assert_eq!(page.status(), "Next player: O (you)");
    assert_eq!(page.pieces(), [1, 0]);
    click_empty(&page).await;
    assert_eq!(page.pieces(), [1, 1]);
    assert_eq!(page.status(), "Next player: X (computer)");
    assert!(is_thinking(&page));
}

#[wasm_bindgen_test]
async fn undo_of_its_first_move_stops_at_the_start() {
    let _timers = FastTimers::new();
    let page = Page::after("b2 a3").await;
    page.play_computer("easy").await;
    page.choose("You play", "You: O").await;
    page.click_button("New game").await;
    computer_move(&page).await;
    assert_eq!(page.pieces(), [1, 0]);
    page.click_button("Undo").await;
    assert_eq!(page.board(), "---------");
    assert_mentions(&page.message(), "undone, X");
    sleep(LONG_ENOUGH).await;
    assert_eq!(page.board(), "---------", "it waits");
    page.click_button("Undo").await;
    assert_eq!(page.board(), "O---X----");
    assert_eq!(page.message(), "Back in the previous game.");
}

#[wasm_bindgen_test]
async fn a_click_on_a_past_moment_lets_it_play_on_from_there() {
    let _timers = FastTimers::new();
    let page = against("perfect").await;
    page.click("b2").await;
    computer_move(&page).await;
    click_empty(&page).await;
    computer_move(&page).await;
    blur();
    for _ in 0..3 {
        page.press("ArrowLeft").await;
    }
    assert_eq!(page.board(), "----X----");
    assert_eq!(page.status(), "Next player: O (computer)");
    assert_mentions(&page.advice(), "click the board, let the computer play on");
    sleep(LONG_ENOUGH).await;
    assert_eq!(page.board(), "----X----", "it waits");
    page.click_button("Hint").await;
    assert_mentions(&page.message(), "you are looking back");
    page.click("a1").await;
    assert_eq!(page.message(), "The computer plays on from here.");
    assert_eq!(page.board(), "----X----", "the click places nothing");
    assert!(is_thinking(&page));
    computer_move(&page).await;
    assert_eq!(page.pieces(), [1, 1]);
    assert_eq!(page.notice(), INVITATION, "the game goes on");
}

#[wasm_bindgen_test]
async fn undo_takes_back_both_moves() {
    let _timers = FastTimers::new();
    let page = against("hard").await;
    page.click("b2").await;
    computer_move(&page).await;
    let board = page.board();
    click_empty(&page).await;
    computer_move(&page).await;
    assert_eq!(page.pieces(), [2, 2]);
    for board in [board.as_str(), "---------"] {
        page.click_button("Undo").await;
        assert_eq!(page.board(), board);
        assert_eq!(page.status(), "Next player: X (you)");
    }
    page.click_button("Undo").await;
    assert_mentions(&page.message(), "nothing");
}

#[wasm_bindgen_test]
async fn a_beginner_wins_when_it_can_and_undo_takes_that_back() {
    let _timers = FastTimers::new();
    let [before, blunder] = O_WINS;
    let page = Page::after(before).await;
    page.play_computer("beginner").await;
    page.click(blunder).await;
    computer_move(&page).await;
    assert_eq!(page.status(), "Winner: O, the computer wins");
    assert_eq!(page.advice(), "The computer has three in a row.");
    assert_eq!(page.marked("winning"), "b3 b2 b1");
    let announced = page.announced();
    assert_mentions(&announced, "computer placed O on b1, winner O");
    page.click("c3").await;
    assert_mentions(&page.message(), "over");
    page.click_button("Undo").await;
    assert_eq!(page.board(), "XO--OX---");
    assert_eq!(page.status(), "Next player: X (you)");
}

#[wasm_bindgen_test]
async fn its_step_is_announced_with_both_squares() {
    let _timers = FastTimers::new();
    let page = Page::after(OPEN).await;
    page.play_computer("perfect").await;
    page.click("a3-b3").await;
    computer_move(&page).await;
    // The only step that wins.
    let words = "computer moved O from a1 to b2, winner O";
    let announced = page.announced();
    assert_mentions(&announced, words);
    assert_eq!(page.board(), "-X-OOO-XX");
}

#[wasm_bindgen_test]
async fn it_moves_while_another_screen_is_shown() {
    let _timers = FastTimers::new();
    let page = against("easy").await;
    page.click("b2").await;
    address::go("#/explore").await;
    assert_eq!(page.board(), "----X----");
    sleep(LONG_ENOUGH).await;
    assert_eq!(page.board(), "----X----", "only the game goes on");
    address::go("#/").await;
    assert_eq!(page.pieces(), [1, 1]);
    assert_eq!(page.status(), "Next player: X (you)");
}
