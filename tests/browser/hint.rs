//! Hints.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;
use crate::queries::{NAMES, assert_mentions, mentions, text};
use crate::{CENTRE_OR_WIN, OPEN, WON};

const TWO_EACH: &str = "a3 a2 b3 b2";

/// Games with a single best move, that move, and the words about it.
const CASES: [(&str, &str, &str); 4] = [
    (TWO_EACH, "c3", "hint c3, wins in 1 move"),
    (OPEN, "b1-b2", "hint b1 to b2, wins in 1 move"),
    (CENTRE_OR_WIN, "b1-c2", "hint b1 to c2, wins in 1 move"),
    // Any other square lets X win at once.
    ("a3 b3 b2", "c1", "hint c1, draws"),
];

#[wasm_bindgen_test]
async fn a_hint_shows_a_best_move_and_plays_nothing() {
    for (game, m, words) in CASES {
        let page = Page::after(game).await;
        assert_eq!(page.hinted(), "", "{game}");
        let (board, status) = (page.board(), page.status());
        page.click_button("Hint").await;
        assert_eq!(page.hinted(), m, "{game}");
        assert_eq!(page.board(), board, "{game}");
        assert_eq!(page.status(), status, "{game}");
        assert_mentions(&page.message(), words);
        let announced = page.announced();
        assert_mentions(&announced, words);
        for name in NAMES {
            let label = page.label(name);
            let part = match m.split_once('-') {
                Some((from, _)) if from == name => Some("hint move this piece"),
                _ if m.ends_with(name) => Some("hint go here"),
                _ => None,
            };
            assert_eq!(mentions(&label, "hint"), part.is_some(), "{label}");
            assert_mentions(&label, part.unwrap_or(name));
        }
    }
}

#[wasm_bindgen_test]
async fn a_hint_is_given_at_the_start() {
    let page = Page::open().await;
    page.click_button("Hint").await;
    assert!(NAMES.contains(&page.hinted().as_str()));
}

#[wasm_bindgen_test]
async fn a_hint_lasts_until_the_next_action_unless_its_piece_is_selected() {
    for (game, ..) in CASES {
        for square in NAMES {
            let page = Page::after(game).await;
            page.click_button("Hint").await;
            let hint = page.hinted();
            page.click(square).await;
            let followed = page.marked("selected") == square && mentions(&hint, square);
            let expected = if followed { &*hint } else { "" };
            assert_eq!(page.hinted(), expected, "{game} then {square}");
        }
        for button in ["Undo", "New game"] {
            let page = Page::after(game).await;
            page.click_button("Hint").await;
            page.click_button(button).await;
            assert_eq!(page.hinted(), "", "{game} then {button}");
        }
    }
}

#[wasm_bindgen_test]
async fn a_hint_asked_for_twice_is_announced_twice() {
    let page = Page::after(OPEN).await;
    page.click_button("Hint").await;
    let first = page.announcement();
    page.click_button("Hint").await;
    assert_ne!(page.announcement(), first);
    assert_eq!(page.announced(), text(&first));
    assert_eq!(page.hinted(), "b1-b2");
}

#[wasm_bindgen_test]
async fn after_a_win_there_is_no_hint() {
    let page = Page::after(WON).await;
    page.click_button("Hint").await;
    assert_eq!(page.hinted(), "");
    assert_mentions(&page.message(), "game is over");
}

#[wasm_bindgen_test]
async fn hints_win_in_the_fewest_moves() {
    let page = Page::after("a3 b2 c2").await;
    for _ in 0..5 {
        assert!(page.status().starts_with("Next player"));
        page.click_button("Hint").await;
        // "Hint: b1 to c2 (wins in 1 move)."
        let message = page.message();
        let words = message.split([' ', '.']);
        let squares: Vec<_> = words.filter(|word| NAMES.contains(word)).collect();
        page.click(&squares.join(" ")).await;
    }
    assert_eq!(page.status(), "Winner: O");
}
