//! The side of a person who plays the computer.

use crate::computer::wait_for_computer;
use crate::support::Page;
use crate::watch;

/// Returns whether the list with this label can be used.
async fn is_enabled(page: &Page, label: &str) -> bool {
    page.js(&format!("return !control('{label}').disabled;"))
        .await
        == true
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn level_and_side_are_shown_but_cannot_be_chosen_while_two_play() {
    let page = watch::open().await;
    let place = async || {
        page.js("return ['Level', 'You play'].map((name) => {
                     const { x, y } = control(name).getBoundingClientRect();
                     return [x, y];
                 });")
            .await
    };
    let before = place().await;
    for (button, enabled) in [("Computer", true), ("Two players", false)] {
        for label in ["Level", "You play"] {
            assert_eq!(is_enabled(&page, label).await, !enabled, "{label}");
        }
        page.press(button).await;
        for label in ["Level", "You play"] {
            assert_eq!(is_enabled(&page, label).await, enabled, "{label}");
        }
        assert_eq!(place().await, before);
    }
    assert_eq!(page.chosen("Level").await, "Easy (2 moves)");
    assert_eq!(page.chosen("You play").await, "Swap sides");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn sides_swap_with_each_new_game() {
    let page = watch::open().await;
    page.press("Computer").await;
    for side in ["X", "O", "X"] {
        wait_for_computer(&page).await;
        assert_eq!(page.status().await, format!("Next player: {side} (you)"));
        let own = page.board().await.matches(side).count();
        assert_eq!(own, 0, "{side}");
        let empty = page.board().await.find('-').unwrap();
        page.click(&[empty]).await;
        wait_for_computer(&page).await;
        page.press("New game").await;
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_side_is_taken_at_once_before_the_first_move_and_later_with_the_next_game() {
    let page = watch::open().await;
    page.play_computer("Hard (6 moves)").await;
    page.choose("You play", "You: O").await;
    wait_for_computer(&page).await;
    assert_eq!(page.status().await, "Next player: O (you)");
    let board = page.board().await;
    assert_eq!(board.matches('X').count(), 1, "the computer has begun");

    page.choose("You play", "You: X").await;
    assert_eq!(page.message().await, "You will be X in the next game.");
    assert_eq!(page.board().await, board);
    assert_eq!(page.status().await, "Next player: O (you)");
    page.press("New game").await;
    assert_eq!(page.status().await, "Next player: X (you)");
    assert_eq!(page.board().await, "---------");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_computer_joins_on_the_side_that_is_not_to_move() {
    for (moves, side) in [(&[4][..], "O"), (&[4, 0], "X")] {
        let page = watch::open().await;
        page.click(moves).await;
        let board = page.board().await;
        page.press("Computer").await;
        assert_eq!(page.status().await, format!("Next player: {side} (you)"));
        page.sleep(800).await;
        assert_eq!(page.board().await, board, "it does nothing unasked");
        page.click(&[8]).await;
        wait_for_computer(&page).await;
        assert_eq!(page.status().await, format!("Next player: {side} (you)"));
        watch::assert_no_violations(&page).await;
    }
}
