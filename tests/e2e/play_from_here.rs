//! Games that start from a position of the analysis board.

use serde_json::json;

use crate::computer::wait_for_computer;
use crate::saved_games::{offers_game, wait_for_save};
use crate::support::Page;
use crate::watch;

/// Three pieces each, O to move.
const POSITION: &str = "X-OOXXO--:O";
const BOARD: &str = "X-OOXXO--";

/// The same after c3-b3.
const PLAYED: &str = "XO-OXXO--";

/// Opens the position on the analysis board and plays from there, one step.
async fn play_from_position(page: &Page) {
    page.visit(&format!("#/explore/{POSITION}")).await;
    page.press("Play from here").await;
    assert_eq!(page.screen().await, "Play");
    assert_eq!(page.fragment().await, format!("#/play/{POSITION}"));
    assert_eq!(page.board().await, BOARD);
    assert_eq!(page.status().await, "Next player: O");
    assert_eq!(page.message().await, "New game from here. O to move.");
    page.click(&[2, 1]).await;
    assert_eq!(page.board().await, PLAYED);
    wait_for_save(page).await;
    assert_eq!(page.fragment().await, format!("#/play/{POSITION}/c3-b3"));
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_goes_on_from_a_position_and_back_to_it() {
    let page = watch::open().await;
    play_from_position(&page).await;
    assert_eq!(page.moves().await, ["Start", "c3-b3"]);
    page.press("Start").await;
    assert_eq!(page.board().await, BOARD, "the start is the position");
    page.press("Back to now").await;
    page.press("Undo").await;
    assert_eq!(page.board().await, BOARD);
    page.press("Redo").await;
    assert_eq!(page.board().await, PLAYED);
    // A new game starts from the empty board.
    page.press("New game").await;
    assert_eq!(page.board().await, "---------");
    assert_eq!(page.status().await, "Next player: X");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn its_link_holds_the_start() {
    let page = watch::blank().await;
    page.before_load(
        "const clipboard = { writeText: async (text) => { window.copied = text; } };
         Object.defineProperty(navigator, 'clipboard', { value: clipboard });",
    )
    .await;
    page.load().await;
    play_from_position(&page).await;
    page.open_tab("Play by link").await;
    page.press("Share").await;
    page.wait_until("window.copied !== undefined").await;
    let copied = page.js("return window.copied;").await;
    let fragment = format!("#/play/{POSITION}/c3-b3");
    assert_eq!(copied, json!(page.server.url() + &fragment));
    page.load_at(&fragment).await;
    assert_eq!(page.board().await, PLAYED);
    assert_eq!(
        page.message().await,
        "Game loaded. You are X: move, then send the link."
    );
    page.press("Undo").await;
    assert_eq!(page.board().await, BOARD);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn it_is_saved_and_resumed_with_its_start() {
    let page = watch::open_unseeded().await;
    play_from_position(&page).await;
    page.load_at("").await;
    assert!(offers_game(&page).await);
    assert_eq!(page.notice().await, "Unfinished game: two players, move 1.");
    page.press("Resume").await;
    assert_eq!(page.board().await, PLAYED);
    page.press("Undo").await;
    assert_eq!(page.board().await, BOARD);
    assert_eq!(page.status().await, "Next player: O");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn against_the_computer_one_plays_the_side_to_move() {
    let page = watch::open().await;
    page.press("Computer").await;
    page.visit(&format!("#/explore/{POSITION}")).await;
    page.press("Play from here").await;
    assert_eq!(page.status().await, "Next player: O (you)");
    page.click(&[2, 1]).await;
    wait_for_computer(&page).await;
    assert_eq!(page.board().await.matches('X').count(), 3);
    assert_ne!(page.board().await, PLAYED);
    watch::assert_no_violations(&page).await;
}
