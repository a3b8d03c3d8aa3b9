#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

mod computer;
mod games;
mod marks;

use std::collections::HashSet;

use super::*;
use crate::notation::read_game;
use crate::rules::Square::*;
use crate::rules::{IllegalMove, Phase, Player};

/// The game after these moves, reached by clicks alone.
fn after(moves: &str) -> GameState {
    read_game(moves)
        .unwrap()
        .into_iter()
        .fold(GameState::default(), |state, m| match m {
            Move::Place { to } => state.after(&Action::Click(to)),
            Move::Step { from, to } => state.after(&Action::Click(from)).after(&Action::Click(to)),
        })
}

/// Three pieces each, nobody in the centre, X to move.
const STEPPING: &str = "a3 b3 c3 a2 c1 b1";

/// X holds the centre and cannot win with another piece.
const CENTRE: &str = "b2 c1 a3 a2 b3 c3";

/// What a click must do to the selection, and what it must say.
struct Row {
    game: &'static str,
    selected: Option<Square>,
    click: Square,
    selects: Option<Square>,
    says: &'static str,
}

#[test]
fn a_click_that_plays_nothing_does_what_the_table_says() {
    let row = |game, selected, click, selects, says| Row {
        game,
        selected,
        click,
        selects,
        says,
    };
    for Row {
        game,
        selected,
        click,
        selects,
        says,
    } in [
        row("b2", None, B2, None, "b2 is taken. Choose an empty square."),
        row(
            STEPPING,
            None,
            C3,
            Some(C3),
            "X on c3 selected. It can step to b2 or c2.",
        ),
        row(
            STEPPING,
            None,
            A3,
            Some(A3),
            "X on a3 selected. It can step to b2.",
        ),
        row(
            "a3 b3 a2 b2 b1 a1",
            None,
            A3,
            None,
            "The piece on a3 has nowhere to go. Choose another.",
        ),
        row(
            "a3 b3 a2 b2 b1 a1",
            Some(B1),
            A3,
            None,
            "The piece on a3 has nowhere to go. Choose another.",
        ),
        row(STEPPING, Some(C3), C3, None, "Selection cancelled."),
        row(
            STEPPING,
            Some(C3),
            A3,
            Some(A3),
            "X on a3 selected. It can step to b2.",
        ),
        row(
            STEPPING,
            Some(C3),
            A1,
            None,
            "a1 is not next to c3. A piece steps one square.",
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
            "The centre piece must leave unless you win. Move it, or win.",
        ),
        row(STEPPING, None, B2, None, "Select one of your pieces first."),
        row(STEPPING, None, B3, None, "Select one of your pieces first."),
        row(
            "a3 a1 b3 b1 c3",
            None,
            A2,
            None,
            "The game is over. Start a new game, or undo.",
        ),
    ] {
        let before = selected.into_iter().fold(after(game), |state, square| {
            state.after(&Action::Click(square))
        });
        assert_eq!(before.selected(), selected, "{game}");
        let state = before.after(&Action::Click(click));
        assert_eq!(state.position(), before.position(), "{game}, {click}");
        assert_eq!(state.selected(), selects, "{game}, {click}");
        assert_eq!(state.message().to_string(), says, "{game}, {click}");
        assert_eq!(state.said(), before.said() + 1);
    }
}

#[test]
fn placing_passes_the_turn_and_says_what_was_placed_where() {
    let state = after("b2");
    assert_eq!(state.position().board().piece(B2), Some(Player::X));
    assert_eq!(state.status(), "Next player: O");
    assert_eq!(state.message().to_string(), "X placed on b2.");
    assert_eq!(state.record().last_move(), Some(Move::Place { to: B2 }));
}

#[test]
fn stepping_moves_the_piece_and_clears_the_selection() {
    let state = after(STEPPING)
        .after(&Action::Click(C3))
        .after(&Action::Click(C2));
    assert_eq!(state.position().board().piece(C3), None);
    assert_eq!(state.position().board().piece(C2), Some(Player::X));
    assert_eq!(state.selected(), None);
    assert_eq!(state.status(), "Next player: O");
    assert_eq!(state.message().to_string(), "X moved from c3 to c2.");
}

#[test]
fn a_selected_piece_that_may_win_is_refused_other_steps_by_the_centre_rule() {
    // X on b2, c3 and a2; the step a2-a1 makes the diagonal, a2-a3 does not.
    let state = after("b2 b3 c3 b1 a2 c1").after(&Action::Click(A2));
    assert_eq!(state.selected(), Some(A2));
    let refused = state.after(&Action::Click(A3));
    let step = Move::Step { from: A2, to: A3 };
    let reason = IllegalMove::MustLeaveCentre;
    assert_eq!(*refused.message(), Message::Refused(step, reason));
    assert_eq!(
        refused.message().to_string(),
        Message::MustLeaveCentre(A2).to_string()
    );
    assert_eq!(refused.selected(), None);
    assert_eq!(refused.status(), "Next player: X");
    let won = state.after(&Action::Click(A1));
    assert_eq!(won.status(), "Winner: X");
}

#[test]
fn the_advice_speaks_of_the_centre_before_any_click() {
    for (game, advice) in [
        ("", "Place a piece on an empty square."),
        (STEPPING, "Step with a piece to a neighbouring square."),
        (CENTRE, "The centre piece must leave."),
        (
            "b2 b3 c3 b1 a2 c1",
            "The centre piece must leave, unless another step wins.",
        ),
        ("a3 a1 b3 b1 c3", "Three in a row."),
    ] {
        assert_eq!(after(game).advice(), advice, "{game}");
    }
}

#[test]
fn the_same_refusal_twice_is_said_twice() {
    let once = after("b2").after(&Action::Click(B2));
    let twice = once.after(&Action::Click(B2));
    assert_eq!(once.message(), twice.message());
    assert_ne!(once, twice);
}

#[test]
fn escape_cancels_a_selection_and_else_does_nothing() {
    let state = after(STEPPING);
    assert_eq!(state.after(&Action::Cancel), state);
    let cancelled = state.after(&Action::Click(C3)).after(&Action::Cancel);
    assert_eq!(cancelled.selected(), None);
    assert_eq!(*cancelled.message(), Message::Cancelled);
}

#[test]
fn a_new_game_starts_with_an_empty_board() {
    let state = after(STEPPING)
        .after(&Action::Click(C3))
        .after(&Action::NewGame(0));
    assert_eq!(state.position(), Position::default());
    assert_eq!(state.selected(), None);
    assert_eq!(state.record().last_move(), None);
    assert_eq!(state.status(), "Next player: X");
}

#[test]
fn a_move_is_announced_with_the_turn_or_the_winner() {
    assert_eq!(
        after("b2").announcement(),
        "X placed on b2. Next player: O. Place a piece on an empty square."
    );
    assert_eq!(
        after("a3 a1 b3 b1 c3").announcement(),
        "X placed on c3. Winner: X. Three in a row."
    );
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
            record,
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
    let state = before.after(&Action::Click(click));
    let m = match (position.phase(), before.selected()) {
        (Phase::Placing, _) => Some(Move::Place { to: click }),
        (Phase::Stepping, from) => from.map(|from| Move::Step { from, to: click }),
    };
    if let Some(played) = m.and_then(|m| position.play(m).ok()) {
        assert_eq!((state.position(), state.record().last_move()), (played, m));
        assert_eq!(state.selected(), None);
    } else {
        assert_eq!(state.position(), position);
        let selects = before.selected() != Some(click) && position.movable().contains(click);
        assert_eq!(state.selected(), selects.then_some(click));
    }
}
