//! The address of the page: the part after `#`.

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;

use crate::route::Route;

/// What the address asks for now.
#[must_use]
pub fn route() -> Route {
    Route::read(&hash())
}

/// The part of the address after and with `#`, or nothing.
#[must_use]
pub fn hash() -> String {
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
    // A browser that refuses (it may when there are hundreds a minute) shows an older address:
    // nothing depends on it.
    let _ = if new_entry {
        history.push_state_with_url(&JsValue::NULL, "", Some(to))
    } else {
        history.replace_state_with_url(&JsValue::NULL, "", Some(to))
    };
}

/// Calls this whenever a link, the back button or the address bar leads to another place.
pub fn on_change(callback: impl Fn(Route) + 'static) -> EventListener {
    EventListener::new(&window(), "hashchange", move |_| callback(route()))
}
