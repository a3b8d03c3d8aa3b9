//! The review of a game: what each move did to the result, and where the result changed.
//!
//! The result of a position is what best play leads to: a win, a draw or a loss. A move keeps it or
//! makes it worse; no threshold is needed.

use std::cmp::Reverse;
use std::mem::discriminant;

use crate::rules::{IllegalMove, Move, Player, Position};
use crate::solver::{Value, table};

mod judgement;
mod state;

pub use judgement::Judgement;
pub use state::{ReviewAction, ReviewState};

/// A move of a game with its judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewedMove {
    /// The number of moves before it.
    pub ply: usize,
    /// The position before it; the player to move made the move.
    pub position: Position,
    /// The move.
    pub m: Move,
    /// What it did to the result.
    pub judgement: Judgement,
    /// The number of moves that keep the result.
    pub keeping: usize,
    /// The number of legal moves.
    pub legal: usize,
}

impl ReviewedMove {
    /// Returns the move with its judgement.
    ///
    /// # Errors
    /// Returns the first rule that the move breaks.
    pub fn new(ply: usize, position: Position, m: Move) -> Result<Self, IllegalMove> {
        let value = table().value(position.play(m)?).before();
        let moves = table().moves(position);
        let best = table().value(position);
        let keeps = |value: &Value| discriminant(value) == discriminant(&best);
        Ok(Self {
            ply,
            position,
            m,
            judgement: Judgement::new(best, value),
            keeping: moves.iter().filter(|choice| keeps(&choice.value)).count(),
            legal: moves.len(),
        })
    }

    /// Returns the number of the move, counted from 1.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.ply + 1
    }

    /// Returns the judgement in words; a draw that was kept by the only move says so.
    #[must_use]
    pub const fn words(&self) -> &'static str {
        match self.judgement {
            Judgement::Kept if self.is_only_move() => "only move",
            judgement => judgement.words(),
        }
    }

    /// Returns `true` if no other move would have kept the result.
    #[must_use]
    pub const fn is_only_move(&self) -> bool {
        self.judgement.keeps_result() && self.keeping == 1
    }
}

/// The moves of one side, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    /// The moves that kept the result.
    pub kept: usize,
    /// Those of them that were the only ones to keep it.
    pub only: usize,
    /// The moves that changed the result.
    pub slips: usize,
}

impl Sums {
    /// Returns the number of moves.
    #[must_use]
    pub const fn moves(self) -> usize {
        self.kept + self.slips
    }
}

/// The reviewed moves of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    moves: Vec<ReviewedMove>,
}

impl Review {
    /// Reviews the game from this start, up to the first illegal move.
    #[must_use]
    pub fn new(start: Position, moves: impl IntoIterator<Item = Move>) -> Self {
        let mut position = start;
        let mut reviewed = Vec::new();
        for (ply, m) in moves.into_iter().enumerate() {
            let (Ok(after), Ok(review)) = (position.play(m), ReviewedMove::new(ply, position, m))
            else {
                break;
            };
            reviewed.push(review);
            position = after;
        }
        Self { moves: reviewed }
    }

    /// Returns the moves in the order in which they were played.
    #[must_use]
    pub fn moves(&self) -> &[ReviewedMove] {
        &self.moves
    }

    /// Returns the moves of the player, counted.
    #[must_use]
    pub fn sums(&self, player: Player) -> Sums {
        let mut sums = Sums::default();
        for reviewed in self.moves.iter().filter(|m| m.position.turn() == player) {
            if reviewed.judgement.keeps_result() {
                sums.kept += 1;
            } else {
                sums.slips += 1;
            }
            sums.only += usize::from(reviewed.is_only_move());
        }
        sums
    }

    /// Returns the moves that changed the result, worst first and otherwise in the order in which
    /// they were played.
    #[must_use]
    pub fn turning_points(&self) -> Vec<ReviewedMove> {
        let slips = self.moves.iter().copied();
        let mut slips: Vec<ReviewedMove> = slips.filter(|m| !m.judgement.keeps_result()).collect();
        slips.sort_by_key(|m| Reverse(m.judgement.severity()));
        slips
    }
}
