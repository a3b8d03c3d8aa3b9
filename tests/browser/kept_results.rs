//! Results that are kept in the browser, cleared and restored.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::address::go;
use crate::page::Page;
use crate::queries::{focused_element, text};
use crate::results::{
    ABOUT_TO_WIN, KEY, ONE_WON, open_with_results, play_best_moves, results, resume, sentences,
    stored,
};
use crate::storage::storage;
use crate::storage_faults::Fault;
use crate::wait::FastTimers;

#[wasm_bindgen_test]
async fn results_are_cleared_and_that_is_undone() {
    let page = open_with_results("easy X 2 0 0\nhard O 0 1 3").await;
    let lines = results(&page).await;
    let button = page.button("Clear");
    page.click_button("Clear").await;
    assert_eq!(results(&page).await, Vec::<String>::new());
    assert_eq!(stored().as_deref(), Some(""));
    assert_eq!(sentences(&page), ["Kept in this browser.", "No games yet."]);
    assert_eq!(page.announced(), "Results cleared.");
    assert_eq!(page.button("Undo clear"), button, "in its place");
    assert_eq!(text(&button), "Undo");
    // It outlasts another tab and another screen.
    page.open_tab("Moves").await;
    go("#/explore").await;
    go("#/").await;
    page.open_tab("Settings").await;
    page.click_button("Undo clear").await;
    assert_eq!(page.announced(), "Results restored.");
    assert_eq!(results(&page).await, lines);
    assert_eq!(stored().as_deref(), Some("easy X 2 0 0\nhard O 0 1 3"));
    assert_eq!(focused_element(), page.tab("Settings"));
    page.click_button("Clear").await;
    assert_eq!(
        focused_element(),
        page.button("Undo clear"),
        "the focus stays"
    );
}

#[wasm_bindgen_test]
async fn a_clear_can_be_undone_until_the_next_game_ends() {
    let _timers = FastTimers::new();
    let page = open_with_results("perfect X 0 0 9").await;
    page.play_computer("beginner").await;
    page.click_button("Clear").await;
    play_best_moves(&page).await;
    let lines = results(&page).await;
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0].starts_with("Beginner: "), "{lines:?}");
    assert!(!page.has_button("Undo clear"));
    assert!(page.has_button("Clear"));
}

#[wasm_bindgen_test]
async fn undoing_a_clear_keeps_what_another_window_has_counted_since() {
    let page = open_with_results("perfect X 0 0 9").await;
    page.click_button("Clear").await;
    storage().set_item(KEY, "perfect X 1 0 0").unwrap();
    page.click_button("Undo clear").await;
    assert_eq!(results(&page).await, ["Perfect: 1 won, 0 drawn, 9 lost"]);
    assert_eq!(stored().as_deref(), Some("perfect X 1 0 9"));
}

#[wasm_bindgen_test]
async fn two_windows_count_their_games_together() {
    let other_game = (8, "2000 easy O O b2.a1.b3.b1.a3");
    let page = Page::open_with_games("", &[ABOUT_TO_WIN, other_game]).await;
    let other = Page::open_beside().await;
    other.click_button("Resume").await;
    page.click_button("Not now").await;
    page.click_button("Resume").await;
    page.click("c3").await;
    other.click("c1").await;
    assert_eq!(other.status(), "Winner: O, you win!");
    assert_eq!(stored().as_deref(), Some("easy X 1 0 0\neasy O 1 0 0"));
    assert_eq!(results(&other).await, ["Easy: 2 won, 0 drawn, 0 lost"]);
}

#[wasm_bindgen_test]
async fn without_storage_the_results_last_for_the_visit() {
    let faults: [fn() -> Fault; 2] = [Fault::blocked, || Fault::throwing("setItem")];
    for fault in faults {
        let page = resume(ABOUT_TO_WIN).await;
        let fault = fault();
        page.click("c3").await;
        let shown = (results(&page).await, sentences(&page));
        go("#/explore").await;
        go("#/").await;
        let later = (results(&page).await, sentences(&page));
        page.click_button("Clear").await;
        let cleared = results(&page).await;
        page.click_button("Undo clear").await;
        let restored = results(&page).await;
        drop(fault);
        let expected = (
            vec![ONE_WON.to_owned()],
            vec!["This browser can't save results.".to_owned()],
        );
        assert_eq!(shown, expected);
        assert_eq!(later, expected);
        assert!(cleared.is_empty());
        assert_eq!(restored, expected.0);
    }
}

#[wasm_bindgen_test]
async fn spoilt_results_are_read_as_far_as_they_can_be() {
    for spoilt in ["rubbish", "easy X 1", "easy X 1 2 99999999999", "\n\n", ""] {
        let page = open_with_results(spoilt).await;
        assert_eq!(sentences(&page)[1], "No games yet.", "{spoilt:?}");
        let page = open_with_results(&format!("{spoilt}\neasy X 1 0 0")).await;
        assert_eq!(results(&page).await, [ONE_WON], "{spoilt:?}");
    }
}
