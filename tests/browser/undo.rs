//! Undo, redo, their keys, and the claim of a draw.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::address::go;
use crate::page::Page;
use crate::queries::assert_mentions;
use crate::{CYCLE, OPEN};

/// The button that claims a draw.
pub const CLAIM: &str = "Claim draw";

#[wasm_bindgen_test]
async fn undo_and_redo_step_through_the_game() {
    let page = Page::after("b2 a3 c1").await;
    let boards = ["---------", "----X----", "O---X----", "O---X---X"];
    let moves = ["X b2", "O a3", "X c1"];
    for (board, m) in boards.iter().zip(moves).rev() {
        page.click_button("Undo").await;
        assert_eq!(page.board(), *board);
        assert_eq!(page.message(), format!("Undone: {m}."));
    }
    page.click_button("Undo").await;
    assert_eq!(page.message(), "Nothing to undo.");
    for (board, m) in boards[1..].iter().zip(moves) {
        page.click_button("Redo").await;
        assert_eq!(page.board(), *board);
        assert_eq!(page.message(), format!("Redone: {m}."));
    }
    page.click_button("Redo").await;
    assert_eq!(page.message(), "Nothing to redo.");
}

#[wasm_bindgen_test]
async fn ctrl_z_and_ctrl_y_work_anywhere() {
    let page = Page::after("b2 a3").await;
    page.focus("b2").await;
    page.open_tab("Play by link").await;
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
async fn ctrl_z_works_on_a_checkbox() {
    let page = Page::after("b2 a3").await;
    page.field("Show move values").focus().unwrap();
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
async fn keys_on_explore_leave_the_game_alone() {
    let page = Page::after("b2 a3").await;
    go("#/explore").await;
    page.focus("c1").await;
    for key in ["n", "d", "Ctrl+z", "u"] {
        page.press(key).await;
    }
    assert_eq!(page.board(), "---------", "undone on Explore");
    go("#/").await;
    assert_eq!(page.board(), "O---X----");
}

#[wasm_bindgen_test]
async fn keys_in_a_text_field_belong_to_the_text() {
    let page = Page::after("b2 a3").await;
    page.open_tab("Play by link").await;
    page.field("Link or moves").focus().unwrap();
    for key in [
        "Ctrl+z",
        "Ctrl+y",
        "Ctrl+Shift+Z",
        "u",
        "r",
        "n",
        "h",
        "d",
        "ArrowLeft",
    ] {
        assert!(!page.press(key).await, "{key}");
        assert_eq!(page.board(), "O---X----", "{key}");
        assert_eq!(page.hinted(), "", "{key}");
    }
}

#[wasm_bindgen_test]
async fn undo_and_redo_are_dimmed_while_they_would_do_nothing() {
    let page = Page::open().await;
    let dimmed = || ["Undo", "Redo"].map(|name| page.is_dimmed(name));
    assert_eq!(dimmed(), [true, true]);
    page.click("b2").await;
    assert_eq!(dimmed(), [false, true]);
    page.click_button("Undo").await;
    assert_eq!(dimmed(), [true, false]);
    page.click_button("Redo").await;
    assert_eq!(dimmed(), [false, true]);
    // A new game can be undone, too.
    page.click_button("New game").await;
    assert_eq!(dimmed(), [false, true]);
    page.click_button("Undo").await;
    assert_eq!(page.message(), "Back in the previous game.");
    assert_eq!(dimmed(), [false, false]);
    page.click_button("Redo").await;
    assert_eq!(page.message(), "Back in the next game.");
    assert_eq!(page.board(), "---------");
}

#[wasm_bindgen_test]
async fn a_draw_is_claimed_after_three_repetitions() {
    let page = Page::after(OPEN).await;
    for _ in 0..2 {
        for step in CYCLE {
            assert!(!page.has_button(CLAIM), "{step}");
            page.click(step).await;
        }
    }
    let announced = page.announced();
    assert_mentions(&announced, "come up three times, you may claim a draw");
    let board = page.board();
    page.click_button(CLAIM).await;
    assert_eq!(page.status(), "Draw");
    assert!(!page.has_button(CLAIM));
    page.click("a3 b3").await;
    assert_eq!(page.board(), board);
    assert_mentions(&page.message(), "game is over");
    assert_eq!(page.marked("movable"), "");
    page.click_button("Undo").await;
    assert_eq!(page.status(), "Next player: X");
    assert!(page.has_button(CLAIM));
    page.focus("a3").await;
    page.press("d").await;
    assert_eq!(page.status(), "Draw");
    assert_eq!(page.advice(), "Draw by repetition.");
    page.click_button("Play again").await;
    assert_eq!(page.status(), "Next player: X");
}
