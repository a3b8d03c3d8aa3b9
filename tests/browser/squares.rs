//! The nine squares.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::address::go;
use crate::mutations::Mutations;
use crate::page::Page;
use crate::queries::{NAMES, text};
use crate::{CENTRE_OR_WIN, OPEN, WON};

#[wasm_bindgen_test]
async fn the_board_is_a_grid_of_nine_buttons() {
    let page = Page::open().await;
    assert_eq!(page.all("[role=grid]").len(), 1);
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
async fn the_nine_buttons_stay_the_same_nodes_on_play() {
    let page = Page::open().await;
    let squares = page.squares();
    for game in [OPEN, WON, CENTRE_OR_WIN] {
        page.click(game).await;
        assert_eq!(page.squares(), squares, "{game}");
        for button in ["Undo", "Redo", "Hint"] {
            page.click_button(button).await;
            assert_eq!(page.squares(), squares, "{button} after {game}");
        }
        page.press("n").await;
        assert_eq!(page.squares(), squares, "a new game after {game}");
    }
    for label in ["Show move values", "Coordinates", "Show legal moves"] {
        page.toggle(label).await;
        assert_eq!(page.squares(), squares, "{label}");
    }
    for address in ["#/play/b2.a3", "#/elsewhere", "#/"] {
        go(address).await;
        assert_eq!(page.squares(), squares, "{address}");
    }
    page.play_computer("easy").await;
    page.paste("b2 a3 c1").await;
    assert_eq!(page.squares(), squares);
}

#[wasm_bindgen_test]
async fn the_nine_buttons_stay_the_same_nodes_on_explore() {
    let page = Page::open_at("#/explore").await;
    let squares = page.squares();
    page.click("b2 b2 a3").await;
    page.click_button("Undo").await;
    page.click_button("Edit board").await;
    page.click("b2 b2 a3").await;
    page.click_button("Clear board").await;
    page.click_button("Done").await;
    assert_eq!(page.squares(), squares);
    for position in ["XX-OO----:X", "nonsense", "XXXOO----:O", "---------:X"] {
        go(&format!("#/explore/{position}")).await;
        assert_eq!(page.squares(), squares, "{position}");
    }
}

#[wasm_bindgen_test]
async fn new_game_empties_the_board() {
    for game in ["", "a3", OPEN, "a3 a2 b1 c2 c1 a1-a3", WON] {
        let page = Page::after(game).await;
        page.press("n").await;
        assert_eq!(page.board(), "---------", "{game}");
        assert_eq!(page.status(), "Next player: X", "{game}");
        assert_eq!(page.with_any_mark(), "", "{game}");
        assert_eq!(page.last_move(), "", "{game}");
    }
}

#[wasm_bindgen_test]
async fn a_square_reads_x_o_or_nothing_even_when_marked() {
    for game in [OPEN, CENTRE_OR_WIN, WON, "a3 a2 b1 c2 c1 a1-a3"] {
        let page = Page::after(game).await;
        for square in page.squares() {
            let text = text(&square);
            assert!(matches!(text.as_str(), "" | "X" | "O"), "{text:?}");
            // The text as it is rendered, without what style sheets hide.
            assert_eq!(square.inner_text(), text);
        }
    }
}

#[wasm_bindgen_test]
async fn a_click_changes_only_the_squares_it_concerns() {
    let cases = [
        ("", "a3", "a3"),
        // The mark of the last move moves on.
        ("a3", "c1", "a3 c1"),
        // A refusal changes the refused piece and nothing else.
        ("a3", "a3", "a3"),
        ("a3 a3", "a3", "a3"),
        (OPEN, "c3", ""),
        (WON, "c1", ""),
        // A selection marks the piece and its targets; a second click unmarks them.
        (OPEN, "a3", "a3 b3 b2"),
        ("a3 a2 b1 c2 c1 a1-a3", "a3", "a3 b3 b2"),
    ];
    for (game, click, changed) in cases {
        let page = Page::after(game).await;
        let mutations = Mutations::observe(&page);
        page.click(click).await;
        assert_eq!(mutations.changed_squares(), changed, "{game} then {click}");
    }
}

#[wasm_bindgen_test]
async fn moving_the_focus_changes_nothing_but_the_tab_stop() {
    let page = Page::after(OPEN).await;
    let mutations = Mutations::observe(&page);
    for name in NAMES {
        page.focus(name).await;
        page.press("ArrowRight").await;
    }
    assert_eq!(mutations.changed_squares(), "");
}
