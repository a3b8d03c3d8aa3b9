//! The board without a mouse.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::OPEN;
use crate::games::STEPPING;
use crate::page::Page;
use crate::seen::{NAMES, focused_element, says};

/// Each key with how it moves the focus: columns to the right, rows down.
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

/// The square so far away, or the one at the edge.
fn beyond(name: &str, [right, down]: [i32; 2]) -> &'static str {
    let [column, row] = column_and_row(name);
    let index = (column + right).clamp(0, 2) + (row + down).clamp(0, 2) * 3;
    NAMES[usize::try_from(index).unwrap()]
}

/// Walks to the square with arrow keys, a square at a time.
pub async fn walk(page: &Page, to: &str) {
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

/// Goes to the board as the Tab key does.
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
            assert_eq!(page.focused(), beyond(from, by), "{key} on {from}");
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
        walk(&page, turn.0).await;
        page.press(key).await;
        turn.check(&page);
        assert_eq!(page.focused(), turn.0, "the focus stays");
    }
    page.button("New game").focus().unwrap();
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
    assert!(says(&page.message(), "cancelled"));
    assert_eq!(page.board(), board);
    assert_eq!(page.status(), "Next player: X");
    assert_eq!(page.focused(), "a3");
}

#[wasm_bindgen_test]
async fn a_question_mark_lists_the_keys() {
    let page = Page::after(OPEN).await;
    page.click("a3").await;
    for key in ["?", "Shift+?"] {
        page.press(key).await;
        let (message, (_, heard)) = (page.message(), page.heard());
        let keys = "arrows, enter, escape, U undo, R redo, N new game, H hint, D draw, B, L";
        assert!(says(&message, keys), "{message}");
        assert_eq!(heard, message);
        assert_eq!(page.marked("selected"), "a3", "the selection stays");
    }
}

#[wasm_bindgen_test]
async fn b_reads_the_board() {
    let page = Page::after(OPEN).await;
    page.click("a3").await;
    let board = page.board();
    page.press("b").await;
    let squares = NAMES.into_iter().zip(board.chars());
    let squares = squares.map(|(name, piece)| match piece {
        '-' => format!("{name} empty "),
        piece => format!("{name} {piece} "),
    });
    let squares: String = squares.collect();
    assert!(says(&page.message(), &squares), "{}", page.message());
    let (_, heard) = page.heard();
    assert!(says(&heard, &squares), "{heard}");
    assert!(says(&heard, "next player X"), "{heard}");
    assert_eq!(page.marked("selected"), "a3", "the selection stays");
    assert_eq!(page.marked("target"), "b3 b2");
    assert_eq!(page.board(), board);
    page.click("b3").await;
    assert!(says(&page.message(), "moved"), "{}", page.message());
}

#[wasm_bindgen_test]
async fn l_says_the_last_thing_again() {
    let page = Page::open().await;
    for clicks in ["a3", "a3", "a2 b1 c2 c1 a1 a3"] {
        page.click(clicks).await;
        let mut last = page.heard();
        let (message, selected) = (page.message(), page.marked("selected"));
        for _ in 0..3 {
            page.press("l").await;
            let next = page.heard();
            assert_eq!(next.1, last.1);
            assert_ne!(next.0, last.0, "the words stay on their line");
            last = next;
        }
        assert_eq!(page.message(), message);
        assert_eq!(page.marked("selected"), selected, "the selection stays");
    }
}

#[wasm_bindgen_test]
async fn letters_are_heard_on_the_board_alone() {
    let page = Page::after(OPEN).await;
    let before = (page.message(), page.heard());
    let elsewhere = [
        page.button("New game"),
        page.one("[name=values]"),
        page.one("form input"),
    ];
    for element in elsewhere {
        element.focus().unwrap();
        for key in ["?", "Shift+?", "b", "l"] {
            assert!(!page.press(key).await, "{key}");
            assert_eq!((page.message(), page.heard()), before, "{key}");
        }
    }
    page.focus("b2").await;
    for key in ["Ctrl+b", "Alt+b", "Meta+b", "Ctrl+l", "Alt+l", "Meta+l"] {
        assert!(!page.press(key).await, "{key}");
        assert_eq!((page.message(), page.heard()), before, "{key}");
    }
}

#[wasm_bindgen_test]
async fn the_board_is_one_tab_stop_where_the_focus_was_last() {
    let page = Page::open().await;
    let tab_stop = || page.matching(":not([tabindex='-1'])");
    assert_eq!(tab_stop(), "b2");
    for name in NAMES {
        page.focus(name).await;
        assert_eq!(tab_stop(), name);
        assert_eq!(page.square(name).tab_index(), 0);
    }
    for (key, by) in KEYS {
        let expected = beyond(&page.focused(), by);
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
async fn escape_puts_a_piece_back_wherever_the_focus_is() {
    let page = Page::after(OPEN).await;
    page.click("a3").await;
    assert_eq!(page.marked("selected"), "a3");
    page.button("Undo").focus().unwrap();
    page.press("Escape").await;
    assert_eq!(page.marked("selected"), "");
}

#[wasm_bindgen_test]
async fn keys_that_are_none_do_no_harm() {
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
