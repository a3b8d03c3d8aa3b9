//! The address bar and the back button.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use gloo::events::EventListener;
use gloo::utils::window;
use js_sys::Function;
use wasm_bindgen::{JsCast, JsValue};

use crate::wait::{settle, sleep, until};

/// How often the address may change in ten seconds; Chromium ignores changes after 200, and a test
/// may need some more after it has waited.
const MAX_CHANGES: f64 = 140.0;

thread_local! {
    /// Returns how often the address has changed in the last ten seconds.
    static RECENT_CHANGES: Function = count_changes();
}

fn count_changes() -> Function {
    let code = "
        const times = [];
        const count = () => times.push(performance.now());
        for (const name of ['pushState', 'replaceState']) {
            const method = History.prototype[name];
            History.prototype[name] = function (...change) {
                count();
                return method.apply(this, change);
            };
        }
        addEventListener('hashchange', count);
        return () => {
            while (times[0] < performance.now() - 10000) times.shift();
            return times.length;
        }";
    let function = Function::new_no_args(code).call0(&JsValue::NULL).unwrap();
    function.unchecked_into()
}

/// Waits until the browser allows more changes of the address.
pub async fn until_changes_are_allowed() {
    let recent = || {
        let recent = RECENT_CHANGES.with(|recent| recent.call0(&JsValue::NULL));
        recent.unwrap().as_f64().unwrap()
    };
    while recent() > MAX_CHANGES {
        sleep(Duration::from_millis(100)).await;
    }
}

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
    until_changes_are_allowed().await;
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
