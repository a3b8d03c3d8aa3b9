//! What the browser has stored for the app.

use std::cmp::Reverse;

use gloo::utils::window;
use web_sys::Storage;

const GAME_PREFIX: &str = "chorus-lapilli/game/";
const FORMER_GAMES: &str = "chorus-lapilli/games";
const SETTINGS: &str = "chorus-lapilli/choices";

/// A game as it is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    pub id: String,
    pub saved_at: u64,
    /// The level or `people`, the side that was chosen and the side that is played.
    pub players: String,
    /// The moves, after the start and a slash if the game started from a position.
    pub moves: String,
}

impl SavedGame {
    fn new(id: &str, text: &str) -> Self {
        let words: Vec<_> = text.split(' ').collect();
        let [saved_at, level, side, human, moves] = words.try_into().unwrap();
        Self {
            id: id.to_owned(),
            saved_at: saved_at.parse().unwrap(),
            players: format!("{level} {side} {human}"),
            moves: moves.to_owned(),
        }
    }
}

pub fn storage() -> Storage {
    window().local_storage().unwrap().unwrap()
}

/// Returns every key of the storage.
pub fn keys() -> Vec<String> {
    let storage = storage();
    let keys = 0..storage.length().unwrap();
    keys.map(|index| storage.key(index).unwrap().unwrap())
        .collect()
}

/// Stores a game under its own key.
pub fn set_game(id: u32, text: &str) {
    storage()
        .set_item(&format!("{GAME_PREFIX}{id}"), text)
        .unwrap();
}

/// Stores games as former versions did: all in one list.
pub fn set_former_games(lines: &str) {
    storage().set_item(FORMER_GAMES, lines).unwrap();
}

/// Returns the list of games that former versions stored.
pub fn former_games() -> Option<String> {
    storage().get_item(FORMER_GAMES).unwrap()
}

/// Returns the saved games, newest first.
pub fn saved_games() -> Vec<SavedGame> {
    let storage = storage();
    let mut games: Vec<_> = keys()
        .iter()
        .filter_map(|key| {
            let id = key.strip_prefix(GAME_PREFIX)?;
            Some(SavedGame::new(id, &storage.get_item(key).unwrap()?))
        })
        .collect();
    games.sort_by_key(|game| Reverse(game.saved_at));
    games
}

/// Returns the moves of the saved games, newest first.
pub fn saved_moves() -> Vec<String> {
    saved_games().into_iter().map(|game| game.moves).collect()
}

/// Returns the stored settings.
pub fn settings() -> String {
    storage().get_item(SETTINGS).unwrap().unwrap_or_default()
}

/// Stores these settings.
pub fn set_settings(text: &str) {
    storage().set_item(SETTINGS, text).unwrap();
}
