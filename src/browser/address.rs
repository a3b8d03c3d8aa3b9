//! The part of the page's address after `#`, and the browser's history.

use gloo::utils::window;
use wasm_bindgen::JsValue;

use crate::route::Route;

/// How an address enters the browser's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Navigation {
    /// As a new entry.
    Push,
    /// In place of the current entry.
    Replace,
}

/// Returns the route of the current address.
#[must_use]
pub fn route() -> Route {
    parse(&href())
}

/// Returns the route that a whole address, or one from `#` on, leads to.
#[must_use]
pub fn parse(address: &str) -> Route {
    let Ok(route) = decode(&fragment(address)).parse();
    route
}

/// Returns the page's whole address with this route.
#[must_use]
pub fn url_with(route: &Route) -> String {
    let href = href();
    let page = href.split_once('#').map_or(&*href, |(page, _)| page);
    format!("{page}{route}")
}

/// Returns the id of the game that this page has stored in the current history entry.
#[must_use]
pub fn entry_game() -> Option<u32> {
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "an id out of range belongs to no game"
    )]
    entry_state().as_f64().map(|id| id as u32)
}

/// Stores the id of the game in the current history entry.
pub fn set_entry_game(id: u32) {
    replace_entry(&id.into(), None);
}

/// Changes the address to this route, unless the browser refuses, as it may after many changes.
pub fn navigate(to: &Route, navigation: Navigation) {
    let address = to.to_string();
    match navigation {
        Navigation::Replace => replace_entry(&entry_state(), Some(&address)),
        Navigation::Push => {
            if let Ok(history) = window().history() {
                let _ = history.push_state_with_url(&JsValue::TRUE, "", Some(&address));
            }
        }
    }
}

/// Loads the page again at the same address, unless the browser refuses.
pub fn reload() {
    let _ = window().location().reload();
}

/// Decodes percent-encoding; returns the text unchanged if it is malformed.
#[must_use]
pub fn decode(text: &str) -> String {
    js_sys::decode_uri_component(text).map_or_else(|_| text.into(), String::from)
}

/// Returns the part of an address from `#` on, or an empty text.
fn fragment(address: &str) -> String {
    address
        .find('#')
        .and_then(|start| address.get(start..))
        .unwrap_or_default()
        .to_owned()
}

fn href() -> String {
    window().location().href().unwrap_or_default()
}

fn entry_state() -> JsValue {
    window()
        .history()
        .and_then(|history| history.state())
        .unwrap_or_default()
}

fn replace_entry(state: &JsValue, address: Option<&str>) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(state, "", address);
    }
}
