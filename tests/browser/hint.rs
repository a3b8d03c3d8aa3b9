//! The button that points at a good move.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;
use crate::seen::{NAMES, says};
use crate::{BOUND, OPEN, WON};

const TWO_EACH: &str = "a3 a2 b3 b2";

/// Games with a single best move, the squares that it touches, and how it is said.
const CASES: [(&str, &str, &str); 4] = [
    (TWO_EACH, "c3", "try c3"),
    (OPEN, "b2 b1", "try b1 to b2"),
    (BOUND, "c2 b1", "try b1 to c2"),
    // Any other square lets X win at once.
    ("a3 b3 b2", "c1", "try c1"),
];

fn hinted(page: &Page) -> String {
    page.cells_matching("[data-hint]")
}

#[wasm_bindgen_test]
async fn a_hint_points_at_a_best_move_and_plays_nothing() {
    for (game, squares, words) in CASES {
        let page = Page::after(game).await;
        assert_eq!(hinted(&page), "", "{game}");
        let (board, status) = (page.board(), page.status());
        page.click_button("Hint").await;
        assert_eq!(hinted(&page), squares, "{game}");
        assert_eq!(page.board(), board, "{game}");
        assert_eq!(page.status(), status, "{game}");
        assert!(says(&page.message(), words), "{}", page.message());
        let (_, heard) = page.heard();
        assert!(says(&heard, words), "{heard}");
        for name in NAMES {
            let heard = page.name(name);
            assert_eq!(says(&heard, "hint"), squares.contains(name), "{heard}");
        }
    }
}

#[wasm_bindgen_test]
async fn a_hint_is_there_from_the_first_move_on() {
    let page = Page::open().await;
    page.click_button("Hint").await;
    assert!(NAMES.contains(&hinted(&page).as_str()));
}

#[wasm_bindgen_test]
async fn a_hint_goes_with_the_next_action_but_for_its_first_half() {
    for (game, ..) in CASES {
        for square in NAMES {
            let page = Page::after(game).await;
            page.click_button("Hint").await;
            let pointed = hinted(&page);
            page.click(square).await;
            let half = page.marked("selected") == square && says(&pointed, square);
            let left = if half { &*pointed } else { "" };
            assert_eq!(hinted(&page), left, "{game} then {square}");
        }
        for button in ["Undo", "New game"] {
            let page = Page::after(game).await;
            page.click_button("Hint").await;
            page.click_button(button).await;
            assert_eq!(hinted(&page), "", "{game} then {button}");
        }
    }
}

#[wasm_bindgen_test]
async fn a_hint_asked_for_twice_is_announced_twice() {
    let page = Page::after(OPEN).await;
    page.click_button("Hint").await;
    let first = page.heard();
    page.click_button("Hint").await;
    let second = page.heard();
    assert_eq!(first.1, second.1);
    assert_ne!(first.0, second.0);
    assert_eq!(hinted(&page), "b2 b1");
}

#[wasm_bindgen_test]
async fn after_a_win_there_is_nothing_to_point_at() {
    let page = Page::after(WON).await;
    page.click_button("Hint").await;
    assert_eq!(hinted(&page), "");
    assert!(says(&page.message(), "game is over"), "{}", page.message());
}

#[wasm_bindgen_test]
async fn hints_win_a_won_game_in_the_fewest_moves() {
    let page = Page::after("a3 b2 c2").await;
    for _ in 0..5 {
        assert!(page.status().starts_with("Next player"));
        page.click_button("Hint").await;
        // "Try b1 to c2."
        let message = page.message();
        let words = message.split([' ', '.']);
        let squares: Vec<_> = words.filter(|word| NAMES.contains(word)).collect();
        page.click(&squares.join(" ")).await;
    }
    assert_eq!(page.status(), "Winner: O");
}
