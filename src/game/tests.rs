#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

mod addresses;
mod computer;
mod counted_once;
mod counting;
mod draws;
mod endings;
mod hints;
mod looking_back;
mod marks;
mod messages;
mod new_games;
mod saving;
mod score;
mod sentences;
mod sides;
mod start_from;
mod undo;

use std::collections::HashSet;

use super::*;
use crate::notation::{read_game, read_position};
use crate::players::{Opponent, SideChoice};
use crate::rules::Square::*;
use crate::rules::{IllegalMove, Phase, Player};
use crate::screen_view::ScreenView;
use crate::settings::Settings;
use crate::solver::Level;

impl GameState {
    /// Returns the state after the action.
    fn after(&self, action: GameAction) -> Self {
        let state = Rc::new(self.clone()).reduce(action);
        Rc::unwrap_or_clone(state)
    }
}

/// Returns the moves of a game.
fn moves_of(text: &str) -> Vec<Move> {
    read_game(text).unwrap().moves
}

/// Returns the game after these moves, reached by clicks alone.
fn played(moves: &str) -> GameState {
    let moves = moves_of(moves).into_iter();
    let clicks = moves.flat_map(|m| m.from().into_iter().chain([m.to()]));
    clicks.fold(GameState::default(), |state, square| {
        state.after(GameAction::Click(square))
    })
}

/// Returns what the screen shows without values.
fn view(state: &GameState) -> ScreenView {
    state.view(&Settings::default())
}

/// Returns what the screen shows with values.
fn view_with_values(state: &GameState) -> ScreenView {
    state.view(&Settings {
        show_values: true,
        ..Settings::default()
    })
}

/// Three pieces each, nobody in the centre, X to move.
const STEPPING: &str = "a3 b3 c3 a2 c1 b1";

/// X holds the centre and cannot win with another piece.
const CENTRE: &str = "b2 c1 a3 a2 b3 c3";

/// A click that plays nothing: the square that is selected after it, and the message.
struct Row {
    game: &'static str,
    selected: Option<Square>,
    click: Square,
    selected_after: Option<Square>,
    message: &'static str,
}

#[test]
fn a_click_that_plays_nothing_does_what_the_table_says() {
    let row = |game, selected, click, selected_after, message| Row {
        game,
        selected,
        click,
        selected_after,
        message,
    };
    for Row {
        game,
        selected,
        click,
        selected_after,
        message,
    } in [
        row("b2", None, B2, None, "b2 is taken. Choose an empty square."),
        row(
            STEPPING,
            None,
            C3,
            Some(C3),
            "X on c3 selected. It can move to b2 or c2.",
        ),
        row(
            STEPPING,
            None,
            A3,
            Some(A3),
            "X on a3 selected. It can move to b2.",
        ),
        row(
            "a3 b3 a2 b2 b1 a1",
            None,
            A3,
            None,
            "The piece on a3 can't move. Choose another.",
        ),
        row(
            "a3 b3 a2 b2 b1 a1",
            Some(B1),
            A3,
            None,
            "The piece on a3 can't move. Choose another.",
        ),
        row(STEPPING, Some(C3), C3, None, "Selection cancelled."),
        row(
            STEPPING,
            Some(C3),
            A3,
            Some(A3),
            "X on a3 selected. It can move to b2.",
        ),
        row(
            STEPPING,
            Some(C3),
            A1,
            None,
            "a1 is not next to c3. Pieces move one square.",
        ),
        row(
            STEPPING,
            Some(C3),
            B3,
            None,
            "b3 is taken. Choose an empty square.",
        ),
        row(
            CENTRE,
            None,
            B3,
            None,
            "Centre rule: move the centre piece, or win this turn.",
        ),
        row(STEPPING, None, B2, None, "Select one of your pieces first."),
        row(STEPPING, None, B3, None, "Select one of your pieces first."),
        row(
            "a3 a1 b3 b1 c3",
            None,
            A2,
            None,
            "The game is over. Play again, or undo.",
        ),
    ] {
        let before = selected.into_iter().fold(played(game), |state, square| {
            state.after(GameAction::Click(square))
        });
        assert_eq!(before.selected(), selected, "{game}");
        let after = before.after(GameAction::Click(click));
        assert_eq!(after.position(), before.position(), "{game}, {click}");
        assert_eq!(after.selected(), selected_after, "{game}, {click}");
        assert_eq!(view(&after).message, message, "{game}, {click}");
        assert_eq!(view(&after).message_id, view(&before).message_id + 1);
    }
}

