//! The address of the page: the part after `#`.

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;

use crate::route::Route;

/// What the address asks for now.
#[must_use]
pub fn route() -> Route {
    Route::read(&plain(&hash()))
}

/// The text as it was before blanks and colons in it were rewritten for a link.
#[must_use]
pub fn plain(text: &str) -> String {
    js_sys::decode_uri_component(text).map_or(text.into(), String::from)
}

/// The part of the address after and with `#`, or nothing.
fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// The whole address, with this in place of what follows `#`.
#[must_use]
pub fn whole(hash: &str) -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned() + hash
}

/// Goes to another place on the page, as a new entry of the browser's history or in place of the
/// one that is there.
pub fn go(to: &str, new_entry: bool) {
    if to == hash() {
        return;
    }
    let Ok(history) = window().history() else {
        return;
    };
    // The state of an entry tells whether there is one before it on this page. A browser that
    // refuses (it may when there are hundreds a minute) shows an older address: nothing depends on
    // it.
    let _ = if new_entry {
        history.push_state_with_url(&JsValue::TRUE, "", Some(to))
    } else {
        let state = history.state().unwrap_or_default();
        history.replace_state_with_url(&state, "", Some(to))
    };
}

/// Calls this whenever a link, the back button or the address bar leads to another place.
pub fn on_change(callback: impl Fn(Route) + 'static) -> EventListener {
    EventListener::new(&window(), "hashchange", move |_| callback(route()))
}
