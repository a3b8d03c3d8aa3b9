//! Input by keyboard.

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;

use super::Page;

/// Presses and releases a combination of keys, such as `Ctrl+Home`.
pub async fn press(page: &Page, combination: &str) {
    let keys: Vec<char> = combination.split('+').map(key).collect();
    let down = keys.iter().map(|&value| KeyAction::Down { value });
    let up = keys.iter().rev().map(|&value| KeyAction::Up { value });
    let keys = KeyActions::new("keys".into());
    let keys = down.chain(up).fold(keys, InputSource::then);
    page.client.perform_actions(keys).await.unwrap();
}

/// Returns the key with this name, or the one that types this character.
fn key(name: &str) -> char {
    let key = match name {
        "Ctrl" => Key::Control,
        "Shift" => Key::Shift,
        "Tab" => Key::Tab,
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        "Backspace" => Key::Backspace,
        "Home" => Key::Home,
        "End" => Key::End,
        "Left" => Key::Left,
        "Right" => Key::Right,
        "Up" => Key::Up,
        "Down" => Key::Down,
        "Space" => return ' ',
        character => return character.parse().expect("a key by its name"),
    };
    key.into()
}
