//! The record of a game: its start, its moves, the moment that is shown, and everything undo can
//! bring back.
//!
//! A record is a value: every action returns a new one and leaves the old one unchanged. A move in
//! the past, a new game or an opened game does not delete the moves that it replaces: they stay in
//! a line of their own, and undo returns to it.
//!
//! A [`Moment`] names a line and a number of moves. Two stacks of moments surround the one that is
//! shown: undo moves to the top of the past, redo to the top of the future, and both only shift
//! moments between the stacks, so that each reverts the other. An action pushes the present moment
//! onto the past and clears the future.

mod history;
mod line;
mod play;

use std::iter;

use crate::players::Players;
use crate::rules::{Move, Outcome, Player, Position};
use line::{Entry, Line};

/// How often a position must have occurred before a draw can be claimed.
const REPETITIONS_FOR_DRAW: usize = 3;

/// Identifies a moment of a record.
///
/// The moves up to a moment never change, so equal moments of a record show the same position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The number of the line.
    pub line: u32,
    /// The number of moves of the line that have been played.
    pub cursor: usize,
    /// The moment of a finished game was reached by a jump from its end, not by undo.
    looking_back: bool,
}

/// The moves of a game, the moment that is shown, and the moments before and after it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The line that is shown.
    line: Line,
    /// The moment that is shown, on that line.
    at: Moment,
    // The tops of both stacks are the moments nearest to the present one. From the bottom of the
    // past to the bottom of the future the numbers of the lines never decrease.
    past: Vec<Moment>,
    future: Vec<Moment>,
    /// The other lines that the stacks name.
    others: Vec<Line>,
    /// The highest number that a line has been given.
    last_line: u32,
    /// The highest number that a game has been given.
    last_game: u32,
}

impl Record {
    /// Returns the record of a game from this start, at its end: these moves up to the first
    /// illegal one.
    #[must_use]
    pub fn from_moves(
        start: Position,
        moves: impl IntoIterator<Item = Move>,
        players: Players,
    ) -> Self {
        let line = Line {
            start,
            players,
            entries: line::entries(start, moves),
            ..Line::default()
        };
        let cursor = line.entries.len();
        Self {
            at: Moment::new(&line, cursor),
            past: history::plies(&line, 0..cursor),
            line,
            ..Self::default()
        }
    }

    /// Returns the position from which the game started.
    #[must_use]
    pub const fn start(&self) -> Position {
        self.line.start
    }

    /// Returns the position at the cursor.
    #[must_use]
    pub fn position(&self) -> Position {
        let last = self.played().last();
        last.map_or(self.start(), |entry| entry.position)
    }

