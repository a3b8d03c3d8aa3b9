//! The screen Explore: any position, with the value of every move.

use wasm_bindgen_test::wasm_bindgen_test;
use yew::scheduler::flush;

use crate::address::{after_navigation, back, go, hash};
use crate::page::Page;
use crate::queries::{NAMES, assert_mentions, mentions, text};

/// Returns the value of the position and of its moves: `win 1: c3 win 1, c2 loss 4`.
fn values(page: &Page) -> String {
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
async fn a_click_puts_x_then_o_then_nothing() {
    let page = Page::open_at("#/explore").await;
    for square in NAMES {
        for piece in ["X", "O", "empty"] {
            page.click(square).await;
            let text = text(&page.square(square));
            assert_eq!(text, piece.replace("empty", ""), "{square}");
            assert_mentions(&page.label(square), piece);
        }
    }
    assert_eq!(page.board(), "---------");
}

#[wasm_bindgen_test]
async fn a_position_is_set_up_with_clicks_and_a_side_to_move() {
    let page = Page::open_at("#/explore").await;
    assert_eq!(hash(), "#/explore/---------:X");
    page.click("b2").await;
    page.click_button("O to move").await;
    assert_eq!(page.status(), "Next player: O");
    assert_eq!(hash(), "#/explore/----X----:O");
    let pressed = |name: &str| page.button(name).get_attribute("aria-pressed").unwrap();
    assert_eq!(
        [pressed("X to move"), pressed("O to move")],
        ["false", "true"]
    );
    page.click("a3 a3").await;
    page.click_button("X to move").await;
    assert_eq!(
        [pressed("X to move"), pressed("O to move")],
        ["true", "false"]
    );
    assert_eq!(page.status(), "Next player: X");
    assert_eq!(hash(), "#/explore/O---X----:X");
    page.click_button("Clear").await;
    assert_eq!(page.board(), "---------");
    assert_eq!(page.status(), "Next player: X");
    assert_eq!(hash(), "#/explore/---------:X");
}

#[wasm_bindgen_test]
async fn an_impossible_position_is_reported_with_the_reason() {
    let cases = [
        ("b2", "X to move", "would be O s turn"),
        ("b2 a3", "O to move", "as many pieces as O, or one more"),
        ("b2 a3 a3", "O to move", "would be X s turn"),
        ("a3 b3 c2 a1", "O to move", "X has more than three pieces"),
        (
            "a3 b3 c3 a1 a1 b1 b1 c1 c1",
            "X to move",
            "both players have three in a row",
        ),
        (
            "a3 b3 c3 a1 a1 b1 b1 c2 c2",
            "X to move",
            "X has already won",
        ),
    ];
    for (clicks, side, reason) in cases {
        let page = Page::open_at("#/explore").await;
        page.click(clicks).await;
        page.click_button(side).await;
        let message = page.message();
        assert!(mentions(&message, "no game leads"), "{clicks}: {message}");
        assert!(mentions(&message, reason), "{clicks}: {message}");
        let announced = format!("{}. {message}", page.status());
        assert_eq!(page.announced(), announced, "{clicks}");
        assert_eq!(values(&page), ": ", "{clicks}");
        assert!(page.status().starts_with("Next player: "), "{clicks}");
        assert_eq!(page.squares().len(), 9, "{clicks}");
    }
}

#[wasm_bindgen_test]
async fn every_move_is_listed_with_its_value_best_first() {
    let cases = [
        (
            "---------:X",
            "Even, best play",
            "draw: a3 draw, b3 draw, c3 draw, a2 draw, b2 draw, c2 draw, a1 draw, b1 draw, c1 draw",
        ),
        (
            "XX-OO----:X",
            "X wins in 1 move",
            "win 1: c3 win 1, c2 loss 4, a1 loss 2, b1 loss 2, c1 loss 2",
        ),
        (
            "X--O-OOXX:X",
            "X wins in 1 move",
            "win 1: b1-b2 win 1, c1-b2 win 3, a3-b2 loss 4, a3-b3 loss 2",
        ),
        (
            "X---OX---:O",
            "O wins in 3 moves",
            "win 5: b3 win 5, b1 win 5, c3 draw, a2 draw, a1 draw, c1 loss 6",
        ),
        (
            "O--XX-XOO:X",
            "O wins in 1 move",
            "loss 2: b2-b3 loss 2, b2-c3 loss 2, b2-c2 loss 2",
        ),
        ("XXXOO----:O", "X has already won", "loss 0: "),
    ];
    for (position, verdict, expected) in cases {
        let page = Page::open_at(&format!("#/explore/{position}")).await;
        assert_eq!(format!("{}:", page.board()), position[..10], "{position}");
        assert_eq!(values(&page), expected, "{position}");
        let message = page.message();
        assert!(mentions(&message, verdict), "{position}: {message}");
        assert_eq!(hash(), format!("#/explore/{position}"));
    }
}

#[wasm_bindgen_test]
async fn a_listed_move_is_a_button_with_its_value() {
    let page = Page::open_at("#/explore/XX-OO----:X").await;
    let cases = [
        ("c3", "c3, wins in 1 move"),
        ("c2", "c2, loses in 2 moves"),
        ("a1", "a1, loses in 1 move"),
    ];
    for (m, words) in cases {
        let button = page.one(&format!("[data-move={m}]"));
        assert_eq!(button.tag_name(), "BUTTON");
        let text = text(&button);
        assert_mentions(&text, words);
    }
    let page = Page::open_at("#/explore").await;
    let text = text(&page.one("[data-move=b2]"));
    assert_mentions(&text, "b2, draws");
}

#[wasm_bindgen_test]
async fn a_finished_position_shows_who_has_won() {
    let page = Page::open_at("#/explore/XXXOO----:O").await;
    assert_eq!(page.status(), "Winner: X");
    assert_eq!(page.marked("winning"), "a3 b3 c3");
    assert_eq!(page.line_drawn_on("row"), "b3");
}

#[wasm_bindgen_test]
async fn keys_read_out_the_board() {
    let page = Page::open_at("#/explore/XX-OO----:X").await;
    let verdict = page.message();
    page.focus("b2").await;
    page.press("b").await;
    assert_mentions(&page.message(), "a2 O, b2 O, c2 empty");
    page.press("?").await;
    assert_mentions(&page.message(), "B read the board");
    assert_eq!(page.announced(), page.message());
    page.click_button("X to move").await;
    page.press("l").await;
    assert_eq!(page.message(), verdict);
    assert_eq!(page.announced(), format!("Next player: X. {verdict}"));
    assert_eq!(page.board(), "XX-OO----");
}

#[wasm_bindgen_test]
async fn a_listed_move_changes_the_board_and_the_address() {
    let page = Page::open_at("#/explore/X--O-OOXX:X").await;
    play(&page, "c1-b2").await;
    assert_eq!(page.board(), "X--OXOOX-");
    assert_eq!(page.status(), "Next player: O");
    assert_eq!(hash(), "#/explore/X--OXOOX-:O");
    assert_mentions(&page.message(), "X wins in 1 move");
    let m = page.all("[data-move]").remove(0);
    let m = m.get_attribute("data-move").unwrap();
    play(&page, &m).await;
    assert_eq!(page.status(), "Next player: X");
    // Back, move by move.
    after_navigation(|| page.button("Back").click()).await;
    assert_eq!(hash(), "#/explore/X--OXOOX-:O");
    assert_eq!(page.board(), "X--OXOOX-");
    back().await;
    assert_eq!(hash(), "#/explore/X--O-OOXX:X");
    assert_eq!(page.board(), "X--O-OOXX");
    assert_eq!(page.status(), "Next player: X");
    assert!(values(&page).starts_with("win 1: b1-b2 win 1"));
}

#[wasm_bindgen_test]
async fn a_line_is_played_to_its_end() {
    let page = Page::open_at("#/explore/X---OX---:O").await;
    for verdict in ["win 5", "loss 4", "win 3", "loss 2", "win 1"] {
        let values = values(&page);
        assert!(values.starts_with(verdict), "{values}");
        page.all("[data-move]").remove(0).click();
        flush().await;
    }
    assert_eq!(values(&page), "loss 0: ");
    assert_eq!(page.status(), "Winner: O");
}

#[wasm_bindgen_test]
async fn setting_up_adds_no_history_entries() {
    let page = Page::open().await;
    go("#/explore").await;
    page.click("b2").await;
    page.click_button("O to move").await;
    page.click("a3 a3").await;
    page.click_button("X to move").await;
    assert_eq!(hash(), "#/explore/O---X----:X");
    play(&page, "c1").await;
    assert_eq!(hash(), "#/explore/O---X---X:O");
    back().await;
    assert_eq!(page.board(), "O---X----");
    back().await;
    assert_eq!(page.status(), "Next player: X");
    assert_eq!(page.board(), "---------", "the game as it was");
    assert!(page.all("[data-move]").is_empty());
}

/// Addresses that are wrong, and the message about each.
const BROKEN: [(&str, &str); 7] = [
    ("X-O-?----:X", "character 5"),
    ("x--------:O", "character 1"),
    ("X-O", "character 4, missing"),
    ("---------", "character 10, missing"),
    ("---------:XX", "character 12"),
    ("XXX------:X", "as many pieces as O"),
    ("XXX---OOO:X", "both players have three in a row"),
];

#[wasm_bindgen_test]
async fn a_broken_address_is_reported_and_shows_the_start() {
    for (position, words) in BROKEN {
        let page = Page::open_at(&format!("#/explore/{position}")).await;
        let message = page.message();
        assert!(mentions(&message, words), "{position}: {message}");
        assert!(mentions(&message, "start instead"), "{position}: {message}");
        assert_eq!(page.board(), "---------", "{position}");
        assert_eq!(page.status(), "Next player: X", "{position}");
        assert!(values(&page).starts_with("draw: a3 draw"), "{position}");
        assert_eq!(hash(), "#/explore/---------:X", "{position}");
        // The message stays until the next action.
        page.click("b2").await;
        assert!(!mentions(&page.message(), "instead"), "{position}");
    }
}

#[wasm_bindgen_test]
async fn an_address_is_followed_while_the_page_is_open() {
    let page = Page::open_at("#/explore/X---OX---:O").await;
    for (position, words) in BROKEN {
        go("#/explore/XX-OO----:X").await;
        assert_eq!(page.board(), "XX-OO----", "{position}");
        assert!(values(&page).starts_with("win 1: c3 win 1"), "{position}");
        go(&format!("#/explore/{position}")).await;
        assert_eq!(page.board(), "---------", "{position}");
        assert!(mentions(&page.message(), words), "{position}");
        assert_eq!(page.announced(), page.message(), "{position}");
        assert_eq!(hash(), "#/explore/---------:X", "{position}");
    }
}
