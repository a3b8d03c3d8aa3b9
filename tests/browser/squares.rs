//! The nine buttons, and what happens to them.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;
use crate::seen::NAMES;
use crate::watch::Watch;
use crate::{BOUND, OPEN, WON};

#[wasm_bindgen_test]
async fn nine_buttons_stand_in_cells_in_rows_in_a_grid() {
    let page = Page::open().await;
    let grids = page.all("[role=grid]");
    assert_eq!(grids.len(), 1);
    let rows = page.all("[role=grid] > [role=row]");
    assert_eq!(rows.len(), 3);
    let cells = page.all("[role=row] > [role=gridcell]");
    assert_eq!(cells.len(), 9);
    let squares = page.squares();
    assert_eq!(squares.len(), 9);
    for (index, (square, cell)) in squares.iter().zip(&cells).enumerate() {
        assert_eq!(square.tag_name(), "BUTTON");
        assert!(square.closest("form").unwrap().is_none());
        assert_eq!(square.parent_element().as_ref(), Some(cell.as_ref()));
        assert_eq!(
            cell.parent_element().as_ref(),
            Some(rows[index / 3].as_ref())
        );
    }
    assert_eq!(page.all("button[class*=square]"), squares);
}

#[wasm_bindgen_test]
async fn the_nine_buttons_are_the_same_for_ever() {
    let page = Page::open().await;
    let squares = page.squares();
    for game in [OPEN, WON, BOUND] {
        page.click(game).await;
        assert_eq!(page.squares(), squares, "{game}");
        page.click_button("New game").await;
        assert_eq!(page.squares(), squares, "new game after {game}");
    }
}

#[wasm_bindgen_test]
async fn new_game_empties_the_board() {
    for game in ["", "a3", OPEN, "a3 a2 b1 c2 c1 a1-a3", WON] {
        let page = Page::after(game).await;
        page.click_button("New game").await;
        assert_eq!(page.board(), "---------", "{game}");
        assert_eq!(page.status(), "Next player: X", "{game}");
        assert_eq!(page.matching("[data-mark]"), "", "{game}");
        assert_eq!(page.cells_matching("[data-last]"), "", "{game}");
    }
}

#[wasm_bindgen_test]
async fn a_square_reads_x_o_or_nothing_even_when_marked() {
    for game in [OPEN, BOUND, WON, "a3 a2 b1 c2 c1 a1-a3"] {
        let page = Page::after(game).await;
        for square in page.squares() {
            let text = square.text_content().unwrap();
            assert!(matches!(text.as_str(), "" | "X" | "O"), "{text:?}");
            // What is drawn, which knows of style sheets and hidden elements.
            assert_eq!(square.inner_text(), text);
        }
    }
}

#[wasm_bindgen_test]
async fn one_click_changes_only_the_squares_it_concerns() {
    let cases = [
        ("", "a3", "a3"),
        // The mark of the last move goes from the one to the other.
        ("a3", "c1", "a3 c1"),
        // Refusals: a piece that is refused shows it, nothing else does.
        ("a3", "a3", "a3"),
        ("a3 a3", "a3", "a3"),
        (OPEN, "c3", ""),
        (WON, "c1", ""),
        // A selection marks the piece and its targets, a cancelled one unmarks them.
        (OPEN, "a3", "a3 b3 b2"),
        ("a3 a2 b1 c2 c1 a1-a3", "a3", "a3 b3 b2"),
    ];
    for (game, click, changed) in cases {
        let page = Page::after(game).await;
        let watch = Watch::new(&page);
        page.click(click).await;
        assert_eq!(watch.changed(), changed, "{game} then {click}");
    }
}

#[wasm_bindgen_test]
async fn moving_the_focus_changes_nothing_but_the_tab_stop() {
    let page = Page::after(OPEN).await;
    let watch = Watch::new(&page);
    for name in NAMES {
        page.focus(name).await;
        page.press("ArrowRight").await;
    }
    assert_eq!(watch.changed(), "");
}
