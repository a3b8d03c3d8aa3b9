//! Playing by keyboard.

use serde_json::{Value, json};

use crate::support::keys::press;
use crate::support::{Page, View};
use crate::watch;

/// More than the Tab stops of any screen.
const MAX_STOPS: usize = 60;

/// The tabs of each screen.
const STOPS: [(&str, &str); 11] = [
    ("#/play/b2.a3.c1", "Moves"),
    ("#/play/b2.a3.c1", "Play by link"),
    ("#/play/b2.a3.c1", "How to play"),
    ("#/play/b2.a3.c1", "Settings"),
    ("#/explore/O---X---X:O", "Moves"),
    ("#/explore/O---X---X:O", "Settings"),
    ("#/learn/3", "Lesson"),
    ("#/puzzles/--XO---XO:X", "Puzzles"),
    ("#/review/c2.a1.b3", "Review"),
    ("#/atlas/O---X---X:O", "Moves"),
    ("#/atlas/c2.a1.b3", "Game"),
];

/// Returns the name of the square that has the focus, if one has, and what is wrong with how the
/// focus is shown; `null` for both if nothing has the focus.
async fn focused(page: &Page) -> Value {
    page.painted().await;
    page.js("const focused = document.activeElement;
         if (focused === document.body) return [null, null];
         const wrong = [];
         const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
         if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) wrong.push('no ring');
         if (outlineColor.endsWith(', 0)')) wrong.push('an invisible ring');
         const { left, top, right, bottom } = focused.getBoundingClientRect();
         const { clientWidth, clientHeight } = document.documentElement;
         // What is higher than the screen is read by scrolling. Scroll positions are whole pixels.
         const high = bottom - top > clientHeight && bottom > 0 && top < clientHeight;
         if (left < -1 || right > clientWidth + 1)
             wrong.push('cut off');
         if (!high && (top < -1 || bottom > clientHeight + 1))
             wrong.push('out of view');
         return [focused.matches('button.square') ? squareName(focused) : null, wrong];")
        .await
}

