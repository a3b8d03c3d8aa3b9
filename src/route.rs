//! Routes: the part of an address from `#` on, parsed and written.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::notation::{Game, GameError, read_game, write_link, write_position};
use crate::puzzles::Date;
use crate::rules::{Move, Position};

/// A screen of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// The game that is played.
    #[default]
    Play,
    /// The lesson.
    Learn,
    /// The puzzles.
    Puzzles,
    /// A game with its turning points.
    Review,
    /// The analysis board.
    Explore,
    /// The picture of all positions.
    Atlas,
}

/// The part of an address from `#` on.
///
/// Parsing never fails, and does not check the moves or the position:
///
/// ```
/// use chorus_lapilli::route::Route;
///
/// let Ok(route) = "#/play/b2.a3".parse::<Route>();
/// assert_eq!(route, Route::Game("b2.a3".into()));
/// assert_eq!(route.to_string(), "#/play/b2.a3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The current game; at the first visit, an empty board.
    Play,
    /// The game of this text: moves, a position, or both; the current one if it is empty.
    Game(String),
    /// The first step of the lesson that has not been done.
    Learn,
    /// The step of the lesson with this number.
    Lesson(String),
    /// The puzzle that was left, or that of today.
    Puzzles,
    /// The puzzle with this position or of this day.
    Puzzle(String),
    /// The review of the current game.
    Review,
    /// The review of the game of this text.
    ReviewOf(String),
    /// The analysis board with the position of the game, or as it was left since.
    Explore,
    /// The analysis board with this position.
    Position(String),
    /// The atlas with the position of the game, or as it was left since.
    Atlas,
    /// The atlas with the position or the game of this text.
    AtlasOf(String),
    /// Any other address.
    Unknown,
}

impl Route {
    /// Returns the route to the game from this start with these moves.
    #[must_use]
    pub fn game(start: Position, moves: impl IntoIterator<Item = Move>) -> Self {
        let moves = moves.into_iter().collect();
        Self::Game(write_link(&Game { start, moves }))
    }

    /// Returns the route to the step of the lesson with this number.
    #[must_use]
    pub fn lesson(step: usize) -> Self {
        Self::Lesson(step.to_string())
    }

    /// Returns the route to the puzzle in this position.
    #[must_use]
    pub fn puzzle(position: Position) -> Self {
        Self::Puzzle(write_position(position))
    }

    /// Returns the route to the puzzle of this day.
    #[must_use]
    pub fn daily_puzzle(date: Date) -> Self {
        Self::Puzzle(date.to_string())
    }

    /// Returns the route to the review of the game from this start with these moves; without moves,
    /// of the current game.
    #[must_use]
    pub fn review(start: Position, moves: impl IntoIterator<Item = Move>) -> Self {
        let moves: Vec<Move> = moves.into_iter().collect();
        if moves.is_empty() {
            Self::Review
        } else {
            Self::ReviewOf(write_link(&Game { start, moves }))
        }
    }

    /// Returns the route to the analysis board with this position.
    #[must_use]
    pub fn position(position: Position) -> Self {
        Self::Position(write_position(position))
    }

    /// Returns the route to the atlas with this position chosen.
    #[must_use]
    pub fn atlas_at(position: Position) -> Self {
        Self::AtlasOf(write_position(position))
    }

    /// Returns the route to the atlas with the game from this start with these moves.
    #[must_use]
    pub fn atlas_of_game(start: Position, moves: impl IntoIterator<Item = Move>) -> Self {
        let moves = moves.into_iter().collect();
        Self::AtlasOf(write_link(&Game { start, moves }))
    }

    /// Returns whether this is the route to the game from this start with these moves; of a broken
    /// route, the legal beginning counts.
    #[must_use]
    pub fn holds(&self, start: Position, moves: &[Move]) -> bool {
        let Self::Game(text) = self else {
            return false;
        };
        let game = read_game(text).unwrap_or_else(GameError::into_game);
        game.start == start && game.moves == moves
    }

    /// Returns the screen that is shown at this route.
    #[must_use]
    pub const fn screen(&self) -> Screen {
        match self {
            Self::Play | Self::Game(_) | Self::Unknown => Screen::Play,
            Self::Learn | Self::Lesson(_) => Screen::Learn,
            Self::Puzzles | Self::Puzzle(_) => Screen::Puzzles,
            Self::Review | Self::ReviewOf(_) => Screen::Review,
            Self::Explore | Self::Position(_) => Screen::Explore,
            Self::Atlas | Self::AtlasOf(_) => Screen::Atlas,
        }
    }
}

impl Screen {
    /// Returns the plain route of the screen.
    #[must_use]
    pub const fn route(self) -> Route {
        match self {
            Self::Play => Route::Play,
            Self::Learn => Route::Learn,
            Self::Puzzles => Route::Puzzles,
            Self::Review => Route::Review,
            Self::Explore => Route::Explore,
            Self::Atlas => Route::Atlas,
        }
    }
}

impl FromStr for Route {
    type Err = Infallible;

    fn from_str(hash: &str) -> Result<Self, Self::Err> {
        if hash.is_empty() || hash == "#" || hash == "#/" {
            return Ok(Self::Play);
        }
        let Some(path) = hash.strip_prefix("#/") else {
            return Ok(Self::Unknown);
        };
        let (screen, rest) = match path.split_once('/') {
            Some((screen, rest)) => (screen, Some(rest)),
            None => (path, None),
        };
        // An empty rest is that of a link with a slash too many, but for a game without moves.
        let named = rest.filter(|rest| !rest.is_empty()).map(String::from);
        Ok(match screen {
            "play" => rest.map_or(Self::Play, |game| Self::Game(game.into())),
            "learn" => named.map_or(Self::Learn, Self::Lesson),
            "puzzles" => named.map_or(Self::Puzzles, Self::Puzzle),
            "review" => named.map_or(Self::Review, Self::ReviewOf),
            "explore" => named.map_or(Self::Explore, Self::Position),
            "atlas" => named.map_or(Self::Atlas, Self::AtlasOf),
            _ => Self::Unknown,
        })
    }
}

/// Writes the route with its leading `#`; [`Route::Unknown`] is written like [`Route::Play`].
impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Play | Self::Unknown => f.write_str("#/"),
            Self::Game(game) => write!(f, "#/play/{game}"),
            Self::Learn => f.write_str("#/learn"),
            Self::Lesson(step) => write!(f, "#/learn/{step}"),
            Self::Puzzles => f.write_str("#/puzzles"),
            Self::Puzzle(puzzle) => write!(f, "#/puzzles/{puzzle}"),
            Self::Review => f.write_str("#/review"),
            Self::ReviewOf(game) => write!(f, "#/review/{game}"),
            Self::Explore => f.write_str("#/explore"),
            Self::Position(position) => write!(f, "#/explore/{position}"),
            Self::Atlas => f.write_str("#/atlas"),
            Self::AtlasOf(named) => write!(f, "#/atlas/{named}"),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
