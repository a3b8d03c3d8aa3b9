//! Routes: the part of an address from `#` on, parsed and written.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::notation::{Game, GameError, read_game, write_link, write_position};
use crate::rules::{Move, Position};

/// A screen of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// The game that is played.
    #[default]
    Play,
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
            Self::Explore => Route::Explore,
        }
    }
}

impl FromStr for Route {
    type Err = Infallible;

    fn from_str(hash: &str) -> Result<Self, Self::Err> {
        Ok(match hash {
            "" | "#" | "#/" | "#/play" => Self::Play,
            "#/explore" | "#/explore/" => Self::Explore,
            _ => {
                if let Some(game) = hash.strip_prefix("#/play/") {
                    Self::Game(game.into())
                } else if let Some(position) = hash.strip_prefix("#/explore/") {
                    Self::Position(position.into())
                } else {
                    Self::Unknown
                }
            }
        })
    }
}

/// Writes the route with its leading `#`; [`Route::Unknown`] is written like [`Route::Play`].
impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Play | Self::Unknown => f.write_str("#/"),
            Self::Game(game) => write!(f, "#/play/{game}"),
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
        for (route, text) in [
            (Route::Play, "#/"),
            (game, "#/play/b2"),
            (Route::game(start, []), "#/play/X--------:O"),
            (Route::game(start, [b2]), "#/play/X--------:O/b2"),
            (Route::Explore, "#/explore"),
            (position, "#/explore/---------:X"),
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
        ] {
            assert_eq!(parse(hash).screen(), screen, "{hash}");
        }
    }
}
