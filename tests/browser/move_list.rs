//! The list of moves.

use std::time::Duration;

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;
use yew::scheduler::flush;

use crate::page::Page;
use crate::queries::{assert_mentions, text};
use crate::wait::sleep;

/// Returns the buttons of the list.
fn buttons(page: &Page) -> Vec<HtmlElement> {
    page.all(".move-list button")
}

fn is_current(button: &HtmlElement) -> bool {
    button.get_attribute("aria-current").as_deref() == Some("step")
}

/// Returns the moves of the list, the current one in brackets.
fn list(page: &Page) -> String {
    let moves = buttons(page).into_iter().map(|button| {
        let text = text(&button);
        if is_current(&button) {
            format!("[{text}]")
        } else {
            text
        }
    });
    moves.collect::<Vec<_>>().join(" ")
}

/// Opens a game with six placements and this many steps, and shows the list.
async fn after_steps(steps: usize) -> Page {
    let page = Page::open().await;
    let cycle = ["a1-a2", "c1-c2", "a2-a1", "c2-c1"];
    let steps: Vec<_> = cycle.into_iter().cycle().take(steps).collect();
    page.paste(&format!("a1 c1 b1 a3 c3 b3 {}", steps.join(" ")))
        .await;
    page.open_tab("Moves").await;
    page
}

async fn jump_to(page: &Page, ply: usize) {
    buttons(page)[ply].click();
    flush().await;
}

#[wasm_bindgen_test]
async fn the_list_names_every_move_and_marks_the_current_one() {
    let page = Page::open().await;
    assert_eq!(text(&page.one(".moves")), "No moves yet.");
    assert_eq!(list(&page), "");
    page.click("b2 a3").await;
    assert_eq!(list(&page), "Start b2 [a3]");
    page.click_button("Undo").await;
    assert_eq!(list(&page), "Start [b2] a3");
    page.click_button("Redo").await;
    page.click("c1 a1 a2 c3 b2-b1").await;
    assert_eq!(list(&page), "Start b2 a3 c1 a1 a2 c3 [b2-b1]");
    page.click_button("New game").await;
    assert_eq!(list(&page), "");
    page.click_button("Undo").await;
    assert_eq!(list(&page), "Start b2 a3 c1 a1 a2 c3 [b2-b1]");
}

#[wasm_bindgen_test]
async fn a_click_on_a_move_shows_the_position_after_it() {
    let page = Page::after("b2 a3 c1").await;
    let boards = ["---------", "----X----", "O---X----", "O---X---X"];
    for ply in [1, 3, 0, 2] {
        jump_to(&page, ply).await;
        assert_eq!(page.board(), boards[ply]);
        let words = [
            "back at the start",
            "after X s move b2",
            "after O s move a3",
            "after X s move c1",
        ];
        assert_mentions(&page.message(), words[ply]);
        let current = buttons(&page).iter().position(is_current);
        assert_eq!(current, Some(ply));
        assert_eq!(page.all("[aria-current=step]").len(), 1);
    }
    assert_eq!(page.all("button[class*=square]").len(), 9);
}

#[wasm_bindgen_test]
async fn each_row_has_a_move_of_x_and_the_answer_of_o() {
    let page = after_steps(17).await;
    assert_eq!(text(&page.one(".move-list__head")), "XO");
    let rows = page.all(".move-list__row");
    let moves = |row: &web_sys::HtmlElement| row.query_selector_all("button").unwrap().length();
    let counts: Vec<_> = rows.iter().map(moves).collect();
    assert_eq!(counts, [&[2; 11][..], &[1]].concat());
    let numbers: Vec<_> = page
        .all(".move-list__number")
        .iter()
        .map(|n| text(n))
        .collect();
    let expected: Vec<_> = (1..=12).map(|number| format!("{number}.")).collect();
    assert_eq!(numbers, expected);
}

#[wasm_bindgen_test]
async fn slips_are_marked_while_values_are_shown() {
    let page = Page::after("a2 c1 b2 a3 c3 b3 b2-c2 b3-b2").await;
    let slips = || {
        let slips = page.all(".move-list__move--slip");
        let slips: Vec<_> = slips.iter().map(|slip| text(slip)).collect();
        slips.join(" ")
    };
    assert_eq!(slips(), "");
    page.toggle("Show move values").await;
    assert_eq!(slips(), "c1 b2 a3 b2-c2");
    page.toggle("Show move values").await;
    assert_eq!(slips(), "");
}

#[wasm_bindgen_test]
async fn the_moves_after_the_current_one_are_dimmed() {
    let page = after_steps(40).await;
    for ply in [46, 0, 1, 20, 21, 45] {
        jump_to(&page, ply).await;
        let later = buttons(&page)
            .iter()
            .position(|button| button.class_name().contains("--later"));
        assert_eq!(later, (ply < 46).then_some(ply + 1), "{ply}");
        assert_eq!(page.all(".move-list__move--later").len(), 46 - ply);
    }
}

#[wasm_bindgen_test]
async fn a_move_in_the_past_replaces_what_followed_until_undo() {
    let page = Page::after("b2 a3 c1").await;
    jump_to(&page, 1).await;
    page.click("c3").await;
    assert_eq!(list(&page), "Start b2 [c3]");
    page.click_button("Undo").await;
    assert_eq!(list(&page), "Start [b2] a3 c1");
    page.click_button("Redo").await;
    assert_eq!(list(&page), "Start b2 [c3]");
}

#[wasm_bindgen_test]
async fn the_current_move_is_scrolled_into_view() {
    let page = after_steps(160).await;
    assert_eq!(buttons(&page).len(), 167);
    page.one(".move-list").scroll_into_view();
    for ply in [166, 0, 80] {
        jump_to(&page, ply).await;
        // The browser lays out the list only when it comes into view.
        sleep(Duration::from_millis(100)).await;
        let inside = Function::new_no_args(
            "const box = (name) => document.querySelector(name).getBoundingClientRect();
             const list = box('.move-list'), move = box('.move-list [aria-current=step]');
             return Math.min(move.top - list.top, list.bottom - move.bottom)",
        );
        let room = inside.call0(&JsValue::NULL).unwrap().as_f64().unwrap();
        // Browsers scroll by whole pixels.
        assert!(room > -1.0, "{ply}: {room}");
    }
}
