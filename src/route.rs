//! What an address asks for: the part of it after `#`, read and written.

use crate::notation::{write_link, write_position};
use crate::rules::{Move, Position};

/// A place that an address leads to. Its text is as it was found, not checked yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The game as it stands; at the first visit, an empty board.
    Play,
    /// The game of these moves.
    Game(String),
    /// The whole game, from the start or as it was left.
    Explore,
    /// This position.
    Position(String),
    /// Nowhere.
    Unknown,
}

impl Route {
    /// What this part of an address asks for, `#` and what follows it.
    #[must_use]
    pub fn read(hash: &str) -> Self {
        match hash.strip_prefix("#/play/") {
            None | Some("") => {}
            Some(moves) => return Self::Game(moves.into()),
        }
        match hash.strip_prefix("#/explore/") {
            Some("") => return Self::Explore,
            Some(position) => return Self::Position(position.into()),
            None => {}
        }
        match hash {
            "" | "#" | "#/" | "#/play" | "#/play/" => Self::Play,
            "#/explore" => Self::Explore,
            _ => Self::Unknown,
        }
    }
}

/// The address of the game of these moves.
#[must_use]
pub fn to_game(moves: impl IntoIterator<Item = Move>) -> String {
    "#/play/".to_owned() + &write_link(moves)
}

/// The address of this position.
#[must_use]
pub fn to_position(position: Position) -> String {
    "#/explore/".to_owned() + &write_position(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_where_they_say() {
        for (hash, route) in [
            ("", Route::Play),
            ("#", Route::Play),
            ("#/", Route::Play),
            ("#/play", Route::Play),
            ("#/explore/<b2>/é", Route::Position("<b2>/é".into())),
            ("#/play/", Route::Play),
            ("#/play/b2.a3", Route::Game("b2.a3".into())),
            ("#/explore", Route::Explore),
            ("#/explore/", Route::Explore),
            ("#/explore/X-:X", Route::Position("X-:X".into())),
            ("#/elsewhere", Route::Unknown),
            ("#/elsewhere/b2", Route::Unknown),
        ] {
            assert_eq!(Route::read(hash), route, "{hash}");
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        let to = crate::rules::Square::B2;
        let address = to_game([Move::Place { to }]);
        assert_eq!(address, "#/play/b2");
        assert_eq!(Route::read(&address), Route::Game("b2".into()));
        let address = to_position(Position::default());
        assert_eq!(address, "#/explore/---------:X");
        assert_eq!(Route::read(&address), Route::Position("---------:X".into()));
    }
}
