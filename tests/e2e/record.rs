//! The move list, undo and redo, and the claim of a draw.

use serde_json::json;

use crate::layout::CLAIM;
use crate::support::Page;
use crate::watch;

/// Three pieces each, X to move.
pub const PLACEMENTS: [usize; 6] = [0, 1, 2, 3, 4, 5];

/// Steps that lead back to the same position, each as the piece and its target.
pub const LOOP: [usize; 8] = [4, 7, 3, 6, 7, 4, 6, 3];

/// Asserts that the page shows this board, these moves, and this one of them as the current one.
async fn assert_shows(page: &Page, board: &str, moves: &str, current: &str) {
    assert_eq!(page.board().await, board);
    assert_eq!(page.moves().await.join(" "), moves);
    assert_eq!(page.current_moves().await, [current]);
    let played = moves.split(' ').position(|name| name == current);
    let later = page
        .js("return moves().filter(({ classList }) =>
                 classList.contains('move-list__move--later')).map(nameOf);")
        .await;
    let expected: Vec<&str> = moves.split(' ').skip(played.unwrap() + 1).collect();
    assert_eq!(later, json!(expected), "what is dimmed at {current}");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn undo_and_redo_step_through_the_moves() {
    let page = watch::open().await;
    assert!(page.panel().await.contains("No moves yet."));
    for (name, words) in [("Undo", "Nothing to undo."), ("Redo", "Nothing to redo.")] {
        assert!(page.is_dimmed(name).await, "{name}");
        page.press(name).await;
        assert_eq!(page.message().await, words);
    }
    page.click(&[4, 0, 8]).await;
    let boards = ["---------", "----X----", "O---X----", "O---X---X"];
    let names = ["Start", "b2", "a3", "c1"];
    let all = "Start b2 a3 c1";
    assert_shows(&page, boards[3], all, names[3]).await;
    for ply in (0..3).rev() {
        assert!(!page.is_dimmed("Undo").await);
        page.press("Undo").await;
        assert_shows(&page, boards[ply], all, names[ply]).await;
        let player = if ply % 2 == 0 { "X" } else { "O" };
        let undone = format!("Undone: {player} {}.", names[ply + 1]);
        assert_eq!(page.message().await, undone);
        assert_eq!(page.status().await, format!("Next player: {player}"));
    }
    assert!(page.is_dimmed("Undo").await && !page.is_dimmed("Redo").await);
    page.press("Undo").await;
    assert_shows(&page, boards[0], all, names[0]).await;
    assert_eq!(page.message().await, "Nothing to undo.");
    for ply in 1..4 {
        page.press("Redo").await;
        assert_shows(&page, boards[ply], all, names[ply]).await;
        let player = if ply % 2 == 1 { "X" } else { "O" };
        let redone = format!("Redone: {player} {}.", names[ply]);
        assert_eq!(page.message().await, redone);
    }
    assert!(page.is_dimmed("Redo").await);
    page.press("Redo").await;
    assert_eq!(page.message().await, "Nothing to redo.");
    assert_shows(&page, boards[3], all, names[3]).await;
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_move_list_leads_to_any_moment() {
    let page = watch::open().await;
    page.click(&[4, 0, 8, 6]).await;
    let all = "Start b2 a3 c1 a1";
    for (name, board) in [
        ("b2", "----X----"),
        ("a1", "O---X-O-X"),
        ("Start", "---------"),
        ("a3", "O---X----"),
    ] {
        page.press(name).await;
        assert_shows(&page, board, all, name).await;
    }
    // A move from there replaces what followed; undo brings it back.
    page.click(&[2]).await;
    assert_shows(&page, "O-X-X----", "Start b2 a3 c3", "c3").await;
    page.press("Undo").await;
    assert_shows(&page, "O---X----", all, "a3").await;
    page.press("Redo").await;
    assert_shows(&page, "O-X-X----", "Start b2 a3 c3", "c3").await;

    page.press("New game").await;
    assert_eq!(page.board().await, "---------");
    assert!(page.panel().await.contains("No moves yet."));
    page.press("Undo").await;
    assert_eq!(page.message().await, "Back in the previous game.");
    assert_shows(&page, "O-X-X----", "Start b2 a3 c3", "c3").await;
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_current_move_of_a_long_list_is_in_view_and_the_page_does_not_scroll() {
    let page = watch::blank().await;
    page.visit(&format!("#/play/{}", long_game(400))).await;
    let assert_in_view = async |when: &str| {
        page.painted().await;
        let seen = page
            .js(
                "const current = moves().filter(({ ariaCurrent }) => ariaCurrent === 'step');
                 const { top, bottom, height } = current[0].getBoundingClientRect();
                 let list = current[0];
                 while (list.scrollHeight <= list.clientHeight) list = list.parentElement;
                 const view = list.getBoundingClientRect();
                 return [
                     current.length,
                     list !== document.documentElement,
                     // Scroll positions are whole pixels.
                     height > 10 && top > view.top - 1 && bottom < view.bottom + 1,
                     scrollY,
                 ];",
            )
            .await;
        assert_eq!(seen, json!([1, true, true, 0]), "{when}");
    };
    assert_in_view("at the end").await;
    for ply in [1, 200, 399, 40, 80, 0] {
        page.js(&format!("moves()[{ply}].click();")).await;
        assert_in_view(&format!("after move {ply}")).await;
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_draw_is_claimed_after_three_repetitions_and_undone() {
    let page = watch::open().await;
    let before = page.board_rectangle().await;
    page.click(&PLACEMENTS).await;
    page.click(&LOOP).await;
    assert!(!page.has_button(CLAIM).await, "only the second time");
    page.click(&LOOP).await;
    assert_eq!(page.board().await, "XOXOXO---");
    assert_eq!(page.status().await, "Next player: X");
    assert!(page.has_button(CLAIM).await);
    assert_eq!(page.board_rectangle().await, before);

    page.press(CLAIM).await;
    assert_eq!(page.status().await, "Draw");
    assert!(!page.has_button(CLAIM).await);
    assert_eq!(page.board_rectangle().await, before);
    for square in 0..9 {
        page.click(&[square]).await;
        assert_eq!(page.board().await, "XOXOXO---");
        assert_eq!(page.status().await, "Draw");
        assert!(page.message().await.contains("over"));
    }
    page.press("Undo").await;
    assert_eq!(page.status().await, "Next player: X");
    assert!(page.has_button(CLAIM).await);
    page.press("Redo").await;
    assert_eq!(page.status().await, "Draw");
    // The game may go on.
    page.press("Undo").await;
    page.click(&LOOP[..2]).await;
    assert_eq!(page.board().await, "XOXO-O-X-");
    watch::assert_no_violations(&page).await;
}

/// Returns a link's text for a legal game of this many moves that repeats itself.
pub fn long_game(moves: usize) -> String {
    let placements = ["a3", "b3", "c3", "a2", "b2", "c2"];
    let steps = ["b2-b1", "a2-a1", "b1-b2", "a1-a2"];
    let game = placements.into_iter().chain(steps.into_iter().cycle());
    game.take(moves).collect::<Vec<_>>().join(".")
}
