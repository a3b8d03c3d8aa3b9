//! What a player chooses about the page. The fields themselves hold it, and the style sheet looks
//! at them; here it is only kept and brought back.

use web_sys::{Element, HtmlElement};

use super::{find, storage};

/// The values of all fields that are kept.
const NAMES: [&str; 7] = [
    "light",
    "dark",
    "coordinates",
    "bare",
    "still",
    "sound",
    "values",
];

/// Whether this is chosen.
#[must_use]
pub fn has(name: &str) -> bool {
    find::<Element>(&["[value=", name, "]:checked"].concat()).is_some()
}

/// Keeps what is chosen, as names with a blank before each.
pub fn keep() {
    let mut chosen = String::new();
    for name in NAMES {
        if has(name) {
            chosen.extend([" ", name]);
        }
    }
    storage::keep_choices(&chosen);
}

/// Chooses what was chosen at the last visit; words that mean nothing are passed over.
pub fn restore() {
    for name in storage::choices().split(' ') {
        if NAMES.contains(&name) && !has(name) {
            // As if the player had done it, so that all who listen hear of it.
            if let Some(field) = find::<HtmlElement>(&["[value=", name, "]"].concat()) {
                field.click();
            }
        }
    }
}
