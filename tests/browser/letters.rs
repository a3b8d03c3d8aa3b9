//! The keys that work all over the page: letters, `?` and the arrows.

use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;

use crate::OPEN;
use crate::address::go;
use crate::page::{Page, blur};
use crate::queries::{NAMES, assert_mentions, focused_element, mentions, text};

const BOARDS: [&str; 4] = ["---------", "----X----", "O---X----", "O---X---X"];

#[wasm_bindgen_test]
async fn a_question_mark_opens_how_to_play_and_reads_out_the_keys() {
    for address in ["#/play/b2.a3", "#/explore/O---X----:X"] {
        for key in ["?", "Shift+?"] {
            let page = Page::open_at(address).await;
            page.focus("b2").await;
            let (message, board) = (page.message(), page.board());
            assert!(page.press(key).await);
            assert_eq!(page.selected_tab(), "How to play");
            let announced = page.announced();
            assert_mentions(&announced, "arrow keys, enter, esc, U, undo, N, new game");
            assert_mentions(
                &announced,
                "H, hint, D, claim a draw, B, read the board, L, repeat",
            );
            assert_eq!(page.message(), message, "{address}");
            assert_eq!(page.board(), board, "{address}");
            assert_eq!(page.focused(), "b2", "the focus stays");
        }
    }
}

#[wasm_bindgen_test]
async fn a_question_mark_reads_out_the_keys_each_time_and_keeps_the_selection() {
    let page = Page::after(OPEN).await;
    page.click("a3").await;
    let mut last = page.announcement();
    for _ in 0..3 {
        page.press("?").await;
        assert_ne!(page.announcement(), last, "not read out again");
        last = page.announcement();
        assert_eq!(page.marked("selected"), "a3");
        assert_eq!(page.marked("target"), "b3 b2");
    }
}

#[wasm_bindgen_test]
async fn how_to_play_lists_every_key() {
    let page = Page::open().await;
    page.press("?").await;
    let cells = |kind: &str| {
        let cells = page.all(&format!("[role=tabpanel] table tr > {kind}"));
        cells.iter().map(|cell| text(cell)).collect::<Vec<_>>()
    };
    let keys: Vec<_> = cells("th").into_iter().zip(cells("td")).collect();
    for (key, meaning) in [
        ("arrow keys", "step through the game"),
        ("enter", "play"),
        ("U", "undo"),
        ("R", "redo"),
        ("H", "hint"),
        ("N", "new game"),
        ("D", "claim a draw"),
        ("B", "read the board"),
        ("L", "repeat"),
    ] {
        let row = keys.iter().find(|(name, _)| mentions(name, key));
        assert_mentions(&row.unwrap().1, meaning);
    }
}

/// Presses every letter once and checks what it does.
async fn press_letters(page: &Page, place: &str) {
    assert_eq!(page.board(), "O---X----", "{place}");
    assert!(page.press("u").await, "{place}");
    assert_eq!(page.board(), "----X----", "{place}");
    assert!(page.press("r").await, "{place}");
    assert_eq!(page.board(), "O---X----", "{place}");
    assert!(page.press("h").await, "{place}");
    assert_ne!(page.hinted(), "", "{place}");
    assert!(page.press("d").await, "{place}");
    assert_mentions(&page.message(), "you can claim a draw once");
    assert!(page.press("b").await, "{place}");
    assert_mentions(&page.message(), "a3 O, b2 X, c1 empty");
    let last = page.announcement();
    assert!(page.press("l").await, "{place}");
    assert_ne!(page.announcement(), last, "{place}");
    assert_eq!(page.announced(), text(&last), "{place}");
    assert!(page.press("n").await, "{place}");
    assert_eq!(page.board(), "---------", "{place}");
    page.press("u").await;
}

#[wasm_bindgen_test]
async fn letters_work_wherever_nothing_is_written() {
    let page = Page::after("b2 a3").await;
    blur();
    press_letters(&page, "the page").await;
    page.focus("c1").await;
    press_letters(&page, "a square").await;
    assert_eq!(page.focused(), "c1");
    let elsewhere: [HtmlElement; 4] = [
        page.button("New game"),
        page.tab("Moves"),
        page.field("Show move values").into(),
        page.screen_link("Play"),
    ];
    for element in elsewhere {
        element.focus().unwrap();
        press_letters(&page, &element.outer_html()).await;
        assert_eq!(focused_element(), element);
    }
}

