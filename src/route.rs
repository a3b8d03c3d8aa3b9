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

    /// Returns whether this is the route to the game from this start with these moves; of a broken
    /// route, the legal beginning counts.
    #[must_use]
    pub fn holds(&self, start: Position, moves: &[Move]) -> bool {
        let Self::Game(text) = self else {
            return false;
        };
        let game = read_game(text).unwrap_or_else(GameError::into_beginning);
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
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::notation::read_position;
    use crate::rules::Square;

    fn parse(hash: &str) -> Route {
        let Ok(route) = hash.parse();
        route
    }

    #[test]
    fn every_address_is_parsed() {
        for (hash, route) in [
            ("", Route::Play),
            ("#", Route::Play),
            ("#/", Route::Play),
            ("#/play", Route::Play),
            ("#/play/", Route::Game(String::new())),
            ("#/play/b2.a3", Route::Game("b2.a3".into())),
            ("#/play//", Route::Game("/".into())),
            ("#/play/X-:X/b2", Route::Game("X-:X/b2".into())),
            ("#/explore", Route::Explore),
            ("#/explore/", Route::Explore),
            ("#/explore/X-:X", Route::Position("X-:X".into())),
            ("#/explore/<b2>/é", Route::Position("<b2>/é".into())),
            ("#/learn", Route::Learn),
            ("#/learn/", Route::Learn),
            ("#/learn/3", Route::Lesson("3".into())),
            ("#/puzzles", Route::Puzzles),
            ("#/puzzles/X-:X", Route::Puzzle("X-:X".into())),
            ("#/puzzles/2026-11-17", Route::Puzzle("2026-11-17".into())),
            ("#/review", Route::Review),
            ("#/review/X-:X/b2", Route::ReviewOf("X-:X/b2".into())),
            ("#/learnt", Route::Unknown),
            ("#//", Route::Unknown),
            ("#/elsewhere", Route::Unknown),
            ("#/elsewhere/b2", Route::Unknown),
            ("#/Play/b2", Route::Unknown),
            ("#b2", Route::Unknown),
            ("b2", Route::Unknown),
        ] {
            assert_eq!(parse(hash), route, "{hash}");
        }
    }

    #[test]
    fn a_written_route_is_parsed_back() {
        let b2 = Move::Place { to: Square::B2 };
        let game = Route::game(Position::default(), [b2]);
        let start = read_position("X--------:O").unwrap();
        let position = Route::position(Position::default());
        let day = Date::new(2026, 11, 17).unwrap();
        for (route, text) in [
            (Route::Play, "#/"),
            (game, "#/play/b2"),
            (Route::game(start, []), "#/play/X--------:O"),
            (Route::game(start, [b2]), "#/play/X--------:O/b2"),
            (Route::Explore, "#/explore"),
            (position, "#/explore/---------:X"),
            (Route::Learn, "#/learn"),
            (Route::lesson(3), "#/learn/3"),
            (Route::Puzzles, "#/puzzles"),
            (Route::puzzle(start), "#/puzzles/X--------:O"),
            (Route::daily_puzzle(day), "#/puzzles/2026-11-17"),
            (Route::Review, "#/review"),
            (Route::review(start, []), "#/review"),
            (Route::review(start, [b2]), "#/review/X--------:O/b2"),
        ] {
            assert_eq!(route.to_string(), text);
            assert_eq!(parse(text), route);
        }
    }

    #[test]
    fn a_game_without_moves_and_an_unknown_route_lead_to_play() {
        let empty = Route::game(Position::default(), []);
        assert_eq!(empty.to_string(), "#/play/");
        assert_eq!(Route::Unknown.to_string(), "#/");
        for route in [empty, Route::Unknown] {
            assert_eq!(parse(&route.to_string()).screen(), Screen::Play);
        }
    }

    #[test]
    fn a_route_holds_the_legal_beginning_of_its_game() {
        let default = Position::default();
        let moves = read_game("b2 a3").unwrap().moves;
        for hash in [
            "#/play/b2.a3",
            "#/play/b2 a3",
            "#/play/b2.a3.a3",
            "#/play/b2.a3.zz",
            "#/play/---------:X/b2.a3",
        ] {
            assert!(parse(hash).holds(default, &moves), "{hash}");
        }
        for hash in ["#/play/b2", "#/play/b2.a3.c1", "#/play/", "#/", "#/explore"] {
            assert!(!parse(hash).holds(default, &moves), "{hash}");
        }
        for hash in ["#/play/", "#/play/zz", "#/play/zz:X"] {
            assert!(parse(hash).holds(default, &[]), "{hash}");
        }
    }

    #[test]
    fn a_route_holds_the_start_of_its_game() {
        let Game { start, moves } = read_game("X-O-X-O--:X/b1").unwrap();
        assert!(parse("#/play/X-O-X-O--:X/b1").holds(start, &moves));
        assert!(parse("#/play/X-O-X-O--:X/b1.b1").holds(start, &moves));
        assert!(parse("#/play/X-O-X-O--:X/zz").holds(start, &[]));
        assert!(parse("#/play/X-O-X-O--:X").holds(start, &[]));
        assert!(!parse("#/play/X-O-X-O--:X").holds(start, &moves));
        assert!(!parse("#/play/b1").holds(start, &moves));
        assert!(!parse("#/play/X-O-X-O--:X/b1").holds(Position::default(), &moves));
    }

    #[test]
    fn each_route_has_a_screen() {
        for (hash, screen) in [
            ("#/", Screen::Play),
            ("#/play/b2", Screen::Play),
            ("#/elsewhere", Screen::Play),
            ("#/explore", Screen::Explore),
            ("#/explore/X-:X", Screen::Explore),
            ("#/learn/3", Screen::Learn),
            ("#/puzzles/X-:X", Screen::Puzzles),
            ("#/review/b2", Screen::Review),
        ] {
            assert_eq!(parse(hash).screen(), screen, "{hash}");
        }
    }
}
