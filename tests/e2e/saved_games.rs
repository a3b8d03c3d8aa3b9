//! Games that are saved and resumed.

use serde_json::Value;

use crate::computer::wait_for_computer;
use crate::layout::CLAIM;
use crate::links::{LINK, LINK_BOARD, paste};
use crate::record::{LOOP, PLACEMENTS};
use crate::support::Page;
use crate::watch;

/// Waits for longer than the page waits before it saves a game.
pub async fn wait_for_save(page: &Page) {
    page.sleep(500).await;
}

/// Returns whether a saved game is offered, and asserts the other promises of the plain address.
pub async fn offers_game(page: &Page) -> bool {
    page.painted().await;
    assert_eq!(page.board().await, "---------");
    assert_eq!(page.status().await, "Next player: X");
    assert_eq!(page.opponent().await, "Two players");
    page.has_button("Resume").await
}

/// Returns the boards of all saved games, newest first, as *Not now* and *Resume* show them.
pub async fn saved_boards(page: &Page) -> Vec<String> {
    let mut boards = Vec::new();
    loop {
        page.client.goto("about:blank").await.unwrap();
        page.load().await;
        for _ in 0..boards.len() {
            assert!(offers_game(page).await, "after {boards:?}");
            page.press("Not now").await;
        }
        if !offers_game(page).await {
            return boards;
        }
        page.press("Resume").await;
        boards.push(page.board().await);
        wait_for_save(page).await;
    }
}

