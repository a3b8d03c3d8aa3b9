use std::mem;
use std::rc::Rc;

use super::{Entry, Line, Record};

/// How many dropped lines can be brought back; older ones are forgotten.
const REMEMBERED: usize = 100;

/// The way from one line to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Link {
    /// The cursor at which the way opens.
    at: usize,
    /// The cursor at which it opened first.
    home: usize,
    /// The line to which it leads.
    line: Rc<Line>,
    /// The cursor there.
    cursor: usize,
}

impl Record {
    /// The record with an empty game in place of this one.
    #[must_use]
    pub fn new_game(&self) -> Self {
        self.replaced_by(&Self::default())
    }

    /// The record with another game in place of this one, to which undo leads back unless it is
    /// empty.
    #[must_use]
    pub fn replaced_by(&self, game: &Self) -> Self {
        let line = Line {
            game: self.games + 1,
            ..Line::clone(&game.line)
        };
        let mut there = self.branch(line, game.cursor);
        if self.is_empty() {
            // Nothing is lost with an empty board: undo leads to what was there before it.
            there.before.pop();
            if let Some(link) = there.before.last_mut() {
                link.at = there.cursor;
                link.home = there.cursor;
            }
        }
        there.games += 1;
        there
    }

    /// The record with what follows the cursor dropped.
    #[must_use]
    pub fn cut(&self) -> Self {
        let line = Line {
            entries: self.past().to_vec(),
            ..*self.line
        };
        self.branch(line, self.cursor)
    }

    /// The record looked at after this many moves, or from its end if there are fewer.
    ///
    /// A branch that was undone cannot be redone after a jump. A dropped line can still be brought
    /// back: where it branched off or, when that lies ahead now, from the start.
    #[must_use]
    pub fn jump_to(&self, ply: usize) -> Self {
        let mut there = self.clone();
        there.cursor = ply.min(self.len());
        if there.cursor != self.cursor {
            there.after.clear();
            if let Some(link) = there.before.last_mut() {
                // Redo may pass the branching move from the left, and undo must then step back on
                // the same line: were the way open there, undo would not undo the redo.
                link.at = if link.home <= there.cursor {
                    link.home
                } else {
                    0
                };
            }
        }
        there
    }

    /// The record before the last move, claim or new game; a line that it dropped is back.
    #[must_use]
    pub fn undo(&self) -> Option<Self> {
        let mut back = self.clone();
        if self.opens(&self.before) {
            let link = back.before.pop()?;
            let way_on = back.follow(link);
            back.after.push(way_on);
        } else {
            back.cursor = self.cursor.checked_sub(1)?;
        }
        Some(back)
    }

    /// The record before the last undo, or one move further on its line.
    #[must_use]
    pub fn redo(&self) -> Option<Self> {
        let mut on = self.clone();
        if self.opens(&self.after) {
            let link = on.after.pop()?;
            let way_back = on.follow(link);
            on.before.push(way_back);
        } else {
            self.line.entries.get(self.cursor)?;
            on.cursor += 1;
        }
        Some(on)
    }

    /// The record with this entry at the cursor.
    pub(super) fn then(&self, entry: Entry) -> Self {
        let cursor = self.cursor + 1;
        let mut entries = self.past().to_vec();
        entries.push(entry);
        let line = Line {
            entries,
            ..*self.line
        };
        if self.cursor < self.len() {
            return self.branch(line, cursor);
        }
        Self {
            line: Rc::new(line),
            cursor,
            before: self.before.clone(),
            after: Vec::new(),
            ..*self
        }
    }

    /// The record on another line, with the way back to this one.
    fn branch(&self, mut line: Line, cursor: usize) -> Self {
        let way_back = Link {
            at: cursor,
            home: cursor,
            line: Rc::clone(&self.line),
            cursor: self.cursor,
        };
        let mut before = self.before.clone();
        if before.len() == REMEMBERED {
            before.remove(0);
        }
        before.push(way_back);
        let courses = self.courses + 1;
        line.course = courses;
        Self {
            line: Rc::new(line),
            cursor,
            before,
            after: Vec::new(),
            games: self.games,
            courses,
        }
    }

    /// Whether the nearest of the links opens at the cursor.
    fn opens(&self, links: &[Link]) -> bool {
        links.last().is_some_and(|link| link.at == self.cursor)
    }

    /// Goes where the link leads, and gives the way back.
    fn follow(&mut self, link: Link) -> Link {
        Link {
            at: link.cursor,
            home: link.home,
            line: mem::replace(&mut self.line, link.line),
            cursor: mem::replace(&mut self.cursor, link.cursor),
        }
    }
}

#[cfg(test)]
mod tests;
