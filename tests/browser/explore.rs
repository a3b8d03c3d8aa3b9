//! The screen Explore: an analysis board with the value of every move.

use wasm_bindgen_test::wasm_bindgen_test;
use yew::scheduler::flush;

use crate::address::{go, hash};
use crate::page::Page;
use crate::queries::{assert_mentions, mentions, text};

/// Returns the value of the position and of its moves: `win 1: c3 win 1, c2 loss 4`.
pub fn listed(page: &Page) -> String {
    let attribute = |element: &web_sys::HtmlElement, name| element.get_attribute(name).unwrap();
    let verdict = page.all("[data-verdict]");
    let verdict = verdict.iter().map(|list| attribute(list, "data-verdict"));
    let moves = page.all("[data-move]");
    let moves = moves.iter().map(|m| {
        let [m, value] = ["data-move", "data-value"].map(|name| attribute(m, name));
        format!("{m} {value}")
    });
    let [verdict, moves] = [verdict.collect::<Vec<_>>(), moves.collect()];
    format!("{}: {}", verdict.join(" "), moves.join(", "))
}

/// Plays a move of the list.
pub async fn play(page: &Page, m: &str) {
    page.one(&format!("[data-move='{m}']")).click();
    flush().await;
}

#[wasm_bindgen_test]
async fn every_move_is_listed_with_its_value_best_first() {
    let cases = [
        (
            "---------:X",
            "Draw with best play.",
            "draw: a3 draw, b3 draw, c3 draw, a2 draw, b2 draw, c2 draw, a1 draw, b1 draw, c1 draw",
        ),
        (
            "XX-OO----:X",
            "X wins in 1 move.",
            "win 1: c3 win 1, c2 loss 4, a1 loss 2, b1 loss 2, c1 loss 2",
        ),
        (
            "X--O-OOXX:X",
            "X wins in 1 move.",
            "win 1: b1-b2 win 1, c1-b2 win 3, a3-b2 loss 4, a3-b3 loss 2",
        ),
        (
            "X---OX---:O",
            "O wins in 3 moves.",
            "win 5: b3 win 5, b1 win 5, c3 draw, a2 draw, a1 draw, c1 loss 6",
        ),
        (
            "O--XX-XOO:X",
            "O wins in 1 move.",
            "loss 2: b2-b3 loss 2, b2-c3 loss 2, b2-c2 loss 2",
        ),
        ("XXXOO----:O", "X has won.", "loss 0: "),
    ];
    for (position, verdict, expected) in cases {
        let page = Page::open_at(&format!("#/explore/{position}")).await;
        assert_eq!(format!("{}:", page.board()), position[..10], "{position}");
        assert_eq!(listed(&page), expected, "{position}");
        assert_eq!(page.verdict(), verdict, "{position}");
        assert_eq!(hash(), format!("#/explore/{position}"));
    }
}

#[wasm_bindgen_test]
async fn a_listed_move_is_a_button_with_its_sign_and_value() {
    let cases = [
        ("XX-OO----:X", "c3", "+1", "c3, wins in 1 move"),
        ("XX-OO----:X", "c2", "−2", "c2, loses in 2 moves"),
        ("XX-OO----:X", "a1", "−1", "a1, loses in 1 move"),
        ("---------:X", "b2", "=", "b2, draws"),
    ];
    for (position, m, sign, words) in cases {
        let page = Page::open_at(&format!("#/explore/{position}")).await;
        let button = page.one(&format!("[data-move={m}]"));
        assert_eq!(button.tag_name(), "BUTTON");
        let text = text(&button);
        assert!(text.starts_with(sign), "{text}");
        assert_mentions(text.trim_start_matches(sign), words);
    }
}

#[wasm_bindgen_test]
async fn every_position_opens_with_the_same_words() {
    for position in ["---------:X", "XX-OO----:X"] {
        let page = Page::open_at(&format!("#/explore/{position}")).await;
        assert_eq!(page.message(), "Try any move. Your game stays as it is.");
    }
}

#[wasm_bindgen_test]
async fn values_are_always_on_the_squares() {
    let page = Page::open_at("#/explore/XX-OO----:X").await;
    assert_eq!(page.values(), ". . +1 . . −2 −1 −1 −1");
    assert_mentions(&page.label("c3"), "wins in 1 move");
    page.click("c2").await;
    assert_eq!(page.values(), ". . +2 . . . −1 −1 −1");
    // Of steps, the best of each piece, and of the selected one each target.
    go("#/explore/X--O-OOXX:X").await;
    assert_eq!(page.values(), "−2 . . . . . . +1 +2");
    page.click("a3").await;
    assert_eq!(page.values(), "−2 −1 . . −2 . . +1 +2");
}

#[wasm_bindgen_test]
async fn a_click_plays_as_on_play() {
    let page = Page::open_at("#/explore/X--O-OOXX:X").await;
    assert_eq!(page.status(), "Next player: X");
    assert_eq!(page.marked("movable"), "a3 b1 c1");
    page.click("c3").await;
    assert_mentions(&page.message(), "select one of your pieces first");
    page.click("a3").await;
    assert_eq!(page.marked("selected"), "a3");
    assert_eq!(page.marked("target"), "b3 b2");
    page.press("Escape").await;
    assert_eq!(page.marked("selected"), "");
    page.click("a3 b3").await;
    assert_eq!(page.board(), "-X-O-OOXX");
    assert_eq!(page.status(), "Next player: O");
    assert_eq!(page.last_move(), "a3 b3");
    assert_mentions(&page.message(), "X moved from a3 to b3");
    assert_eq!(hash(), "#/explore/-X-O-OOXX:O");
    page.click("a1 b2").await;
    assert_eq!(page.status(), "Winner: O");
    assert_eq!(page.marked("winning"), "a2 b2 c2");
    page.click("a3").await;
    assert_mentions(&page.message(), "game is already over here, undo");
    for key in ["n", "d"] {
        page.press(key).await;
        assert_mentions(&page.message(), "on the Play screen");
    }
}

