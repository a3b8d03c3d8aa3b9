//! The way of a game through the atlas.

use chorus_lapilli::notation::{read_game, write_position};
use chorus_lapilli::rules::Position;
use serde_json::json;

use crate::atlas::{class, click, drawn, open, seat, steps};
use crate::record::long_game;
use crate::states::TRACED;
use crate::support::Page;
use crate::traced_game::SENTENCE;
use crate::watch;

/// Returns the smallest look of the position after each move of [`TRACED`], the start first.
fn seats() -> Vec<String> {
    let game = read_game(TRACED).unwrap();
    let mut positions = vec![game.start];
    for m in game.moves {
        positions.push(positions[positions.len() - 1].play(m).unwrap());
    }
    let seat = |position: &Position| write_position(position.smallest_look());
    positions.iter().map(seat).collect()
}

/// Returns the squares to be clicked for [`TRACED`].
fn clicks() -> Vec<usize> {
    let squares = TRACED.split(['.', '-']).map(|name| {
        let (column, row) = name.split_at(1);
        let row: usize = row.parse().unwrap();
        "abc".find(column).unwrap() + 3 * (3 - row)
    });
    squares.collect()
}

/// Returns the sentence about the game.
async fn sentence(page: &Page) -> String {
    page.text(".notice__text").await
}

