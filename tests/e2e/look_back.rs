//! Looking back at earlier moments of a game.

use serde_json::{Value, json};

use crate::computer::wait_for_computer;
use crate::support::Page;
use crate::support::keys::press;
use crate::support::pointer::{PRESS, RELEASE, mouse, move_to};
use crate::watch;

/// Asserts that the page shows this moment of the game: the board and the notice.
async fn assert_at(page: &Page, board: &str, notice: &str) {
    assert_eq!(page.board().await, board);
    assert_eq!(page.notice().await, notice, "{board}");
    let is_past = !notice.is_empty();
    assert_eq!(page.has_button("Back to now").await, is_past, "{board}");
}

/// Returns whether a square has the focus.
async fn focus_is_on_board(page: &Page) -> Value {
    page.js("return document.activeElement.matches('.square');")
        .await
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_arrow_keys_step_through_the_game() {
    let page = watch::open().await;
    page.press("Dismiss").await;
    page.click(&[4, 0, 8]).await;
    page.js("document.activeElement.blur();").await;
    for (key, board, notice) in [
        ("Left", "O---X----", "Move 2 of 3"),
        ("Left", "----X----", "Move 1 of 3"),
        ("Left", "---------", "Start of the game"),
        ("Left", "---------", "Start of the game"),
        ("Right", "----X----", "Move 1 of 3"),
        ("Right", "O---X----", "Move 2 of 3"),
        ("Right", "O---X---X", ""),
        ("Right", "O---X---X", ""),
        ("Left", "O---X----", "Move 2 of 3"),
    ] {
        press(&page, key).await;
        assert_at(&page, board, notice).await;
    }
    // On a square, they move the focus instead.
    page.press("Back to now").await;
    assert_at(&page, "O---X---X", "").await;
    assert_eq!(focus_is_on_board(&page).await, true);
    press(&page, "Left").await;
    assert_at(&page, "O---X---X", "").await;
    // On a tab, they select another one.
    page.open_tab("How to play").await;
    press(&page, "Left").await;
    assert_eq!(page.selected_tab().await, "Play by link");
    press(&page, "Left").await;
    assert_eq!(page.selected_tab().await, "Moves");
    assert_at(&page, "O---X---X", "").await;
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_computer_waits_while_one_looks_back_and_plays_on_from_there() {
    let page = watch::open().await;
    page.press("Dismiss").await;
    page.play_computer("Perfect (all)").await;
    for _ in 0..2 {
        let empty = page.board().await.find('-').unwrap();
        page.click(&[empty]).await;
        wait_for_computer(&page).await;
    }
    let now = page.board().await;
    let moves = page.moves().await;
    page.press(&moves[1]).await;
    assert_eq!(page.status().await, "Next player: O (computer)");
    assert_eq!(page.notice().await, "Move 1 of 4");
    assert_eq!(
        page.text(".advice").await,
        "Click the board to let the computer play on."
    );
    page.sleep(800).await;
    assert_eq!(page.board().await, "X--------", "it waits");
    page.press("Back to now").await;
    assert_at(&page, &now, "").await;
    assert_eq!(page.status().await, "Next player: X (you)");

    page.press(&moves[1]).await;
    page.click(&[8]).await;
    assert_eq!(page.message().await, "The computer plays on from here.");
    wait_for_computer(&page).await;
    let board = page.board().await;
    assert_eq!(board.matches('X').count(), 1, "{board}");
    assert_eq!(board.matches('O').count(), 1, "{board}");
    assert_eq!(page.status().await, "Next player: X (you)");
    assert_eq!(page.moves().await.len(), 1 + 2);
    assert_eq!(page.notice().await, "");
    watch::assert_no_violations(&page).await;
}

/// Clicks the chart at this part of its width.
async fn click_chart(page: &Page, part: f64) {
    let point = format!(
        "const {{ x, y, width, height }} = only(all('svg[role=img]'), 'charts').getBoundingClientRect();
         return [Math.round(x + width * {part}), Math.round(y + height / 3)];"
    );
    let point = serde_json::from_value(page.js(&point).await).unwrap();
    mouse(page, [move_to(point), PRESS, RELEASE]).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_click_on_the_chart_leads_to_that_moment() {
    let page = watch::open().await;
    page.press("Dismiss").await;
    page.click(&[4, 0, 8]).await;
    page.check("Show move values").await;
    let panel = page.panel().await;
    assert!(panel.contains("wins in 2"), "a legend: {panel}");
    // Four moments, each a quarter of the chart.
    for (part, board, notice) in [
        (0.1, "---------", "Start of the game"),
        (0.4, "----X----", "Move 1 of 3"),
        (0.6, "O---X----", "Move 2 of 3"),
        (0.9, "O---X---X", ""),
    ] {
        click_chart(&page, part).await;
        assert_at(&page, board, notice).await;
        let cursor = page
            .js(
                "const chart = only(all('svg[role=img]'), 'charts').getBoundingClientRect();
                 const { left, right } = document.querySelector('.chart__cursor')
                     .getBoundingClientRect();
                 return ((left + right) / 2 - chart.left) / chart.width;",
            )
            .await;
        let distance = (cursor.as_f64().unwrap() - part).abs();
        assert!(distance < 0.125, "the cursor at {cursor}, clicked {part}");
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_move_from_the_past_starts_another_line() {
    let page = watch::open().await;
    page.press("Dismiss").await;
    page.click(&[4, 0, 8]).await;
    press(&page, "u").await;
    press(&page, "u").await;
    assert_at(&page, "----X----", "Move 1 of 3").await;
    page.click(&[2]).await;
    assert_at(&page, "--O-X----", "").await;
    assert_eq!(json!(page.moves().await), json!(["Start", "b2", "c3"]));
    watch::assert_no_violations(&page).await;
}
