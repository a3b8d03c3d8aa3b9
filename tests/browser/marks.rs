//! Marks on the board, and the accessible names of the squares.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;
use crate::queries::{NAMES, assert_mentions, mentions};
use crate::{BLOCKED, CENTRE_ONLY, CENTRE_OR_WIN, OPEN, WON};

/// The squares with each mark.
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
        assert_eq!(page.last_move(), self.last, "{game} then {clicks}");
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
        (BLOCKED, "", Marks { movable: "a2 b1", last: "c2", ..none() }),
        (BLOCKED, "a1", Marks { movable: "a2 b1", last: "c2", ..none() }),
        (CENTRE_OR_WIN, "", Marks { must_leave: "b2", movable: "b1", last: "c1", ..none() }),
        (CENTRE_OR_WIN, "b1", Marks { selected: "b1", target: "c2", must_leave: "b2", last: "c1", ..none() }),
        (CENTRE_OR_WIN, "b2", Marks { selected: "b2", target: "c3 c2 a1", movable: "b1", last: "c1", ..none() }),
        (CENTRE_ONLY, "", Marks { must_leave: "b2", last: "c1", ..none() }),
        (WON, "", Marks { winning: "a3 b3 c3", last: "c3", ..none() }),
        (WON, "a1", Marks { winning: "a3 b3 c3", last: "c3", ..none() }),
    ];
    for (game, clicks, marks) in cases {
        marks.check(game, clicks).await;
    }
}

#[wasm_bindgen_test]
async fn the_centre_rule_is_shown_beforehand() {
    let cases = [
        (CENTRE_OR_WIN, "b2", "move your centre piece, or win"),
        (CENTRE_ONLY, "b2", "centre piece must move"),
        // The rule does not apply: X still places, or the piece in the centre is the opponent's.
        ("b2 a3", "", "place"),
        (BLOCKED, "", "move one of your pieces"),
        (OPEN, "", "move one of your pieces"),
    ];
    for (game, must_leave, gist) in cases {
        let page = Page::after(game).await;
        let advice = page.advice();
        assert_eq!(page.marked("must-leave"), must_leave, "{game}");
        assert!(mentions(&advice, gist), "{game}: {advice}");
        assert_eq!(
            mentions(&advice, "centre piece"),
            !must_leave.is_empty(),
            "{game}"
        );
    }
    let page = Page::after(CENTRE_ONLY).await;
    assert!(!mentions(&page.advice(), "win"), "no other step wins here");
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
        let label = page.label(name);
        let expected = format!("{name}, row {row}, column {column}, {piece}");
        assert_mentions(&label, &expected);
        assert!(
            !mentions(&label, "selected") && !mentions(&label, "can move here"),
            "{label}"
        );
    }
}

#[wasm_bindgen_test]
async fn a_square_is_named_by_its_mark() {
    let cases = [
        (OPEN, "a3", "selected", "a3"),
        (OPEN, "a3", "can move here", "b3 b2"),
        (OPEN, "a3 a3", "selected", ""),
        (OPEN, "a3 a3", "can move here", ""),
        (OPEN, "", "can move", "a3 b1 c1"),
        (OPEN, "a3-b3", "last move", "a3 b3"),
        (CENTRE_OR_WIN, "", "must move unless you win", "b2"),
        (WON, "", "winning", "a3 b3 c3"),
    ];
    for (game, clicks, words, squares) in cases {
        let page = Page::after(game).await;
        page.click(clicks).await;
        let named = NAMES
            .into_iter()
            .filter(|name| mentions(&page.label(name), words));
        let named: Vec<_> = named.collect();
        assert_eq!(named.join(" "), squares, "{words}: {game} then {clicks}");
    }
}

#[wasm_bindgen_test]
async fn every_refusal_shakes_the_piece_again() {
    let cases = [
        // A taken square, two pieces that cannot step, two steps that are not legal.
        ("a3 b2", "a3", "a3"),
        (BLOCKED, "a1", "a1"),
        (CENTRE_OR_WIN, "a2", "a2"),
        (OPEN, "a3 c3", "a3"),
        (CENTRE_OR_WIN, "b1 a1", "b1"),
    ];
    for (game, clicks, refused) in cases {
        let page = Page::after(game).await;
        assert_eq!(page.refused(), "", "{game}");
        let mut last = None;
        for _ in 0..3 {
            page.click(clicks).await;
            assert_eq!(page.refused(), refused, "{game} then {clicks}");
            // An animation starts again only on a new node.
            let shaken = page.one(".piece__stone--refused");
            assert!(page.square(refused).contains(Some(&shaken)), "{game}");
            assert_ne!(Some(&shaken), last.as_ref(), "{game} then {clicks}");
            last = Some(shaken);
        }
    }
    for (game, clicks) in [
        (OPEN, "c3"),
        (OPEN, "a3 a3"),
        (WON, "a3"),
        (BLOCKED, "a1 a2"),
    ] {
        let page = Page::after(game).await;
        page.click(clicks).await;
        assert_eq!(page.refused(), "", "{game} then {clicks}");
    }
}

