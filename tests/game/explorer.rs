//! Random courses over everything that can be done on the screen Explore.

use chorus_lapilli::explorer::{ExplorerAction, ExplorerState};
use chorus_lapilli::notation::{read_position, write_position};
use chorus_lapilli::rules::{Outcome, Square, Squares};
use chorus_lapilli::screen_view::{Mark, NextClick};
use chorus_lapilli::solver::{describe_position, table};

use crate::after;
use crate::courses::explorer_action;
use crate::random::Random;

/// Checks that the screen shows what the rules say.
pub fn check_explorer(state: &ExplorerState) {
    let view = state.view();
    let position = state.position();
    let winner = match position.map(|position| (position, position.outcome())) {
        Ok((position, Outcome::Won(player))) => Some((position.board(), player)),
        _ => None,
    };
    let status = winner.map_or_else(
        || format!("Next player: {}", state.turn()),
        |(_, player)| format!("Winner: {player}"),
    );
    assert_eq!(view.status, status);
    assert_eq!(view.board.next, NextClick::Edit);
    assert!(view.message.chars().count() < 300, "{}", view.message);
    assert!(!view.message.is_empty() && !view.advice.is_empty());
    assert!(view.announcement.ends_with(&*view.message));

    let winning = winner.map_or(Squares::NONE, |(board, player)| board.lines(player));
    let line = view
        .board
        .squares
        .iter()
        .filter(|square| square.winning_line.is_some());
    assert_eq!(line.count(), usize::from(winner.is_some()));
    for square in Square::ALL {
        let shown = view.board.square(square);
        if let Ok(position) = position {
            assert_eq!(shown.piece, position.board().piece(square));
        }
        let is_winning = shown.mark == Mark::Winning;
        assert_eq!(is_winning, winning.contains(square));
        assert!(is_winning || shown.mark == Mark::None);
    }
    if let Ok(position) = position {
        assert_eq!(position.turn(), state.turn());
        assert_eq!(read_position(&write_position(position)), Ok(position));
    }
}

/// Checks what the action has done.
fn check_action(before: &ExplorerState, action: &ExplorerAction, state: &ExplorerState) {
    let position = before.position();
    let legal = match action {
        ExplorerAction::Play(m) => Some(position.map(|position| position.play(*m))),
        _ => None,
    };
    assert_eq!(
        state.is_reached_by_move(),
        matches!(legal, Some(Ok(Ok(_)))) || (state == before && before.is_reached_by_move())
    );
    match legal {
        Some(Ok(Ok(played))) => assert_eq!(state.position(), Ok(played)),
        Some(_) => assert_eq!(state, before, "{action:?}"),
        None => {}
    }
    let (earlier, later) = (before.view(), state.view());
    if state != before {
        assert_eq!(
            later.announcement_id,
            earlier.announcement_id + 1,
            "{action:?}"
        );
    }
    let describes_position = match action {
        ExplorerAction::Click(square) => {
            let twice = [action, action]
                .iter()
                .fold(state.clone(), |state, action| {
                    after(&state, (*action).clone())
                });
            assert_eq!(twice.view().board, earlier.board, "{square}");
            true
        }
        ExplorerAction::SetTurn(turn) => {
            assert_eq!(state.turn(), *turn);
            true
        }
        ExplorerAction::Play(_) => state != before,
        ExplorerAction::Clear => {
            assert_eq!(
                *state.view().board.squares.map(|s| s.piece).as_slice(),
                [None; 9]
            );
            true
        }
        ExplorerAction::Open(text) => {
            let opened = ExplorerState::from_text(text);
            assert_eq!(later.board, opened.view().board);
            assert_eq!(later.message, opened.view().message);
            read_position(text).is_ok()
        }
        ExplorerAction::ReadBoard | ExplorerAction::ListKeys | ExplorerAction::RepeatMessage => {
            assert_eq!(later.board, earlier.board, "{action:?}");
            false
        }
    };
    if *action == ExplorerAction::RepeatMessage {
        assert_eq!(later.message, earlier.message);
        assert_eq!(later.announcement, earlier.announcement);
    }
    if describes_position && let Ok(position) = state.position() {
        let value = table().value(position);
        assert_eq!(later.message, describe_position(position, value) + ".");
    }
}

#[test]
fn whatever_is_explored_the_screen_keeps_to_the_rules() {
    let (mut impossible, mut won, mut moves) = (0, 0, 0);
    for seed in 1..=40 {
        let mut random = Random(seed << 32 | 0x1b87_3593);
        let mut state = ExplorerState::default();
        check_explorer(&state);
        for _ in 0..400 {
            let action = explorer_action(&mut random, state.position().ok());
            let before = state;
            state = after(&before, action.clone());
            check_explorer(&state);
            check_action(&before, &action, &state);
            let position = state.position();
            impossible += u32::from(position.is_err());
            won += u32::from(position.is_ok_and(|p| p.outcome() != Outcome::Ongoing));
            moves += u32::from(state.is_reached_by_move());
        }
    }
    // The courses go where they should.
    assert!(
        impossible > 500 && won > 20 && moves > 300,
        "{impossible} {won} {moves}"
    );
}
