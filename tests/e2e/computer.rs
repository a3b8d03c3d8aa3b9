//! Games against the computer.

use chorus_lapilli::notation::{read_setup, write_position};
use chorus_lapilli::rules::{Move, Outcome, Player, Position, Square};
use chorus_lapilli::solver::table;
use serde_json::json;

use crate::support::Page;
use crate::watch;

/// Longer than the computer's pause before a move, in milliseconds.
pub const LONG_PAUSE: u32 = 1_500;

/// How many moves of the human a game lasts at most.
const MAX_MOVES: usize = 25;

/// Returns the next number of a pseudo-random sequence.
fn random(seed: &mut u64) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    usize::try_from(*seed >> 33).unwrap()
}

/// Clicks the squares of this move.
async fn play(page: &Page, m: Move) {
    let index = |square| Square::ALL.iter().position(|other| *other == square);
    match m {
        Move::Place { to } => page.click(&[index(to).unwrap()]).await,
        Move::Step { from, to } => {
            page.click(&[index(from).unwrap(), index(to).unwrap()])
                .await;
        }
    }
}

/// Waits until the computer has moved.
pub async fn wait_for_computer(page: &Page) {
    page.wait_until("!isThinking()").await;
}

/// Plays random moves until the end and returns the winner, if there is one.
async fn play_randomly(page: &Page, human: Player, seed: &mut u64) -> Option<Player> {
    let mut position = Position::default();
    for _ in 0..MAX_MOVES {
        if position.turn() != human {
            wait_for_computer(page).await;
            let setup = format!("{}:{}", page.board().await, human.symbol());
            let (board, turn) = read_setup(&setup).unwrap();
            let before = write_position(position);
            let reply = position
                .children()
                .find(|(_, after)| (after.board(), after.turn()) == (board, turn));
            let (m, after) = reply.unwrap_or_else(|| panic!("no legal reply to {before}"));
            let value = table().value(after).before();
            assert_eq!(value, table().value(position), "{m} in {before}");
            let message = page.message().await;
            assert!(message.starts_with("The computer"), "{message}");
            position = after;
        }
        if let Outcome::Won(winner) = position.outcome() {
            let who = if winner == human {
                "you win!"
            } else {
                "the computer wins"
            };
            assert_eq!(page.status().await, format!("Winner: {winner}, {who}"));
            return Some(winner);
        }
        assert_eq!(page.status().await, format!("Next player: {human} (you)"));
        let moves: Vec<(Move, Position)> = position.children().collect();
        let (m, after) = moves[random(seed) % moves.len()];
        play(page, m).await;
        position = after;
    }
    None
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_perfect_computer_is_not_beaten_by_random_moves() {
    let page = watch::open().await;
    page.play_computer("Perfect (all)").await;
    let mut seed = 3;
    let mut decided = 0;
    for (side, human) in [
        ("You: X", Player::X),
        ("You: O", Player::O),
        ("You: X", Player::X),
    ] {
        page.choose("You play", side).await;
        page.js("(buttons('Play again')[0] ?? button('New game')).click();")
            .await;
        let winner = play_randomly(&page, human, &mut seed).await;
        assert_ne!(winner, Some(human));
        decided += usize::from(winner.is_some());
    }
    assert!(decided > 0, "no game was decided");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn other_actions_cancel_the_computers_move() {
    let page = watch::open().await;
    page.play_computer("Hard (6 moves)").await;
    page.choose("You play", "You: X").await;
    let yours = "Next player: X (you)";
    for (action, board, status) in [
        ("button('New game').click();", "---------", yours),
        ("button('Undo').click();", "---------", yours),
        (
            "button('Two players').click();",
            "----X----",
            "Next player: O",
        ),
    ] {
        // In one script, because the computer's pause is short.
        let thinking = page
            .js(&format!(
                "button('New game').click();
                 squares()[4].click();
                 await sleep(0);
                 const thinking = [text('.status'), isThinking()];
                 {action}
                 await sleep(0);
                 return thinking;"
            ))
            .await;
        assert_eq!(thinking, json!(["Next player: O (computer)", true]));
        for _ in 0..2 {
            assert_eq!(page.board().await, board, "{action}");
            assert_eq!(page.status().await, status, "{action}");
            page.sleep(LONG_PAUSE).await;
        }
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn clicks_while_the_computer_thinks_are_refused() {
    let page = watch::open().await;
    page.play_computer("Easy (2 moves)").await;
    let seen = page
        .js("squares()[4].click();
             await sleep(0);
             const seen = [];
             for (const square of squares()) {
                 square.click();
                 await sleep(0);
                 seen.push([board(), text('.status'), text('.message')]);
             }
             return seen;")
        .await;
    for row in seen.as_array().unwrap() {
        assert_eq!(row[0], "----X----");
        assert_eq!(row[1], "Next player: O (computer)");
        assert!(row[2].as_str().unwrap().contains("thinking"), "{row}");
    }
    wait_for_computer(&page).await;
    let board = page.board().await;
    assert_eq!(board.matches('O').count(), 1, "{board}");
    page.sleep(LONG_PAUSE).await;
    assert_eq!(page.board().await, board, "the computer moves once");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_computer_moves_while_another_screen_is_shown() {
    let page = watch::open().await;
    page.play_computer("Perfect (all)").await;
    page.js("squares()[4].click(); link('Explore').click();")
        .await;
    page.sleep(LONG_PAUSE).await;
    assert_eq!(page.screen().await, "Explore");
    page.back().await;
    // At once: it has moved meanwhile, not only now.
    let board = page.board().await;
    assert_eq!(board.matches('O').count(), 1, "{board}");
    assert_eq!(page.status().await, "Next player: X (you)");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_reload_resets_the_opponent_and_keeps_the_values() {
    let page = watch::open().await;
    let choices = async || {
        let checked = page.js("return control('Show move values').checked;").await;
        let shown = page.values().await.iter().any(Option::is_some);
        assert_eq!(checked, shown);
        (page.opponent().await, shown)
    };
    let two_players = "Two players".to_owned();
    assert_eq!(choices().await, (two_players.clone(), false));
    page.play_computer("Perfect (all)").await;
    page.choose("You play", "You: O").await;
    page.check("Show move values").await;
    wait_for_computer(&page).await;
    assert_ne!(page.board().await, "---------");
    assert_eq!(
        choices().await,
        ("Computer, Perfect (all)".to_owned(), true)
    );
    assert_eq!(page.chosen("You play").await, "You: O");

    page.reload().await;
    for _ in 0..2 {
        assert_eq!(choices().await, (two_players.clone(), true));
        assert_eq!(page.board().await, "---------");
        assert_eq!(page.status().await, "Next player: X");
        page.sleep(LONG_PAUSE).await;
    }
    page.click(&[4, 0]).await;
    assert_eq!(page.board().await, "O---X----", "two people play");
    page.check("Show move values").await;
    assert_eq!(choices().await, (two_players, false));
    watch::assert_no_violations(&page).await;
}