#[wasm_bindgen_test]
async fn undo_and_redo_step_through_the_line() {
    let page = Page::open_at("#/explore/XX-OO----:X").await;
    let dimmed = || ["Undo", "Redo"].map(|name| page.is_dimmed(name));
    assert_eq!(dimmed(), [true, true]);
    page.click_button("Undo").await;
    assert_eq!(page.message(), "Nothing to undo.");
    page.click("c2").await;
    play(&page, "a1").await;
    assert_eq!(page.board(), "XX-OOXO--");
    assert_eq!(dimmed(), [false, true]);
    page.click_button("Undo").await;
    assert_eq!(page.board(), "XX-OOX---");
    assert_eq!(page.message(), "Undone: O a1.");
    page.press("u").await;
    assert_eq!(page.board(), "XX-OO----");
    assert_eq!(hash(), "#/explore/XX-OO----:X");
    assert_eq!(dimmed(), [true, false]);
    page.press("r").await;
    page.click_button("Redo").await;
    assert_eq!(page.board(), "XX-OOXO--");
    assert_eq!(hash(), "#/explore/XX-OOXO--:X");
    assert_eq!(dimmed(), [false, true]);
}

#[wasm_bindgen_test]
async fn a_finished_position_shows_who_has_won() {
    let page = Page::open_at("#/explore/XXXOO----:O").await;
    assert_eq!(page.status(), "Winner: X");
    assert_eq!(page.marked("winning"), "a3 b3 c3");
    assert_eq!(page.line_drawn_on("row"), "b3");
}

#[wasm_bindgen_test]
async fn keys_give_a_hint_and_read_out_the_board() {
    let page = Page::open_at("#/explore/XX-OO----:X").await;
    page.focus("b2").await;
    page.press("b").await;
    assert_mentions(&page.message(), "a2 O, b2 O, c2 empty");
    assert_mentions(&page.announced(), "a2 O, b2 O, next player X");
    page.press("h").await;
    assert_eq!(page.message(), "Hint: c3 (wins in 1 move).");
    assert_eq!(page.hinted(), "c3");
    let last = page.announcement();
    page.press("l").await;
    assert_eq!(page.announced(), text(&last));
    assert_ne!(page.announcement(), last);
    assert_eq!(page.board(), "XX-OO----");
}

#[wasm_bindgen_test]
async fn a_line_is_played_to_its_end() {
    let page = Page::open_at("#/explore/X---OX---:O").await;
    for verdict in ["win 5", "loss 4", "win 3", "loss 2", "win 1"] {
        let values = listed(&page);
        assert!(values.starts_with(verdict), "{values}");
        page.all("[data-move]").remove(0).click();
        flush().await;
    }
    assert_eq!(listed(&page), "loss 0: ");
    assert_eq!(page.status(), "Winner: O");
}

/// Addresses that are wrong, and the message about each.
const BROKEN: [(&str, &str); 8] = [
    ("X-O-?----:X", "can t read, character 5"),
    ("x--------:O", "can t read, character 1"),
    ("X-O", "character 4, missing"),
    ("---------", "character 10, missing"),
    ("---------:XX", "character 12"),
    ("X--------:X", "impossible, it would be O s turn"),
    ("XXX------:X", "impossible, as many pieces as O"),
    ("XXX---OOO:X", "both players have three in a row"),
];

#[wasm_bindgen_test]
async fn a_broken_address_is_reported_and_shows_the_empty_board() {
    for (position, words) in BROKEN {
        let page = Page::open_at(&format!("#/explore/{position}")).await;
        let message = page.message();
        assert!(mentions(&message, words), "{position}: {message}");
        assert_eq!(page.all(".message.message--error").len(), 1, "{position}");
        assert_eq!(page.notice(), "Showing the empty board instead.");
        assert_eq!(page.board(), "---------", "{position}");
        assert_eq!(page.status(), "Next player: X", "{position}");
        assert!(listed(&page).starts_with("draw: a3 draw"), "{position}");
        assert_eq!(hash(), "#/explore/---------:X", "{position}");
        // The message stays until the next action.
        page.click("b2").await;
        assert_eq!(page.message(), "X placed on b2.");
        assert_eq!(page.notice(), "", "{position}");
        assert!(page.all(".message--error").is_empty(), "{position}");
    }
}

#[wasm_bindgen_test]
async fn an_address_is_followed_while_the_page_is_open() {
    let page = Page::open_at("#/explore/X---OX---:O").await;
    for (position, words) in BROKEN {
        go("#/explore/XX-OO----:X").await;
        assert_eq!(page.board(), "XX-OO----", "{position}");
        assert!(listed(&page).starts_with("win 1: c3 win 1"), "{position}");
        go(&format!("#/explore/{position}")).await;
        assert_eq!(page.board(), "---------", "{position}");
        let announced = page.announced();
        assert!(mentions(&announced, words), "{position}: {announced}");
        assert_mentions(&announced, "showing the empty board instead");
        assert!(announced.starts_with(&page.message()), "{position}");
        assert_eq!(hash(), "#/explore/---------:X", "{position}");
    }
}
