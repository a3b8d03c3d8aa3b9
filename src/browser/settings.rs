//! What a player chooses about the page. The fields themselves hold it; here it is told to the style
//! sheet, kept and brought back.

use gloo::utils::document_element;
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

/// The names of all that this is true of, with a blank before each.
fn chosen(is_chosen: impl Fn(&str) -> bool) -> String {
    let mut chosen = String::new();
    for name in NAMES {
        if is_chosen(name) {
            chosen.extend([" ", name]);
        }
    }
    chosen
}

/// Tells the style sheet what is chosen.
fn show(chosen: &str) {
    // The name is legal, so this cannot fail.
    let _ = document_element().set_attribute("data-chosen", chosen);
}

/// Shows what is chosen now that a field with this value has changed, and keeps it. About the others
/// another tab may know better.
pub fn keep(changed: &str) {
    show(&chosen(has));
    let before = storage::choices();
    let is_theme = |name: &str| ["system", "light", "dark"].contains(&name);
    storage::keep_choices(&chosen(|name| {
        if name == changed || (is_theme(name) && is_theme(changed)) {
            has(name)
        } else {
            before.split(' ').any(|kept| kept == name)
        }
    }));
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
    show(&chosen(has));
}
