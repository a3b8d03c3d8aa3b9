//! Puzzles, solved, failed and shown.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::address::{back, hash};
use crate::heard::Heard;
use crate::keys::{move_focus, tab_to_board};
use crate::page::Page;
use crate::queries::{assert_mentions, focused_element, mentions, text};
use crate::storage::storage;
use crate::storage_faults::Fault;
use crate::wait::{FastTimers, until};

/// X wins with c3-b2; O can reply c2-b3 or c2-c3.
const WIN: &str = "#/puzzles/--XX-OOOX:X";

/// O holds with a1 and, after c3, with c2.
const HOLD: &str = "#/puzzles/----O--XX:O";

fn state(page: &Page) -> String {
    let practice = page.one("[data-task]");
    practice.get_attribute("data-state").unwrap()
}

/// Returns how many puzzles of the set are solved, `1 of 58`, or `None` if it is not there.
fn count(page: &Page, set: &str) -> Option<String> {
    let sets = page.all(".sets__set");
    let set = sets.iter().find(|each| text(each).starts_with(set))?;
    let count = set.query_selector(".sets__count").unwrap();
    count.map(|count| text(&count))
}

async fn until_board(page: &Page, board: &str) {
    until(board, || page.board() == board).await;
}

async fn solve(page: &Page) {
    page.click("c3-b2").await;
    until_board(page, "-O-XX-OOX").await;
    page.click("a2-a3").await;
}

#[wasm_bindgen_test]
async fn a_puzzle_is_solved_against_every_longest_defence() {
    let _timers = FastTimers::new();
    let page = Page::open_at(WIN).await;
    assert_eq!(page.advice(), "X to play and win in 2 moves.");
    page.click("c3-b2").await;
    assert_mentions(&page.message(), "right, O s longest defence");
    until_board(&page, "-O-XX-OOX").await;
    assert_eq!(page.advice(), "X to play and win in 1 move.");
    assert_eq!(count(&page, "Medium").as_deref(), Some("0 of 58"));
    page.click("a2-a3").await;
    assert_eq!(state(&page), "solved");
    assert_mentions(&page.message(), "solved at the first try");
    assert_eq!(page.status(), "Winner: X");
    assert_eq!(focused_element(), page.button("Next"));
    assert_eq!(count(&page, "Medium").as_deref(), Some("1 of 58"));
    assert_eq!(count(&page, "Missed"), None);
    page.click_button("Another defence (1 left)").await;
    assert_mentions(&page.message(), "O tries c2 c3 instead");
    assert_eq!(page.board(), "--OXX-OOX");
    assert_ne!(page.focused(), "", "the board has the focus");
    page.click("c1-c2").await;
    assert_eq!(state(&page), "solved");
    assert_eq!(page.notice_buttons(), "", "no other defence is left");
}

#[wasm_bindgen_test]
async fn a_wrong_move_is_refuted_move_by_move_and_taken_back() {
    let _timers = FastTimers::new();
    let page = Page::open_at(WIN).await;
    page.click("c3-b3").await;
    assert_eq!(page.message(), "That lets O win in 2 moves.");
    assert_eq!(state(&page), "wrong");
    assert_eq!(count(&page, "Missed").as_deref(), Some("0 of 1"), "at once");
    for board in ["-X-XOO-OX", "--XXOO-OX", "-OXXO--OX", "--XX-OOOX"] {
        until_board(&page, board).await;
    }
    assert_mentions(&page.message(), "taken back, try again");
    assert_eq!(state(&page), "open");
    solve(&page).await;
    assert_eq!(page.message(), "Solved.");
    assert_eq!(count(&page, "Missed").as_deref(), Some("1 of 1"));
}

#[wasm_bindgen_test]
async fn hints_are_marked_and_announced_first_vague_then_plain() {
    for (address, hints) in [
        (
            WIN,
            [("Move the piece on c3.", "c3"), ("c3 to b2.", "c3-b2")],
        ),
        (
            HOLD,
            [("It is a corner.", "a3 c3 a1"), ("Place on a1.", "a1")],
        ),
    ] {
        let page = Page::open_at(address).await;
        for (words, marked) in hints {
            page.click_button("Hint").await;
            assert_eq!(page.message(), words);
            assert_eq!(page.announced(), words);
            assert_eq!(page.hinted(), marked);
        }
        assert_eq!(count(&page, "Missed").as_deref(), Some("0 of 1"));
    }
}

