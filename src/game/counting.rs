//! Which games against the computer count among the results.

use super::GameState;
use crate::results::Ending;
use crate::rules::{Player, Position};
use crate::score::GameResult;
use crate::solver::Level;

/// Why a game against the computer does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotCounted {
    /// The person has asked for a hint.
    Hint,
    /// A move was taken back.
    Undo,
    /// The values of the moves were shown.
    Values,
    /// The level was changed during the game.
    Level,
    /// The computer has taken over from a person, or the other way round.
    Opponent,
    /// The game was opened by a link, or has started from a position.
    Opened,
}

impl NotCounted {
    /// Returns what is said about it at the end of the game, `None` if nothing is.
    #[must_use]
    pub const fn sentence(self) -> Option<&'static str> {
        Some(match self {
            Self::Hint => "Not counted: a hint was used.",
            Self::Undo => "Not counted: undo was used.",
            Self::Values => "Not counted: move values were shown.",
            Self::Level => "Not counted: the level was changed.",
            Self::Opponent => "Not counted: the opponent was changed.",
            Self::Opened => return None,
        })
    }
}

/// A game against the computer that has ended and counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedGame {
    /// The number of the game, which no other game of this page has.
    pub game: u32,
    /// The level of the computer.
    pub level: Level,
    /// The person's side.
    pub side: Player,
    /// How it ended.
    pub ending: Ending,
}

impl GameState {
    /// Returns the last game that has ended and counts; it changes once for each such game.
    #[must_use]
    pub const fn counted(&self) -> Option<CountedGame> {
        self.counted
    }

    /// Returns why the game that has just ended does not count, in words.
    #[must_use]
    pub fn not_counted(&self) -> Option<&'static str> {
        let is_shown = self.is_over() && self.players().level().is_some();
        self.reason_not_to_count().filter(|_| is_shown)?.sentence()
    }

    /// Returns the number of the game if the values of the moves would help the person in it now.
    ///
    /// On the empty board they would not: all moves are worth the same.
    #[must_use]
    pub fn helped_by_values(&self) -> Option<u32> {
        let is_persons_turn = !self.is_over() && !self.is_computers_turn();
        let is_helped =
            self.players().level().is_some() && is_persons_turn && !self.record.is_empty();
        is_helped.then(|| self.record.game())
    }

    /// Notes that the person was helped against the computer.
    pub(super) fn note_help(&mut self, help: NotCounted) {
        if self.players().level().is_some() {
            self.rule_out(help);
        }
    }

    /// Notes why the game does not count; the first reason stays, and after the end there is none.
    pub(super) fn rule_out(&mut self, reason: NotCounted) {
        let game = self.record.game();
        if self.reason_not_to_count().is_none() && !self.score.has(game) {
            self.ruled_out.push((game, reason));
        }
    }

    /// Decides whether the game that ends with this result counts; only its first end can.
    pub(super) fn count_against_computer(&mut self, result: GameResult) {
        let game = self.record.game();
        let players = self.players();
        let Some(level) = players.level() else {
            return;
        };
        if self.reason_not_to_count().is_some() || self.score.has(game) {
            return;
        }
        self.counted = Some(CountedGame {
            game,
            level,
            side: players.human,
            ending: match result.winner {
                None => Ending::Drawn,
                Some(winner) if winner == players.human => Ending::Won,
                Some(_) => Ending::Lost,
            },
        });
    }

    fn reason_not_to_count(&self) -> Option<NotCounted> {
        if self.record.start() != Position::default() {
            return Some(NotCounted::Opened);
        }
        let game = self.record.game();
        let noted = self.ruled_out.iter().find(|(number, _)| *number == game);
        noted.map(|(_, reason)| *reason)
    }
}
