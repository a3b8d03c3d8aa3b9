use std::fmt;

use super::{Exercise, Goal, Hint, Mistake, Place};
use crate::puzzles::Task;
use crate::rules::{Move, Player};
use crate::solver::{Value, table};

impl Exercise {
    /// Describes what is asked: `X to play and win in 2 moves.`
    #[must_use]
    pub fn describe(self) -> String {
        let turn = self.position.turn();
        let value = table().value(self.position);
        let task = match (self.goal, value) {
            (Goal::Play, _) => return format!("{turn} to play."),
            (Goal::Keep, Value::Win(_)) => return "Find a move that keeps the win.".into(),
            (Goal::Keep, _) => return "Find a move that keeps the draw.".into(),
            (Goal::Win, Value::Win(plies)) => Task::Win(plies),
            (Goal::Win | Goal::Hold, _) => Task::Hold,
        };
        format!("{turn} to play and {}.", task.describe())
    }
}

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
