//! Long random courses of everything that can be done to the game and on the screen Explore, after
//! each step of which the state must still make sense.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

mod checks;
mod courses;
mod explorer;
#[path = "../common/random.rs"]
mod random;
mod saved_games;
mod score;
mod undo_checks;
mod view_checks;

use std::rc::Rc;

use checks::{
    check_address, check_end, check_message, check_played, check_record, check_resumed,
    check_save_slot, check_saved,
};
use chorus_lapilli::explorer::ExplorerState;
use chorus_lapilli::game::{GameAction, GameState, Message};
use chorus_lapilli::players::{Opponent, SideChoice};
use chorus_lapilli::record::Record;
use chorus_lapilli::route::{Route, Screen};
use chorus_lapilli::rules::{Outcome, Position, Square};
use chorus_lapilli::saved_games::SavedGame;
use chorus_lapilli::solver::Level;
use courses::{REPEATING, click, game_action, hash, repeating_click, text};
use explorer::check_explorer;
use random::Random;
use score::Endings;
use undo_checks::{check_undo, check_way_back};
use view_checks::{check_view, view};
use yew::Reducible;

/// Returns the state after the action.
fn after<S: Reducible + Clone>(state: &S, action: S::Action) -> S {
    Rc::unwrap_or_clone(Rc::new(state.clone()).reduce(action))
}

fn parse(hash: &str) -> Route {
    let Ok(route) = hash.parse();
    route
}

#[test]
fn whatever_is_done_the_game_keeps_to_the_rules() {
    let (mut drawn, mut won, mut saved, mut thinking, mut longest) = (0, 0, 0, 0, 0);
    let (mut other_starts, mut gone_on, mut ended) = (0, 0, 0);
    // Finished games that are saved, because their end was undone, and those that are not.
    let (mut undone_ends, mut past_shown) = (0, 0);
    for seed in 1..=40 {
        let mut random = Random(seed << 32 | 0x7f4a_7c15);
        let mut state = GameState::from_route(&parse(&hash(&mut random)));
        let mut endings = Endings::default();
        for step in 0..400 {
            let action = game_action(&mut random, &state);
            let before = state;
            state = after(&before, action.clone());
            check_record(&state);
            check_view(&state);
            check_message(&before, &action, &state);
            check_save_slot(&before, &action, &state);
            check_saved(&before, &action, &state);
            check_played(&before, &action, &state);
            endings.check(&before, &action, &state);
            if step % 4 == 0 {
                check_end(&state, seed);
                check_undo(&state);
                check_address(&state);
                check_resumed(&state);
            }
            gone_on += u32::from(*state.message() == Message::ComputerGoesOn);
            let record = state.record();
            drawn += u32::from(record.is_drawn());
            won += u32::from(state.position().outcome() != Outcome::Ongoing);
            thinking += u32::from(state.computer_turn().is_some());
            longest = longest.max(record.len());
            other_starts += u32::from(record.start() != Position::default());
            let is_saved = state.to_saved(1).is_some();
            saved += u32::from(is_saved);
            let is_finished = record.jump_to(usize::MAX).is_over();
            undone_ends += u32::from(is_finished && is_saved);
            past_shown += u32::from(is_finished && !is_saved && !state.is_over());
        }
        check_way_back(&state);
        ended += endings.count();
    }
    // The courses go where they should.
    assert!(
        other_starts > 500 && gone_on > 10 && ended > 20,
        "{other_starts} {gone_on} {ended}"
    );
    assert!(
        drawn > 10 && won > 50 && saved > 500 && thinking > 200 && longest > 30,
        "{drawn} {won} {saved} {thinking} {longest}"
    );
    assert!(
        undone_ends > 10 && past_shown > 10,
        "{undone_ends} {past_shown}"
    );
}

#[test]
fn two_people_repeat_undo_redo_and_claim() {
    let mut drawn = 0;
    for seed in 1..=20 {
        let mut random = Random(seed << 40 | 0x51ed_2701);
        let open = GameAction::OpenText(REPEATING.into());
        let mut state = after(&GameState::default(), open);
        for _ in 0..200 {
            let action = match random.below(8) {
                0..3 => GameAction::Undo,
                3..5 => GameAction::Redo,
                5 => GameAction::ClaimDraw,
                6 if random.below(2) == 0 => GameAction::LookForward,
                6 => GameAction::JumpTo(random.below(20)),
                _ => GameAction::Click(random.one(&Square::ALL)),
            };
            let before = state;
            state = after(&before, action.clone());
            check_record(&state);
            check_saved(&before, &action, &state);
            check_end(&state, seed);
            check_undo(&state);
            drawn += u32::from(state.record().is_drawn());
        }
        check_way_back(&state);
    }
    assert!(drawn > 20, "{drawn}");
}

