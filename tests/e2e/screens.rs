//! Navigation between positions and screens.

use serde_json::json;

use crate::explore::{assert_shows, play, verdicts_and_moves};
use crate::watch;

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn each_explored_position_has_an_address_and_a_history_entry() {
    let page = watch::blank().await;
    page.visit("#/explore/---------:X").await;
    let moves = [
        ("b2", "----X----:O"),
        ("a3", "O---X----:X"),
        ("c1", "O---X---X:O"),
        ("a1", "O---X-O-X:X"),
        ("a2", "O--XX-O-X:O"),
        ("c3", "O-OXX-O-X:X"),
        ("c1-c2", "O-OXXXO--:O"),
    ];
    let assert_at = async |position: &str| {
        assert_eq!(page.fragment().await, format!("#/explore/{position}"));
        assert_shows(&page, position).await;
    };
    let mut positions = vec!["---------:X"];
    for (m, after) in moves {
        play(&page, m).await;
        assert_at(after).await;
        positions.push(after);
    }
    for position in positions.iter().rev().skip(1) {
        page.back().await;
        assert_at(position).await;
    }
    for position in &positions[1..] {
        page.forward().await;
        assert_at(position).await;
    }
    // The page's own button leads back as well.
    page.press("Undo").await;
    assert_at(positions[6]).await;
    // Another move replaces the entries that followed.
    play(&page, "b2-b1").await;
    assert_at("O-OX--OXX:O").await;
    page.back().await;
    assert_at(positions[6]).await;

    page.reload().await;
    assert_at(positions[6]).await;
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_first_explored_move_can_be_taken_back() {
    let page = watch::open().await;
    page.follow("Explore").await;
    assert_shows(&page, "---------:X").await;
    play(&page, "b2").await;
    assert_shows(&page, "----X----:O").await;
    page.back().await;
    assert_shows(&page, "---------:X").await;
    page.forward().await;
    assert_shows(&page, "----X----:O").await;
    page.press("Undo").await;
    assert_shows(&page, "---------:X").await;
    page.press("Redo").await;
    assert_shows(&page, "----X----:O").await;
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_game_stays_while_screens_change() {
    let page = watch::open().await;
    page.click(&[4, 0]).await;
    let assert_on_play = async || {
        assert_eq!(page.board().await, "O---X----");
        assert_eq!(page.status().await, "Next player: X");
        assert_eq!(verdicts_and_moves(&page).await, 0);
    };
    let screen_and_buttons = async || {
        let buttons = page
            .js("return all('main button:not(.square):not([data-move])')
                     .filter(visible).map(nameOf).sort();")
            .await;
        (page.screen().await, buttons)
    };
    let play_buttons = json!([
        "Computer",
        "Dismiss",
        "Hint",
        "How to play",
        "Moves",
        "New game",
        "Play by link",
        "Redo",
        "Review",
        "Settings",
        "Start",
        "Two players",
        "Undo",
        "a3",
        "b2"
    ]);
    let on_play = ("Play".to_owned(), play_buttons);
    let explore_buttons = json!([
        "Edit board",
        "How to play",
        "Moves",
        "Play from here",
        "Redo",
        "Settings",
        "Undo"
    ]);
    let on_explore = ("Explore".to_owned(), explore_buttons);

    // The analysis board opens with the game, whose moves can be undone there.
    page.follow("Explore").await;
    assert_shows(&page, "O---X----:X").await;
    assert_eq!(screen_and_buttons().await, on_explore);
    play(&page, "c3").await;
    assert_shows(&page, "O-X-X----:O").await;
    page.follow("Play").await;
    assert_on_play().await;
    assert_eq!(screen_and_buttons().await, on_play);

    // Back through the history, and forward again.
    page.back().await;
    assert_shows(&page, "O-X-X----:O").await;
    assert_eq!(screen_and_buttons().await, on_explore);
    page.back().await;
    assert_shows(&page, "O---X----:X").await;
    page.back().await;
    assert_on_play().await;
    assert_eq!(screen_and_buttons().await, on_play);
    page.forward().await;
    assert_shows(&page, "O---X----:X").await;
    page.forward().await;
    assert_shows(&page, "O-X-X----:O").await;
    page.forward().await;
    assert_on_play().await;

    page.click(&[8]).await;
    assert_eq!(page.board().await, "O---X---X");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn exploring_resumes_where_it_was_left() {
    let page = watch::open().await;
    page.follow("Explore").await;
    play(&page, "c3").await;
    page.follow("Play").await;
    page.follow("Explore").await;
    assert_shows(&page, "--X------:O").await;
    assert_eq!(page.fragment().await, "#/explore/--X------:O");
    page.back().await;
    assert_eq!(page.fragment().await, "#/");
    assert_eq!(page.board().await, "---------");
    page.back().await;
    assert_shows(&page, "--X------:O").await;
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn exploring_follows_the_game_once_it_has_moved() {
    let page = watch::open().await;
    page.click(&[4]).await;
    page.follow("Explore").await;
    assert_shows(&page, "----X----:O").await;
    page.press("Undo").await;
    assert_shows(&page, "---------:X").await;
    page.click(&[2]).await;
    assert_shows(&page, "--X------:O").await;
    page.follow("Play").await;
    assert_eq!(page.board().await, "----X----", "the game stays as it is");
    page.click(&[0]).await;
    page.follow("Explore").await;
    assert_shows(&page, "O---X----:X").await;
    assert_eq!(page.fragment().await, "#/explore/O---X----:X");
    watch::assert_no_violations(&page).await;
}
