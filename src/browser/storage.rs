//! The browser's local storage: settings, saved games, progress and results.

use gloo::utils::window;
use js_sys::Date;
use web_sys::Storage;

use crate::saved_games::{self, SavedGame};
use crate::settings::Settings;
use crate::stored::Stored;

/// The key of the settings; the script in `index.html` that sets the theme reads it too.
pub const SETTINGS_KEY: &str = "chorus-lapilli/choices";

/// The browser did not save something: its storage is blocked, full or missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageError;

/// Returns the saved settings, the default ones where there are none.
#[must_use]
pub fn load_settings() -> Settings {
    Settings::from_text(&load(SETTINGS_KEY).unwrap_or_default())
}

/// Saves the settings, unless they are saved already.
pub fn save_settings(settings: &Settings) {
    if load_settings() != *settings {
        // Where they cannot be saved, they last until the page is closed.
        let _ = save(SETTINGS_KEY, &settings.to_text());
    }
}

/// Returns what is stored, or `None` if nothing is or the storage is blocked.
#[must_use]
pub fn load_stored<T: Stored>() -> Option<T> {
    load(T::KEY).map(|text| T::from_text(&text))
}

/// Stores something in place of what was stored before.
///
/// # Errors
/// If the browser refuses.
pub fn save_stored<T: Stored>(value: &T) -> Result<(), StorageError> {
    save(T::KEY, &value.to_text())
}

/// Returns the saved games that can be resumed, the newest first.
#[must_use]
pub fn load_games() -> Vec<SavedGame> {
    let former = move_former_games();
    let games = game_texts().filter_map(|(id, text)| SavedGame::from_text(id, &text));
    saved_games::unfinished_newest_first(games.chain(former))
}

/// Saves a game under its own key and deletes the oldest ones if there are too many.
///
/// # Errors
/// If the browser refuses.
pub fn save_game(game: &SavedGame) -> Result<(), StorageError> {
    save(&saved_games::storage_key(game.id), &game.to_text())?;
    let games: Vec<_> = game_texts()
        .map(|(id, text)| (id, saved_games::saved_at(&text)))
        .collect();
    for id in saved_games::ids_to_delete(&games, game.id) {
        remove_game(id);
    }
    Ok(())
}

/// Saves a game in place of the one with another id, which is deleted only once that has worked.
pub fn replace_game(other: u32, game: &SavedGame) {
    if save(&saved_games::storage_key(game.id), &game.to_text()).is_ok() {
        remove_game(other);
    }
}

/// Deletes the saved game with this id, if there is one.
pub fn remove_game(id: u32) {
    remove(&saved_games::storage_key(id));
}

/// Returns the time in milliseconds since the epoch.
#[must_use]
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a clock before 1970 gives 0"
)]
pub fn now() -> u64 {
    Date::now() as u64
}

/// Gives each game of the former list a key of its own and returns those for which that failed.
fn move_former_games() -> Vec<SavedGame> {
    let Some(list) = load(saved_games::FORMER_LIST_KEY) else {
        return Vec::new();
    };
    let mut games = saved_games::read_former_list(&list, now());
    games.retain(|game| save_game(game).is_err());
    if games.is_empty() {
        remove(saved_games::FORMER_LIST_KEY);
    }
    games
}

/// Returns the ids and texts of all saved games.
fn game_texts() -> impl Iterator<Item = (u32, String)> {
    let storage = storage();
    let length = storage
        .as_ref()
        .and_then(|storage| storage.length().ok())
        .unwrap_or(0);
    // All keys first: their order changes when one is deleted.
    let keys: Vec<String> = (0..length)
        .filter_map(|index| storage.as_ref()?.key(index).ok()?)
        .collect();
    keys.into_iter()
        .filter_map(|key| Some((saved_games::id_from_key(&key)?, load(&key)?)))
}

fn storage() -> Option<Storage> {
    window().local_storage().ok()?
}

fn load(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

fn save(key: &str, text: &str) -> Result<(), StorageError> {
    let storage = storage().ok_or(StorageError)?;
    storage.set_item(key, text).map_err(|_| StorageError)
}

fn remove(key: &str) {
    if let Some(storage) = storage() {
        // What cannot be removed is read again at the next visit, which does no harm.
        let _ = storage.remove_item(key);
    }
}
