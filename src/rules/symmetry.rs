use super::{Board, Move, Player, Position, Square, Squares};
use Square::{A1, A2, A3, B1, B2, B3, C1, C2, C3};

/// One of the eight ways to turn and mirror the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Leaves every square where it is.
    #[default]
    Identity,
    /// Swaps left and right.
    Mirror,
    /// Turns clockwise by a quarter.
    QuarterTurn,
    /// Mirrors at the diagonal from a3 to c1.
    Diagonal,
    /// Turns by a half.
    HalfTurn,
    /// Swaps top and bottom.
    Flip,
    /// Turns clockwise by three quarters.
    ThreeQuarterTurn,
    /// Mirrors at the diagonal from a1 to c3.
    Antidiagonal,
}

impl Symmetry {
    /// All eight: each turn, and after it the same turn mirrored.
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::Mirror,
        Self::QuarterTurn,
        Self::Diagonal,
        Self::HalfTurn,
        Self::Flip,
        Self::ThreeQuarterTurn,
        Self::Antidiagonal,
    ];

    /// Returns the symmetry with this number in [`ALL`](Self::ALL), counted on from the first after
    /// the last.
    #[must_use]
    pub const fn from_number(number: u64) -> Self {
        match number % 8 {
            0 => Self::Identity,
            1 => Self::Mirror,
            2 => Self::QuarterTurn,
            3 => Self::Diagonal,
            4 => Self::HalfTurn,
            5 => Self::Flip,
            6 => Self::ThreeQuarterTurn,
            _ => Self::Antidiagonal,
        }
    }

    /// Returns the symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::QuarterTurn => Self::ThreeQuarterTurn,
            Self::ThreeQuarterTurn => Self::QuarterTurn,
            own_inverse => own_inverse,
        }
    }
}

/// Returns the square with left and right swapped.
const fn mirror(square: Square) -> Square {
    match square {
        A3 => C3,
        B3 => B3,
        C3 => A3,
        A2 => C2,
        B2 => B2,
        C2 => A2,
        A1 => C1,
        B1 => B1,
        C1 => A1,
    }
}

/// Returns the square after a clockwise quarter turn.
const fn turn(square: Square) -> Square {
    match square {
        A3 => C3,
        B3 => C2,
        C3 => C1,
        A2 => B3,
        B2 => B2,
        C2 => B1,
        A1 => A3,
        B1 => A2,
        C1 => A1,
    }
}

impl Square {
    /// Returns where the square comes to lie.
    #[must_use]
    pub const fn image(self, symmetry: Symmetry) -> Self {
        match symmetry {
            Symmetry::Identity => self,
            Symmetry::Mirror => mirror(self),
            Symmetry::QuarterTurn => turn(self),
            Symmetry::Diagonal => mirror(turn(self)),
            Symmetry::HalfTurn => turn(turn(self)),
            Symmetry::Flip => mirror(turn(turn(self))),
            Symmetry::ThreeQuarterTurn => turn(turn(turn(self))),
            Symmetry::Antidiagonal => mirror(turn(turn(turn(self)))),
        }
    }
}

impl Squares {
    /// Returns where the squares come to lie.
    #[must_use]
    pub fn image(self, symmetry: Symmetry) -> Self {
        self.iter().map(|square| square.image(symmetry)).collect()
    }
}

impl Move {
    /// Returns the same move on the turned or mirrored board.
    #[must_use]
    pub const fn image(self, symmetry: Symmetry) -> Self {
        match self {
            Self::Place { to } => Self::Place {
                to: to.image(symmetry),
            },
            Self::Step { from, to } => Self::Step {
                from: from.image(symmetry),
                to: to.image(symmetry),
            },
        }
    }
}

impl Position {
    /// Returns the look of the position that comes first in notation, where `-` comes before `O` and
    /// `O` before `X`; the side to move is the same.
    #[must_use]
    pub fn smallest_look(self) -> Self {
        let looks = Symmetry::ALL.map(|symmetry| self.image(symmetry));
        looks.into_iter().fold(self, |smallest, look| {
            if notation_order(look.board()) < notation_order(smallest.board()) {
                look
            } else {
                smallest
            }
        })
    }
}

/// Returns numbers that compare like the notation of boards.
fn notation_order(board: Board) -> [u8; 9] {
    Square::ALL.map(|square| match board.piece(square) {
        None => 0,
        Some(Player::O) => 1,
        Some(Player::X) => 2,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_symmetry_moves_the_top_row_as_its_name_says() {
        let table = [
            (Symmetry::Identity, [A3, B3, C3]),
            (Symmetry::Mirror, [C3, B3, A3]),
            (Symmetry::QuarterTurn, [C3, C2, C1]),
            (Symmetry::Diagonal, [A3, A2, A1]),
            (Symmetry::HalfTurn, [C1, B1, A1]),
            (Symmetry::Flip, [A1, B1, C1]),
            (Symmetry::ThreeQuarterTurn, [A1, A2, A3]),
            (Symmetry::Antidiagonal, [C1, C2, C3]),
        ];
        assert_eq!(table.map(|(symmetry, _)| symmetry), Symmetry::ALL);
        for (symmetry, top_row) in table {
            let images = [A3, B3, C3].map(|square| square.image(symmetry));
            assert_eq!(images, top_row, "{symmetry:?}");
        }
    }

    #[test]
    fn symmetries_keep_neighbours_and_lines() {
        for symmetry in Symmetry::ALL {
            for one in Square::ALL {
                for other in Square::ALL {
                    let touch = one.image(symmetry).is_adjacent(other.image(symmetry));
                    assert_eq!(touch, one.is_adjacent(other), "{symmetry:?}");
                }
            }
            for line in Square::LINES {
                assert!(Square::LINES.contains(&line.image(symmetry)));
            }
        }
    }

    #[test]
    fn the_inverse_leads_back() {
        for symmetry in Symmetry::ALL {
            for square in Square::ALL {
                assert_eq!(square.image(symmetry).image(symmetry.inverse()), square);
                let m = Move::Step {
                    from: square,
                    to: B2,
                };
                assert_eq!(m.image(symmetry).image(symmetry.inverse()), m);
            }
        }
    }

    #[test]
    fn numbers_count_the_symmetries_over_and_over() {
        let numbered: [Symmetry; 8] = [8, 9, 10, 11, 12, 13, 14, 15].map(Symmetry::from_number);
        assert_eq!(numbered, Symmetry::ALL);
        assert_eq!(Symmetry::from_number(u64::MAX), Symmetry::Antidiagonal);
    }
}
