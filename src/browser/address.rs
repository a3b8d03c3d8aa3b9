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

fn href() -> String {
    window().location().href().unwrap_or_default()
}

/// The part of an address after and with `#`, if there is one.
#[must_use]
pub fn place(address: &str) -> Option<String> {
    let (_, place) = address.split_once('#')?;
    Some(["#", place].concat())
}

/// That part of the page's address, or nothing.
fn hash() -> String {
    place(&href()).unwrap_or_default()
}

/// The whole address, with this in place of what follows `#`.
#[must_use]
pub fn whole(hash: &str) -> String {
    let href = href();
    let page = href.split_once('#').map_or(&*href, |(page, _)| page);
    [page, hash].concat()
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
