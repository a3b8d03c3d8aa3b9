//! The keyboard.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::OPEN;
use crate::games::STEPPING;
use crate::page::Page;
use crate::queries::{NAMES, assert_mentions, focused_element};

/// Each key with the columns and rows by which it moves the focus, right and down.
const KEYS: [(&str, [i32; 2]); 8] = [
    ("ArrowLeft", [-1, 0]),
    ("ArrowRight", [1, 0]),
    ("ArrowUp", [0, -1]),
    ("ArrowDown", [0, 1]),
    ("Home", [-2, 0]),
    ("End", [2, 0]),
    ("Ctrl+Home", [-2, -2]),
    ("Ctrl+End", [2, 2]),
];

fn column_and_row(name: &str) -> [i32; 2] {
    let index = NAMES.iter().position(|known| *known == name).unwrap();
    let index = i32::try_from(index).unwrap();
    [index % 3, index / 3]
}

/// Returns the square so far away, or the one at the edge.
fn offset(name: &str, [right, down]: [i32; 2]) -> &'static str {
    let [column, row] = column_and_row(name);
    let index = (column + right).clamp(0, 2) + (row + down).clamp(0, 2) * 3;
    NAMES[usize::try_from(index).unwrap()]
}

/// Moves the focus to the square with arrow keys.
pub async fn move_focus(page: &Page, to: &str) {
    let [column, row] = column_and_row(to);
    for _ in 0..4 {
        let [at_column, at_row] = column_and_row(&page.focused());
        let key = match (column - at_column, row - at_row) {
            (0, 0) => break,
            (1.., _) => "ArrowRight",
            (..0, _) => "ArrowLeft",
            (_, 1..) => "ArrowDown",
            _ => "ArrowUp",
        };
        page.press(key).await;
    }
    assert_eq!(page.focused(), to);
}

/// Focuses the board as the Tab key does.
pub async fn tab_to_board(page: &Page) {
    page.focus(&page.matching("[tabindex='0']")).await;
}

#[wasm_bindgen_test]
async fn keys_move_the_focus_and_stop_at_the_edges() {
    let page = Page::open().await;
    for from in NAMES {
        for (key, by) in KEYS {
            page.focus(from).await;
            page.press(key).await;
            assert_eq!(page.focused(), offset(from, by), "{key} on {from}");
        }
    }
    assert_eq!(page.board(), "---------");
}

#[wasm_bindgen_test]
async fn a_key_that_moves_the_focus_does_not_scroll_the_page() {
    let page = Page::open().await;
    for (key, _) in KEYS {
        page.focus("b2").await;
        assert!(page.press(key).await, "{key}");
    }
}

#[wasm_bindgen_test]
async fn other_keys_are_left_to_the_browser() {
    let page = Page::open().await;
    page.focus("b2").await;
    for key in [
        "Tab",
        "F5",
        "PageDown",
        "Ctrl+r",
        "Escape",
        "Shift",
        "Alt+ArrowLeft",
        "Shift+ArrowLeft",
    ] {
        assert!(!page.press(key).await, "{key}");
        assert_eq!(page.focused(), "b2", "{key}");
    }
    assert_eq!(page.board(), "---------");
}

#[wasm_bindgen_test]
async fn a_whole_game_is_played_with_keys_alone() {
    let page = Page::open().await;
    tab_to_board(&page).await;
    for (turn, key) in STEPPING.iter().zip(["Enter", "Space"].into_iter().cycle()) {
        move_focus(&page, turn.0).await;
        page.press(key).await;
        turn.check(&page);
        assert_eq!(page.focused(), turn.0, "the focus stays");
    }
    page.button("Play again").focus().unwrap();
    page.press("Enter").await;
    assert_eq!(page.board(), "---------");
}

#[wasm_bindgen_test]
async fn escape_cancels_a_selection_and_nothing_else() {
    let page = Page::after(OPEN).await;
    let (board, message) = (page.board(), page.message());
    page.press("Escape").await;
    assert_eq!(page.message(), message);
    page.click("a3").await;
    assert_eq!(page.marked("selected"), "a3");
    page.press("Escape").await;
    assert_eq!(page.marked("selected"), "");
    assert_eq!(page.marked("target"), "");
    assert_mentions(&page.message(), "cancelled");
    assert_eq!(page.board(), board);
    assert_eq!(page.status(), "Next player: X");
    assert_eq!(page.focused(), "a3");
}

#[wasm_bindgen_test]
async fn the_board_is_one_tab_stop_at_the_last_focus() {
    let page = Page::open().await;
    let tab_stop = || page.matching(":not([tabindex='-1'])");
    assert_eq!(tab_stop(), "b2");
    for name in NAMES {
        page.focus(name).await;
        assert_eq!(tab_stop(), name);
        assert_eq!(page.square(name).tab_index(), 0);
    }
    for (key, by) in KEYS {
        let expected = offset(&page.focused(), by);
        page.press(key).await;
        assert_eq!(tab_stop(), expected, "{key}");
    }
    page.click("a3 c2").await;
    assert_eq!(tab_stop(), "c2");
}

#[wasm_bindgen_test]
async fn the_focus_stays_where_the_player_left_it() {
    let page = Page::open().await;
    for squares in [OPEN, "a3 a2", "a3-b3", "a2-a3"] {
        page.click(squares).await;
        let last = squares.split([' ', '-']).next_back().unwrap();
        assert_eq!(page.focused(), last, "{squares}");
    }
    page.click_button("New game").await;
    assert_eq!(focused_element(), page.button("New game"));
    assert_eq!(page.matching("[tabindex='0']"), "a3");
}

#[wasm_bindgen_test]
async fn escape_cancels_a_selection_wherever_the_focus_is() {
    let page = Page::after(OPEN).await;
    page.click("a3").await;
    assert_eq!(page.marked("selected"), "a3");
    page.button("Undo").focus().unwrap();
    page.press("Escape").await;
    assert_eq!(page.marked("selected"), "");
}

#[wasm_bindgen_test]
async fn malformed_events_are_ignored() {
    let page = Page::after("b2").await;
    for code in [
        "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'u' }))",
        "document.activeElement.dispatchEvent(new Event('keydown', { bubbles: true }))",
        "document.dispatchEvent(new Event('click'))",
    ] {
        js_sys::Function::new_no_args(code)
            .call0(&wasm_bindgen::JsValue::NULL)
            .unwrap();
        page.click("b2").await;
        assert_eq!(page.board(), "----X----", "{code}");
    }
}
