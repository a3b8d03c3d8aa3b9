use std::fmt;

use super::read_move;
use crate::rules::{IllegalMove, Move, Position};

/// The number of characters of an invalid move that an error repeats.
const MAX_REPEATED: usize = 12;

/// The first invalid move of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameError {
    /// The legal moves before the invalid one.
    pub moves: Vec<Move>,
    /// The invalid move as it was written, shortened if it is long.
    pub text: String,
    /// Why it is invalid.
    pub reason: MoveError,
}

/// The reason why a move in a text is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// It is not in the notation of moves.
    Unreadable,
    /// It breaks this rule.
    Illegal(IllegalMove),
}

/// Returns the moves of a game from the start.
///
/// Any number of blanks, line breaks and dots separates moves; before and after the game they are
/// ignored. A text without moves is the game without moves.
///
/// # Errors
/// Returns the first move that cannot be read or played, with the moves before it.
pub fn read_game(text: &str) -> Result<Vec<Move>, GameError> {
    let mut moves = Vec::new();
    let mut position = Position::default();
    let words = text
        .split(|c: char| c == '.' || c == '\u{a0}' || c.is_ascii_whitespace())
        .filter(|word| !word.is_empty());
    for word in words {
        let played = read_move(word)
            .ok_or(MoveError::Unreadable)
            .and_then(|m| Ok((m, position.play(m).map_err(MoveError::Illegal)?)));
        match played {
            Ok((m, after)) => {
                moves.push(m);
                position = after;
            }
            Err(reason) => {
                let text = shorten(word);
                return Err(GameError {
                    moves,
                    text,
                    reason,
                });
            }
        }
    }
    Ok(moves)
}

/// Returns the moves separated by blanks, as people read them.
#[must_use]
pub fn write_game(moves: impl IntoIterator<Item = Move>) -> String {
    join(moves, " ")
}

/// Returns the moves separated by dots, as they stand in a link.
#[must_use]
pub fn write_link(moves: impl IntoIterator<Item = Move>) -> String {
    join(moves, ".")
}

fn join(moves: impl IntoIterator<Item = Move>, separator: &str) -> String {
    let moves: Vec<String> = moves.into_iter().map(|m| m.to_string()).collect();
    moves.join(separator)
}

/// Returns the word, shortened if it is long.
fn shorten(word: &str) -> String {
    let end = word.char_indices().nth(MAX_REPEATED);
    match end.and_then(|(end, _)| word.get(..end)) {
        None => word.to_owned(),
        Some(beginning) => format!("{beginning}…"),
    }
}

impl GameError {
    /// Returns the number of the invalid move, counted from 1.
    #[must_use]
    pub fn number(&self) -> usize {
        self.moves.len() + 1
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (number, text) = (self.number(), &self.text);
        match self.reason {
            MoveError::Unreadable => write!(
                f,
                "Move {number}, \"{text}\", cannot be read: a move is a square like b2 or a step \
                 like b2-c3, with columns a to c and rows 1 to 3."
            ),
            MoveError::Illegal(rule) => {
                write!(f, "Move {number}, {text}, is not allowed: {rule}.")
            }
        }
    }
}

impl std::error::Error for GameError {}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Returns the error for a text that is no game.
    fn error(text: &str) -> String {
        read_game(text).unwrap_err().to_string()
    }

    #[test]
    fn the_game_of_the_rules_is_read_and_written() {
        let text = "b2 a3 c1 a1 a2 c3 b2-b1";
        let link = "b2.a3.c1.a1.a2.c3.b2-b1";
        let game = read_game(text).unwrap();
        assert_eq!(game.len(), 7);
        assert_eq!(read_game(link).as_ref(), Ok(&game));
        assert_eq!(write_game(game.iter().copied()), text);
        assert_eq!(write_link(game), link);
    }

    #[test]
    fn any_blanks_separate_moves() {
        let game = read_game("b2 a3 c1");
        for text in [
            "b2\na3\r\nc1\n",
            "\t b2  a3\u{a0}c1 ",
            "b2 a3. c1.",
            "b2..a3.c1",
        ] {
            assert_eq!(read_game(text), game, "{text:?}");
        }
        for text in ["", " ", "\n", "."] {
            assert_eq!(read_game(text), Ok(Vec::new()), "{text:?}");
        }
    }

    #[test]
    fn an_error_has_the_invalid_move_and_the_moves_before_it() {
        let error = read_game("b2 a3 c1 b2 a1").unwrap_err();
        assert_eq!(write_game(error.moves.iter().copied()), "b2 a3 c1");
        assert_eq!(error.number(), 4);
        assert_eq!(error.text, "b2");
        assert_eq!(error.reason, MoveError::Illegal(IllegalMove::Occupied));
        let error = read_game("b2 a3 c1 a1 a2 c3 b2-b9 c3-c2").unwrap_err();
        assert_eq!((error.number(), error.text.as_str()), (7, "b2-b9"));
        assert_eq!(error.reason, MoveError::Unreadable);
    }

    #[test]
    fn an_error_is_written_as_one_sentence() {
        assert_eq!(
            error("b2 a3 c1 b2"),
            "Move 4, b2, is not allowed: the square is taken."
        );
        assert_eq!(
            error("b2 B3"),
            "Move 2, \"B3\", cannot be read: a move is a square like b2 or a step like b2-c3, with \
             columns a to c and rows 1 to 3."
        );
        assert_eq!(
            error("a3 a2 b3 b2 c3 c2"),
            "Move 6, c2, is not allowed: the game is over."
        );
    }

    #[test]
    fn a_long_invalid_move_is_shortened_between_characters() {
        let shortened = |word: &str| read_game(word).unwrap_err().text;
        assert_eq!(shortened("abcdefghijkl"), "abcdefghijkl");
        assert_eq!(shortened("abcdefghijklm"), "abcdefghijkl…");
        assert_eq!(shortened(&"é🙂".repeat(50_000)), "é🙂é🙂é🙂é🙂é🙂é🙂…");
    }
}