/// Presses Tab until the focus is on the board and returns the name of the square.
pub async fn tab_to_board(page: &Page) -> String {
    for _ in 0..MAX_STOPS {
        press(page, "Tab").await;
        let state = focused(page).await;
        assert_eq!(state[1], json!([]));
        if let Some(square) = state[0].as_str() {
            return square.to_owned();
        }
    }
    panic!("the Tab key does not reach the board");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_is_won_by_keyboard() {
    let page = watch::open().await;
    tab_to_board(&page).await;
    let [x, o] = ["Next player: X", "Next player: O"];
    for (keys, square, board, status) in [
        ("Ctrl+Home", "a3", "---------", x),
        ("Up", "a3", "---------", x),
        ("Left", "a3", "---------", x),
        ("Right", "b3", "---------", x),
        ("Down", "b2", "---------", x),
        ("Enter", "b2", "----X----", o),
        ("Home", "a2", "----X----", o),
        ("Up", "a3", "----X----", o),
        ("Space", "a3", "O---X----", x),
        // Taken.
        ("Enter", "a3", "O---X----", x),
        ("Ctrl+End", "c1", "O---X----", x),
        ("Right", "c1", "O---X----", x),
        ("Down", "c1", "O---X----", x),
        ("Space", "c1", "O---X---X", o),
        ("Home", "a1", "O---X---X", o),
        ("Enter", "a1", "O---X-O-X", x),
        ("Up", "a2", "O---X-O-X", x),
        ("Enter", "a2", "O--XX-O-X", o),
        ("Up", "a3", "O--XX-O-X", o),
        ("End", "c3", "O--XX-O-X", o),
        ("Space", "c3", "O-OXX-O-X", x),
        ("Ctrl+End", "c1", "O-OXX-O-X", x),
        // Selected, cancelled and selected again.
        ("Enter", "c1", "O-OXX-O-X", x),
        ("Escape", "c1", "O-OXX-O-X", x),
        ("Space", "c1", "O-OXX-O-X", x),
        ("Up", "c2", "O-OXX-O-X", x),
        ("Enter", "c2", "O-OXXXO--", "Winner: X"),
        // The game is over.
        ("Left", "b2", "O-OXXXO--", "Winner: X"),
        ("Space", "b2", "O-OXXXO--", "Winner: X"),
        ("Ctrl+z", "b2", "O-OXX-O-X", x),
        ("Ctrl+y", "b2", "O-OXXXO--", "Winner: X"),
        ("n", "b2", "---------", x),
        ("Enter", "b2", "----X----", o),
    ] {
        press(&page, keys).await;
        assert_eq!(focused(&page).await, json!([square, []]), "{keys}");
        assert_eq!(page.board().await, board, "{keys} at {square}");
        assert_eq!(page.status().await, status, "{keys} at {square}");
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn enter_and_space_select_and_escape_cancels() {
    let page = watch::blank().await;
    page.visit("#/play/b2.a3.c1.a1.a2.c3").await;
    tab_to_board(&page).await;
    press(&page, "Ctrl+End").await;
    for select in ["Enter", "Space"] {
        for cancel in ["Escape", select] {
            press(&page, select).await;
            assert_eq!(page.marked("selected").await, json!([8]), "{select}");
            assert_eq!(page.marked("can move here").await, json!([5]), "{select}");
            press(&page, cancel).await;
            assert_eq!(page.marked("selected").await, json!([]), "{cancel}");
            assert_eq!(page.marked("can move here").await, json!([]), "{cancel}");
            let message = page.message().await;
            assert!(message.contains("cancelled"), "{cancel}: {message}");
            assert_eq!(focused(&page).await, json!(["c1", []]), "{cancel}");
        }
    }
    // Escape works from another square as well.
    for keys in ["Enter", "Ctrl+Home", "Escape"] {
        press(&page, keys).await;
    }
    assert_eq!(page.marked("selected").await, json!([]));
    assert_eq!(focused(&page).await, json!(["a3", []]));
    assert_eq!(page.board().await, "O-OXX-O-X");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_board_is_one_tab_stop_and_remembers_its_square() {
    let page = watch::open().await;
    let first = tab_to_board(&page).await;
    for keys in ["Tab", "Shift+Tab"] {
        press(&page, keys).await;
    }
    assert_eq!(focused(&page).await, json!([first, []]), "untouched");
    for (keys, square) in [("Ctrl+End", "c1"), ("Up", "c2"), ("Ctrl+Home", "a3")] {
        press(&page, keys).await;
        assert_eq!(focused(&page).await, json!([square, []]), "{keys}");
        for (away, back) in [("Tab", "Shift+Tab"), ("Shift+Tab", "Tab")] {
            press(&page, away).await;
            assert_eq!(focused(&page).await, json!([null, []]), "{away}");
            press(&page, back).await;
            assert_eq!(focused(&page).await, json!([square, []]), "{back}");
        }
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn every_tab_stop_shows_the_focus() {
    let page = watch::blank().await;
    for view in [View::DESKTOP, View::NARROW] {
        page.resize(view).await;
        for (screen, tab) in STOPS {
            page.load_at(screen).await;
            page.open_tab(tab).await;
            // The next Tab goes on from the title.
            page.js(
                "const title = document.querySelector('h1'); title.tabIndex = -1; title.focus();",
            )
            .await;
            let mut squares = 0;
            let mut stops = 0;
            loop {
                press(&page, "Tab").await;
                let state = focused(&page).await;
                if state[1].is_null() {
                    break;
                }
                stops += 1;
                squares += usize::from(state[0].is_string());
                let element = "return document.activeElement.outerHTML;";
                let element = page.js(element).await;
                assert_eq!(state[1], json!([]), "{screen}, {tab}, {view:?}: {element}");
                assert!(stops < MAX_STOPS, "the Tab key never leaves the page");
            }
            assert_eq!(squares, 1, "{screen}, {tab}, {view:?}");
            assert!(stops > 7, "{screen}, {tab}, {view:?}: {stops} stops");
        }
    }
    watch::assert_no_violations(&page).await;
}
