use std::rc::Rc;

use crate::players::Players;
use crate::rules::{Move, Outcome, Position};

/// A sequence of moves from the start.
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
    /// Returns the entry for a move to this position after the entries in `past`.
    pub fn after(past: &[Self], m: Move, position: Position) -> Self {
        // The start never occurs again, so it need not be counted.
        let earlier = past.iter().rev().find(|entry| entry.position == position);
        Self {
            m,
            position,
            repetitions: earlier.map_or(0, |entry| entry.repetitions) + 1,
        }
    }
}

impl Line {
    /// Returns `true` if the game cannot go on after the last move.
    pub fn is_finished(&self) -> bool {
        let last = self.entries.last();
        self.draw_claimed || last.is_some_and(|entry| entry.position.outcome() != Outcome::Ongoing)
    }
}

/// Returns the entries for these moves from the start, up to the first illegal one.
pub(super) fn entries(moves: impl IntoIterator<Item = Move>) -> Rc<[Entry]> {
    let mut position = Position::default();
    let mut entries = Vec::new();
    for m in moves {
        let Ok(after) = position.play(m) else {
            break;
        };
        position = after;
        entries.push(Entry::after(&entries, m, position));
    }
    entries.into()
}
