//! What undo and redo are to show.

use std::ops::Range;

use chorus_lapilli::record::Record;
use chorus_lapilli::rules::{Move, Position};

/// What a moment shows; the moves after the cursor may become more.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    line: u32,
    cursor: usize,
    game: u32,
    save_slot: u32,
    drawn: bool,
    start: Position,
    moves: Vec<Move>,
}

/// Returns what the record shows.
pub fn shown(record: &Record) -> Shown {
    Shown {
        line: record.moment().line,
        cursor: record.cursor(),
        game: record.game(),
        save_slot: record.save_slot(),
        drawn: record.is_drawn(),
        start: record.start(),
        moves: record.moves().take(record.cursor()).collect(),
    }
}

/// Everything that undo and redo are to show, in full copies.
#[derive(Default)]
pub struct Model {
    pub past: Vec<Shown>,
    pub future: Vec<Shown>,
}

impl Model {
    /// Records an action that led from one record to another.
    pub fn act(&mut self, before: &Record, after: &Record) {
        let replaces = before.is_untouched() && !after.same_line(before);
        if !replaces {
            self.past.push(shown(before));
        }
        if self.past.is_empty() {
            self.past.extend(plies(after, 0..after.cursor()));
        }
        self.future.clear();
    }

    /// Records a jump.
    pub fn jump(&mut self, after: &Record) {
        self.past.retain(|shown| shown.line != after.moment().line);
        self.past.extend(plies(after, 0..after.cursor()));
        self.future = plies(after, after.cursor() + 1..after.len() + 1).collect();
        self.future.reverse();
    }

    /// Compares everything that undo and redo show with what was recorded.
    pub fn check(&self, record: &Record) {
        let mut back = record.clone();
        for expected in self.past.iter().rev() {
            back = back.undo().unwrap();
            assert_eq!(shown(&back), *expected);
        }
        assert_eq!(back.undo(), None);
        let mut on = record.clone();
        for expected in self.future.iter().rev() {
            on = on.redo().unwrap();
            assert_eq!(shown(&on), *expected);
        }
        assert_eq!(on.redo(), None);
    }
}

/// Returns what these moments of the line show.
fn plies(record: &Record, cursors: Range<usize>) -> impl Iterator<Item = Shown> {
    cursors.map(|cursor| shown(&record.jump_to(cursor)))
}
