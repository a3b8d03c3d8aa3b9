//! Values of moves on the board, the evaluation in words and the chart.

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::scheduler::flush;

use crate::mutations::Mutations;
use crate::page::Page;
use crate::queries::{NAMES, assert_mentions, mentions, text};
use crate::wait::settle;
use crate::{BLOCKED, CENTRE_ONLY, CENTRE_OR_WIN, OPEN, WON};

/// X to place; c3 wins, and c2 holds out longer than the rest.
///
/// ```text
/// X X -
/// O O -
/// - - -
/// ```
const TWO_EACH: &str = "a3 a2 b3 b2";

const NONE: &str = ". . . . . . . . .";

async fn with_values(game: &str) -> Page {
    let page = Page::open().await;
    page.toggle("Show move values").await;
    page.click(game).await;
    page
}

/// Returns the path with this name in the chart.
fn path(page: &Page, name: &str) -> String {
    let path = page.one(&format!(".chart__{name}"));
    path.get_attribute("d").unwrap()
}

/// Clicks the chart in the middle of the column with this number, of this many.
fn click_chart(page: &Page, column: usize, columns: usize) {
    let click = Function::new_with_args(
        "chart, column, columns",
        "const { left, top, width } = chart.getBoundingClientRect();
         const clientX = left + ((column + 0.5) / columns) * width;
         chart.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY: top }));",
    );
    let chart = page.chart().unwrap();
    click
        .call3(&JsValue::NULL, &chart, &column.into(), &columns.into())
        .unwrap();
}

#[wasm_bindgen_test]
async fn values_are_hidden_at_first() {
    for game in ["", TWO_EACH, OPEN, "a3 a2 b1 c2 c1 a1-a3"] {
        let page = Page::after(game).await;
        assert_eq!(page.values(), NONE, "{game}");
        assert_eq!(page.verdict(), "", "{game}");
        assert!(page.chart().is_none(), "{game}");
        for name in NAMES {
            let label = page.label(name);
            let values = ["wins in", "draws", "loses"].map(|words| mentions(&label, words));
            assert_eq!(values, [false; 3], "{label}");
        }
    }
}

#[wasm_bindgen_test]
async fn every_legal_move_has_its_value() {
    let cases = [
        // Placing: every empty square.
        ("", "", "= = = = = = = = ="),
        ("a3 b2", "", ". = = = . −3 = −3 −3"),
        (TWO_EACH, "", ". . +1 . . −2 −1 −1 −1"),
        // Stepping: the best of every piece that can step; if one is selected, its targets too.
        (OPEN, "", "−2 . . . . . . +1 +2"),
        (OPEN, "a3", "−2 −1 . . −2 . . +1 +2"),
        (OPEN, "a3 b1", "−2 . . . +1 . . +1 +2"),
        (OPEN, "a3 b1 b1", "−2 . . . . . . +1 +2"),
        (OPEN, "a3 c3", "−2 . . . . . . +1 +2"),
        (BLOCKED, "", ". . . −1 . . . = ."),
        // The centre rule: a2 may not step.
        (CENTRE_OR_WIN, "", ". . . . −1 . . +1 ."),
        (CENTRE_OR_WIN, "b2", ". . −1 . −1 −1 −1 +1 ."),
        (CENTRE_ONLY, "", ". . . . −1 . . . ."),
        // The game is over.
        (WON, "", NONE),
    ];
    for (game, clicks, values) in cases {
        let page = with_values(game).await;
        page.click(clicks).await;
        assert_eq!(page.values(), values, "{game} then {clicks}");
    }
}

#[wasm_bindgen_test]
async fn values_are_switched_on_and_off_at_any_moment() {
    let page = Page::after(OPEN).await;
    page.click("a3").await;
    let (board, message) = (page.board(), page.message());
    for values in ["−2 −1 . . −2 . . +1 +2", NONE, "−2 −1 . . −2 . . +1 +2"] {
        page.toggle("Show move values").await;
        assert_eq!(page.values(), values);
        assert_eq!(page.board(), board);
        assert_eq!(page.message(), message);
        assert_eq!(page.marked("selected"), "a3");
    }
    page.click_button("New game").await;
    assert_eq!(page.values(), "= = = = = = = = =");
    page.click_button("Undo").await;
    assert_eq!(page.values(), "−2 . . . . . . +1 +2");
}

