use std::mem;
use std::ops::Range;

use super::{Line, Moment, Record, line};
use crate::players::Players;
use crate::rules::{Move, Position};

/// The number of moments that undo can return to after an action; older ones are dropped.
const MAX_PAST: usize = 4096;

/// The number of other lines that are kept, because each holds all its moves.
const MAX_LINES: usize = 256;

impl Moment {
    pub(super) const fn new(line: &Line, cursor: usize) -> Self {
        Self {
            line: line.number,
            cursor,
            looking_back: false,
        }
    }
}

/// Returns the moments of a line with these numbers of moves.
pub(super) fn plies(line: &Line, cursors: Range<usize>) -> Vec<Moment> {
    cursors.map(|cursor| Moment::new(line, cursor)).collect()
}

impl Record {
    /// Starts a new game with an empty board in place of this one.
    #[must_use]
    pub fn new_game(&self, players: Players) -> Self {
        self.replaced_by(Position::default(), [], players, self.save_slot())
    }

    /// Opens the game from this start with these moves, up to the first illegal one, in place of
    /// this one.
    #[must_use]
    pub fn open(
        &self,
        start: Position,
        moves: impl IntoIterator<Item = Move>,
        players: Players,
    ) -> Self {
        let save_slot = if self.is_untouched() {
            self.save_slot()
        } else {
            self.last_game + 1
        };
        let mut record = self.replaced_by(start, moves, players, save_slot);
        if record.past.is_empty() {
            record.past = plies(&record.line, 0..record.cursor());
        }
        record
    }

    /// Shows a position from which moves are tried; undo returns to the present moment, also to an
    /// empty board.
    #[must_use]
    pub fn explore(&self, position: Position) -> Self {
        self.with_line(self.new_line(position, [], self.players(), self.save_slot()))
    }

    fn replaced_by(
        &self,
        start: Position,
        moves: impl IntoIterator<Item = Move>,
        players: Players,
        save_slot: u32,
    ) -> Self {
        let mut record = self.with_line(self.new_line(start, moves, players, save_slot));
        // Undo need not return to an empty board that another game replaces.
        if self.is_untouched() {
            record.past.pop();
            record.forget();
        }
        record
    }

    /// Returns the line of a new game.
    fn new_line(
        &self,
        start: Position,
        moves: impl IntoIterator<Item = Move>,
        players: Players,
        save_slot: u32,
    ) -> Line {
        Line {
            number: self.last_line + 1,
            game: self.last_game + 1,
            players,
            save_slot,
            start,
            draw_claimed: false,
            entries: line::entries(start, moves),
        }
    }

    /// Shows the moment after `ply` moves of the line, or its end if it has fewer.
    ///
    /// After a jump, undo and redo step along the line; before its start comes what it replaced.
    /// Other lines that had been undone can no longer be redone.
    #[must_use]
    pub fn jump_to(&self, ply: usize) -> Self {
        let end = self.len();
        let cursor = ply.min(end);
        let mut record = self.clone();
        if cursor == self.cursor() {
            return record;
        }
        // A jump from the end of a finished game looks back, until a jump to the end.
        let looking_back =
            self.line.is_finished() && cursor < end && (self.at.looking_back || self.is_at_end());
        let moment = |cursor| Moment {
            looking_back: looking_back && cursor < end,
            ..Moment::new(&self.line, cursor)
        };
        record.past.retain(|moment| moment.line != self.at.line);
        record.past.extend((0..cursor).map(moment));
        record.at = moment(cursor);
        record.future = (cursor + 1..=end).rev().map(moment).collect();
        record.forget();
        record
    }

    /// Returns `true` if undo has a moment to return to.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Returns `true` if redo has a moment to return to.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Returns to the moment before the last action, or `None` if there is none.
    #[must_use]
    pub fn undo(&self) -> Option<Self> {
        let mut record = self.clone();
        let moment = record.past.pop()?;
        record.future.push(record.at);
        record.show(moment)?;
        Some(record)
    }

    /// Returns to the moment before the last undo, or `None` if there is none.
    #[must_use]
    pub fn redo(&self) -> Option<Self> {
        let mut record = self.clone();
        let moment = record.future.pop()?;
        record.past.push(record.at);
        record.show(moment)?;
        Some(record)
    }

    /// Shows a moment that a stack names.
    fn show(&mut self, moment: Moment) -> Option<()> {
        if moment.line != self.line.number {
            let mut others = self.others.iter_mut();
            let line = others.find(|line| line.number == moment.line)?;
            mem::swap(line, &mut self.line);
        }
        self.at = moment;
        Some(())
    }

    /// Shows the end of a new or longer line, from which undo returns to the present moment.
    pub(super) fn with_line(&self, line: Line) -> Self {
        let mut record = self.clone();
        record.past.push(self.at);
        if line.number != self.line.number {
            record.others.push(self.line.clone());
            record.last_line = line.number;
            record.last_game = self.last_game.max(line.game);
        }
        record.future.clear();
        record.at = Moment::new(&line, line.entries.len());
        record.line = line;
        record.forget();
        record
    }

    /// Drops the oldest moments where there are too many, and all lines that the past does not
    /// name.
    fn forget(&mut self) {
        let excess = self.past.len().saturating_sub(MAX_PAST);
        self.past.drain(..excess);
        // The past is sorted by the numbers of the lines.
        let past = &self.past;
        let is_named = |number| {
            past.binary_search_by_key(&number, |moment| moment.line)
                .is_ok()
        };
        self.others.retain(|line| is_named(line.number));
        // An action adds at most one line.
        if self.others.len() > MAX_LINES
            && let Some(oldest) = self.past.first().map(|moment| moment.line)
        {
            self.past.retain(|moment| moment.line != oldest);
            self.others.retain(|line| line.number != oldest);
        }
    }
}

#[cfg(test)]
mod tests;
