use std::fmt;

use super::{PositionError, read_move, read_position, write_position};
use crate::rules::{IllegalMove, Move, Position};

/// The number of characters of an invalid move that an error repeats.
const MAX_REPEATED: usize = 12;

/// The number of moves with which a game is opened: a page that lists more of them is slow.
pub const MAX_MOVES: usize = 20_000;

/// What a person is told about a game with more moves than that.
pub const TOO_LONG: &str = "This game is too long. Only its last 20,000 moves are shown.";

/// A game as it is written; the default one has an empty board and no moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// The position before the first move.
    pub start: Position,
    /// The moves, all of them legal if the game was read.
    pub moves: Vec<Move>,
}

/// The reason why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameError {
    /// The start is no position.
    Start(PositionError),
    /// A move is invalid.
    Move {
        /// The start and the legal moves before the invalid one.
        beginning: Game,
        /// The invalid move as it was written, shortened if it is long.
        text: String,
        /// Why it is invalid.
        reason: MoveError,
    },
    /// It has more than [`MAX_MOVES`] legal moves, of which this game has the last ones.
    TooLong(Game),
}

/// The reason why a move in a text is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// It is not in the notation of moves.
    Unreadable,
    /// It breaks this rule.
    Illegal(IllegalMove),
}

/// Returns the game of a text: moves, a position, or a position, a slash and moves.
///
/// A text with a colon or a slash begins with a position, unless its first word is a move. Any
/// number of blanks, line breaks and dots separates moves; before and after the game they are
/// ignored, and so are slashes at the end. An empty text is the game without moves.
///
/// # Errors
/// Returns the reason why the start is no position, or the first move that cannot be read or played,
/// with the game before it, or the end of a game that is too long.
pub fn read_game(text: &str) -> Result<Game, GameError> {
    let read = read_whole_game(text);
    let (Ok(game)
    | Err(GameError::Move {
        beginning: game, ..
    })) = &read
    else {
        return read;
    };
    if game.moves.len() <= MAX_MOVES {
        return read;
    }
    let mut game = game.clone();
    game.keep_last_moves();
    Err(GameError::TooLong(game))
}

/// Does the same for a game of any length.
pub(crate) fn read_whole_game(text: &str) -> Result<Game, GameError> {
    let (start, words) = split_start(text);
    let mut game = Game::default();
    if let Some(start) = start {
        game.start = read_position(start).map_err(GameError::Start)?;
    }
    let mut position = game.start;
    for word in words.split(is_separator).filter(|word| !word.is_empty()) {
        let played = read_move(word)
            .ok_or(MoveError::Unreadable)
            .and_then(|m| Ok((m, position.play(m).map_err(MoveError::Illegal)?)));
        match played {
            Ok((m, after)) => {
                game.moves.push(m);
                position = after;
            }
            Err(reason) => {
                return Err(GameError::Move {
                    beginning: game,
                    text: shorten(word),
                    reason,
                });
            }
        }
    }
    Ok(game)
}

/// Returns the game as it stands in a link: the start, unless it is the default one, a slash and the
/// moves separated by dots.
#[must_use]
pub fn write_link(game: &Game) -> String {
    let moves: Vec<String> = game.moves.iter().map(Move::to_string).collect();
    let moves = moves.join(".");
    if game.start == Position::default() {
        return moves;
    }
    let start = write_position(game.start);
    if moves.is_empty() {
        return start;
    }
    format!("{start}/{moves}")
}

/// Splits a text into the start, if it has one, and the moves.
fn split_start(text: &str) -> (Option<&str>, &str) {
    let ends_word = |c| c == '/' || is_separator(c);
    let text = text
        .trim_start_matches(is_separator)
        .trim_end_matches(ends_word);
    let first_word = text.split(ends_word).find(|word| !word.is_empty());
    if !text.contains([':', '/']) || first_word.and_then(read_move).is_some() {
        return (None, text);
    }
    let (start, moves) = text.split_once('/').unwrap_or((text, ""));
    (Some(start.trim_end_matches(is_separator)), moves)
}

/// Returns `true` for the characters that separate moves.
fn is_separator(c: char) -> bool {
    c == '.' || c == '\u{a0}' || c.is_ascii_whitespace()
}

/// Returns the word, shortened if it is long.
fn shorten(word: &str) -> String {
    let end = word.char_indices().nth(MAX_REPEATED);
    match end.and_then(|(end, _)| word.get(..end)) {
        None => word.to_owned(),
        Some(beginning) => format!("{beginning}…"),
    }
}

impl Game {
    /// Drops all moves but the last [`MAX_MOVES`], so that the game starts from the position before
    /// them, and returns whether it had more.
    pub fn keep_last_moves(&mut self) -> bool {
        let excess = self.moves.len().saturating_sub(MAX_MOVES);
        let dropped = self.moves.drain(..excess);
        self.start = dropped.fold(self.start, |position, m| {
            position.play(m).unwrap_or(position)
        });
        excess > 0
    }
}

impl GameError {
    /// Returns the part of the game that can be shown: its legal beginning, which is the default game if
    /// the start is invalid, or the end of a game that is too long.
    #[must_use]
    pub fn into_game(self) -> Game {
        match self {
            Self::Start(_) => Game::default(),
            Self::Move { beginning, .. } => beginning,
            Self::TooLong(end) => end,
        }
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (beginning, text, reason) = match self {
            Self::Start(error) => return error.fmt(f),
            Self::TooLong(_) => return f.write_str(TOO_LONG),
            Self::Move {
                beginning,
                text,
                reason,
            } => (beginning, text, reason),
        };
        let number = beginning.moves.len() + 1;
        match reason {
            MoveError::Unreadable => write!(
                f,
                "Can't read move {number}, \"{text}\". Moves look like b2 or b2-c3."
            ),
            MoveError::Illegal(rule) => write!(f, "Stopped at move {number} ({text}): {rule}."),
        }
    }
}

impl std::error::Error for GameError {}

#[cfg(test)]
mod tests;
