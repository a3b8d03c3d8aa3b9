//! The table of clicks in the rules, row by row.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;
use crate::queries::{NAMES, mentions};
use crate::{BLOCKED, CENTRE_ONLY, CENTRE_OR_WIN, OPEN, WON};

/// Clicks and what the page shows after them.
struct Row {
    game: &'static str,
    /// The clicks after the game; the last one is tested.
    clicks: &'static str,
    board: &'static str,
    selected: &'static str,
    targets: &'static str,
    message: &'static str,
    status: &'static str,
}

impl Row {
    async fn check(&self) {
        let page = Page::after(self.game).await;
        page.click(self.clicks).await;
        let row = format!("{} then {}", self.game, self.clicks);
        assert_eq!(page.board(), self.board, "{row}");
        assert_eq!(page.marked("selected"), self.selected, "{row}");
        assert_eq!(page.marked("target"), self.targets, "{row}");
        assert_eq!(page.status(), self.status, "{row}");
        let message = page.message();
        assert!(mentions(&message, self.message), "{row}: {message}");
    }
}

/// A row after which nothing is selected.
const fn nothing_selected(
    [game, clicks]: [&'static str; 2],
    board: &'static str,
    message: &'static str,
    status: &'static str,
) -> Row {
    Row {
        game,
        clicks,
        board,
        selected: "",
        targets: "",
        message,
        status,
    }
}

/// A row after which X has selected a piece.
const fn selected(
    [game, clicks]: [&'static str; 2],
    board: &'static str,
    [selected, targets]: [&'static str; 2],
    message: &'static str,
) -> Row {
    Row {
        game,
        clicks,
        board,
        selected,
        targets,
        message,
        status: X,
    }
}

const X: &str = "Next player: X";
const O: &str = "Next player: O";
const OPEN_BOARD: &str = "X--O-OOXX";
const BLOCKED_BOARD: &str = "O--XOOXX-";
const CENTRE_OR_WIN_BOARD: &str = "OO-XX--XO";
const CENTRE_ONLY_BOARD: &str = "O--XX-XOO";

#[wasm_bindgen_test]
async fn placing() {
    let rows = [
        nothing_selected(["", "a3"], "X--------", "X, placed, a3", O),
        nothing_selected(["a3", "b2"], "X---O----", "O, placed, b2", X),
        nothing_selected(["a3", "a3"], "X--------", "a3, taken", O),
        nothing_selected(["a3 b2", "a3"], "X---O----", "a3, taken", X),
        nothing_selected(["a3 b2", "b2"], "X---O----", "b2, taken", X),
        nothing_selected(["a3 b2", "b2 c1"], "X---O---X", "X, placed, c1", O),
    ];
    for row in rows {
        row.check().await;
    }
}

#[wasm_bindgen_test]
async fn selecting() {
    let rows = [
        selected([OPEN, "a3"], OPEN_BOARD, ["a3", "b3 b2"], "X, a3, selected"),
        selected([OPEN, "a3 c1"], OPEN_BOARD, ["c1", "b2"], "c1, selected"),
        selected(
            [CENTRE_OR_WIN, "b2"],
            CENTRE_OR_WIN_BOARD,
            ["b2", "c3 c2 a1"],
            "b2, selected",
        ),
        selected(
            [CENTRE_OR_WIN, "b1"],
            CENTRE_OR_WIN_BOARD,
            ["b1", "c2"],
            "b1, selected",
        ),
        nothing_selected([OPEN, "a3 a3"], OPEN_BOARD, "cancelled", X),
        nothing_selected([OPEN, "b2"], OPEN_BOARD, "select, pieces, first", X),
        nothing_selected([OPEN, "a2"], OPEN_BOARD, "select, pieces, first", X),
        nothing_selected([BLOCKED, "a1"], BLOCKED_BOARD, "a1, can t move", X),
        nothing_selected([BLOCKED, "a2 a1"], BLOCKED_BOARD, "a1, can t move", X),
        nothing_selected(
            [CENTRE_OR_WIN, "a2"],
            CENTRE_OR_WIN_BOARD,
            "centre rule, move the centre piece, or win this turn",
            X,
        ),
        nothing_selected(
            [CENTRE_OR_WIN, "b1 a2"],
            CENTRE_OR_WIN_BOARD,
            "centre rule, move the centre piece, or win this turn",
            X,
        ),
        nothing_selected(
            [CENTRE_ONLY, "a2"],
            CENTRE_ONLY_BOARD,
            "centre rule, move the centre piece, or win this turn",
            X,
        ),
        nothing_selected([CENTRE_ONLY, "a1"], CENTRE_ONLY_BOARD, "a1, can t move", X),
    ];
    for row in rows {
        row.check().await;
    }
}

#[wasm_bindgen_test]
async fn stepping() {
    let rows = [
        nothing_selected([OPEN, "a3 b3"], "-X-O-OOXX", "X, moved, a3, b3", O),
        nothing_selected([OPEN, "a3 c1 b2"], "X--OXOOX-", "X, moved, c1, b2", O),
        nothing_selected([OPEN, "a3 a2"], OPEN_BOARD, "a2, taken", X),
        nothing_selected([OPEN, "a3 c3"], OPEN_BOARD, "c3, not next to, a3", X),
        nothing_selected([OPEN, "a3 c2"], OPEN_BOARD, "c2, taken", X),
        nothing_selected([OPEN, "a3 c3 b3"], OPEN_BOARD, "select, pieces, first", X),
        nothing_selected(
            [CENTRE_OR_WIN, "b1 a1"],
            CENTRE_OR_WIN_BOARD,
            "centre rule, move the centre piece, or win this turn",
            X,
        ),
        nothing_selected(
            [CENTRE_OR_WIN, "b1 c3"],
            CENTRE_OR_WIN_BOARD,
            "c3, not next to, b1",
            X,
        ),
        nothing_selected([CENTRE_OR_WIN, "b2 c3"], "OOXX---XO", "X, moved, b2, c3", O),
        nothing_selected(
            [CENTRE_OR_WIN, "b1 c2"],
            "OO-XXX--O",
            "X, moved, b1, c2",
            "Winner: X",
        ),
    ];
    for row in rows {
        row.check().await;
    }
}

#[wasm_bindgen_test]
async fn after_a_win_every_click_is_refused() {
    for square in NAMES {
        nothing_selected([WON, square], "XXXOO----", "game is over", "Winner: X")
            .check()
            .await;
    }
}
