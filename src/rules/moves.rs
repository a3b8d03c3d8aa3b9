use std::fmt;

use super::Square;

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Puts a new piece on a square.
    Place {
        /// Where the piece goes.
        to: Square,
    },
    /// Moves a piece to a neighbouring square.
    Step {
        /// Where the piece stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
}

impl Move {
    /// Returns the square that the piece leaves, or `None` for a placement.
    #[must_use]
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Place { .. } => None,
            Self::Step { from, .. } => Some(from),
        }
    }

    /// Returns the square to which the piece goes.
    #[must_use]
    pub const fn to(self) -> Square {
        match self {
            Self::Place { to } | Self::Step { to, .. } => to,
        }
    }
}

/// Writes the move in notation: `b2` for a placement, `b2-c3` for a step.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Place { to } => to.fmt(f),
            Self::Step { from, to } => write!(f, "{from}-{to}"),
        }
    }
}

/// The rule that a move breaks; if it breaks several, the first in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// A step before three pieces are on the board, or a placement after.
    WrongPhase,
    /// The player to move has no piece on the starting square.
    NotYours,
    /// The target is not empty.
    Occupied,
    /// The target is not adjacent to the piece.
    NotAdjacent,
    /// The centre piece stays although the step does not win.
    MustLeaveCentre,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game is over",
            Self::WrongPhase => "you place pieces until you have three, then you move them",
            Self::NotYours => "there is no piece of that side there",
            Self::Occupied => "the square is taken",
            Self::NotAdjacent => "the square is not next to the piece",
            Self::MustLeaveCentre => "the centre piece must move, unless you win",
        })
    }
}

impl std::error::Error for IllegalMove {}
