//! Setting up a position on the screen Explore.

use serde_json::{Value, json};

use crate::explore::{assert_shows, verdicts_and_moves};
use crate::support::Page;
use crate::watch;

/// Opens the empty board to be edited.
async fn open() -> Page {
    let page = watch::blank().await;
    page.visit("#/explore").await;
    page.press("Edit board").await;
    page
}

/// Returns the side that is to move, and the sides that can be chosen.
async fn sides(page: &Page) -> Value {
    page.js("const sides = ['X to move', 'O to move'].map(button);
         const names = (sides) => sides.map((side) => nameOf(side)[0]).join('');
         return [
             names(sides.filter(({ ariaPressed }) => ariaPressed === 'true')),
             names(sides.filter(({ ariaDisabled }) => ariaDisabled !== 'true')),
         ];")
        .await
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_position_is_set_up_by_clicks_and_the_side_to_move_follows() {
    let page = open().await;
    page.js("squares().forEach((square, index) => { square.index = index; });")
        .await;
    for (square, board, sides_shown) in [
        (0, "X--------", ["O", "O"]),
        // A second click makes it O.
        (2, "X-X------", ["O", ""]),
        (2, "X-O------", ["X", "X"]),
        (4, "X-O-X----", ["O", "O"]),
        (6, "X-O-X-X--", ["O", ""]),
        (6, "X-O-X-O--", ["X", "X"]),
    ] {
        page.click(&[square]).await;
        assert_eq!(page.board().await, board);
        assert_eq!(sides(&page).await, json!(sides_shown), "{board}");
    }
    assert_shows(&page, "X-O-X-O--:X").await;
    assert_eq!(page.fragment().await, "#/explore/X-O-X-O--:X");
    assert_eq!(page.message().await, "X wins in 1 move.");
    // The other side cannot be chosen.
    page.press("O to move").await;
    assert_shows(&page, "X-O-X-O--:X").await;

    page.press("Done").await;
    assert!(!page.has_button("Done").await && page.has_button("Edit board").await);
    assert_shows(&page, "X-O-X-O--:X").await;
    page.click(&[8]).await;
    assert_shows(&page, "X-O-X-O-X:O").await;
    assert_eq!(page.status().await, "Winner: X");
    let indices = page.js("return squares().map(({ index }) => index);").await;
    assert_eq!(indices, json!([0, 1, 2, 3, 4, 5, 6, 7, 8]), "same nodes");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn with_three_pieces_each_either_side_can_move() {
    let page = watch::blank().await;
    page.visit("#/explore/X-OOXXO--:X").await;
    page.press("Edit board").await;
    assert_eq!(sides(&page).await, json!(["X", "XO"]));
    for (name, side) in [("O to move", "O"), ("X to move", "X")] {
        page.press(name).await;
        assert_eq!(sides(&page).await, json!([side, "XO"]));
        assert_shows(&page, &format!("X-OOXXO--:{side}")).await;
        let fragment = page.fragment().await;
        assert_eq!(fragment, format!("#/explore/X-OOXXO--:{side}"));
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn an_impossible_board_says_why_and_keeps_the_former_moves_disabled() {
    let page = open().await;
    let moves = "return all('[role=tabpanel] li button').map(({ innerText, disabled }) =>
                     [innerText.trim(), disabled]);";
    page.click(&[0]).await;
    let before = page.js(moves).await;
    page.click(&[1]).await;
    let message = page.message().await;
    assert!(
        message.starts_with("Not a possible position yet: "),
        "{message}"
    );
    assert_eq!(verdicts_and_moves(&page).await, 0);
    assert_eq!(page.fragment().await, "#/explore/X--------:O");
    let (before, after) = (before.as_array().unwrap().clone(), page.js(moves).await);
    assert_eq!(before.len(), 8);
    for (before, after) in before.iter().zip(after.as_array().unwrap()) {
        assert_eq!([&before[0], &after[0]], [&before[0]; 2]);
        assert_eq!([&before[1], &after[1]], [false, true]);
    }

    assert!(page.is_dimmed("Done").await);
    page.press("Done").await;
    assert!(page.has_button("Done").await, "not before it is possible");
    page.press("Undo").await;
    assert_shows(&page, "X--------:O").await;
    page.press("Undo").await;
    assert_shows(&page, "---------:X").await;
    assert!(page.is_dimmed("Undo").await);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_cleared_board_comes_back_with_undo() {
    let page = watch::blank().await;
    page.visit("#/explore/X-O-X-O--:X").await;
    page.press("Edit board").await;
    page.press("Clear board").await;
    assert_shows(&page, "---------:X").await;
    page.press("Undo").await;
    assert_shows(&page, "X-O-X-O--:X").await;
    // A move of the list ends the setting up.
    page.find("button[data-move='c1']")
        .await
        .click()
        .await
        .unwrap();
    assert_shows(&page, "X-O-X-O-X:O").await;
    assert!(page.has_button("Edit board").await);
    watch::assert_no_violations(&page).await;
}
