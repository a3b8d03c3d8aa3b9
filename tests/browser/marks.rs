//! What the board shows beside the pieces, to the eye and to a screen reader.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::{NAMES, Page, says};
use crate::{BOUND, BOUND_FAST, OPEN, WALLED, WON};

/// The marks after a game and some clicks.
#[derive(Debug, Default, PartialEq)]
struct Marks {
    selected: &'static str,
    target: &'static str,
    movable: &'static str,
    must_leave: &'static str,
    winning: &'static str,
    last: &'static str,
}

impl Marks {
    async fn check(&self, game: &str, clicks: &str) {
        let page = Page::after(game).await;
        page.click(clicks).await;
        let expected = [
            ("selected", self.selected),
            ("target", self.target),
            ("movable", self.movable),
            ("must-leave", self.must_leave),
            ("winning", self.winning),
        ];
        for (mark, squares) in expected {
            assert_eq!(page.marked(mark), squares, "{mark}: {game} then {clicks}");
        }
        assert_eq!(
            page.cells_matching("[data-last]"),
            self.last,
            "{game} then {clicks}"
        );
    }
}

#[wasm_bindgen_test]
async fn squares_are_marked() {
    let none = Marks::default;
    #[rustfmt::skip]
    let cases = [
        ("", "", none()),
        ("a3", "", Marks { last: "a3", ..none() }),
        ("a3 b2", "", Marks { last: "b2", ..none() }),
        ("a3 b2", "a3", Marks { last: "b2", ..none() }),
        (OPEN, "", Marks { movable: "a3 b1 c1", last: "a1", ..none() }),
        (OPEN, "a3", Marks { selected: "a3", target: "b3 b2", movable: "b1 c1", last: "a1", ..none() }),
        (OPEN, "a3 c3", Marks { movable: "a3 b1 c1", last: "a1", ..none() }),
        (OPEN, "a3-b3", Marks { movable: "a2 c2 a1", last: "a3 b3", ..none() }),
        (OPEN, "b1-b2", Marks { winning: "a3 b2 c1", last: "b2 b1", ..none() }),
        (WALLED, "", Marks { movable: "a2 b1", last: "c2", ..none() }),
        (WALLED, "a1", Marks { movable: "a2 b1", last: "c2", ..none() }),
        (BOUND, "", Marks { must_leave: "b2", movable: "b1", last: "c1", ..none() }),
        (BOUND, "b1", Marks { selected: "b1", target: "c2", must_leave: "b2", last: "c1", ..none() }),
        (BOUND, "b2", Marks { selected: "b2", target: "c3 c2 a1", movable: "b1", last: "c1", ..none() }),
        (BOUND_FAST, "", Marks { must_leave: "b2", last: "c1", ..none() }),
        (WON, "", Marks { winning: "a3 b3 c3", last: "c3", ..none() }),
        (WON, "a1", Marks { winning: "a3 b3 c3", last: "c3", ..none() }),
    ];
    for (game, clicks, marks) in cases {
        marks.check(game, clicks).await;
    }
}

#[wasm_bindgen_test]
async fn the_centre_rule_is_shown_before_any_click_is_refused() {
    let cases = [
        (BOUND, "b2", "centre, must leave, unless, wins"),
        (BOUND_FAST, "b2", "centre, must leave"),
        // A piece in the centre, but it does not bind: placing, and the other side's.
        ("b2 a3", "", "place"),
        (WALLED, "", "step"),
        (OPEN, "", "step"),
    ];
    for (game, must_leave, gist) in cases {
        let page = Page::after(game).await;
        let advice = page.advice();
        assert_eq!(page.marked("must-leave"), must_leave, "{game}");
        assert!(says(&advice, gist), "{game}: {advice}");
        assert_eq!(
            says(&advice, "must leave"),
            !must_leave.is_empty(),
            "{game}"
        );
    }
    let page = Page::after(BOUND_FAST).await;
    assert!(!says(&page.advice(), "unless"), "no other step wins here");
}

#[wasm_bindgen_test]
async fn a_square_is_named_by_its_row_column_and_piece() {
    let page = Page::after(OPEN).await;
    for (index, (name, piece)) in NAMES.into_iter().zip(page.board().chars()).enumerate() {
        let (row, column) = (index / 3 + 1, index % 3 + 1);
        let piece = match piece {
            '-' => "empty".to_owned(),
            piece => piece.to_string(),
        };
        let heard = page.name(name);
        let expected = format!("{name}, row {row}, column {column}, {piece}");
        assert!(says(&heard, &expected), "{heard}");
        assert!(
            !says(&heard, "selected") && !says(&heard, "target"),
            "{heard}"
        );
    }
}

#[wasm_bindgen_test]
async fn a_square_is_named_by_its_mark() {
    let cases = [
        (OPEN, "a3", "selected", "a3"),
        (OPEN, "a3", "legal target", "b3 b2"),
        (OPEN, "a3 a3", "selected", ""),
        (OPEN, "a3 a3", "legal target", ""),
        (OPEN, "", "can step", "a3 b1 c1"),
        (OPEN, "a3-b3", "last move", "a3 b3"),
        (BOUND, "", "must leave", "b2"),
        (WON, "", "winning", "a3 b3 c3"),
    ];
    for (game, clicks, words, squares) in cases {
        let page = Page::after(game).await;
        page.click(clicks).await;
        let named = NAMES
            .into_iter()
            .filter(|name| says(&page.name(name), words));
        let named: Vec<_> = named.collect();
        assert_eq!(named.join(" "), squares, "{words}: {game} then {clicks}");
    }
}
