use std::fmt;

use super::read_move;
use crate::rules::{IllegalMove, Move, Position};

/// How much of a text that is no move an error repeats, in characters.
const REPEATED: usize = 12;

/// Where a text stops being a game, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameError {
    /// The moves before the wrong one, all of them legal.
    pub moves: Vec<Move>,
    /// The wrong move as it was written, cut when it is long.
    pub text: String,
    /// What is wrong with it.
    pub reason: MoveError,
}

/// What is wrong with a move in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// It is not written as moves are.
    Unreadable,
    /// It is a move, but breaks this rule.
    Illegal(IllegalMove),
}

/// The moves of a game from the start, all of them legal.
///
/// Blanks, line breaks and dots separate moves, however many of them; around the game they are
/// passed over, and a text of nothing else is the game without moves.
///
/// # Errors
/// The first move that cannot be read or played, with the moves before it.
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
                let text = cut(word);
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

/// The game with blanks between its moves, to be read by people.
#[must_use]
pub fn write_game(moves: impl IntoIterator<Item = Move>) -> String {
    write(&mut moves.into_iter(), ' ')
}

/// The game with dots between its moves, to stand in a link.
#[must_use]
pub fn write_link(moves: impl IntoIterator<Item = Move>) -> String {
    write(&mut moves.into_iter(), '.')
}

fn write(moves: &mut dyn Iterator<Item = Move>, separator: char) -> String {
    let mut text = String::new();
    for m in moves {
        if !text.is_empty() {
            text.push(separator);
        }
        if let Move::Step { from, .. } = m {
            text += from.name();
            text.push('-');
        }
        text += m.to().name();
    }
    text
}

fn cut(word: &str) -> String {
    let end = word.char_indices().nth(REPEATED);
    match end.and_then(|(end, _)| word.get(..end)) {
        None => word.to_owned(),
        Some(beginning) => [beginning, "…"].concat(),
    }
}

impl GameError {
    /// The number of the wrong move, counted from 1.
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

    /// What a reader is told about a text that is no game.
    fn complaint(text: &str) -> String {
        read_game(text).unwrap_err().to_string()
    }

    #[test]
    fn the_game_of_the_rule_book_is_read_and_written() {
        let text = "b2 a3 c1 a1 a2 c3 b2-b1";
        let link = "b2.a3.c1.a1.a2.c3.b2-b1";
        let game = read_game(text).unwrap();
        assert_eq!(game.len(), 7);
        assert_eq!(read_game(link).as_ref(), Ok(&game));
        assert_eq!(write_game(game.iter().copied()), text);
        assert_eq!(write_link(game), link);
    }

    #[test]
    fn pasted_text_may_have_any_blanks() {
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
    fn the_wrong_move_is_named_with_the_legal_beginning() {
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
    fn a_complaint_is_one_sentence() {
        assert_eq!(
            complaint("b2 a3 c1 b2"),
            "Move 4, b2, is not allowed: the square is taken."
        );
        assert_eq!(
            complaint("b2 B3"),
            "Move 2, \"B3\", cannot be read: a move is a square like b2 or a step like b2-c3, with \
             columns a to c and rows 1 to 3."
        );
        assert_eq!(
            complaint("a3 a2 b3 b2 c3 c2"),
            "Move 6, c2, is not allowed: the game is over."
        );
    }

    #[test]
    fn a_long_wrong_move_is_cut_between_characters() {
        let cut = |word: &str| read_game(word).unwrap_err().text;
        assert_eq!(cut("abcdefghijkl"), "abcdefghijkl");
        assert_eq!(cut("abcdefghijklm"), "abcdefghijkl…");
        assert_eq!(cut(&"é🙂".repeat(50_000)), "é🙂é🙂é🙂é🙂é🙂é🙂…");
    }
}
