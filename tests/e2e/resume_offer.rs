//! The offer to resume a saved game.

use serde_json::json;

use crate::saved_games::{offers_game, saved_boards, wait_for_save};
use crate::support::{Page, View};
use crate::watch;

/// Plays a game of this one move in a fresh page.
async fn save_game(page: &Page, square: usize) {
    page.load().await;
    page.click(&[square]).await;
    wait_for_save(page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_is_offered_wherever_the_page_is_opened() {
    let page = watch::open_unseeded().await;
    page.click(&[4]).await;
    page.visit("#/explore").await;
    page.reload().await;
    assert!(!page.has_button("Resume").await);
    page.follow("Play").await;
    assert!(offers_game(&page).await);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn not_now_hides_the_offer_and_deletes_nothing() {
    let page = watch::open_unseeded().await;
    page.click(&[4]).await;
    for _ in 0..2 {
        page.reload().await;
        assert!(offers_game(&page).await);
        page.press("Not now").await;
        assert!(!offers_game(&page).await);
        // For the whole visit.
        page.follow("Explore").await;
        page.follow("Play").await;
        assert!(!offers_game(&page).await);
    }
    page.reload().await;
    page.press("Resume").await;
    assert_eq!(page.board().await, "----X----");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn not_now_offers_the_next_older_game() {
    let page = watch::blank_unseeded().await;
    for square in [4, 0, 8] {
        save_game(&page, square).await;
    }
    let boards = ["--------X", "X--------", "----X----"];
    assert_eq!(saved_boards(&page).await, boards);
    // Resuming each of them has made it the newest, and lost none.
    assert_eq!(
        saved_boards(&page).await,
        ["----X----", "X--------", "--------X"]
    );
    page.load().await;
    for _ in 0..3 {
        assert!(offers_game(&page).await);
        page.press("Not now").await;
    }
    assert!(!offers_game(&page).await);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn eight_games_are_kept() {
    let page = watch::blank_unseeded().await;
    for square in 0..9 {
        save_game(&page, square).await;
    }
    let newest = (1..9).rev().map(|square| {
        let mut board = "-".repeat(9);
        board.replace_range(square..=square, "X");
        board
    });
    let newest: Vec<String> = newest.collect();
    assert_eq!(saved_boards(&page).await, newest);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_visit_without_a_move_leaves_the_offer() {
    let page = watch::open_unseeded().await;
    page.click(&[4, 0]).await;
    for visit in 1..=12 {
        page.reload().await;
        assert!(offers_game(&page).await, "at visit {visit}");
    }
    page.press("Resume").await;
    assert_eq!(page.board().await, "O---X----");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_resumed_game_is_saved_at_once() {
    let page = watch::open_unseeded().await;
    page.click(&[4, 0]).await;
    page.reload().await;
    page.js("button('Resume').click(); location.reload();")
        .await;
    page.painted().await;
    page.ready().await;
    assert!(offers_game(&page).await);
    assert_eq!(saved_boards(&page).await, ["O---X----"]);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_resumed_game_that_is_won_at_once_is_not_offered_again() {
    let page = watch::open_unseeded().await;
    page.click(&[4, 0, 2, 1]).await;
    wait_for_save(&page).await;
    page.reload().await;
    assert!(offers_game(&page).await);
    // Before the resumed game is saved again.
    page.js("button('Resume').click(); squares()[6].click();")
        .await;
    assert_eq!(page.status().await, "Winner: X");
    wait_for_save(&page).await;
    page.reload().await;
    assert!(!offers_game(&page).await);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn an_offer_does_not_move_the_board() {
    for view in [
        View::DESKTOP,
        View::new(1024, 600),
        View::PHONE,
        View::NARROW,
    ] {
        let page = watch::blank_unseeded().await;
        page.resize(view).await;
        page.load().await;
        let without = page.board_rectangle().await;
        page.click(&[4]).await;
        for answer in ["Not now", "Resume"] {
            page.reload().await;
            assert!(offers_game(&page).await);
            assert_eq!(
                page.board_rectangle().await,
                without,
                "with an offer, {view:?}"
            );
            let covered = page
                .js(
                    "const [status, board] = ['.status', '.board'].map((selector) =>
                         document.querySelector(selector).getBoundingClientRect());
                     const offer = button('Resume').parentElement.getBoundingClientRect();
                     const apart = (a, b) =>
                         a.right <= b.left || b.right <= a.left ||
                         a.bottom <= b.top || b.bottom <= a.top;
                     const { scrollWidth, clientWidth } = document.documentElement;
                     return [apart(offer, board), apart(offer, status), scrollWidth - clientWidth];",
                )
                .await;
            assert_eq!(covered, json!([true, true, 0]), "{view:?}");
            page.press(answer).await;
            assert_eq!(
                page.board_rectangle().await,
                without,
                "after {answer}, {view:?}"
            );
        }
        watch::assert_no_violations(&page).await;
    }
}