/// Plays [`TRACED`] by clicks and opens the atlas from its end.
async fn played() -> Page {
    let page = watch::open().await;
    page.click(&clicks()).await;
    assert_eq!(page.status().await, "Winner: O");
    page.follow("In the atlas").await;
    drawn(&page).await;
    page
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_that_was_played_is_drawn_and_can_be_hidden() {
    let page = played().await;
    assert_eq!(page.fragment().await, format!("#/atlas/{TRACED}"));
    assert_eq!(steps(&page).await, [22, 1]);
    assert_eq!(sentence(&page).await, format!("Your game: {SENTENCE}"));
    assert_eq!(seat(&page).await, seats()[22]);
    for expected in [[0, 0], [22, 1]] {
        page.check("My game").await;
        assert_eq!(steps(&page).await, expected);
    }
    // Slips are told apart by dashes, not by colour alone.
    page.prefer("light").await;
    let dashed = page
        .js(
            "return all('.theatre__picture .trace__step').flatMap((step, index) => {
                 // A dash as long as the path is no dash.
                 const length = step.pathLength.baseVal || step.getTotalLength();
                 const dash = parseFloat(getComputedStyle(step).strokeDasharray);
                 return dash < length ? [index + 1] : [];
             });",
        )
        .await;
    assert_eq!(dashed, json!([17]));
    page.back().await;
    assert_eq!(page.screen().await, "Play");
    assert_eq!(page.status().await, "Winner: O");
    page.forward().await;
    drawn(&page).await;
    assert_eq!(steps(&page).await, [22, 1]);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn before_and_after_move_the_ring_and_the_address_stays() {
    let page = played().await;
    let seats = seats();
    let address = format!("#/atlas/{TRACED}");
    assert!(page.is_dimmed("After ›").await);
    for ply in (0..22).rev() {
        page.press("‹ Before").await;
        assert_eq!(seat(&page).await, seats[ply], "back to {ply}");
        assert_eq!(page.fragment().await, address, "back to {ply}");
    }
    assert!(page.is_dimmed("‹ Before").await);
    for (ply, expected) in seats.iter().enumerate().skip(1) {
        page.press("After ›").await;
        assert_eq!(seat(&page).await, *expected, "forward to {ply}");
    }
    // So do a jump in the list of moves, and the seat of another moment.
    page.open_tab("Game").await;
    page.js("moves()[9].click();").await;
    assert_eq!(seat(&page).await, seats[9]);
    click(&page, class(&seats[12])).await;
    assert_eq!(seat(&page).await, seats[12]);
    assert_eq!(page.fragment().await, address);
    assert_eq!(steps(&page).await, [22, 1]);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_address_follows_what_is_shown() {
    let page = played().await;
    let (game, other) = (format!("#/atlas/{TRACED}"), "#/atlas/---OOXXX-:O");
    let seats = seats();
    page.press("‹ Before").await;
    let (position, away) = other
        .rsplit_once('/')
        .map(|(_, text)| (text, other))
        .unwrap();
    assert!(!seats.contains(&position.to_owned()));
    click(&page, class(position)).await;
    assert_eq!(seat(&page).await, position);
    assert_eq!(page.fragment().await, away);
    assert_eq!(steps(&page).await, [22, 1], "the game stays drawn");
    // The buttons lead back to the moment that was left.
    page.press("‹ Before").await;
    assert_eq!(seat(&page).await, seats[21]);
    assert_eq!(page.fragment().await, game);

    // A choice takes the place of the address, a move adds one.
    click(&page, class("O-OXX-O-X:X")).await;
    let chosen = page.fragment().await;
    page.find("[data-move='c1-c2'], [data-value='win 1']")
        .await
        .click()
        .await
        .unwrap();
    let moved = page.fragment().await;
    assert_ne!(moved, chosen);
    page.reload().await;
    drawn(&page).await;
    assert_eq!(page.fragment().await, moved);
    page.back().await;
    drawn(&page).await;
    assert_eq!(page.fragment().await, chosen);
    assert_eq!(seat(&page).await, chosen.rsplit_once('/').unwrap().1);
    page.back().await;
    assert_eq!(page.screen().await, "Play");
    page.forward().await;
    page.forward().await;
    drawn(&page).await;
    assert_eq!(page.fragment().await, moved);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_by_link_is_kept_by_a_reload() {
    let page = watch::blank().await;
    open(&page, TRACED).await;
    for _ in 0..2 {
        assert_eq!(page.fragment().await, format!("#/atlas/{TRACED}"));
        assert_eq!(steps(&page).await, [22, 1]);
        assert_eq!(sentence(&page).await, format!("The game: {SENTENCE}"));
        assert!(page.has_control("Game").await);
        assert_eq!(seat(&page).await, seats()[22]);
        page.reload().await;
        drawn(&page).await;
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_of_2000_moves_draws_each_step_once() {
    let page = watch::blank().await;
    open(&page, &long_game(2000)).await;
    // Six placements and the four steps of its round, far below the 2873 that there are at all.
    assert_eq!(steps(&page).await, [10, 5]);
    let sentence = sentence(&page).await;
    assert!(sentence.starts_with("The game: 2000 moves, "), "{sentence}");
    watch::assert_no_violations(&page).await;
}

/// Returns how many steps are being drawn. Animations start and never end.
async fn animated_steps(page: &Page) -> usize {
    page.devtools("Animation.enable", json!({})).await;
    page.devtools("Animation.setPlaybackRate", json!({ "playbackRate": 0 }))
        .await;
    open(page, TRACED).await;
    assert_eq!(steps(page).await, [22, 1]);
    let animated = page
        .js(
            "return document.getAnimations().filter(({ playState, effect: { target } }) =>
                 playState === 'running' && target.matches('.trace__step')).length;",
        )
        .await;
    watch::assert_no_violations(page).await;
    serde_json::from_value(animated).unwrap()
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_way_of_a_game_is_drawn_with_motion_and_only_with_it() {
    let page = watch::open().await;
    // The steps, and those of the key.
    assert!(animated_steps(&page).await >= 22);

    let page = watch::open().await;
    page.prefer("light").await;
    assert_eq!(animated_steps(&page).await, 0, "less motion is preferred");

    let page = watch::open().await;
    page.open_tab("Settings").await;
    page.check("Animations").await;
    assert_eq!(
        animated_steps(&page).await,
        0,
        "animations are switched off"
    );
}
