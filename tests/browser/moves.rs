//! Undo, redo and the list of moves.

use std::time::Duration;

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::scheduler::flush;

use crate::OPEN;
use crate::address::go;
use crate::page::Page;
use crate::seen::{is_seen, says};
use crate::wait::sleep;

/// The moves of the list, the current one in brackets.
fn list(page: &Page) -> String {
    let moves = page.all(".moves button").into_iter().map(|m| {
        let text = m.text_content().unwrap();
        match m.get_attribute("aria-current").as_deref() {
            Some("step") => format!("[{text}]"),
            _ => text,
        }
    });
    moves.collect::<Vec<_>>().join(" ")
}

async fn look_at(page: &Page, ply: usize) {
    page.all(".moves button")[ply].click();
    flush().await;
}

#[wasm_bindgen_test]
async fn undo_and_redo_go_to_and_fro() {
    let page = Page::after("b2 a3 c1").await;
    let boards = ["---------", "----X----", "O---X----", "O---X---X"];
    for board in boards.iter().rev().skip(1) {
        page.click_button("Undo").await;
        assert_eq!(page.board(), *board);
    }
    for board in &boards[1..] {
        page.click_button("Redo").await;
        assert_eq!(page.board(), *board);
        assert!(says(&page.message(), "played again"), "{}", page.message());
    }
    page.click_button("Redo").await;
    assert!(says(&page.message(), "nothing"), "{}", page.message());
}

#[wasm_bindgen_test]
async fn the_list_names_every_move_and_marks_the_current_one() {
    let page = Page::open().await;
    assert_eq!(list(&page), "[Start]");
    page.click("b2 a3").await;
    assert_eq!(list(&page), "Start b2 [a3]");
    page.click_button("Undo").await;
    assert_eq!(list(&page), "Start [b2] a3");
    page.click_button("Redo").await;
    page.click("c1 a1 a2 c3 b2-b1").await;
    assert_eq!(list(&page), "Start b2 a3 c1 a1 a2 c3 [b2-b1]");
    page.click_button("New game").await;
    assert_eq!(list(&page), "[Start]");
    page.click_button("Undo").await;
    assert_eq!(list(&page), "Start b2 a3 c1 a1 a2 c3 [b2-b1]");
}

#[wasm_bindgen_test]
async fn a_click_on_a_move_looks_at_it() {
    let page = Page::after("b2 a3 c1").await;
    let boards = ["---------", "----X----", "O---X----", "O---X---X"];
    for ply in [1, 3, 0, 2] {
        look_at(&page, ply).await;
        assert_eq!(page.board(), boards[ply]);
        let words = match ply {
            0 => "the start".to_owned(),
            _ => format!("after move {ply}"),
        };
        assert!(says(&page.message(), &words), "{}", page.message());
        assert_eq!(page.all(".moves [aria-current=step]").len(), 1);
        let current = page.one(".moves [aria-current=step]");
        assert_eq!(current, page.all(".moves button")[ply]);
    }
    assert_eq!(page.all("button[class*=square]").len(), 9);
}

#[wasm_bindgen_test]
async fn a_branch_drops_what_followed_and_undo_restores_it() {
    let page = Page::after("b2 a3 c1").await;
    look_at(&page, 1).await;
    page.click("c3").await;
    assert_eq!(list(&page), "Start b2 [c3]");
    page.click_button("Undo").await;
    assert_eq!(list(&page), "Start [b2] a3 c1");
    page.click_button("Redo").await;
    assert_eq!(list(&page), "Start b2 [c3]");
}

#[wasm_bindgen_test]
async fn the_current_move_is_in_sight() {
    let page = Page::open().await;
    let dance = " a1-a2 c1-c2 a2-a1 c2-c1".repeat(40);
    page.paste(&format!("a1 c1 b1 a3 c3 b3{dance}")).await;
    assert_eq!(page.all(".moves button").len(), 167);
    page.one(".moves").scroll_into_view();
    for ply in [166, 0, 80] {
        look_at(&page, ply).await;
        // The browser lays out what comes into sight.
        sleep(Duration::from_millis(100)).await;
        let inside = Function::new_no_args(
            "const box = (name) => document.querySelector(name).getBoundingClientRect();
             const list = box('.moves'), move = box('.moves [aria-current=step]');
             return `${move.top - list.top} ${list.bottom - move.bottom}`",
        );
        let room = inside.call0(&JsValue::NULL).unwrap().as_string().unwrap();
        assert!(!room.contains('-'), "{ply}: {room}");
    }
}