#[wasm_bindgen_test]
async fn the_solution_is_played_and_the_next_move_asked() {
    let _timers = FastTimers::new();
    let page = Page::open_at(HOLD).await;
    page.click_button("Solution").await;
    assert_mentions(&page.announced(), "O placed on a1, solution a1");
    until_board(&page, "--X-O-OXX").await;
    assert_eq!(page.advice(), "O to play and hold the draw.");
    page.press("s").await;
    assert_mentions(&page.message(), "held 2 times with help, lose in 1, a3");
    assert_eq!(state(&page), "solved");
}

#[wasm_bindgen_test]
async fn a_puzzle_is_solved_by_keys_and_announced() {
    let _timers = FastTimers::new();
    let page = Page::open().await;
    let heard = Heard::start(&page);
    crate::address::go(WIN).await;
    heard
        .expect(&["puzzles, medium puzzle, X to play and win in 2 moves"])
        .await;
    tab_to_board(&page).await;
    for (square, gists) in [
        ("c3", &["X on c3 selected"][..]),
        (
            "b2",
            &[
                "X moved from c3 to b2, right",
                "O moved from c2 to b3, X to play and win in 1 move",
            ],
        ),
        ("a2", &["X on a2 selected"]),
        (
            "a3",
            &["X moved from a2 to a3, solved at the first try, winner X"],
        ),
    ] {
        move_focus(&page, square).await;
        page.press("Enter").await;
        heard.expect(gists).await;
    }
    page.press("a").await;
    heard
        .expect(&["from the start, X to play and win in 2 moves"])
        .await;
    page.press("h").await;
    heard.expect(&["move the piece on c3"]).await;
}

#[wasm_bindgen_test]
async fn the_address_follows_and_back_returns_to_the_former_puzzle() {
    let page = Page::open_at(WIN).await;
    page.press("n").await;
    assert_ne!(hash(), WIN);
    assert_ne!(page.focused(), "", "the board has the focus");
    back().await;
    assert_eq!(hash(), WIN);
    assert_eq!(page.board(), "--XX-OOOX");
    page.follow_link("Play").await;
    page.follow_link("Puzzles").await;
    assert_eq!(hash(), WIN);
}

#[wasm_bindgen_test]
async fn mixed_puzzles_do_not_tell_the_task() {
    let page = Page::open_at(WIN).await;
    let sets = page.all(".sets__set");
    let mixed = sets.iter().find(|set| text(set).starts_with("Mixed"));
    mixed.unwrap().click();
    yew::scheduler::flush().await;
    for _ in 0..8 {
        assert_mentions(&page.advice(), "to play, find the only move");
        for words in [page.advice(), page.message(), page.announced()] {
            assert!(
                !mentions(&words, "win") && !mentions(&words, "hold"),
                "{words}"
            );
        }
        page.press("n").await;
    }
}

#[wasm_bindgen_test]
async fn progress_is_cleared_and_brought_back() {
    let _timers = FastTimers::new();
    let page = Page::open_at(WIN).await;
    assert!(page.is_dimmed("Clear progress"));
    page.click_button("Clear progress").await;
    assert!(
        page.has_button("Clear progress"),
        "there is nothing to undo"
    );
    solve(&page).await;
    page.click_button("Clear progress").await;
    assert_eq!(page.announced(), "Progress cleared.");
    assert_eq!(count(&page, "Medium").as_deref(), Some("0 of 58"));
    page.click_button("Undo clear").await;
    assert_eq!(page.announced(), "Your progress is back.");
    assert_eq!(count(&page, "Medium").as_deref(), Some("1 of 58"));
}

#[wasm_bindgen_test]
async fn puzzles_work_with_spoilt_and_without_storage() {
    let _timers = FastTimers::new();
    drop(Page::open().await);
    for key in ["puzzles", "days"] {
        let key = format!("chorus-lapilli/{key}");
        storage().set_item(&key, "\n spoilt ö").unwrap();
    }
    let page = Page::reopen_at(WIN).await;
    assert_eq!(count(&page, "Medium").as_deref(), Some("0 of 58"));
    drop(page);
    let fault = Fault::blocked();
    let page = Page::reopen_at(WIN).await;
    page.click_button("Hint").await;
    let notice = page.notice();
    solve(&page).await;
    let solved = count(&page, "Medium");
    drop(fault);
    assert_mentions(&notice, "can t save your progress");
    assert_eq!(solved.as_deref(), Some("1 of 58"));
}
