use std::rc::Rc;

use crate::players::Players;
use crate::rules::{Move, Outcome, Position};

/// A sequence of moves from a start.
///
/// Its moves never change, but more may be added at its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    /// Identifies the line; never reused.
    pub number: u32,
    /// The game to which the line belongs.
    pub game: u32,
    pub players: Players,
    pub save_slot: u32,
    /// The position before the first move.
    pub start: Position,
    /// The game ends as a draw after the last move.
    pub draw_claimed: bool,
    pub entries: Rc<[Entry]>,
}

/// A move and what it led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub m: Move,
    /// The position after the move.
    pub position: Position,
    /// How often the position has occurred so far; cached because counting is linear.
    pub repetitions: usize,
}

impl Entry {
    /// Returns the entry for a move to this position after the start and the entries in `past`.
    pub fn after(start: Position, past: &[Self], m: Move, position: Position) -> Self {
        let earlier = past.iter().rev().find(|entry| entry.position == position);
        let occurred = earlier.map_or(usize::from(position == start), |entry| entry.repetitions);
        Self {
            m,
            position,
            repetitions: occurred + 1,
        }
    }
}

impl Line {
    /// Returns `true` if the game cannot go on after the last move.
    pub fn is_finished(&self) -> bool {
        let end = self.entries.last().map_or(self.start, |last| last.position);
        self.draw_claimed || end.outcome() != Outcome::Ongoing
    }
}

/// Returns the entries for these moves from this start, up to the first illegal one.
pub(super) fn entries(start: Position, moves: impl IntoIterator<Item = Move>) -> Rc<[Entry]> {
    let mut position = start;
    let mut entries = Vec::new();
    for m in moves {
        let Ok(after) = position.play(m) else {
            break;
        };
        position = after;
        entries.push(Entry::after(start, &entries, m, position));
    }
    entries.into()
}
