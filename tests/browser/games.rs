//! Whole games by clicks.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;
use crate::queries::{assert_mentions, mentions};

/// A square that is clicked, and the board, status and message after it.
pub struct Turn(
    pub &'static str,
    pub &'static str,
    pub &'static str,
    pub &'static str,
);

impl Turn {
    /// Fails unless the page shows this.
    pub fn check(&self, page: &Page) {
        let Self(square, board, status, gist) = self;
        assert_eq!(page.board(), *board, "{square}");
        assert_eq!(page.status(), *status, "{square}");
        let message = page.message();
        assert!(mentions(&message, gist), "{square}: {message}");
    }
}

const X: &str = "Next player: X";
const O: &str = "Next player: O";

/// O wins with the fourth step; both players leave the centre when they must.
pub const STEPPING: [Turn; 14] = [
    Turn("b2", "----X----", O, "X, placed, b2"),
    Turn("a3", "O---X----", X, "O, placed, a3"),
    Turn("c1", "O---X---X", O, "X, placed, c1"),
    Turn("a1", "O---X-O-X", X, "O, placed, a1"),
    Turn("a2", "O--XX-O-X", O, "X, placed, a2"),
    Turn("b1", "O--XX-OOX", X, "O, placed, b1"),
    Turn("b2", "O--XX-OOX", X, "X, b2, selected"),
    Turn("b3", "OX-X--OOX", O, "X, moved, b2, b3"),
    Turn("b1", "OX-X--OOX", O, "O, b1, selected"),
    Turn("b2", "OX-XO-O-X", X, "O, moved, b1, b2"),
    Turn("a2", "OX-XO-O-X", X, "X, a2, selected"),
    Turn("b1", "OX--O-OXX", O, "X, moved, a2, b1"),
    Turn("b2", "OX--O-OXX", O, "O, b2, selected"),
    Turn("a2", "OX-O--OXX", "Winner: O", "O, moved, b2, a2"),
];

/// X wins with the third piece.
const PLACING: [Turn; 5] = [
    Turn("a3", "X--------", O, "X, placed, a3"),
    Turn("a2", "X--O-----", X, "O, placed, a2"),
    Turn("b3", "XX-O-----", O, "X, placed, b3"),
    Turn("b2", "XX-OO----", X, "O, placed, b2"),
    Turn("c3", "XXXOO----", "Winner: X", "X, placed, c3"),
];

async fn play(turns: &[Turn]) -> Page {
    let page = Page::open().await;
    assert_eq!(page.board(), "---------");
    assert_eq!(page.status(), X);
    for turn in turns {
        page.click(turn.0).await;
        turn.check(&page);
    }
    page
}

#[wasm_bindgen_test]
async fn a_game_is_won_by_placing() {
    let page = play(&PLACING).await;
    assert_eq!(page.marked("winning"), "a3 b3 c3");
}

#[wasm_bindgen_test]
async fn a_game_is_won_by_stepping() {
    let page = play(&STEPPING).await;
    assert_eq!(page.marked("winning"), "a3 a2 a1");
}

#[wasm_bindgen_test]
async fn one_game_follows_another() {
    let page = play(&PLACING).await;
    for turns in [STEPPING.as_slice(), &PLACING] {
        page.click_button("Play again").await;
        assert_eq!(page.status(), X);
        for turn in turns {
            page.click(turn.0).await;
            turn.check(&page);
        }
    }
}

#[wasm_bindgen_test]
async fn nothing_opens_over_the_board_at_the_end() {
    let page = play(&PLACING).await;
    let overlays = "dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]";
    assert!(page.all(overlays).is_empty());
    assert!(
        page.squares()
            .iter()
            .all(|square| !square.matches(":disabled").unwrap())
    );
}

#[wasm_bindgen_test]
async fn moves_are_taken_back_one_by_one() {
    let page = play(&PLACING).await;
    for turn in PLACING.iter().rev().skip(1) {
        page.click_button("Undo").await;
        assert_eq!(page.board(), turn.1);
        assert_eq!(page.status(), turn.2);
        assert_mentions(&page.message(), "undone");
        assert_eq!(page.last_move(), turn.0);
        assert_eq!(page.marked("winning"), "");
    }
    page.click_button("Undo").await;
    assert_eq!(page.board(), "---------");
    page.click_button("Undo").await;
    assert_mentions(&page.message(), "nothing");
    assert_eq!(page.status(), X);
}

#[wasm_bindgen_test]
async fn a_new_game_is_taken_back_too() {
    let page = play(&PLACING).await;
    page.click_button("Play again").await;
    page.click_button("Undo").await;
    assert_mentions(&page.message(), "back in the previous game");
    assert_eq!(page.board(), "XXXOO----");
    assert_eq!(page.status(), "Winner: X");
}
