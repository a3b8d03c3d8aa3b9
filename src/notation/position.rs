use std::fmt;

use crate::rules::{Board, InvalidPosition, Player, Position, Square};

/// The first invalid character of a board and side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The number of the character, counted from 1.
    pub number: usize,
    /// The character, or `None` if the text is too short.
    pub found: Option<char>,
}

/// The reason why a text is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// It is not in the notation of positions.
    Unreadable(SetupError),
    /// No game can reach the position.
    Impossible(InvalidPosition),
}

/// The number of the character after the nine squares, a colon.
const COLON: usize = 10;
/// The number of the last character, the side to move.
const SIDE: usize = 11;

/// Returns a board and the side to move, reachable by a game or not.
///
/// # Errors
/// Returns the first character that is wrong, missing or superfluous.
pub fn read_setup(text: &str) -> Result<(Board, Player), SetupError> {
    let mut characters = text.chars();
    let mut board = Board::default();
    for (number, square) in (1..).zip(Square::ALL) {
        match characters.next() {
            Some('X') => board = board.with(square, Player::X),
            Some('O') => board = board.with(square, Player::O),
            Some('-') => {}
            found => return Err(SetupError { number, found }),
        }
    }
    match characters.next() {
        Some(':') => {}
        found => {
            return Err(SetupError {
                number: COLON,
                found,
            });
        }
    }
    let turn = match characters.next() {
        Some('X') => Player::X,
        Some('O') => Player::O,
        found => {
            return Err(SetupError {
                number: SIDE,
                found,
            });
        }
    };
    match characters.next() {
        None => Ok((board, turn)),
        found => Err(SetupError {
            number: SIDE + 1,
            found,
        }),
    }
}

/// Returns a position.
///
/// # Errors
/// Returns the invalid character, or the reason why no game can reach the position.
pub fn read_position(text: &str) -> Result<Position, PositionError> {
    let (board, turn) = read_setup(text).map_err(PositionError::Unreadable)?;
    Position::from_setup(board, turn).map_err(PositionError::Impossible)
}

/// Returns the notation of a position, such as `X-O-X-O--:X`.
#[must_use]
pub fn write_position(position: Position) -> String {
    write_setup(position.board(), position.turn())
}

/// Returns the notation of a board and the side to move.
#[must_use]
pub fn write_setup(board: Board, turn: Player) -> String {
    let mut text = String::new();
    for square in Square::ALL {
        text += board.piece(square).map_or("-", Player::symbol);
    }
    text + ":" + turn.symbol()
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self { number, found } = *self;
        let Some(found) = found else {
            let missing = match number {
                ..COLON => "a position has nine squares",
                COLON => "a colon follows the nine squares",
                _ => "the side to move follows the colon",
            };
            return write!(f, "character {number} is missing: {missing}");
        };
        let expected = match number {
            ..COLON => "X, O or -",
            COLON => "a colon",
            SIDE => "X or O",
            _ => return write!(f, "character {number}, \"{found}\", is one too many"),
        };
        write!(f, "character {number} is \"{found}\", not {expected}")
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Unreadable(error) => write!(f, "Can't read this position: {error}."),
            Self::Impossible(reason) => write!(f, "Impossible position: {reason}."),
        }
    }
}

impl std::error::Error for SetupError {}
impl std::error::Error for PositionError {}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_position_of_the_rules_is_read_and_written() {
        let text = "X-O-X-O--:X";
        let position = read_position(text).unwrap();
        assert_eq!(position.turn(), Player::X);
        assert_eq!(position.board().piece(Square::C3), Some(Player::O));
        assert_eq!(write_position(position), text);
    }

    #[test]
    fn an_error_names_the_invalid_character() {
        let cases = [
            ("", 1, " is missing: a position has nine squares"),
            ("X-O-X-", 7, " is missing: a position has nine squares"),
            ("X-x-X-O--:X", 3, " is \"x\", not X, O or -"),
            ("X-O-🙂-O--:X", 5, " is \"🙂\", not X, O or -"),
            (
                "X-O-X-O--",
                10,
                " is missing: a colon follows the nine squares",
            ),
            ("X-O-X-O--X", 10, " is \"X\", not a colon"),
            (
                "X-O-X-O--:",
                11,
                " is missing: the side to move follows the colon",
            ),
            ("X-O-X-O--:-", 11, " is \"-\", not X or O"),
            ("X-O-X-O--:X ", 12, ", \" \", is one too many"),
        ];
        for (text, number, told) in cases {
            let error = read_setup(text).unwrap_err();
            assert_eq!(error.number, number, "{text}");
            assert_eq!(error.found, text.chars().nth(number - 1), "{text}");
            assert_eq!(error.to_string(), format!("character {number}{told}"));
            let error = PositionError::Unreadable(error);
            let told = format!("Can't read this position: character {number}{told}.");
            assert_eq!((error.to_string(), read_position(text)), (told, Err(error)));
        }
    }

    #[test]
    fn an_unreachable_position_is_still_a_setup() {
        let text = "XXX-O----:O";
        let (board, turn) = read_setup(text).unwrap();
        assert_eq!(write_setup(board, turn), text);
        assert!(read_position(text).is_err());
    }

    #[test]
    fn an_impossible_position_is_explained() {
        for (text, reason) in [
            ("XXXX-----:O", "X has more than three pieces"),
            ("XXX-O----:O", "X needs as many pieces as O, or one more"),
            ("X--------:X", "it would be O's turn"),
            ("XO-------:O", "it would be X's turn"),
            ("XXXOOO---:X", "both players have three in a row"),
            ("XXXOO-O--:X", "X has already won, so it would be O's turn"),
        ] {
            let error = read_position(text).unwrap_err();
            assert_eq!(error.to_string(), format!("Impossible position: {reason}."));
        }
    }
}