#[wasm_bindgen_test]
async fn ctrl_z_and_its_like_work_anywhere() {
    let page = Page::after("b2 a3").await;
    page.focus("b2").await;
    for name in ["", "New game", "Undo", "Share"] {
        if !name.is_empty() {
            page.button(name).focus().unwrap();
        }
        for (undo, redo) in [
            ("Ctrl+z", "Ctrl+Shift+Z"),
            ("Ctrl+z", "Ctrl+y"),
            ("Meta+z", "Meta+Shift+Z"),
        ] {
            assert!(page.press(undo).await, "{name} {undo}");
            assert_eq!(page.board(), "----X----", "{name} {undo}");
            assert!(page.press(redo).await, "{name} {redo}");
            assert_eq!(page.board(), "O---X----", "{name} {redo}");
        }
    }
}

#[wasm_bindgen_test]
async fn ctrl_z_works_after_a_click_on_show_values() {
    let page = Page::after("b2 a3").await;
    page.one("input[name=values]").focus().unwrap();
    assert!(page.press("Ctrl+z").await);
    assert_eq!(page.board(), "----X----");
}

#[wasm_bindgen_test]
async fn ctrl_z_works_with_caps_lock() {
    let page = Page::after("b2 a3").await;
    assert!(page.press("Ctrl+Z").await);
    assert_eq!(page.board(), "----X----");
}

#[wasm_bindgen_test]
async fn letters_on_the_explored_board_leave_the_game_alone() {
    let page = Page::after("b2 a3").await;
    go("#/explore").await;
    page.focus("c1").await;
    for key in ["u", "n", "Ctrl+z"] {
        page.press(key).await;
    }
    go("#/").await;
    assert_eq!(page.board(), "O---X----");
}

#[wasm_bindgen_test]
async fn in_a_text_field_keys_belong_to_the_text() {
    let page = Page::after("b2 a3").await;
    page.one("form input").focus().unwrap();
    for key in ["Ctrl+z", "Ctrl+y", "Ctrl+Shift+Z", "u", "r", "n", "h", "d"] {
        assert!(!page.press(key).await, "{key}");
        assert_eq!(page.board(), "O---X----", "{key}");
        assert_eq!(page.cells_matching("[data-hint]"), "", "{key}");
    }
}

#[wasm_bindgen_test]
async fn letters_act_only_while_the_board_has_the_focus() {
    let page = Page::after("b2 a3").await;
    page.button("New game").focus().unwrap();
    for key in ["u", "r", "n", "h", "d"] {
        let message = page.message();
        page.press(key).await;
        assert_eq!(page.board(), "O---X----", "{key}");
        assert_eq!(page.message(), message, "{key}");
    }
    page.focus("c1").await;
    page.press("u").await;
    assert_eq!(page.board(), "----X----");
    page.press("r").await;
    assert_eq!(page.board(), "O---X----");
    page.press("h").await;
    assert_ne!(page.cells_matching("[data-hint]"), "");
    page.press("d").await;
    assert!(says(&page.message(), "no draw"), "{}", page.message());
    for key in ["Ctrl+u", "Ctrl+r", "Ctrl+n", "Alt+n", "Meta+r"] {
        assert!(!page.press(key).await, "{key}");
        assert_eq!(page.board(), "O---X----", "{key}");
    }
    page.press("n").await;
    assert_eq!(page.board(), "---------");
    assert_eq!(page.focused(), "c1");
}

#[wasm_bindgen_test]
async fn a_draw_is_claimed_when_it_may_be_and_ends_the_game() {
    let page = Page::after(OPEN).await;
    let claim = page.one("[data-do=claim]");
    let dance = ["a3-b3", "a2-a3", "b3-b2", "a3-b3", "b2-a3", "b3-a2"];
    for _ in 0..2 {
        for step in dance {
            assert!(!is_seen(&claim), "{step}");
            page.click(step).await;
        }
    }
    assert!(is_seen(&claim));
    let (_, heard) = page.heard();
    assert!(says(&heard, "a draw may be claimed"), "{heard}");
    let board = page.board();
    claim.click();
    flush().await;
    assert_eq!(page.status(), "Draw");
    assert!(!is_seen(&claim));
    page.click("a3 b3").await;
    assert_eq!(page.board(), board);
    assert!(says(&page.message(), "game is over"), "{}", page.message());
    assert_eq!(page.marked("movable"), "");
    page.click_button("Undo").await;
    assert_eq!(page.status(), "Next player: X");
    assert!(is_seen(&claim));
    page.focus("a3").await;
    page.press("d").await;
    assert_eq!(page.status(), "Draw");
    page.click_button("New game").await;
    assert_eq!(page.status(), "Next player: X");
}
