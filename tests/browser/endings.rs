//! The course of a game in the status, the hands and the title, its end, and the score.

use gloo::utils::document;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::address::go;
use crate::computer::computer_move;
use crate::notice::INVITATION;
use crate::page::Page;
use crate::queries::accessible_name;
use crate::undo::CLAIM;
use crate::wait::FastTimers;
use crate::{CYCLE, OPEN, WON};

/// X wins with c3, and O with c2.
const TWO_EACH: &str = "a3 a2 b3 b2";

/// Games that X and O win with their last move.
const X_WINS: &str = WON;
const O_WINS: &str = "a3 a2 b3 b2 c1 c2";

fn is_primary(page: &Page, name: &str) -> bool {
    page.button(name).matches(".primary").unwrap()
}

/// Returns the accessible name of the pieces still to be placed, or an empty string.
fn hands(page: &Page) -> String {
    let hands = page.all(".hands[role=img]");
    hands.iter().map(|hands| accessible_name(hands)).collect()
}

/// Returns how many pieces of X and O are shown in hand.
fn shown_in_hand(page: &Page) -> [usize; 2] {
    ["x", "o"].map(|player| {
        let all = page.all(&format!(".hands__piece--{player}")).len();
        let placed = format!(".hands__piece--{player}.hands__piece--placed");
        all - page.all(&placed).len()
    })
}

#[wasm_bindgen_test]
async fn the_pieces_still_to_be_placed_are_shown() {
    let cases = [
        ("", "Still to place: X 3, O 3", [3, 3]),
        ("a3", "Still to place: X 2, O 3", [2, 3]),
        (TWO_EACH, "Still to place: X 1, O 1", [1, 1]),
        (WON, "Still to place: X 0, O 1", [0, 1]),
        (OPEN, "", [0, 0]),
    ];
    for (game, name, shown) in cases {
        let page = Page::after(game).await;
        assert_eq!(hands(&page), name, "{game}");
        assert_eq!(shown_in_hand(&page), shown, "{game}");
    }
}

#[wasm_bindgen_test]
async fn the_title_tells_the_state() {
    let page = Page::open().await;
    let assert_title = |state: &str| {
        assert_eq!(document().title(), format!("{state}, Chorus Lapilli"));
    };
    assert_title("X to move");
    page.click("a3").await;
    assert_title("O to move");
    go("#/explore").await;
    assert_title("Explore");
    go("#/").await;
    assert_title("O to move");
    page.click("a2 b3 b2 c3").await;
    assert_title("X wins");
    page.click_button("Play again").await;
    page.click(O_WINS).await;
    assert_title("O wins");
    page.click_button("Play again").await;
    page.click(OPEN).await;
    for step in CYCLE.into_iter().cycle().take(12) {
        page.click(step).await;
    }
    page.click_button(CLAIM).await;
    assert_title("Draw");
}

#[wasm_bindgen_test]
async fn the_end_between_two_people_names_the_winner() {
    for (game, winner) in [(X_WINS, "X"), (O_WINS, "O")] {
        let page = Page::after(game).await;
        assert_eq!(page.status(), format!("Winner: {winner}"));
        assert_eq!(page.advice(), format!("{winner} wins with three in a row."));
        assert_eq!(page.all(".board--won").len(), 1);
        page.click_button("Undo").await;
        assert!(page.all(".board--won").is_empty());
    }
}

#[wasm_bindgen_test]
async fn the_end_against_the_computer_is_told_to_the_person() {
    let page = Page::after(TWO_EACH).await;
    page.click_button("Computer").await;
    page.click("c3").await;
    assert_eq!(page.status(), "Winner: X, you win!");
    assert_eq!(page.advice(), "You have three in a row.");
    let announced = page.announced();
    let end = "X placed on c3. Winner: X, you win! You have three in a row.";
    let reason = "Not counted: the opponent was changed.";
    assert_eq!(announced, format!("{end} {reason}"));
}

#[wasm_bindgen_test]
async fn play_again_is_the_one_thing_to_do_at_the_end() {
    let page = Page::after(TWO_EACH).await;
    assert!(!is_primary(&page, "New game"));
    assert!(!page.is_dimmed("Hint"));
    let button = page.button("New game");
    page.click("c3").await;
    assert!(!page.has_button("New game"));
    assert_eq!(page.button("Play again"), button, "in the same place");
    assert!(is_primary(&page, "Play again"));
    assert!(page.is_dimmed("Hint"));
    page.click_button("Hint").await;
    assert_eq!(page.message(), "The game is over. Play again, or undo.");
    page.click_button("Play again").await;
    assert_eq!(page.board(), "---------");
    assert_eq!(page.status(), "Next player: X");
    assert!(!is_primary(&page, "New game"));
    assert!(!page.is_dimmed("Hint"));
}

#[wasm_bindgen_test]
async fn the_score_between_two_people_counts_x_and_o() {
    let page = Page::after(TWO_EACH).await;
    assert_eq!(page.notice(), INVITATION);
    page.click("c3").await;
    assert_eq!(page.notice(), "X 1, O 0");
    assert!(page.announced().ends_with(" Score: X 1, O 0."));
    // A game counts once, with its last end.
    page.click_button("Undo").await;
    assert_eq!(page.notice(), "Move 4 of 5");
    page.click("c3").await;
    assert_eq!(page.notice(), "X 1, O 0");
    for (game, score) in [
        (O_WINS, "X 1, O 1"),
        (O_WINS, "X 1, O 2"),
        (X_WINS, "X 2, O 2"),
    ] {
        page.click_button("Play again").await;
        page.click(game).await;
        assert_eq!(page.notice(), score);
    }
    page.click_button("Play again").await;
    page.click("b2").await;
    assert_eq!(page.notice(), "X 2, O 2", "during the next game, too");
}

#[wasm_bindgen_test]
async fn the_score_against_the_computer_counts_the_person_s_games() {
    let _timers = FastTimers::new();
    let page = Page::after(X_WINS).await;
    assert_eq!(page.notice(), "X 1, O 0");
    page.paste(TWO_EACH).await;
    page.play_computer("beginner").await;
    assert_eq!(page.notice(), INVITATION, "another score");
    page.click("c3").await;
    assert_eq!(page.notice(), "You 1, computer 0");
    page.paste(TWO_EACH).await;
    page.play_computer("beginner").await;
    page.click("a1").await;
    computer_move(&page).await;
    assert_eq!(page.status(), "Winner: O, the computer wins");
    assert_eq!(page.notice(), "You 1, computer 1");
    page.click_button("Two players").await;
    assert_eq!(page.notice(), "X 1, O 0");
}