#[wasm_bindgen_test]
async fn letters_belong_to_a_text_field_and_to_a_list() {
    let page = Page::after("b2 a3").await;
    page.play_computer("easy").await;
    page.open_tab("Play by link").await;
    let before = (page.message(), page.announcement(), page.selected_tab());
    let fields: [HtmlElement; 3] = [
        page.field("Link or moves").into(),
        page.list("Level").unwrap().into(),
        page.list("You play").unwrap().into(),
    ];
    for field in fields {
        field.focus().unwrap();
        assert_eq!(focused_element(), field);
        for key in ["u", "r", "n", "h", "d", "b", "l", "?", "Shift+?"] {
            assert!(!page.press(key).await, "{key}");
            let after = (page.message(), page.announcement(), page.selected_tab());
            assert_eq!(after, before, "{key} in {}", field.outer_html());
            assert_eq!(page.board(), "O---X----", "{key}");
        }
    }
}

#[wasm_bindgen_test]
async fn letters_with_modifiers_belong_to_the_browser() {
    let page = Page::after("b2 a3").await;
    let before = (page.message(), page.announcement());
    for focus in ["b2", ""] {
        if focus.is_empty() {
            blur();
        }
        for letter in ["u", "r", "n", "h", "d", "b", "l"] {
            for modifier in ["Ctrl", "Alt", "Meta"] {
                let key = format!("{modifier}+{letter}");
                assert!(!page.press(&key).await, "{key}");
                assert_eq!((page.message(), page.announcement()), before, "{key}");
            }
        }
    }
    assert_eq!(page.board(), "O---X----");
}

#[wasm_bindgen_test]
async fn b_reads_out_the_board() {
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
    assert_mentions(&page.message(), &squares);
    let announced = page.announced();
    assert_mentions(&announced, &squares);
    assert_mentions(&announced, "next player X");
    assert_eq!(page.marked("selected"), "a3", "the selection stays");
    assert_eq!(page.marked("target"), "b3 b2");
    assert_eq!(page.board(), board);
    page.click("b3").await;
    assert_mentions(&page.message(), "moved");
}

#[wasm_bindgen_test]
async fn l_repeats_the_last_announcement() {
    let page = Page::open().await;
    for clicks in ["a3", "a3", "a2 b1 c2 c1 a1 a3"] {
        page.click(clicks).await;
        let mut last = page.announcement();
        let (message, selected) = (page.message(), page.marked("selected"));
        for _ in 0..3 {
            page.press("l").await;
            let next = page.announcement();
            assert_eq!(text(&next), text(&last));
            assert_ne!(next, last, "not read out again");
            last = next;
        }
        assert_eq!(page.message(), message);
        assert_eq!(page.marked("selected"), selected, "the selection stays");
    }
}

#[wasm_bindgen_test]
async fn arrows_step_through_the_game() {
    for address in ["#/", "#/explore"] {
        let page = Page::after("b2 a3 c1").await;
        go(address).await;
        for name in ["", "Undo"] {
            blur();
            if !name.is_empty() {
                page.button(name).focus().unwrap();
            }
            for board in [2, 1, 0, 0] {
                assert!(page.press("ArrowLeft").await);
                assert_eq!(page.board(), BOARDS[board], "{address}");
            }
            for board in [1, 2, 3, 3] {
                assert!(page.press("ArrowRight").await);
                assert_eq!(page.board(), BOARDS[board], "{address}");
            }
        }
    }
}

#[wasm_bindgen_test]
async fn arrows_stay_with_what_uses_them_itself() {
    let page = Page::after("b2 a3 c1").await;
    page.play_computer("easy").await;
    let unchanged = |place: &str| assert_eq!(page.board(), BOARDS[3], "{place}");
    page.focus("b2").await;
    for key in ["ArrowLeft", "ArrowLeft", "ArrowRight"] {
        page.press(key).await;
        unchanged("a square");
    }
    page.open_tab("Moves").await;
    page.press("ArrowLeft").await;
    unchanged("a tab");
    assert_eq!(page.selected_tab(), "Settings");
    page.open_tab("Play by link").await;
    let field: HtmlElement = page.field("Link or moves").into();
    let list: HtmlElement = page.list("Level").unwrap().into();
    for element in [field, list] {
        element.focus().unwrap();
        for key in ["ArrowLeft", "ArrowRight"] {
            assert!(!page.press(key).await);
            unchanged(&element.outer_html());
        }
    }
    page.open_tab("Settings").await;
    page.field("Dark").focus().unwrap();
    assert!(!page.press("ArrowLeft").await);
    unchanged("a radio button");
}
