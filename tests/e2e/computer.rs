use std::time::{Duration, Instant};

use chorus_lapilli::notation::{read_setup, write_position};
use chorus_lapilli::rules::{Move, Outcome, Player, Position, Square};
use chorus_lapilli::solver::table;
use serde_json::json;

use crate::support::Page;
use crate::watch;

/// Longer than the computer ever waits with its answer, in milliseconds.
const LONG: u32 = 1_500;

/// A game that is not decided after so many moves of the person is long enough.
const MOVES: usize = 25;

/// The next number of a sequence that looks like chance.
fn chance(seed: &mut u64) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    usize::try_from(*seed >> 33).unwrap()
}

/// Clicks what makes this move.
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

/// The pieces on the board, once the computer has answered.
async fn answered(page: &Page) -> String {
    let start = Instant::now();
    while page.status().await.contains("thinking") {
        assert!(start.elapsed() < Duration::from_secs(10), "no answer");
        page.painted().await;
    }
    page.board().await
}

/// Waits for longer than the computer does.
async fn wait(page: &Page) {
    page.js(&format!(
        "await new Promise((done) => setTimeout(done, {LONG}));"
    ))
    .await;
}

/// Plays at random until the end, and returns who has won, if anyone has.
async fn random_game(page: &Page, person: Player, seed: &mut u64) -> Option<Player> {
    let mut position = Position::default();
    for _ in 0..MOVES {
        if position.turn() != person {
            let board = answered(page).await;
            let turn = person;
            let (board, turn) = read_setup(&format!("{board}:{}", turn.symbol())).unwrap();
            let before = write_position(position);
            let answer = position
                .children()
                .find(|(_, after)| (after.board(), after.turn()) == (board, turn));
            let (m, after) = answer.unwrap_or_else(|| panic!("no legal answer to {before}"));
            let value = table().value(after).before();
            assert_eq!(value, table().value(position), "{m} in {before}");
            let message = page.message().await;
            assert!(message.starts_with("The computer"), "{message}");
            position = after;
        }
        if let Outcome::Won(winner) = position.outcome() {
            assert_eq!(page.status().await, format!("Winner: {winner}"));
            return Some(winner);
        }
        assert_eq!(page.status().await, format!("Next player: {person}"));
        let moves: Vec<(Move, Position)> = position.children().collect();
        let (m, after) = moves[chance(seed) % moves.len()];
        play(page, m).await;
        position = after;
    }
    None
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn nobody_beats_the_perfect_computer_by_chance() {
    let page = watch::open().await;
    page.choose("opponent", "Computer, perfect").await;
    let mut seed = 3;
    let mut decided = 0;
    for (seat, person) in [("X", Player::X), ("O", Player::O), ("X", Player::X)] {
        page.choose("seat", seat).await;
        page.press("New game").await;
        let winner = random_game(&page, person, &mut seed).await;
        assert_ne!(winner, Some(person));
        decided += usize::from(winner.is_some());
    }
    assert!(decided > 0, "none of the games came to an end");
    watch::all_was_well(&page).await;
}

/// Everything that calls the computer's answer off, and the board that it leaves for good.
#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn what_is_done_while_the_computer_thinks_calls_its_answer_off() {
    let page = watch::open().await;
    page.choose("opponent", "Computer, hard").await;
    let people = "const list = document.querySelector('select[name=opponent]');
                  list.value = 'people';
                  list.dispatchEvent(new Event('change', { bubbles: true }));";
    for (deed, board, status) in [
        ("press('new');", "---------", "Next player: X"),
        ("press('undo');", "---------", "Next player: X"),
        (people, "----X----", "Next player: O"),
    ] {
        // At once: the computer does not think for long.
        let thought = page
            .js(&format!(
                "const press = (name) => document.querySelector(`[data-do=${{name}}]`).click();
                 const settled = () => new Promise((done) => setTimeout(done));
                 press('new');
                 document.querySelectorAll('button.square')[4].click();
                 await settled();
                 const status = document.querySelector('.status').textContent;
                 {deed}
                 await settled();
                 return status;"
            ))
            .await;
        assert!(thought.as_str().unwrap().contains("thinking"), "{thought}");
        for _ in 0..2 {
            assert_eq!(page.board().await, board, "{deed}");
            assert_eq!(page.status().await, status, "{deed}");
            wait(&page).await;
        }
    }
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn clicks_while_the_computer_thinks_change_nothing_and_say_so() {
    let page = watch::open().await;
    page.choose("opponent", "Computer, easy").await;
    let seen = page
        .js(
            "const squares = [...document.querySelectorAll('button.square')];
             const text = (selector) => document.querySelector(selector).textContent;
             const settled = () => new Promise((done) => setTimeout(done));
             squares[4].click();
             await settled();
             const seen = [];
             for (const square of squares) {
                 square.click();
                 await settled();
                 const board = squares.map(({ textContent }) => textContent || '-').join('');
                 seen.push([board, text('.status'), text('.message')]);
             }
             return seen;",
        )
        .await;
    for row in seen.as_array().unwrap() {
        assert_eq!(row[0], "----X----");
        assert_eq!(row[1], "Next player: O, thinking");
        assert!(row[2].as_str().unwrap().contains("thinking"), "{row}");
    }
    let board = answered(&page).await;
    assert_eq!(board.matches('O').count(), 1, "{board}");
    wait(&page).await;
    assert_eq!(page.board().await, board, "it answers once");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_computer_answers_while_another_screen_is_looked_at() {
    let page = watch::open().await;
    page.choose("opponent", "Computer, perfect").await;
    page.js("document.querySelectorAll('button.square')[4].click();
             document.querySelector('a[href=\"#/explore\"]').click();")
        .await;
    wait(&page).await;
    assert_eq!(page.board().await, "---------");
    page.back().await;
    let board = answered(&page).await;
    assert_eq!(board.matches('O').count(), 1, "{board}");
    assert_eq!(page.status().await, "Next player: X");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn after_a_reload_two_people_play_and_values_are_shown_as_before() {
    let page = watch::open().await;
    let choices = async || {
        page.js(
            "const named = (name) => document.querySelector(`[name=${name}]`);
             return [
                 named('opponent').selectedOptions[0].text,
                 named('seat').value,
                 named('values').checked,
                 document.querySelectorAll('[data-value]').length > 0,
             ];",
        )
        .await
    };
    let plain = json!(["Two players", "X", false, false]);
    assert_eq!(choices().await, plain);
    page.choose("opponent", "Computer, perfect").await;
    page.choose("seat", "O").await;
    page.touch("[name=values]").await;
    assert_ne!(answered(&page).await, "---------");
    let chosen = json!(["Computer, perfect", "O", true, true]);
    assert_eq!(choices().await, chosen);

    page.reload().await;
    for _ in 0..2 {
        assert_eq!(choices().await, json!(["Two players", "X", true, true]));
        assert_eq!(page.board().await, "---------");
        assert_eq!(page.status().await, "Next player: X");
        wait(&page).await;
    }
    // The choices show what is so: people play.
    page.click(&[4, 0]).await;
    assert_eq!(page.board().await, "O---X----");
    page.touch("[name=values]").await;
    assert_eq!(choices().await, plain);
    watch::all_was_well(&page).await;
}
