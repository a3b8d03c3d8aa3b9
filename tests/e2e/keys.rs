//! The keyboard alone.

use serde_json::{Value, json};

use crate::support::Page;
use crate::support::keys::press;
use crate::support::page::View;
use crate::watch;

/// More stops than any screen has.
const STOPS: usize = 60;

/// The square that has the focus, if one has, and what is wrong with how that is seen.
async fn focused(page: &Page) -> Value {
    page.painted().await;
    page.js("const focused = document.activeElement;
         if (focused === document.body) return [null, null];
         const wrong = [];
         const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
         if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) wrong.push('no ring');
         if (outlineColor.endsWith(', 0)')) wrong.push('a ring of no colour');
         const { left, top, right, bottom } = focused.getBoundingClientRect();
         const { clientWidth, clientHeight } = document.documentElement;
         // Scrolling goes by whole pixels.
         if (left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1)
             wrong.push('out of view');
         return [focused.dataset.square ?? null, wrong];")
        .await
}

/// Presses Tab from the page's top until the focus is on the board.
async fn tab_to_the_board(page: &Page) -> String {
    for _ in 0..STOPS {
        press(page, "Tab").await;
        let seen = focused(page).await;
        assert_eq!(seen[1], json!([]));
        if let Some(square) = seen[0].as_str() {
            return square.to_owned();
        }
    }
    panic!("the Tab key does not stop at the board");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_is_won_by_keys_alone() {
    let page = watch::open().await;
    tab_to_the_board(&page).await;
    let [x, o] = ["Next player: X", "Next player: O"];
    for (chord, square, board, status) in [
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
        // Selected, put back, and selected again.
        ("Enter", "c1", "O-OXX-O-X", x),
        ("Escape", "c1", "O-OXX-O-X", x),
        ("Space", "c1", "O-OXX-O-X", x),
        ("Up", "c2", "O-OXX-O-X", x),
        ("Enter", "c2", "O-OXXXO--", "Winner: X"),
        // Nothing is played any more.
        ("Left", "b2", "O-OXXXO--", "Winner: X"),
        ("Space", "b2", "O-OXXXO--", "Winner: X"),
        ("Ctrl+z", "b2", "O-OXX-O-X", x),
        ("Ctrl+y", "b2", "O-OXXXO--", "Winner: X"),
        ("n", "b2", "---------", x),
        ("Enter", "b2", "----X----", o),
    ] {
        press(&page, chord).await;
        assert_eq!(focused(&page).await, json!([square, []]), "{chord}");
        assert_eq!(page.board().await, board, "{chord} at {square}");
        assert_eq!(page.status().await, status, "{chord} at {square}");
    }
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn enter_and_space_select_and_escape_puts_back() {
    let page = watch::blank().await;
    page.visit("#/play/b2.a3.c1.a1.a2.c3").await;
    tab_to_the_board(&page).await;
    press(&page, "Ctrl+End").await;
    for select in ["Enter", "Space"] {
        for put_back in ["Escape", select] {
            press(&page, select).await;
            assert_eq!(page.marked("selected").await, json!([8]), "{select}");
            assert_eq!(page.marked("target").await, json!([5]), "{select}");
            press(&page, put_back).await;
            assert_eq!(page.marked("selected").await, json!([]), "{put_back}");
            assert_eq!(page.marked("target").await, json!([]), "{put_back}");
            let message = page.message().await;
            assert!(message.contains("cancelled"), "{put_back}: {message}");
            assert_eq!(focused(&page).await, json!(["c1", []]), "{put_back}");
        }
    }
    // From another square as well.
    for chord in ["Enter", "Ctrl+Home", "Escape"] {
        press(&page, chord).await;
    }
    assert_eq!(page.marked("selected").await, json!([]));
    assert_eq!(focused(&page).await, json!(["a3", []]));
    assert_eq!(page.board().await, "O-OXX-O-X");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_board_is_one_stop_and_is_found_again_where_it_was_left() {
    let page = watch::open().await;
    let first = tab_to_the_board(&page).await;
    for chord in ["Tab", "Shift+Tab"] {
        press(&page, chord).await;
    }
    assert_eq!(focused(&page).await, json!([first, []]), "untouched");
    for (walk, square) in [("Ctrl+End", "c1"), ("Up", "c2"), ("Ctrl+Home", "a3")] {
        press(&page, walk).await;
        assert_eq!(focused(&page).await, json!([square, []]), "{walk}");
        for (away, back) in [("Tab", "Shift+Tab"), ("Shift+Tab", "Tab")] {
            press(&page, away).await;
            assert_eq!(focused(&page).await, json!([null, []]), "{away}");
            press(&page, back).await;
            assert_eq!(focused(&page).await, json!([square, []]), "{back}");
        }
    }
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn every_stop_of_the_tab_key_is_seen_and_the_board_is_one_of_them() {
    let page = watch::blank().await;
    for view in [View::DESK, View::NARROW] {
        page.resize(view).await;
        for screen in ["#/play/b2.a3.c1", "#/explore/O---X---X:O"] {
            page.client.goto("about:blank").await.unwrap();
            page.visit(screen).await;
            page.js("document.querySelector('details').open = true;")
                .await;
            let mut squares = 0;
            let mut stops = 0;
            loop {
                press(&page, "Tab").await;
                let seen = focused(&page).await;
                if seen[1].is_null() {
                    break;
                }
                stops += 1;
                squares += usize::from(seen[0].is_string());
                let element = "return document.activeElement.outerHTML;";
                let element = page.js(element).await;
                assert_eq!(seen[1], json!([]), "{screen}, {view:?}: {element}");
                assert!(stops < STOPS, "the end is not found");
            }
            assert_eq!(squares, 1, "{screen}, {view:?}");
            assert!(stops > 10, "{screen}, {view:?}: {stops} stops");
        }
    }
    watch::all_was_well(&page).await;
}
