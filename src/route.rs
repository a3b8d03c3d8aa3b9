//! What an address asks for: the part of it after `#`, read and written.

use crate::notation::write_position;
use crate::rules::Position;

/// A place that an address leads to. Its text is as it was found, not checked yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The game as it stands; at the first visit, an empty board.
    Play,
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
        match hash.strip_prefix("#/explore/") {
            Some("") => return Self::Explore,
            Some(position) => return Self::Position(position.into()),
            None => {}
        }
        match hash {
            "" | "#" | "#/" | "#/play" => Self::Play,
            "#/explore" => Self::Explore,
            _ => Self::Unknown,
        }
    }
}

/// The address of this position.
#[must_use]
pub fn to_position(position: Position) -> String {
    format!("#/explore/{}", write_position(position))
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
        let address = to_position(Position::default());
        assert_eq!(address, "#/explore/---------:X");
        assert_eq!(Route::read(&address), Route::Position("---------:X".into()));
    }
}