    /// Returns the move that led to the position at the cursor, or `None` at the start.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.played().last().map(|entry| entry.m)
    }

    /// Returns the move that led to the position at the cursor and who made it, or `None` at the
    /// start.
    #[must_use]
    pub fn last_played(&self) -> Option<(Player, Move)> {
        let last = self.played().last()?;
        Some((!last.position.turn(), last.m))
    }

    /// Returns the move of the line that follows the first `ply` moves and who makes it, or `None`
    /// if the line has no more moves.
    #[must_use]
    pub fn move_at(&self, ply: usize) -> Option<(Player, Move)> {
        let entry = self.line.entries.get(ply)?;
        Some((!entry.position.turn(), entry.m))
    }

    /// Returns the number of moves of the line after which the position occurs for the last time,
    /// or `None` if it does not occur.
    #[must_use]
    pub fn ply_of(&self, position: Position) -> Option<usize> {
        let entries = &self.line.entries;
        let last = entries.iter().rposition(|entry| entry.position == position);
        let at_start = || (self.start() == position).then_some(0);
        last.map(|index| index + 1).or_else(at_start)
    }

    /// Returns all moves of the line, including those after the cursor.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.moves_from(0)
    }

    /// Returns all moves of the line but the first `ply`.
    pub fn moves_from(&self, ply: usize) -> impl Iterator<Item = Move> {
        let entries = self.line.entries.get(ply..).unwrap_or_default();
        entries.iter().map(|entry| entry.m)
    }

    /// Returns the start and the position after each move up to the cursor.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let played = self.played().iter().map(|entry| entry.position);
        iter::once(self.start()).chain(played)
    }

    /// Returns the start and the position after each move of the line, also after the cursor.
    pub fn line_positions(&self) -> impl Iterator<Item = Position> {
        let after_moves = self.line.entries.iter().map(|entry| entry.position);
        iter::once(self.line.start).chain(after_moves)
    }

    /// Returns the number of moves before the moment that is shown.
    #[must_use]
    pub const fn cursor(&self) -> usize {
        self.at.cursor
    }

    /// Returns the number of moves of the line.
    #[must_use]
    pub fn len(&self) -> usize {
        self.line.entries.len()
    }

    /// Returns `true` if the line has no moves.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.line.entries.is_empty()
    }

    /// Returns `true` if the line is an empty board: it has the default start and no moves.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.is_empty() && self.start() == Position::default()
    }

    /// Returns the moment that is shown.
    #[must_use]
    pub const fn moment(&self) -> Moment {
        self.at
    }

    /// Returns `true` if the other record shows the same line, at whatever moment.
    #[must_use]
    pub const fn same_line(&self, other: &Self) -> bool {
        self.at.line == other.at.line
    }

    /// Returns the number of the game, which all its lines share and no other game gets.
    #[must_use]
    pub const fn game(&self) -> u32 {
        self.line.game
    }

    /// Returns the number of the saved game in which this game is stored.
    ///
    /// A new game takes the slot of the game that it replaces. An opened game gets a slot of its
    /// own, unless it replaces an untouched one.
    #[must_use]
    pub const fn save_slot(&self) -> u32 {
        self.line.save_slot
    }

    /// Returns the players of the game.
    #[must_use]
    pub const fn players(&self) -> Players {
        self.line.players
    }

    /// Sets the players of the game; undo does not revert this.
    #[must_use]
    pub fn set_players(&self, players: Players) -> Self {
        let mut record = self.clone();
        record.line.players = players;
        for line in &mut record.others {
            if line.game == record.line.game {
                line.players = players;
            }
        }
        record
    }

    /// Returns how often the position at the cursor, with the same side to move, has occurred.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        self.played().last().map_or(1, |entry| entry.repetitions)
    }

    /// Returns `true` if a draw has been claimed at the end of the line, wherever the cursor is.
    #[must_use]
    pub const fn is_draw_claimed(&self) -> bool {
        self.line.draw_claimed
    }

    /// Returns `true` if a draw has been claimed at the cursor.
    #[must_use]
    pub fn is_drawn(&self) -> bool {
        self.is_draw_claimed() && self.is_at_end()
    }

    /// Returns `true` if the last move of the line has won the game, wherever the cursor is.
    #[must_use]
    pub fn is_won(&self) -> bool {
        let last = self.line.entries.last();
        last.is_some_and(|entry| entry.position.outcome() != Outcome::Ongoing)
    }

    /// Returns `true` if no move can be played at the cursor.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_drawn() || self.position().outcome() != Outcome::Ongoing
    }

    /// Returns `true` if a draw can be claimed at the cursor.
    #[must_use]
    pub fn can_claim_draw(&self) -> bool {
        // A won position occurs only once.
        !self.is_drawn() && self.repetitions() >= REPETITIONS_FOR_DRAW
    }

    /// Returns the moves with which the game can be resumed, or `None` if there are none or the
    /// game is finished.
    ///
    /// These are all moves of the line, wherever the cursor is. If the end of a finished game has
    /// been undone, they are the moves up to the cursor.
    #[must_use]
    pub fn unfinished_moves(&self) -> Option<Vec<Move>> {
        let moves: Vec<Move> = if !self.line.is_finished() {
            self.moves().collect()
        } else if self.is_at_end() || self.at.looking_back {
            return None;
        } else {
            self.moves().take(self.cursor()).collect()
        };
        (!moves.is_empty()).then_some(moves)
    }

    fn is_at_end(&self) -> bool {
        self.cursor() == self.len()
    }

    /// Returns the entries up to the cursor.
    fn played(&self) -> &[Entry] {
        self.line.entries.get(..self.cursor()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests;
