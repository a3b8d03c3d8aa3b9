//! More input at once than the page can show.

use std::rc::Rc;

use chorus_lapilli::game::{GameAction, GameState};
use chorus_lapilli::notation::{read_game, write_position};
use chorus_lapilli::players::Players;
use chorus_lapilli::record::Record;
use chorus_lapilli::rules::{Outcome, Square};
use serde_json::json;
use yew::Reducible;

use crate::computer::{LONG_PAUSE, wait_for_computer};
use crate::random::Random;
use crate::support::Page;
use crate::watch;

fn after(state: &GameState, action: GameAction) -> GameState {
    Rc::unwrap_or_clone(Rc::new(state.clone()).reduce(action))
}

/// Returns the board that the record shows, as [`Page::board`] writes it.
fn board(record: &Record) -> String {
    write_position(record.position()).chars().take(9).collect()
}

/// Asserts that the page shows the game of the model.
async fn assert_shows(page: &Page, model: &GameState, when: &str) {
    page.painted().await;
    let record = model.record();
    assert_eq!(page.board().await, board(record), "{when}");
    let status = match record.position().outcome() {
        Outcome::Won(winner) => format!("Winner: {winner}"),
        Outcome::Ongoing => format!("Next player: {}", record.position().turn()),
    };
    assert_eq!(page.status().await, status, "{when}");
    let moves = record.moves().map(|m| m.to_string());
    let start = (!record.is_empty()).then(|| "Start".to_owned());
    let listed: Vec<String> = start.into_iter().chain(moves).collect();
    assert_eq!(page.moves().await, listed, "{when}");
    let index = |square| Square::ALL.iter().position(|other| *other == square);
    let selected: Vec<usize> = model.selected().and_then(index).into_iter().collect();
    assert_eq!(page.marked("selected").await, json!(selected), "{when}");
    assert_eq!(page.failure().await, None, "{when}");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn two_hundred_clicks_in_one_frame_do_what_they_do_one_by_one() {
    let page = watch::blank().await;
    let mut random = Random(0x9e37_79b9);
    let (mut won, mut longest) = (0, 0);
    for storm in 1..=10 {
        page.load_at("").await;
        let mut model = GameState::default();
        let mut targets = Vec::new();
        for _ in 0..200 {
            let target = match random.below(40) {
                0 => 9,
                1 => 10,
                2 => 11,
                _ => random.below(9),
            };
            targets.push(target);
            let action = match target {
                9 => GameAction::Undo,
                10 => GameAction::Redo,
                11 => GameAction::NewGame { seed: 0 },
                square => GameAction::Click(Square::ALL[square]),
            };
            model = after(&model, action);
            won += usize::from(model.is_over());
            longest = longest.max(model.record().len());
        }
        page.js_with(
            "const targets = [...squares(), ...['Undo', 'Redo', 'New game'].map(button)];
             await new Promise(requestAnimationFrame);
             for (const target of arguments[0]) targets[target].click();",
            vec![json!(targets)],
        )
        .await;
        assert_shows(&page, &model, &format!("after storm {storm}")).await;
    }
    assert!(won > 0 && longest > 8, "{won} {longest}");
    watch::assert_no_violations(&page).await;
}

/// Presses a key for the board, as often as one that is held down for some seconds repeats.
async fn hold(page: &Page, key: &str) {
    let (modifiers, key) = key.rsplit_once('+').unwrap_or(("", key));
    page.js_with(
        "const [key, modifiers] = arguments;
         const init = {
             key, ctrlKey: modifiers.includes('Ctrl'), shiftKey: modifiers.includes('Shift'),
             bubbles: true, cancelable: true,
         };
         document.activeElement.blur();
         for (let n = 0; n < 300; n++) {
             document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, repeat: n > 0 }));
             // Some of them arrive between two renders.
             if (n % 10 === 0) await sleep(0);
         }
         document.body.dispatchEvent(new KeyboardEvent('keyup', init));",
        vec![json!(key), json!(modifiers)],
    )
    .await;
    page.painted().await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn no_key_that_is_held_down_loses_the_game() {
    let page = watch::blank().await;
    let game = "O---X---X";
    // Each key, the board after it, and the button or the key that brings the game back.
    for (key, board, way_back) in [
        ("u", "---------", Some("r")),
        ("Ctrl+z", "---------", Some("Ctrl+Shift+Z")),
        ("ArrowLeft", "---------", Some("ArrowRight")),
        ("n", "---------", Some("Undo")),
        ("r", game, None),
        ("Ctrl+y", game, None),
        ("Ctrl+Shift+Z", game, None),
        ("ArrowRight", game, None),
        ("h", game, None),
        ("d", game, None),
        ("b", game, None),
        ("l", game, None),
        ("a", game, None),
        ("s", game, None),
        ("Shift+?", game, None),
        ("Escape", game, None),
        ("Backspace", game, None),
    ] {
        page.load_at("").await;
        page.click(&[4, 0, 8]).await;
        hold(&page, key).await;
        assert_eq!(page.board().await, board, "{key}");
        match way_back {
            Some("Undo") => page.press("Undo").await,
            Some(other) => hold(&page, other).await,
            None => {}
        }
        assert_eq!(page.board().await, game, "{key}");
        assert_eq!(page.status().await, "Next player: O", "{key}");
        page.click(&[6]).await;
        assert_eq!(page.board().await, "O---X-O-X", "{key}");
        assert_eq!(page.failure().await, None, "{key}");
        watch::assert_no_violations(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn undo_held_while_the_computer_thinks_leaves_a_legal_game() {
    let page = watch::open().await;
    page.play_computer("Perfect (all)").await;
    page.choose("You play", "You: X").await;
    // Before, around and after the end of the computer's pause.
    for (delay, undos) in [(0, 1), (0, 30), (300, 2), (580, 1), (600, 30), (620, 2)] {
        let when = format!("{undos} after {delay} ms");
        page.press("New game").await;
        page.click(&[4]).await;
        wait_for_computer(&page).await;
        page.js(&format!(
            "squares().find(({{ innerText }}) => !innerText).click();
             await sleep({delay});
             for (let n = 0; n < {undos}; n++) {{
                 button('Undo').click();
                 if (n % 3 === 2) await sleep(0);
             }}"
        ))
        .await;
        wait_for_computer(&page).await;
        let shown = page.board().await;
        let pieces = |side: char| shown.matches(side).count();
        assert!(pieces('X') <= 2, "{when}: {shown}");
        assert_eq!(pieces('X'), pieces('O'), "{when}: {shown}");
        // The board is that of the moves in the list, all of them legal.
        let current = page.current_moves().await;
        let listed = page.moves().await;
        let cursor = listed.iter().position(|name| *name == current[0]).unwrap();
        let game = read_game(&listed[1..].join(" ")).unwrap();
        let moves = game.moves.into_iter().take(cursor);
        let record = Record::from_moves(game.start, moves, Players::default());
        assert_eq!(shown, board(&record), "{when}");
        page.sleep(LONG_PAUSE).await;
        assert_eq!(page.board().await, shown, "{when}: nobody moves");
        assert_eq!(page.status().await, "Next player: X (you)", "{when}");
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn quick_steps_through_the_history_end_at_the_screen_of_the_address() {
    let page = watch::open().await;
    page.click(&[4, 0]).await;
    let mut random = Random(0x5851_f42d);
    for round in 1..=6 {
        for screen in ["Explore", "Learn", "Puzzles", "Atlas", "Play"] {
            page.follow(screen).await;
        }
        // Even if the browser passes over some, they do not lead out of the page.
        let mut steps = vec![-2, -1, -1, -1, 1, 1, 2, 3];
        steps.sort_by_key(|_| random.number());
        page.js_with(
            "for (const [index, step] of arguments[0].entries()) {
                 history.go(step);
                 if (index % 2 === 0) await sleep(index);
             }",
            vec![json!(steps)],
        )
        .await;
        // A last step of which the end is known.
        page.js("location.hash = '#/learn/2';").await;
        page.wait_until("text('nav [aria-current=page]') === 'Learn'")
            .await;
        page.back().await;
        let shown = "(location.hash.match(/[a-z]+/)?.[0] ?? 'play')
            === text('nav [aria-current=page]').toLowerCase()";
        page.wait_until(shown).await;
        assert_eq!(page.js("return squares().length;").await, 9);
        page.follow("Play").await;
        assert_eq!(page.board().await, "O---X----", "round {round}: {steps:?}");
        assert_eq!(page.failure().await, None);
    }
    page.click(&[8]).await;
    assert_eq!(page.board().await, "O---X---X");
    watch::assert_no_violations(&page).await;
}
