//! A game as it was played, and the moment of it that is looked at.
//!
//! A record is a value: every action gives a new one and leaves the old as it was. A move played
//! in the past drops what followed, a new game drops the whole line, and undo brings either back.

mod history;

use std::iter;
use std::rc::Rc;

use crate::rules::{IllegalMove, Move, Outcome, Position};
use history::Link;

/// How often a position must have come up before a draw may be claimed.
const REPETITIONS: usize = 3;

/// The moves of a game and a cursor, the moment that is looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    line: Rc<Line>,
    cursor: usize,
    // The lines to which undo and redo lead, the nearest last. The cursor is never left of where
    // the nearest `before` opens nor right of where the nearest `after` does, which makes undo and
    // redo inverse to each other.
    before: Vec<Link>,
    after: Vec<Link>,
    /// How many games have taken the place of another.
    games: usize,
    /// How many courses have branched off.
    courses: usize,
}

/// One course that a game took.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Line {
    /// The number of the game, the same in all courses that it took.
    game: usize,
    /// The number of the course, the same while it only gets longer.
    course: usize,
    entries: Vec<Entry>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    /// The move, or nothing for a draw that was claimed.
    m: Option<Move>,
    /// The position after it.
    position: Position,
    /// How often that has come up by then. To count again at every look would take the longer, the
    /// longer the game is.
    times: usize,
}

impl Entry {
    /// The entry of a move to this position after these entries.
    fn after(past: &[Self], m: Move, position: Position) -> Self {
        // The start never comes up again, so it need not be looked for.
        let before = past.iter().rev().find(|entry| entry.position == position);
        Self {
            m: Some(m),
            position,
            times: before.map_or(0, |entry| entry.times) + 1,
        }
    }
}

impl Record {
    /// The game of these moves from the start, up to the first that is not legal, looked at from
    /// its end.
    #[must_use]
    pub fn from_moves(moves: impl IntoIterator<Item = Move>) -> Self {
        let mut position = Position::default();
        let mut entries = Vec::new();
        for m in moves {
            let Ok(after) = position.play(m) else {
                break;
            };
            position = after;
            entries.push(Entry::after(&entries, m, position));
        }
        Self {
            cursor: entries.len(),
            line: Rc::new(Line {
                entries,
                ..Line::default()
            }),
            ..Self::default()
        }
    }

    /// The position at the cursor.
    #[must_use]
    pub fn position(&self) -> Position {
        let last = self.past().last();
        last.map_or_else(Position::default, |entry| entry.position)
    }

