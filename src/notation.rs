//! Notation: squares, moves, games and positions as text.
//!
//! A square is a column a to c and a row 3 to 1 from the top, `b2` the centre. A placement is its
//! square, a step is `b2-c3`. A position is nine of `X`, `O` and `-` in reading order, a colon and the
//! side to move: `X-O-X-O--:X`. A game is its moves, with blanks between them or, in a link, dots; if
//! it does not start with an empty board, its start and a slash come first: `X-O-X-O--:X/b2.c1`.
//!
//! Reading accepts any text, and returns an error with the place and the reason if it is invalid.

mod game;
mod position;

pub(crate) use game::read_whole_game;
pub use game::{Game, GameError, MAX_MOVES, MoveError, TOO_LONG, read_game, write_link};
pub use position::{
    PositionError, SetupError, read_position, read_setup, write_position, write_setup,
};

use crate::rules::{Move, Square};

/// Returns the square with exactly this name.
#[must_use]
pub fn read_square(text: &str) -> Option<Square> {
    Square::ALL.into_iter().find(|square| square.name() == text)
}

/// Returns the move with exactly this notation, legal in some position or not.
#[must_use]
pub fn read_move(text: &str) -> Option<Move> {
    Some(match text.split_once('-') {
        None => Move::Place {
            to: read_square(text)?,
        },
        Some((from, to)) => Move::Step {
            from: read_square(from)?,
            to: read_square(to)?,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_read_by_its_exact_name() {
        assert_eq!(read_square("a3"), Some(Square::A3));
        assert_eq!(read_square("c1"), Some(Square::C1));
        for text in [
            "", "a", "3a", "A3", "a4", "d1", "a0", " a3", "a3 ", "a33", "а3",
        ] {
            assert_eq!(read_square(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_move_is_a_square_or_two_with_a_hyphen() {
        let (from, to) = (Square::B2, Square::C3);
        assert_eq!(read_move("c3"), Some(Move::Place { to }));
        assert_eq!(read_move("b2-c3"), Some(Move::Step { from, to }));
        for text in [
            "", "-", "b2-", "-c3", "b2c3", "b2–c3", "b2-c3-", "b2 - c3", "b2-C3",
        ] {
            assert_eq!(read_move(text), None, "{text:?}");
        }
    }
}
