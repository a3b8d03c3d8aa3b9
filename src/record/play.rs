use super::Record;
use super::line::{Entry, Line};
use crate::rules::{IllegalMove, Move};

impl Record {
    /// Plays a move at the cursor; in the past, this starts a new line.
    ///
    /// # Errors
    /// Returns the rule that the move breaks; once a draw has been claimed, the game is over.
    pub fn play(&self, m: Move) -> Result<Self, IllegalMove> {
        if self.is_drawn() {
            return Err(IllegalMove::GameOver);
        }
        let position = self.position().play(m)?;
        let entry = Entry::after(self.start(), self.played(), m, position);
        let line = Line {
            number: if self.is_at_end() {
                self.line.number
            } else {
                self.last_line + 1
            },
            draw_claimed: false,
            entries: [self.played(), &[entry]].concat().into(),
            ..self.line
        };
        Ok(self.with_line(line))
    }

    /// Ends the game at the cursor as a draw, or returns `None` if a draw cannot be claimed.
    #[must_use]
    pub fn claim_draw(&self) -> Option<Self> {
        self.can_claim_draw().then(|| {
            self.with_line(Line {
                draw_claimed: true,
                ..self.copy_of_played()
            })
        })
    }

    /// Drops the moves after the cursor.
    #[must_use]
    pub fn truncate(&self) -> Self {
        if self.is_at_end() {
            return self.clone();
        }
        self.with_line(self.copy_of_played())
    }

    /// Returns a new line with the moves up to the cursor.
    fn copy_of_played(&self) -> Line {
        Line {
            number: self.last_line + 1,
            draw_claimed: false,
            entries: self.played().into(),
            ..self.line
        }
    }
}