#[wasm_bindgen_test]
async fn the_winning_line_is_drawn_through_its_middle() {
    let cases = [
        (WON, "row", "b3"),
        ("a3 a2 b3 b2 c1 c2", "row", "b2"),
        ("a3 b3 a2 b2 a1", "column", "a2"),
        ("a3 c3 a2 c2 b1 c1", "column", "c2"),
        ("a3 b3 b2 c3 c1", "falling", "b2"),
        ("c3 b3 b2 a3 a1", "rising", "b2"),
        ("a3 a2 b1 c2 c1 a1 b1-b2", "falling", "b2"),
    ];
    for (game, direction, middle) in cases {
        let page = Page::after(game).await;
        assert_eq!(page.line_drawn_on(direction), middle, "{game}");
        assert_eq!(page.line_drawn_on(""), middle, "{game}");
        page.click_button("Undo").await;
        assert_eq!(page.line_drawn_on(""), "", "{game}");
    }
}

/// Returns the squares with a piece that arrives from one of these sides: `left above`.
fn arriving_from(page: &Page, sides: &str) -> String {
    let classes = sides.split(' ').map(|side| format!(".piece--from-{side}"));
    let selector: String = classes.collect();
    page.names_of(|square| square.query_selector(&selector).unwrap().is_some())
}

#[wasm_bindgen_test]
async fn a_stepped_piece_arrives_from_its_old_square() {
    let cases = [
        (OPEN, "a3-b3", "left"),
        (OPEN, "a3-b2", "left above"),
        (OPEN, "b1-b2", "below"),
        (OPEN, "c1-b2", "right below"),
        (CENTRE_OR_WIN, "b2-c3", "left below"),
        (CENTRE_OR_WIN, "b2-a1", "right above"),
        ("a3 a2 b1 c2 c1 a1 a3-b3", "c2-c3", "below"),
        ("a3 a2 b1 c2 c1 a1 a3-b3", "c2-b2", "right"),
        (BLOCKED, "a2-b3", "left below"),
    ];
    for (game, step, sides) in cases {
        let page = Page::after(game).await;
        page.click(step).await;
        let (_, to) = step.split_once('-').unwrap();
        assert_eq!(arriving_from(&page, sides), to, "{game} then {step}");
        for side in ["left", "right", "above", "below"] {
            let expected = if sides.contains(side) { to } else { "" };
            assert_eq!(
                arriving_from(&page, side),
                expected,
                "{game} then {step}: {side}"
            );
        }
    }
}

#[wasm_bindgen_test]
async fn the_board_shows_what_a_click_would_do() {
    let next = |page: &Page| {
        let board = page.one("[role=grid]").class_name();
        let modifiers = board
            .split(' ')
            .filter_map(|class| class.strip_prefix("board--"));
        modifiers.collect::<Vec<_>>().join(" ")
    };
    let cases = [
        ("", "next-x placing"),
        ("a3", "next-o placing"),
        ("a3 a2 b1 c2 c1", "next-o placing"),
        (OPEN, "next-x"),
        ("a3 a2 b1 c2 c1 a1 a3", "next-x"),
        ("a3 a2 b1 c2 c1 a1 a3-b3", "next-o"),
        (WON, "won"),
    ];
    for (game, expected) in cases {
        let page = Page::after(game).await;
        assert_eq!(next(&page), expected, "{game}");
    }
    let page = Page::open().await;
    page.play_computer("hard").await;
    page.click("b2").await;
    assert_eq!(next(&page), "", "while the computer thinks");
    let page = Page::open_at("#/explore").await;
    assert_eq!(next(&page), "next-x placing", "while exploring");
    page.click_button("Edit board").await;
    assert_eq!(next(&page), "next-x placing editing");
}
