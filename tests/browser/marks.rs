//! What the board shows beside the pieces, to the eye and to a screen reader.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;
use crate::seen::{NAMES, cell, says};
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

#[wasm_bindgen_test]
async fn a_refused_piece_is_marked_and_anew_each_time() {
    let cases = [
        // Placing on a taken square, two pieces that cannot step, and a step that is none.
        ("a3 b2", "a3", "a3"),
        (WALLED, "a1", "a1"),
        (BOUND, "a2", "a2"),
        (OPEN, "a3 c3", "a3"),
        (BOUND, "b1 a1", "b1"),
    ];
    for (game, clicks, refused) in cases {
        let page = Page::after(game).await;
        assert_eq!(page.cells_matching("[data-refused]"), "", "{game}");
        let mut last = None;
        for _ in 0..3 {
            page.click(clicks).await;
            let marked = page.cells_matching("[data-refused='0'], [data-refused='1']");
            assert_eq!(marked, refused, "{game} then {clicks}");
            let mark = cell(&page.square(refused)).get_attribute("data-refused");
            // A piece that was selected in between has lost the mark meanwhile.
            assert!(clicks.contains(' ') || mark != last, "{game}: {mark:?}");
            last = mark;
        }
    }
    for (game, clicks) in [
        (OPEN, "c3"),
        (OPEN, "a3 a3"),
        (WON, "a3"),
        (WALLED, "a1 a2"),
    ] {
        let page = Page::after(game).await;
        page.click(clicks).await;
        assert_eq!(page.cells_matching("[data-refused]"), "", "{game} {clicks}");
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
    for (game, line, middle) in cases {
        let page = Page::after(game).await;
        let drawn = page.cells_matching(&format!("[data-line={line}]"));
        assert_eq!(drawn, middle, "{game}");
        assert_eq!(page.cells_matching("[data-line]"), middle, "{game}");
        page.click_button("Undo").await;
        assert_eq!(page.cells_matching("[data-line]"), "", "{game}");
    }
}

#[wasm_bindgen_test]
async fn a_stepped_piece_comes_from_its_old_square() {
    let way = |page: &Page, name: &str| {
        let pebbles = page.all(&format!("[data-square={name}] > .pebble"));
        let style = pebbles[0].style();
        let way = ["--across", "--down"].map(|step| style.get_property_value(step).unwrap());
        way.join(" ")
    };
    let cases = [
        (OPEN, "a3-b3", "-1 0"),
        (OPEN, "a3-b2", "-1 -1"),
        (OPEN, "b1-b2", "0 1"),
        (OPEN, "c1-b2", "1 1"),
        (BOUND, "b2-c3", "-1 1"),
        (BOUND, "b2-a1", "1 -1"),
        ("a3 a2 b1 c2 c1 a1 a3-b3", "c2-c3", "0 1"),
        ("a3 a2 b1 c2 c1 a1 a3-b3", "c2-b2", "1 0"),
        (WALLED, "a2-b3", "-1 1"),
    ];
    for (game, step, expected) in cases {
        let page = Page::after(game).await;
        assert_eq!(page.matching(":has([style])"), way_of_last(game), "{game}");
        page.click(step).await;
        let (_, to) = step.split_once('-').unwrap();
        assert_eq!(way(&page, to), expected, "{game} then {step}");
        assert_eq!(page.matching(":has([style])"), to, "{game} then {step}");
    }
}

/// The square that a game's last move, if it was a step, led to.
fn way_of_last(game: &str) -> &str {
    game.rsplit_once('-').map_or("", |(_, to)| to)
}

#[wasm_bindgen_test]
async fn the_board_says_whose_piece_comes_next() {
    let next = |page: &Page| page.one(".board").get_attribute("data-next");
    let cases = [
        ("", Some("X anywhere")),
        ("a3", Some("O anywhere")),
        ("a3 a2 b1 c2 c1", Some("O anywhere")),
        (OPEN, Some("X")),
        ("a3 a2 b1 c2 c1 a1 a3", Some("X")),
        ("a3 a2 b1 c2 c1 a1 a3-b3", Some("O")),
        (WON, None),
    ];
    for (game, expected) in cases {
        let page = Page::after(game).await;
        assert_eq!(next(&page).as_deref(), expected, "{game}");
    }
    let page = Page::open().await;
    page.choose("opponent", "Computer, hard").await;
    page.click("b2").await;
    assert_eq!(next(&page), None, "while the computer thinks");
    let page = Page::open_at("#/explore").await;
    let anywhere = next(&page);
    assert_eq!(anywhere.as_deref(), Some("X anywhere"), "while exploring");
}
