use serde_json::json;

use crate::support::Page;
use crate::watch;

/// Three pieces each, with X to move.
pub const PLACEMENTS: [usize; 6] = [0, 1, 2, 3, 4, 5];

/// Steps there and back again, each as the piece and its target.
pub const THERE_AND_BACK: [usize; 8] = [4, 7, 3, 6, 7, 4, 6, 3];

/// The moves that are listed, and those of them that are marked as the current one.
async fn listed(page: &Page) -> (String, String) {
    let listed = page
        .js(
            "const moves = [...document.querySelectorAll('.moves button')];
             const words = (moves) => moves.map(({ innerText }) => innerText).join(' ');
             return [
                 words(moves),
                 words(moves.filter((move) => move.getAttribute('aria-current') === 'step')),
             ];",
        )
        .await;
    let word = |index: usize| listed[index].as_str().unwrap().to_owned();
    (word(0), word(1))
}

/// Holds that the page shows this board, these moves, and this one of them as the current one.
async fn shows(page: &Page, board: &str, moves: &str, current: &str) {
    assert_eq!(page.board().await, board);
    assert_eq!(listed(page).await, (moves.to_owned(), current.to_owned()));
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn moves_are_taken_back_and_played_again() {
    let page = watch::open().await;
    page.click(&[4, 0, 8]).await;
    let boards = ["---------", "----X----", "O---X----", "O---X---X"];
    let names = ["Start", "b2", "a3", "c1"];
    let all = "Start b2 a3 c1";
    shows(&page, boards[3], all, names[3]).await;
    for left in (0..3).rev() {
        page.press("Undo").await;
        shows(&page, boards[left], all, names[left]).await;
        let next = if left % 2 == 0 { "X" } else { "O" };
        assert_eq!(page.status().await, format!("Next player: {next}"));
    }
    page.press("Undo").await;
    shows(&page, boards[0], all, names[0]).await;
    assert!(page.message().await.contains("nothing"));
    for now in 1..4 {
        page.press("Redo").await;
        shows(&page, boards[now], all, names[now]).await;
    }
    page.press("Redo").await;
    assert!(page.message().await.contains("nothing"));
    shows(&page, boards[3], all, names[3]).await;
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn any_move_of_the_list_leads_to_its_moment() {
    let page = watch::open().await;
    page.click(&[4, 0, 8, 6]).await;
    let all = "Start b2 a3 c1 a1";
    for (ply, board, name) in [
        (1, "----X----", "b2"),
        (4, "O---X-O-X", "a1"),
        (0, "---------", "Start"),
        (2, "O---X----", "a3"),
    ] {
        page.touch(&format!(".moves [data-do='{ply}']")).await;
        shows(&page, board, all, name).await;
    }
    // Playing from there drops what followed, and even that can be undone.
    page.click(&[2]).await;
    shows(&page, "O-X-X----", "Start b2 a3 c3", "c3").await;
    page.press("Undo").await;
    shows(&page, "O---X----", all, "a3").await;
    page.press("Redo").await;
    shows(&page, "O-X-X----", "Start b2 a3 c3", "c3").await;

    page.press("New game").await;
    shows(&page, "---------", "Start", "Start").await;
    page.press("Undo").await;
    shows(&page, "O-X-X----", "Start b2 a3 c3", "c3").await;
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_current_move_of_a_long_list_is_in_view_and_the_page_stays() {
    let page = watch::blank().await;
    page.visit(&format!("#/play/{}", long_game(400))).await;
    let seen = async |name: &str| {
        page.painted().await;
        let seen = page
            .js(
                "const list = document.querySelector('.moves').getBoundingClientRect();
                 const current = document.querySelectorAll('.moves [aria-current=step]');
                 const { top, bottom, height } = current[0].getBoundingClientRect();
                 return [
                     current.length,
                     height > 10 && top >= list.top && bottom <= list.bottom,
                     scrollY,
                 ];",
            )
            .await;
        assert_eq!(seen, json!([1, true, 0]), "{name}");
    };
    seen("at the end").await;
    for ply in [1, 200, 399, 40, 80, 0] {
        page.js(&format!(
            "document.querySelector(\".moves [data-do='{ply}']\").click();"
        ))
        .await;
        seen(&format!("after move {ply}")).await;
    }
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_repetition_may_be_claimed_as_a_draw_and_taken_back() {
    let page = watch::open().await;
    let claim = "[data-do=claim]";
    let place = async || {
        page.js(
            "const { x, y, width } = document.querySelector('.board').getBoundingClientRect();
                 return [x, y, width];",
        )
        .await
    };
    let before = place().await;
    page.click(&PLACEMENTS).await;
    page.click(&THERE_AND_BACK).await;
    assert!(!page.sees(claim).await, "the second time is not enough");
    page.click(&THERE_AND_BACK).await;
    assert_eq!(page.board().await, "XOXOXO---");
    assert_eq!(page.status().await, "Next player: X");
    assert!(page.sees(claim).await);
    assert_eq!(place().await, before);

    // Nothing is forced.
    page.click(&THERE_AND_BACK[..2]).await;
    assert_eq!(page.board().await, "XOXO-O-X-");
    page.press("Undo").await;
    assert!(page.sees(claim).await);

    page.touch(claim).await;
    assert_eq!(page.status().await, "Draw");
    assert!(!page.sees(claim).await);
    assert_eq!(place().await, before);
    for square in 0..9 {
        page.click(&[square]).await;
        assert_eq!(page.board().await, "XOXOXO---");
        assert_eq!(page.status().await, "Draw");
        assert!(page.message().await.contains("over"));
    }
    page.press("Undo").await;
    assert_eq!(page.status().await, "Next player: X");
    assert!(page.sees(claim).await);
    page.press("Redo").await;
    assert_eq!(page.status().await, "Draw");
    page.press("Undo").await;
    page.click(&THERE_AND_BACK[..2]).await;
    assert_eq!(page.board().await, "XOXO-O-X-");
    watch::all_was_well(&page).await;
}

/// A legal game of so many moves, as it stands in a link: it places and then goes in circles.
pub fn long_game(moves: usize) -> String {
    let placed = ["a3", "b3", "c3", "a2", "b2", "c2"];
    let steps = ["b2-b1", "a2-a1", "b1-b2", "a1-a2"];
    let game = placed.into_iter().chain(steps.into_iter().cycle());
    game.take(moves).collect::<Vec<_>>().join(".")
}
