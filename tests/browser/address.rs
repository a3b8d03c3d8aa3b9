//! The address bar and the back button.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;

use crate::wait::until;

/// The part of the address from `#` on.
pub fn hash() -> String {
    window().location().hash().unwrap()
}

/// Puts another address in place of this one, unheard.
pub fn replace(hash: &str) {
    // Browsers ignore the change of an address after some hundreds in a few seconds.
    if self::hash() == hash {
        return;
    }
    let url = if hash.is_empty() { "#" } else { hash };
    let history = window().history().unwrap();
    history
        .replace_state_with_url(&JsValue::NULL, "", Some(url))
        .unwrap();
}

/// Types this address.
pub async fn go(hash: &str) {
    leaving(|| window().location().set_hash(hash).unwrap()).await;
}

/// Uses the back button of the browser.
pub async fn back() {
    leaving(|| window().history().unwrap().back().unwrap()).await;
}

/// Does something that leads to another address, and waits until the page has heard of it.
pub async fn leaving(act: impl FnOnce()) {
    let heard = Rc::new(Cell::new(false));
    let tell = Rc::clone(&heard);
    let _listener = EventListener::once(&window(), "hashchange", move |_| tell.set(true));
    act();
    until("the address has changed", || heard.get()).await;
}
