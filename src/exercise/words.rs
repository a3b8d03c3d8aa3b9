use std::fmt;

use super::{Hint, Mistake, Place};
use crate::rules::{Move, Player};
use crate::solver::Value;

impl Mistake {
    /// Describes what the wrong move of this player leads to: `That lets O win in 2 moves.`
    #[must_use]
    pub fn describe(&self, player: Player) -> String {
        let opponent = !player;
        match self.value {
            // The opponent makes every other ply, including the last.
            Value::Loss(plies) => match plies.div_ceil(2) {
                1 => format!("That lets {opponent} win in 1 move."),
                moves => format!("That lets {opponent} win in {moves} moves."),
            },
            Value::Draw | Value::Win(_) => {
                format!("That only draws: {opponent} to play holds.")
            }
        }
    }
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Piece(square) => write!(f, "Move the piece on {square}."),
            Self::Place(Place::Corner) => f.write_str("It is a corner."),
            Self::Place(Place::Edge) => f.write_str("It is an edge."),
            Self::Place(Place::Centre) => f.write_str("It is the centre."),
            Self::Move(Move::Place { to }) => write!(f, "Place on {to}."),
            Self::Move(Move::Step { from, to }) => write!(f, "{from} to {to}."),
        }
    }
}
