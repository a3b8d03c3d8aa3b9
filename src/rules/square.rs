use std::{fmt, iter};

/// A square of the board, in reading order.
#[rustfmt::skip]
#[allow(missing_docs, reason = "each name says it: column, then row")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Square {
    A3, B3, C3,
    A2, B2, C2,
    A1, B1, C1,
}

use Square::{A1, A2, A3, B1, B2, B3, C1, C2, C3};

impl Square {
    /// All nine squares, in reading order.
    #[rustfmt::skip]
    pub const ALL: [Self; 9] = [
        A3, B3, C3,
        A2, B2, C2,
        A1, B1, C1,
    ];

    /// The centre, to which the centre rule applies.
    pub const CENTRE: Self = B2;

    /// The eight winning lines.
    pub const LINES: [Squares; 8] = [
        Squares::of([A3, B3, C3]),
        Squares::of([A2, B2, C2]),
        Squares::of([A1, B1, C1]),
        Squares::of([A3, A2, A1]),
        Squares::of([B3, B2, B1]),
        Squares::of([C3, C2, C1]),
        Squares::of([A3, B2, C1]),
        Squares::of([C3, B2, A1]),
    ];

    /// Returns the square in this column and row, counted from 0 at the top left, or `None` if
    /// there is none.
    #[must_use]
    pub fn at(column: u8, row: u8) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|square| square.column() == column && square.row() == row)
    }

    /// Returns the column, 0 to 2 from left to right.
    #[must_use]
    pub const fn column(self) -> u8 {
        self as u8 % 3
    }

    /// Returns the row, 0 to 2 from top to bottom.
    #[must_use]
    pub const fn row(self) -> u8 {
        self as u8 / 3
    }

    /// Returns `true` if the squares touch, at a side or a corner.
    #[must_use]
    pub fn is_adjacent(self, other: Self) -> bool {
        self != other
            && self.column().abs_diff(other.column()) <= 1
            && self.row().abs_diff(other.row()) <= 1
    }

    /// Returns the name: column a to c, then row 3 to 1 from the top.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            A3 => "a3",
            B3 => "b3",
            C3 => "c3",
            A2 => "a2",
            B2 => "b2",
            C2 => "c2",
            A1 => "a1",
            B1 => "b1",
            C1 => "c1",
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of squares.
// One bit for each square: there is no index that could be out of range.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares(u16);

impl Squares {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Returns the set of these three squares.
    #[must_use]
    pub const fn of([a, b, c]: [Square; 3]) -> Self {
        Self::NONE.with(a).with(b).with(c)
    }

    /// Returns `true` if the set contains the square.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square as u16) != 0
    }

    /// Returns `true` if the set contains all squares of the other.
    #[must_use]
    pub const fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Returns the set with this square added.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | (1 << square as u16))
    }

    /// Returns the set with this square removed.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square as u16))
    }

    /// Returns the squares that are in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the squares that are not in the set.
    #[must_use]
    pub const fn complement(self) -> Self {
        Self(!self.0 & 0x1ff)
    }

    /// Returns the number of squares.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns `true` if the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the squares in reading order.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut rest = self.0;
        iter::from_fn(move || {
            let first = *Square::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(first)
        })
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adjacency_matches_the_rules() {
        const NEIGHBOURS: [&[usize]; 9] = [
            &[1, 3, 4],
            &[0, 2, 3, 4, 5],
            &[1, 4, 5],
            &[0, 1, 4, 6, 7],
            &[0, 1, 2, 3, 5, 6, 7, 8],
            &[1, 2, 4, 7, 8],
            &[3, 4, 7],
            &[3, 4, 5, 6, 8],
            &[4, 5, 7],
        ];
        for (from, neighbours) in Square::ALL.into_iter().zip(NEIGHBOURS) {
            for (index, to) in Square::ALL.into_iter().enumerate() {
                assert_eq!(
                    from.is_adjacent(to),
                    neighbours.contains(&index),
                    "{from} {to}"
                );
            }
        }
    }

    #[test]
    fn a_square_is_found_by_its_column_and_row() {
        for square in Square::ALL {
            assert_eq!(Square::at(square.column(), square.row()), Some(square));
        }
        assert_eq!(Square::at(2, 0), Some(C3));
        assert_eq!(Square::at(3, 0), None);
        assert_eq!(Square::at(0, 3), None);
    }

    #[test]
    fn a_set_contains_what_was_added() {
        let set: Squares = [C1, A3, A3].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [A3, C1]);
        assert_eq!(set.len(), 2);
        assert_eq!(set.without(A3).without(C1), Squares::NONE);
        assert_eq!(set.complement().len(), 7);
        assert_eq!(set.union(set.complement()).complement(), Squares::NONE);
    }
}
