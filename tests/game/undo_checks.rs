//! What must be true of undo and redo.

use chorus_lapilli::game::{GameAction, GameState, Message};
use chorus_lapilli::players::Players;
use chorus_lapilli::record::Record;

use crate::after;
use crate::checks::link;

/// Checks what undo and redo do from here.
pub fn check_undo(state: &GameState) {
    let record = state.record();
    let back_and_forth = record.undo().and_then(|undone| undone.redo());
    assert!(back_and_forth.is_none_or(|same| same == **record));
    let forth_and_back = record.redo().and_then(|redone| redone.undo());
    assert!(forth_and_back.is_none_or(|same| same == **record));
    let directions = [
        (GameAction::Undo, GameAction::Redo, record.can_undo()),
        (GameAction::Redo, GameAction::Undo, record.can_redo()),
    ];
    for (action, inverse, is_possible) in directions {
        let there = after(state, action.clone());
        // A button that looks alive does something, and one that does not says so.
        let does_nothing = there.record() == record;
        assert_eq!(does_nothing, !is_possible, "{action:?}");
        check_undo_message(state, &action, &there);
        if does_nothing {
            continue;
        }
        let steps = steps_between(record, &action, there.record());
        if action == GameAction::Undo {
            let passes_start = steps.iter().any(|record| record.cursor() == 0);
            assert!(!passes_start, "undo stops at the start of a game");
        }
        let back = after(&there, inverse);
        let players = there.players();
        let is_human = |players: Players| players.level().is_none();
        if is_human(players) && is_human(state.players()) {
            // A game against the computer may lie between.
            let passed = steps.iter().all(|record| !is_human(record.players()));
            assert!(passed, "{action:?}");
            assert!(!steps.is_empty() || back.record() == record, "{action:?}");
        }
        if back.record() == record {
            assert_eq!(back.players(), state.players(), "{action:?}");
        }
        if players.level().is_some() {
            let humans_turn = there.is_over()
                || there.position().turn() == players.human
                || there.computer_turn().is_some();
            // A line that was replaced comes back at the moment that was shown.
            let previous = steps.last().unwrap_or(record);
            let comes_back = action == GameAction::Undo
                && !there.record().same_line(previous)
                && !previous.is_drawn();
            let is_start = action == GameAction::Undo && there.record().cursor() == 0;
            let game = link(there.record());
            let may_stop = humans_turn || comes_back || is_start;
            assert!(may_stop, "{action:?} {game}");
        }
    }
}

/// Checks that the message of undo or redo tells what has changed.
fn check_undo_message(before: &GameState, action: &GameAction, there: &GameState) {
    let is_undo = *action == GameAction::Undo;
    let (from, to) = (before.record(), there.record());
    let expected = match is_undo {
        true if from == to => Message::NothingToUndo,
        false if from == to => Message::NothingToRedo,
        true if from.game() != to.game() => Message::PreviousGame,
        false if from.game() != to.game() => Message::NextGame,
        // The first move that is no longer on the board, or the last that is there again.
        true => Message::Undone(from.move_at(to.cursor())),
        false if to.is_drawn() => Message::Redone(None),
        false => Message::Redone(to.last_played()),
    };
    assert_eq!(*there.message(), expected, "{action:?}");
    if let Message::Undone(Some((player, m))) | Message::Redone(Some((player, m))) = expected {
        let board = if is_undo { before } else { there }.position().board();
        let later = from.cursor() > to.cursor() + 1 || !from.same_line(to);
        assert!(later || board.piece(m.to()) == Some(player), "{action:?}");
    }
}

/// Returns the moments that undo or redo has passed on its way.
fn steps_between(from: &Record, action: &GameAction, to: &Record) -> Vec<Record> {
    let step = |record: &Record| match action {
        GameAction::Undo => record.undo(),
        _ => record.redo(),
    };
    let mut records: Vec<Record> = Vec::new();
    loop {
        let next = step(records.last().unwrap_or(from)).unwrap();
        if next == *to {
            return records;
        }
        records.push(next);
    }
}

/// Checks that all undone moments are redone one by one.
pub fn check_way_back(state: &GameState) {
    let mut records = vec![Record::clone(state.record())];
    while let Some(undone) = records.last().unwrap().undo() {
        records.push(undone);
    }
    let mut record = records.pop().unwrap();
    while let Some(expected) = records.pop() {
        record = record.redo().unwrap();
        assert!(record == expected);
    }
}
