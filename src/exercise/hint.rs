use super::Exercise;
use crate::rules::{Move, Square, Squares};

/// A part of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The four corners.
    Corner,
    /// The four squares between them.
    Edge,
    /// The centre.
    Centre,
}

impl Place {
    /// Returns the part of the board to which the square belongs.
    #[must_use]
    pub const fn of(square: Square) -> Self {
        match square {
            Square::B2 => Self::Centre,
            Square::A3 | Square::C3 | Square::A1 | Square::C1 => Self::Corner,
            Square::B3 | Square::A2 | Square::C2 | Square::B1 => Self::Edge,
        }
    }
}

/// A part of the solution, or all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The piece that steps.
    Piece(Square),
    /// The part of the board on which a piece is placed.
    Place(Place),
    /// The whole move.
    Move(Move),
}

impl Exercise {
    /// Returns the two hints to the solution, the vague one first, or `None` if the game is over.
    #[must_use]
    pub fn hints(self) -> Option<[Hint; 2]> {
        let m = self.solution()?;
        let first = match m {
            Move::Place { to } => Hint::Place(Place::of(to)),
            Move::Step { from, .. } => Hint::Piece(from),
        };
        Some([first, Hint::Move(m)])
    }

    /// Returns the squares that the hint marks.
    #[must_use]
    pub fn hinted_squares(self, hint: Hint) -> Squares {
        match hint {
            Hint::Piece(square) => Squares::NONE.with(square),
            Hint::Place(place) => {
                let empty = self.position.board().empty();
                empty.iter().filter(|s| Place::of(*s) == place).collect()
            }
            Hint::Move(m) => m.from().into_iter().chain([m.to()]).collect(),
        }
    }
}