    /// The move that led to the position at the cursor.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.past().iter().rev().find_map(|entry| entry.m)
    }

    /// All moves of the line, those after the cursor too.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.moves_from(0)
    }

    /// All moves of the line but the first so many.
    pub fn moves_from(&self, ply: usize) -> impl Iterator<Item = Move> {
        let entries = self.line.entries.get(ply..).unwrap_or_default();
        entries.iter().filter_map(|entry| entry.m)
    }

    /// How many moves the line has.
    #[must_use]
    pub fn move_count(&self) -> usize {
        // Only the last entry can be a draw that was claimed.
        let drawn = self
            .line
            .entries
            .last()
            .is_some_and(|last| last.m.is_none());
        self.len() - usize::from(drawn)
    }

    /// The start and the position after each move up to the cursor.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let played = self.past().iter().filter(|entry| entry.m.is_some());
        iter::once(Position::default()).chain(played.map(|entry| entry.position))
    }

    /// How many moves, and claims of a draw, lie before the moment looked at.
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The cursor at the end of the line: its moves, and one more if it ends with a draw.
    #[must_use]
    pub fn len(&self) -> usize {
        self.line.entries.len()
    }

    /// Whether the line has no moves.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.line.entries.is_empty()
    }

    /// The number of the game: undo and redo may lead to another, which has its own.
    #[must_use]
    pub fn game(&self) -> usize {
        self.line.game
    }

    /// Whether the other record is of the very same line, wherever its cursor is.
    #[must_use]
    pub fn same_line(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.line, &other.line)
    }

    /// Whether this is what the other record became by moves at its end, if by anything.
    #[must_use]
    pub fn continues(&self, other: &Self) -> bool {
        self.line.course == other.line.course && self.len() >= other.len()
    }

    /// How often the position at the cursor, with the same side to move, has come up so far.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        self.past().last().map_or(1, |entry| entry.times)
    }

    /// Whether a draw has been claimed at the cursor.
    #[must_use]
    pub fn is_drawn(&self) -> bool {
        self.past().last().is_some_and(|entry| entry.m.is_none())
    }

    /// Whether nothing more can be played at the cursor.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_drawn() || self.position().outcome() != Outcome::Ongoing
    }

    /// Whether the position has come up often enough for a draw that has not been claimed yet.
    #[must_use]
    pub fn can_claim_draw(&self) -> bool {
        // A won position comes up only once, so there is no need to ask for the outcome.
        !self.is_drawn() && self.repetitions() >= REPETITIONS
    }

    /// The record after this move at the cursor; what followed is dropped.
    ///
    /// # Errors
    /// The rule that the move breaks; while a claimed draw stands, the game is over.
    pub fn play(&self, m: Move) -> Result<Self, IllegalMove> {
        if self.is_drawn() {
            return Err(IllegalMove::GameOver);
        }
        let position = self.position().play(m)?;
        Ok(self.then(Entry::after(self.past(), m, position)))
    }

    /// The record in which the game ends here as a draw, if one may be claimed.
    #[must_use]
    pub fn claim_draw(&self) -> Option<Self> {
        let last = self.past().last()?;
        let claim = Entry { m: None, ..*last };
        self.can_claim_draw().then(|| self.then(claim))
    }

    fn past(&self) -> &[Entry] {
        self.line.entries.get(..self.cursor).unwrap_or_default()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::notation::{read_game, write_game};

    /// The record of a game, looked at from its end.
    fn record(text: &str) -> Record {
        Record::from_moves(read_game(text).unwrap())
    }

    /// Six placements, then a dance of four steps that ends where it began, this many times.
    fn dance(times: usize) -> Record {
        let steps = " a1-a2 c1-c2 a2-a1 c2-c1".repeat(times);
        record(&format!("a1 c1 b1 a3 c3 b3{steps}"))
    }

    #[test]
    fn a_game_is_recorded_move_by_move() {
        let moves = read_game("b2 a3 c1 a1 a2 c3 b2-b1").unwrap();
        let mut played = Record::default();
        assert_eq!(played.last_move(), None);
        for m in &moves {
            played = played.play(*m).unwrap();
            assert_eq!(played.last_move(), Some(*m));
        }
        assert_eq!(played, Record::from_moves(moves));
        assert_eq!((played.cursor(), played.len()), (7, 7));
        assert_eq!(played.positions().count(), 8);
        assert_eq!(played.positions().last(), Some(played.position()));
        assert_eq!(write_game(played.moves()), "b2 a3 c1 a1 a2 c3 b2-b1");
    }

    #[test]
    fn moves_are_taken_up_to_the_first_illegal_one() {
        let [m, again, never] = ["b2", "b2", "a1"].map(|text| {
            let to = crate::notation::read_square(text).unwrap();
            Move::Place { to }
        });
        assert_eq!(Record::from_moves([m, again, never]), record("b2"));
        assert_eq!(record("b2").play(again), Err(IllegalMove::Occupied));
    }

    #[test]
    fn a_position_is_counted_with_the_side_to_move() {
        assert_eq!(Record::default().repetitions(), 1);
        assert_eq!(dance(0).repetitions(), 1);
        assert_eq!(dance(1).repetitions(), 2);
        assert_eq!(dance(2).repetitions(), 3);
        assert_eq!(dance(2).jump_to(9).repetitions(), 1);
        assert_eq!(dance(2).jump_to(10).repetitions(), 2);
    }

    #[test]
    fn a_draw_is_claimed_from_the_third_time_on() {
        assert_eq!(dance(1).claim_draw(), None);
        assert_eq!(dance(2).jump_to(13).claim_draw(), None);
        assert!(dance(3).claim_draw().is_some());
        let drawn = dance(2).claim_draw().unwrap();
        assert!(drawn.is_drawn() && !dance(2).is_drawn());
        assert_eq!(drawn.claim_draw(), None);
        assert_eq!((drawn.cursor(), drawn.len()), (15, 15));
        assert_eq!(drawn.moves().count(), 14);
        assert_eq!(drawn.repetitions(), 3);
        assert_eq!(drawn.last_move(), dance(2).last_move());
        assert_eq!(drawn.position(), dance(2).position());
        for (m, _) in drawn.position().children() {
            assert_eq!(drawn.play(m), Err(IllegalMove::GameOver));
        }
    }
}
