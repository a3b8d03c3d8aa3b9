//! Setting up a position on the screen Explore.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::address::{back, go, hash};
use crate::explore::{listed, play};
use crate::page::Page;
use crate::queries::{NAMES, assert_mentions, mentions, text};

const SIDES: [&str; 2] = ["X to move", "O to move"];

/// Opens this position and starts to set up.
async fn editing(position: &str) -> Page {
    let page = Page::open_at(&format!("#/explore/{position}")).await;
    page.click_button("Edit board").await;
    page
}

/// Returns the side that is chosen and which of both are dimmed.
fn sides(page: &Page) -> ([bool; 2], [bool; 2]) {
    (page.pressed(SIDES), SIDES.map(|side| page.is_dimmed(side)))
}

const X_ONLY: ([bool; 2], [bool; 2]) = ([true, false], [false, true]);
const O_ONLY: ([bool; 2], [bool; 2]) = ([false, true], [true, false]);

#[wasm_bindgen_test]
async fn a_click_puts_x_then_o_then_nothing() {
    let page = editing("---------:X").await;
    assert_eq!(page.advice(), "Click a square to change it: X, O, empty.");
    for square in NAMES {
        for piece in ["X", "O", "empty"] {
            page.click(square).await;
            let text = text(&page.square(square));
            assert_eq!(text, piece.replace("empty", ""), "{square}");
            assert_mentions(&page.label(square), piece);
            assert_mentions(&page.announced(), &format!("{square} {piece}"));
        }
    }
    assert_eq!(page.board(), "---------");
}

#[wasm_bindgen_test]
async fn the_side_to_move_follows_from_the_pieces() {
    let page = editing("---------:X").await;
    assert_eq!(sides(&page), X_ONLY);
    for (clicks, address, side) in [
        ("b2", "----X----:O", O_ONLY),
        ("a3 a3", "O---X----:X", X_ONLY),
        ("c1", "O---X---X:O", O_ONLY),
    ] {
        page.click(clicks).await;
        assert_eq!(hash(), format!("#/explore/{address}"));
        assert_eq!(sides(&page), side, "{address}");
        let turn = &address[10..];
        assert_eq!(page.status(), format!("Next player: {turn}"));
    }
}

#[wasm_bindgen_test]
async fn a_dimmed_side_cannot_be_chosen() {
    let page = editing("----X----:O").await;
    page.click_button("X to move").await;
    assert_eq!(sides(&page), O_ONLY);
    assert_eq!(page.status(), "Next player: O");
    assert_eq!(hash(), "#/explore/----X----:O");
}

#[wasm_bindgen_test]
async fn with_three_pieces_each_both_sides_can_be_to_move() {
    let page = editing("X--O-OOXX:X").await;
    assert_eq!(sides(&page), ([true, false], [false, false]));
    page.click_button("O to move").await;
    assert_eq!(sides(&page), ([false, true], [false, false]));
    assert_eq!(page.status(), "Next player: O");
    assert_eq!(hash(), "#/explore/X--O-OOXX:O");
    assert!(listed(&page).starts_with("win 1: a1-b2 win 1"));
    page.click_button("Undo").await;
    assert_eq!(sides(&page), ([true, false], [false, false]));
    assert_eq!(hash(), "#/explore/X--O-OOXX:X");
}

#[wasm_bindgen_test]
async fn undo_reverts_each_change() {
    let page = editing("O---X----:X").await;
    assert!(page.is_dimmed("Undo"));
    page.click("c1 a3").await;
    page.click_button("Clear board").await;
    assert_eq!(page.board(), "---------");
    assert_eq!(page.status(), "Next player: X");
    assert_eq!(hash(), "#/explore/---------:X");
    assert!(!page.is_dimmed("Undo"));
    page.click_button("Undo").await;
    assert_eq!(page.board(), "----X---X");
    page.press("u").await;
    assert_eq!(page.board(), "O---X---X");
    page.press("Ctrl+z").await;
    assert_eq!(page.board(), "O---X----");
    assert_eq!(page.status(), "Next player: X");
    assert!(page.is_dimmed("Undo"));
    page.click_button("Undo").await;
    assert_mentions(&page.announced(), "nothing to undo");
    assert_eq!(page.board(), "O---X----");
}

#[wasm_bindgen_test]
async fn an_impossible_position_is_reported_with_the_reason() {
    let cases = [
        ("b2 a3", "X needs as many pieces as O, or one more"),
        ("b2 b2", "X needs as many pieces as O, or one more"),
        ("a3 b3 c2 a1", "X has more than three pieces"),
        (
            "a3 b3 c3 a1 a1 b1 b1 c1 c1",
            "both players have three in a row",
        ),
    ];
    for (clicks, reason) in cases {
        let page = editing("---------:X").await;
        page.click(clicks).await;
        let message = page.message();
        assert!(mentions(&message, "not a possible position"), "{message}");
        assert!(mentions(&message, reason), "{clicks}: {message}");
        assert!(page.announced().ends_with(&message), "{clicks}");
        assert!(page.status().starts_with("Next player: "), "{clicks}");
        assert_eq!(SIDES.map(|side| page.is_dimmed(side)), [true; 2]);
        assert_eq!(page.squares().len(), 9, "{clicks}");
    }
}

