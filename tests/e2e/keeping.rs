//! Games that are kept, offered again and resumed.

use serde_json::{Value, json};

use crate::support::Page;
use crate::support::page::View;
use crate::watch;

/// The page, watched closely; it is told from others by chance, so that is left to fall as it may.
async fn open() -> Page {
    let page = watch::by_chance().await;
    page.load().await;
    page
}

/// Longer than the page waits before it keeps a game.
pub async fn kept(page: &Page) {
    page.js("await new Promise((done) => setTimeout(done, 500));")
        .await;
}

/// Whether a game is offered; the other promises of the plain address hold either way.
pub async fn offers(page: &Page) -> bool {
    // The page looks for it once the board is there.
    page.js("await new Promise((done) => setTimeout(done));")
        .await;
    assert_eq!(page.board().await, "---------");
    assert_eq!(page.status().await, "Next player: X");
    assert_eq!(chosen(page).await, json!(["Two players", "X"]));
    page.sees(".offer").await
}

/// The opponent and the side that are chosen.
async fn chosen(page: &Page) -> Value {
    page.js(
        "const named = (name) => document.querySelector(`[name=${name}]`);
             return [named('opponent').selectedOptions[0].text, named('seat').value];",
    )
    .await
}

/// Where the board is.
async fn place(page: &Page) -> Value {
    page.painted().await;
    page.js(
        "const { x, y, width, height } = document.querySelector('.slab').getBoundingClientRect();
             return [x, y, width, height];",
    )
    .await
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_is_offered_after_a_reload_and_goes_on() {
    let page = open().await;
    assert!(!offers(&page).await);
    page.click(&[4, 0, 8, 6, 3, 2]).await;
    kept(&page).await;
    page.reload().await;
    assert!(offers(&page).await);
    page.press("Resume").await;
    assert!(!page.sees(".offer").await);
    assert_eq!(page.board().await, "O-OXX-O-X");
    assert_eq!(page.status().await, "Next player: X");
    let moves = page.js("return document.querySelectorAll('.moves button').length;");
    assert_eq!(moves.await, 7);
    page.press("Undo").await;
    assert_eq!(page.board().await, "O--XX-O-X");
    page.press("Redo").await;

    // Finished, it is not offered any more.
    page.click(&[8, 5]).await;
    assert_eq!(page.status().await, "Winner: X");
    kept(&page).await;
    page.reload().await;
    assert!(!offers(&page).await);
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_opponent_the_level_and_the_side_come_back() {
    let page = open().await;
    page.choose("opponent", "Computer, hard").await;
    page.choose("seat", "O").await;
    let answered = async || {
        while page.status().await.contains("thinking") {
            page.painted().await;
        }
    };
    answered().await;
    let free = page.board().await.find('-').unwrap();
    page.click(&[free]).await;
    answered().await;
    let board = page.board().await;
    page.reload().await;
    assert!(offers(&page).await);
    page.press("Resume").await;
    assert_eq!(page.board().await, board);
    assert_eq!(chosen(&page).await, json!(["Computer, hard", "O"]));
    assert_eq!(page.status().await, "Next player: O");
    // The computer goes on as X.
    let free = board.find('-').unwrap();
    page.click(&[free]).await;
    assert!(page.status().await.starts_with("Next player: X"));
    answered().await;
    assert_eq!(page.board().await.matches('X').count(), 3);
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn another_opponent_is_kept_before_anybody_moves() {
    let page = open().await;
    page.click(&[4, 0]).await;
    kept(&page).await;
    page.choose("opponent", "Computer, easy").await;
    kept(&page).await;
    let shelf = page
        .js("return localStorage['chorus-lapilli/games'];")
        .await;
    assert!(shelf.as_str().unwrap().contains("easy"), "{shelf}");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_game_of_a_link_is_kept_when_its_address_is_left() {
    let page = watch::by_chance().await;
    page.visit("#/play/a1.b2").await;
    page.touch("nav a:first-child").await;
    page.reload().await;
    assert!(offers(&page).await);
    page.press("Resume").await;
    assert_eq!(page.board().await, "----O-X--");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_is_offered_wherever_the_page_is_opened() {
    let page = open().await;
    page.click(&[4]).await;
    page.visit("#/explore").await;
    page.reload().await;
    assert!(!page.sees(".offer").await);
    page.touch("nav a:first-child").await;
    assert!(offers(&page).await);
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_move_right_before_the_page_is_left_is_kept() {
    let page = open().await;
    page.js("document.querySelectorAll('button.square')[4].click();
             location.reload();")
        .await;
    page.painted().await;
    page.ready().await;
    assert!(offers(&page).await);
    page.press("Resume").await;
    assert_eq!(page.board().await, "----X----");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_dismissed_game_is_let_go_for_good() {
    let page = open().await;
    page.click(&[4]).await;
    page.reload().await;
    assert!(offers(&page).await);
    page.press("Dismiss").await;
    assert!(!offers(&page).await);
    page.reload().await;
    assert!(!offers(&page).await);
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn an_offer_stands_however_often_the_page_is_only_looked_at() {
    let page = open().await;
    page.click(&[4, 0]).await;
    for visit in 1..=12 {
        page.reload().await;
        assert!(offers(&page).await, "at visit {visit}");
    }
    page.press("Resume").await;
    assert_eq!(page.board().await, "O---X----");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_whose_past_was_looked_at_is_kept_whole() {
    for look in ["[data-do='0']", "[data-do='1']"] {
        let page = open().await;
        page.click(&[4, 0, 8]).await;
        page.touch(&format!(".moves {look}")).await;
        kept(&page).await;
        page.reload().await;
        assert!(offers(&page).await, "{look}");
        page.press("Resume").await;
        let moves = page.js("return document.querySelectorAll('.moves button').length;");
        assert_eq!(moves.await, 4, "{look}");
        watch::all_was_well(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_finished_game_whose_past_is_looked_at_is_not_offered() {
    let page = open().await;
    page.click(&[4, 0, 2, 1, 6]).await;
    assert_eq!(page.status().await, "Winner: X");
    page.touch(".moves [data-do='2']").await;
    kept(&page).await;
    page.reload().await;
    assert!(!offers(&page).await);
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn an_offer_moves_the_board_nowhere() {
    for view in [View::DESK, View::new(1024, 600), View::PHONE, View::NARROW] {
        let page = watch::by_chance().await;
        page.resize(view).await;
        page.load().await;
        let without = place(&page).await;
        page.click(&[4]).await;
        for end in ["Resume", "Dismiss"] {
            page.reload().await;
            assert!(offers(&page).await);
            assert_eq!(place(&page).await, without, "with an offer, {view:?}");
            let covered = page
                .js("const box = (selector) =>
                         document.querySelector(selector).getBoundingClientRect();
                     const [offer, slab, status] = ['.offer', '.slab', '.status'].map(box);
                     const apart = (a, b) =>
                         a.right <= b.left || b.right <= a.left ||
                         a.bottom <= b.top || b.bottom <= a.top;
                     const page = document.documentElement;
                     return [
                         apart(offer, slab), apart(offer, status),
                         page.scrollWidth - page.clientWidth,
                     ];")
                .await;
            assert_eq!(covered, json!([true, true, 0]), "{view:?}");
            page.press(end).await;
            assert_eq!(place(&page).await, without, "after {end}, {view:?}");
        }
        watch::all_was_well(&page).await;
    }
}