#[wasm_bindgen_test]
async fn the_label_of_a_square_contains_its_value() {
    let cases = [
        ("", "", "draws", "a3 b3 c3 a2 b2 c2 a1 b1 c1"),
        (TWO_EACH, "", "wins in 1 move", "c3"),
        (TWO_EACH, "", "loses in 1 move", "a1 b1 c1"),
        (TWO_EACH, "", "loses in 2 moves", "c2"),
        (OPEN, "", "wins in 1 move", "b1"),
        (OPEN, "", "wins in 2 moves", "c1"),
        (OPEN, "a3", "loses in 1 move", "b3"),
        (OPEN, "a3", "loses in 2 moves", "a3 b2"),
    ];
    for (game, clicks, words, squares) in cases {
        let page = with_values(game).await;
        page.click(clicks).await;
        let named = NAMES
            .into_iter()
            .filter(|name| mentions(&page.label(name), words));
        let named: Vec<_> = named.collect();
        assert_eq!(named.join(" "), squares, "{words}: {game} then {clicks}");
    }
}

#[wasm_bindgen_test]
async fn a_square_with_a_value_still_reads_x_o_or_nothing() {
    for game in ["", TWO_EACH, OPEN, "a3 a2 b1 c2 c1 a1-a3", WON] {
        let page = with_values(game).await;
        for square in page.squares() {
            let text = text(&square);
            assert!(matches!(text.as_str(), "" | "X" | "O"), "{text:?}");
            assert_eq!(square.inner_text(), text);
        }
    }
}

#[wasm_bindgen_test]
async fn the_verdict_evaluates_the_position() {
    let cases = [
        ("", "draw with best play"),
        (TWO_EACH, "X wins in 1 move"),
        ("a3 b2 c2", "O wins in 3 moves"),
        ("a3 b2 c2 b3", "O wins in 2 moves"),
        (OPEN, "X wins in 1 move"),
        (CENTRE_ONLY, "O wins in 1 move"),
        (BLOCKED, "draw with best play"),
        (WON, "X has won"),
    ];
    for (game, words) in cases {
        let page = with_values(game).await;
        let verdict = page.verdict();
        assert!(mentions(&verdict, words), "{game}: {verdict}");
        page.toggle("Show move values").await;
        assert_eq!(page.verdict(), "", "{game}");
    }
}

#[wasm_bindgen_test]
async fn the_verdict_is_announced_with_the_move() {
    let page = with_values("a3 b2 c2").await;
    assert_mentions(&page.announced(), "next player O, O wins in 3 moves");
    let page = Page::after("a3 b2 c2").await;
    let announced = page.announced();
    assert!(!mentions(&announced, "wins"), "{announced}");
}

#[wasm_bindgen_test]
async fn the_chart_shows_the_value_after_each_move() {
    let cases = [
        ("", "M0 0H1"),
        ("b2", "M0 0H2"),
        ("b2 a2 a3", "M0 0H4"),
        ("a3 b2 c2", "M0 0H3V5H4"),
        ("a3 b2 c2 b3", "M0 0H3V5H4V6H5"),
    ];
    for (game, line) in cases {
        let page = with_values(game).await;
        settle().await;
        let chart = page.chart().unwrap();
        let label = chart.get_attribute("aria-label").unwrap();
        assert_mentions(&label, "above the middle X is winning, below it O");
        assert_eq!(path(&page, "line"), line, "{game}");
        page.toggle("Show move values").await;
        assert!(page.chart().is_none(), "{game}");
    }
}

#[wasm_bindgen_test]
async fn a_click_on_the_chart_shows_that_moment_of_the_whole_game() {
    let page = with_values("a3 b2 c2 b3").await;
    let line = path(&page, "line");
    assert_eq!(path(&page, "changes"), "M3.5 5h0");
    let boards = [
        "---------",
        "X--------",
        "X---O----",
        "X---OX---",
        "XO--OX---",
    ];
    for ply in [1, 0, 4, 2] {
        click_chart(&page, ply, boards.len());
        flush().await;
        assert_eq!(page.board(), boards[ply]);
        assert_eq!(path(&page, "cursor"), format!("M{ply}.5 -11V11"));
        assert_eq!(path(&page, "line"), line, "after {ply} moves");
    }
}

#[wasm_bindgen_test]
async fn a_legend_explains_the_values() {
    let page = with_values("").await;
    let legends: Vec<_> = page
        .all(".legend")
        .iter()
        .map(|legend| text(legend))
        .collect();
    let values = "+2 wins in 2 · = draw · −2 loses in 2";
    assert_eq!(legends, [values, "? changed the result · # won"]);
    page.toggle("Show move values").await;
    assert!(page.all(".legend").is_empty());
}

#[wasm_bindgen_test]
async fn a_refused_click_changes_no_value() {
    // Only the refused piece changes.
    for (game, click, changed) in [("a3", "a3", "a3"), (OPEN, "c3", ""), (WON, "c1", "")] {
        let page = with_values(game).await;
        let values = page.values();
        let mutations = Mutations::observe(&page);
        page.click(click).await;
        assert_eq!(mutations.changed_squares(), changed, "{game} then {click}");
        assert_eq!(page.values(), values, "{game} then {click}");
    }
}
