//! What this browser keeps: games to go on with, and what was chosen about the page.

use gloo::utils::window;
use web_sys::Storage;

use crate::state::{SavedGame, shelve};

const GAMES: &str = "chorus-lapilli/games";
const CHOICES: &str = "chorus-lapilli/choices";

/// The browser would not keep something: its storage is blocked, full or missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unkept;

fn storage() -> Option<Storage> {
    window().local_storage().ok()?
}

/// The games that are kept, one a line; nothing where the browser keeps nothing.
#[must_use]
pub fn shelf() -> String {
    read(GAMES)
}

/// What the player chose about the page; nothing where the browser keeps nothing.
#[must_use]
pub fn choices() -> String {
    read(CHOICES)
}

fn read(name: &str) -> String {
    storage()
        .and_then(|storage| storage.get_item(name).ok()?)
        .unwrap_or_default()
}

/// Keeps what the player chose about the page. If that fails it is only to be chosen again.
pub fn keep_choices(choices: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(CHOICES, choices);
    }
}

/// Keeps the game in place of those of these numbers, or only forgets them when there is nothing to
/// go on with.
///
/// # Errors
/// When the browser refuses.
pub fn keep(places: [u32; 2], game: Option<&SavedGame>) -> Result<(), Unkept> {
    // Read anew each time: another tab may have kept something meanwhile.
    let before = shelf();
    let after = shelve(&before, &places, game);
    if after == before {
        return Ok(());
    }
    let storage = storage().ok_or(Unkept)?;
    storage.set_item(GAMES, &after).map_err(|_| Unkept)
}