#[wasm_bindgen_test]
async fn an_impossible_position_keeps_the_former_list_but_disabled() {
    let page = editing("XX-OO----:X").await;
    let moves = || page.all(".move-table button");
    let texts = || {
        let moves = moves();
        moves.iter().map(|m| text(m)).collect::<Vec<_>>()
    };
    page.click("c1").await;
    let before = texts();
    assert_eq!(before.len(), 4);
    page.click("b1").await;
    assert_eq!(texts(), before);
    assert!(moves().iter().all(|m| m.matches(":disabled").unwrap()));
    let data = "[data-verdict], [data-move], [data-value]";
    assert!(page.all(data).is_empty());
    assert_eq!(hash(), "#/explore/XX-OO---X:O", "the last possible one");
    moves()[0].click();
    assert_eq!(page.board(), "XX-OO--XX");
    page.click_button("Undo").await;
    assert!(listed(&page).starts_with("win 1: c2 win 1"));
    assert!(!moves().iter().any(|m| m.matches(":disabled").unwrap()));
}

#[wasm_bindgen_test]
async fn done_goes_on_from_the_position_if_it_is_possible() {
    let page = editing("O---X----:X").await;
    page.click("c1 c2").await;
    assert!(page.is_dimmed("Done"));
    page.click_button("Done").await;
    assert!(page.has_button("Clear board"), "still setting up");
    page.click("c2 c2").await;
    assert!(!page.is_dimmed("Done"));
    page.click_button("Done").await;
    assert_eq!(page.board(), "O---X---X");
    assert!(!page.has_button("O to move"));
    assert_eq!(page.status(), "Next player: O");
    page.click("a1").await;
    assert_eq!(page.board(), "O---X-O-X");
    page.click_button("Undo").await;
    page.click_button("Undo").await;
    assert_eq!(page.board(), "O---X----", "before it was set up");
    assert!(page.is_dimmed("Undo"));
}

#[wasm_bindgen_test]
async fn done_without_a_change_keeps_the_line() {
    let page = Page::after("b2 a3").await;
    go("#/explore").await;
    page.click_button("Edit board").await;
    page.click("c1 c1 c1").await;
    page.click_button("Done").await;
    page.click_button("Undo").await;
    assert_eq!(page.board(), "----X----");
    assert_eq!(page.message(), "Undone: O a3.");
}

#[wasm_bindgen_test]
async fn a_listed_move_ends_setting_up() {
    let page = editing("XX-OO----:X").await;
    page.click("a1").await;
    play(&page, "c2").await;
    assert_eq!(page.board(), "XX-OOOX--");
    assert_eq!(page.status(), "Winner: O");
    assert!(page.has_button("Edit board"));
    page.click_button("Undo").await;
    assert_eq!(page.board(), "XX-OO-X--");
}

#[wasm_bindgen_test]
async fn values_and_marks_of_play_are_not_shown_while_setting_up() {
    let page = editing("X--O-OOXX:X").await;
    assert_eq!(page.values(), ". . . . . . . . .");
    assert_eq!(page.with_any_mark(), "");
    page.click_button("Done").await;
    assert_eq!(page.marked("movable"), "a3 b1 c1");
}

#[wasm_bindgen_test]
async fn setting_up_adds_no_history_entries() {
    let page = Page::after("c3").await;
    go("#/explore").await;
    page.click_button("Edit board").await;
    page.click_button("Clear board").await;
    page.click("b2 a3 a3").await;
    page.click_button("Done").await;
    assert_eq!(hash(), "#/explore/O---X----:X");
    play(&page, "c1").await;
    assert_eq!(hash(), "#/explore/O---X---X:O");
    back().await;
    assert_eq!(page.board(), "O---X----");
    back().await;
    assert_eq!(page.status(), "Next player: O");
    assert_eq!(page.board(), "--X------", "the game as it was");
    assert!(page.all("[data-move]").is_empty());
}

#[wasm_bindgen_test]
async fn a_position_that_was_won_is_set_up() {
    let page = editing("XX-OO----:X").await;
    page.click("c3").await;
    assert_eq!(page.status(), "Winner: X");
    assert_eq!(page.marked("winning"), "a3 b3 c3");
    assert_mentions(&page.message(), "X has won");
    assert_eq!(listed(&page), "loss 0: ");
    assert_eq!(sides(&page), O_ONLY);
}

#[wasm_bindgen_test]
async fn a_key_held_down_presses_no_other_button() {
    let page = Page::open_at("#/explore/X--------:O").await;
    page.button("Edit board").focus().unwrap();
    for _ in 0..3 {
        page.press("Enter").await;
    }
    // The board has the focus, so the further presses changed a square.
    assert!(page.has_button("Done"));
    assert_eq!(page.focused(), "b2");
    assert_eq!(page.board(), "X---O----");
    page.button("Done").focus().unwrap();
    page.press("Enter").await;
    assert!(page.has_button("Play from here"), "still on Explore");
    assert_eq!(page.focused(), "b2");
}

#[wasm_bindgen_test]
async fn a_key_that_does_nothing_is_not_announced_as_a_change() {
    let page = editing("---------:X").await;
    page.click("b2").await;
    let announcement = page.announcement();
    for key in ["r", "h", "Escape"] {
        page.press(key).await;
        assert_eq!(page.announcement(), announcement, "{key}");
    }
    page.press("l").await;
    assert_ne!(page.announcement(), announcement, "it is read out again");
    assert_mentions(&page.announced(), "b2 X");
}