#[test]
fn a_placed_piece_passes_the_turn() {
    let state = played("b2");
    assert_eq!(state.position().board().piece(B2), Some(Player::X));
    assert_eq!(view(&state).status, "Next player: O");
    assert_eq!(view(&state).message, "X placed on b2.");
    assert_eq!(state.record().last_move(), Some(Move::Place { to: B2 }));
}

#[test]
fn a_step_moves_the_piece_and_clears_the_selection() {
    let state = played(STEPPING)
        .after(GameAction::Click(C3))
        .after(GameAction::Click(C2));
    assert_eq!(state.position().board().piece(C3), None);
    assert_eq!(state.position().board().piece(C2), Some(Player::X));
    assert_eq!(state.selected(), None);
    assert_eq!(view(&state).status, "Next player: O");
    assert_eq!(view(&state).message, "X moved from c3 to c2.");
}

#[test]
fn the_centre_rule_allows_only_a_winning_step_of_another_piece() {
    // X on b2, c3 and a2; the step a2-a1 makes the diagonal, a2-a3 does not.
    let state = played("b2 b3 c3 b1 a2 c1").after(GameAction::Click(A2));
    assert_eq!(state.selected(), Some(A2));
    let refused = state.after(GameAction::Click(A3));
    let step = Move::Step { from: A2, to: A3 };
    let reason = IllegalMove::MustLeaveCentre;
    assert_eq!(*refused.message(), Message::Refused(step, reason));
    assert_eq!(
        view(&refused).message,
        "Centre rule: move the centre piece, or win this turn."
    );
    assert_eq!(refused.selected(), None);
    assert_eq!(view(&refused).status, "Next player: X");
    let won = state.after(GameAction::Click(A1));
    assert_eq!(view(&won).status, "Winner: X");
}

#[test]
fn escape_cancels_a_selection_and_otherwise_does_nothing() {
    let state = played(STEPPING);
    assert_eq!(state.after(GameAction::CancelSelection), state);
    let cancelled = state
        .after(GameAction::Click(C3))
        .after(GameAction::CancelSelection);
    assert_eq!(cancelled.selected(), None);
    assert_eq!(*cancelled.message(), Message::SelectionCancelled);
    assert_eq!(cancelled.record(), state.record());
}

#[test]
fn the_same_refusal_twice_is_two_messages() {
    let once = played("b2").after(GameAction::Click(B2));
    let twice = once.after(GameAction::Click(B2));
    assert_eq!(once.message(), twice.message());
    assert_ne!(view(&once).message_id, view(&twice).message_id);
}

#[test]
fn every_click_with_every_selection_in_every_position_keeps_to_the_table() {
    let mut records = vec![Record::default()];
    let mut seen = HashSet::from([Position::default()]);
    while let Some(record) = records.pop() {
        let position = record.position();
        let new = position.children().filter(|(_, p)| seen.insert(*p));
        records.extend(new.map(|(m, _)| record.play(m).unwrap()));
        let none = GameState {
            record: record.into(),
            ..GameState::default()
        };
        let selections = position.movable().iter().map(|square| GameState {
            selected: Some(square),
            ..none.clone()
        });
        for before in [none.clone()].into_iter().chain(selections) {
            for click in Square::ALL {
                check_click(&before, click);
            }
        }
    }
    assert_eq!(seen.len(), 5390);
}

fn check_click(before: &GameState, click: Square) {
    let position = before.position();
    let after = before.after(GameAction::Click(click));
    let m = match (position.phase(), before.selected()) {
        (Phase::Placing, _) => Some(Move::Place { to: click }),
        (Phase::Stepping, from) => from.map(|from| Move::Step { from, to: click }),
    };
    if let Some(played) = m.and_then(|m| position.play(m).ok()) {
        assert_eq!((after.position(), after.record().last_move()), (played, m));
        assert_eq!(after.selected(), None);
    } else {
        assert_eq!(after.position(), position);
        let selects = before.selected() != Some(click) && position.movable().contains(click);
        assert_eq!(after.selected(), selects.then_some(click));
    }
}
