//! The address bar and the back button.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;

use crate::wait::{settle, until};

/// Returns the part of the address from `#` on.
pub fn hash() -> String {
    window().location().hash().unwrap()
}

/// Returns the number of entries in the session history.
pub fn history_length() -> u32 {
    window().history().unwrap().length().unwrap()
}

/// Replaces the address as if the page had been opened there; no event is sent.
pub fn replace(hash: &str) {
    let history = window().history().unwrap();
    // Browsers ignore a change of the address after some hundreds in a few seconds.
    if self::hash() == hash && history.state().unwrap().is_null() {
        return;
    }
    let url = if hash.is_empty() { "#" } else { hash };
    history
        .replace_state_with_url(&JsValue::NULL, "", Some(url))
        .unwrap();
}

/// Enters this address in the address bar.
pub async fn go(hash: &str) {
    after_navigation(|| window().location().set_hash(hash).unwrap()).await;
}

/// Presses the browser's back button.
pub async fn back() {
    after_navigation(|| window().history().unwrap().back().unwrap()).await;
}

/// Calls a function that leads to another address, and waits until the app has followed.
pub async fn after_navigation(navigate: impl FnOnce()) {
    let changed = Rc::new(Cell::new(false));
    let on_change = Rc::clone(&changed);
    let _listener = EventListener::once(&window(), "hashchange", move |_| on_change.set(true));
    navigate();
    until("the address has changed", || changed.get()).await;
    settle().await;
}