#[test]
fn a_person_and_the_computer_play_undo_and_redo() {
    let (mut moves, mut claimed) = (0, 0);
    for (seed, level) in (1..).zip(Level::ALL.repeat(4)) {
        let mut random = Random(seed << 40 | 0x2c1b_3c6d);
        // The next repetition is the fifth.
        let game = format!("{REPEATING} a1-a2 c1-c2 a2-a1 c2-c1");
        let mut state = after(&GameState::default(), GameAction::OpenText(game.into()));
        let opponent = GameAction::SetOpponent(Opponent::Computer(level));
        state = after(&state, opponent);
        for _ in 0..200 {
            let seed = random.number();
            let action = match random.below(20) {
                0..7 => GameAction::ComputerMove { seed },
                7..11 => repeating_click(&state),
                11..15 => click(&mut random, &state),
                15 | 16 => GameAction::Undo,
                17 => GameAction::Redo,
                18 if random.below(2) == 0 => GameAction::LookBack,
                18 => GameAction::JumpTo(random.below(state.record().len() + 3)),
                _ => random_players(&mut random, seed),
            };
            let before = state;
            state = after(&before, action.clone());
            check_record(&state);
            check_view(&state);
            check_message(&before, &action, &state);
            check_end(&state, seed);
            check_undo(&state);
            let is_computers = matches!(action, GameAction::ComputerMove { .. });
            moves += u32::from(is_computers && state != before);
            claimed += u32::from(view(&state, false).advice.contains("computer claims"));
        }
        check_way_back(&state);
    }
    assert!(moves > 300 && claimed > 5, "{moves} {claimed}");
}

/// Returns an action that changes the players.
fn random_players(random: &mut Random, seed: u64) -> GameAction {
    let level = random.one(&Level::ALL);
    let side = random.one(&SideChoice::ALL);
    match random.below(3) {
        0 => GameAction::SetOpponent(Opponent::Computer(level)),
        1 => GameAction::ChooseSide { side, seed },
        _ => GameAction::NewGame { seed },
    }
}

#[test]
fn any_address_opens_a_game_that_can_be_played() {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let long = |random: &mut Random| -> String {
        let text = text(random, 60_000);
        text.chars().cycle().take(100_000).collect()
    };
    for round in 0..2000 {
        let hash = match round % 400 {
            0 => long(&mut random),
            100 => "#/play/".to_owned() + &long(&mut random),
            200 => "#/explore/".to_owned() + &long(&mut random),
            300 => "#/play/a1.c1.b1.a3.c3.b3".to_owned() + &".a1-a2.c1-c2.a2-a1.c2-c1".repeat(4200),
            _ => hash(&mut random),
        };
        check_hash(&hash);
    }
    for prefix in ["", "#", "#/", "#/play/", "#/explore/"] {
        for c in (0..=0xff).filter_map(char::from_u32) {
            check_hash(&format!("{prefix}{c}"));
        }
    }
}

fn check_hash(hash: &str) {
    let route = parse(hash);
    if route != Route::Unknown {
        assert_eq!(parse(&route.to_string()), route);
    }
    let state = GameState::from_route(&route);
    check_opened(&state);
    let start = after(&GameState::default(), GameAction::Click(Square::B2));
    check_opened(&after(&start, GameAction::OpenText(hash.into())));
    match route {
        Route::Game(game) => {
            let opened = after(&start, GameAction::OpenAddress(game.as_str().into()));
            check_opened(&opened);
            // What cannot be opened does not replace the game.
            let is_opened = matches!(state.message(), Message::Opened(_));
            let is_empty = state.record().is_untouched() && !is_opened;
            let is_same = opened.record().game() == start.record().game();
            assert_eq!(is_same, is_empty || game == "b2", "{game}");
        }
        Route::Position(text) => {
            check_explorer(&ExplorerState::from_record_at(&Record::default(), &text));
            assert!(state.record().is_untouched());
        }
        _ => assert!(state.record().is_untouched()),
    }
    assert_eq!(SavedGame::from_text(1, hash), None);
}

/// Checks a game that was just opened, and that a new one can be played in its place.
fn check_opened(state: &GameState) {
    check_record(state);
    check_view(state);
    let message = view(state, false).message;
    assert!(message.chars().count() < 300, "{message}");
    let new = after(state, GameAction::NewGame { seed: 0 });
    let played = after(&new, GameAction::Click(Square::A1));
    assert_eq!(played.record().len(), 1);
}

#[test]
fn every_screen_has_its_addresses() {
    let mut random = Random(0x5851_f42d_4c95_7f2d);
    let mut explored = 0;
    for _ in 0..2000 {
        let route = parse(&hash(&mut random));
        let is_explored = matches!(route, Route::Explore | Route::Position(_));
        assert_eq!(route.screen() == Screen::Explore, is_explored);
        explored += u32::from(is_explored);
    }
    assert!(explored > 300, "{explored}");
}