/// Returns what is stored of each game.
pub async fn stored_games(page: &Page) -> Vec<String> {
    let stored = page
        .js("return Object.keys(localStorage)
                 .filter((key) => key.startsWith('chorus-lapilli/game/'))
                 .map((key) => localStorage[key]);")
        .await;
    serde_json::from_value(stored).unwrap()
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_is_resumed_after_a_reload() {
    let page = watch::open_unseeded().await;
    assert!(!offers_game(&page).await);
    page.click(&[4, 0, 8, 6, 3, 2]).await;
    wait_for_save(&page).await;
    page.reload().await;
    assert!(offers_game(&page).await);
    page.press("Resume").await;
    assert!(!page.has_button("Resume").await);
    assert_eq!(page.board().await, "O-OXX-O-X");
    assert_eq!(page.status().await, "Next player: X");
    assert_eq!(page.moves().await.len(), 1 + 6);
    page.press("Undo").await;
    assert_eq!(page.board().await, "O--XX-O-X");
    page.press("Redo").await;

    page.click(&[8, 5]).await;
    assert_eq!(page.status().await, "Winner: X");
    wait_for_save(&page).await;
    page.reload().await;
    assert!(!offers_game(&page).await, "a finished game");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_players_are_resumed() {
    let page = watch::open_unseeded().await;
    page.play_computer("Hard (6 moves)").await;
    page.choose("You play", "You: O").await;
    wait_for_computer(&page).await;
    let empty = page.board().await.find('-').unwrap();
    page.click(&[empty]).await;
    wait_for_computer(&page).await;
    let board = page.board().await;
    page.reload().await;
    assert!(offers_game(&page).await);
    page.press("Resume").await;
    assert_eq!(page.board().await, board);
    assert_eq!(page.opponent().await, "Computer, Hard (6 moves)");
    assert_eq!(page.chosen("You play").await, "You: O");
    assert_eq!(page.status().await, "Next player: O (you)");
    // The computer goes on as X.
    page.click(&[board.find('-').unwrap()]).await;
    assert!(page.status().await.starts_with("Next player: X"));
    wait_for_computer(&page).await;
    assert_eq!(page.board().await.matches('X').count(), 3);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_change_of_the_opponent_is_saved() {
    let page = watch::open_unseeded().await;
    page.click(&[4, 0]).await;
    wait_for_save(&page).await;
    page.play_computer("Easy (2 moves)").await;
    wait_for_save(&page).await;
    let stored = stored_games(&page).await;
    assert_eq!(stored.len(), 1, "{stored:?}");
    assert!(stored[0].contains("easy"), "{stored:?}");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_game_of_a_link_is_saved_when_its_address_is_left() {
    let page = watch::blank_unseeded().await;
    page.visit("#/play/a1.b2").await;
    page.follow("Play").await;
    page.reload().await;
    assert!(offers_game(&page).await);
    page.press("Resume").await;
    assert_eq!(page.board().await, "----O-X--");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_move_right_before_the_page_is_left_is_saved() {
    let page = watch::open_unseeded().await;
    page.js("squares()[4].click(); location.reload();").await;
    page.painted().await;
    page.ready().await;
    assert!(offers_game(&page).await);
    page.press("Resume").await;
    assert_eq!(page.board().await, "----X----");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn looking_back_does_not_shorten_the_saved_game() {
    for moment in ["Start", "b2"] {
        let page = watch::open_unseeded().await;
        page.click(&[4, 0, 8]).await;
        page.press(moment).await;
        wait_for_save(&page).await;
        page.reload().await;
        assert!(offers_game(&page).await, "{moment}");
        page.press("Resume").await;
        assert_eq!(page.moves().await.len(), 1 + 3, "{moment}");
        watch::assert_no_violations(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn looking_back_at_a_finished_game_does_not_save_it() {
    let page = watch::open_unseeded().await;
    page.click(&[4, 0, 2, 1, 6]).await;
    assert_eq!(page.status().await, "Winner: X");
    page.press("a3").await;
    wait_for_save(&page).await;
    page.reload().await;
    assert!(!offers_game(&page).await);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_win_that_is_undone_leaves_a_saved_game() {
    let page = watch::open_unseeded().await;
    page.click(&[4, 0, 2, 1, 6]).await;
    assert_eq!(page.status().await, "Winner: X");
    wait_for_save(&page).await;
    page.press("Undo").await;
    wait_for_save(&page).await;
    page.reload().await;
    assert!(offers_game(&page).await);
    page.press("Resume").await;
    assert_eq!(page.board().await, "OOX-X----");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_draw_claim_that_is_undone_leaves_a_saved_game() {
    let page = watch::open_unseeded().await;
    for moves in [&PLACEMENTS[..], &LOOP, &LOOP] {
        page.click(moves).await;
    }
    page.press(CLAIM).await;
    assert_eq!(page.status().await, "Draw");
    wait_for_save(&page).await;
    // Right before the page is left.
    page.js("button('Undo').click(); location.reload();").await;
    page.painted().await;
    page.ready().await;
    assert!(offers_game(&page).await);
    page.press("Resume").await;
    assert_eq!(page.board().await, "XOXOXO---");
    assert_eq!(page.status().await, "Next player: X");
    assert!(page.has_button(CLAIM).await);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_pasted_game_does_not_replace_the_saved_one() {
    let page = watch::open_unseeded().await;
    page.click(&[4, 0, 8]).await;
    wait_for_save(&page).await;
    paste(&page, "a1 b1").await;
    assert_eq!(page.board().await, "------XO-");
    wait_for_save(&page).await;
    page.click(&[2]).await;
    wait_for_save(&page).await;
    assert_eq!(saved_boards(&page).await, ["--X---XO-", "O---X---X"]);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_game_of_a_link_does_not_replace_the_saved_one() {
    let page = watch::open_unseeded().await;
    page.click(&[4, 0, 8]).await;
    wait_for_save(&page).await;
    page.visit(LINK).await;
    assert_eq!(page.board().await, LINK_BOARD);
    page.click(&[2, 4]).await;
    wait_for_save(&page).await;
    assert_eq!(saved_boards(&page).await, ["O--XO-OXX", "O---X---X"]);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_new_game_abandons_the_one_before() {
    let page = watch::open_unseeded().await;
    page.click(&[4, 0, 8]).await;
    wait_for_save(&page).await;
    page.press("New game").await;
    page.click(&[2]).await;
    wait_for_save(&page).await;
    assert_eq!(saved_boards(&page).await, ["--X------"]);
    watch::assert_no_violations(&page).await;
}

/// Stores this text under this key, from a page of the same origin that stores nothing itself.
pub async fn store(page: &Page, key: &str, text: &str) {
    let elsewhere = page.server.url() + "missing.html";
    page.client.goto(&elsewhere).await.unwrap();
    let arguments: Vec<Value> = vec![key.into(), text.into()];
    page.js_with(
        "localStorage.setItem(arguments[0], arguments[1]);",
        arguments,
    )
    .await;
    // The page is missing on purpose.
    page.console().await;
}
