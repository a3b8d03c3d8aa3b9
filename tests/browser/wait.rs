//! Waiting for what takes its time.

use std::cell::RefCell;
use std::time::Duration;

use gloo::utils::window;
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
pub use yew::platform::time::sleep;

const SET_TIMEOUT: &str = "setTimeout";

/// How often to look whether something has happened, and how many times.
const LOOK: Duration = Duration::from_millis(5);
const LOOKS: u32 = 1000;

/// Waits until it is so.
pub async fn until(what: &str, is_so: impl Fn() -> bool) {
    for _ in 0..LOOKS {
        if is_so() {
            return;
        }
        sleep(LOOK).await;
    }
    assert!(is_so(), "{what}");
}

thread_local! {
    /// The browser's own timers, while they are not in use.
    static AT_EASE: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Lets every timer run ten times as fast, this module's own among them, for the rest of the test.
pub fn hurry() {
    at_ease();
    let slow: Function = Reflect::get(&window(), &SET_TIMEOUT.into())
        .unwrap()
        .unchecked_into();
    let fast = Function::new_with_args("slow", "return (act, ms) => slow(act, ms / 10)");
    let fast = fast.call1(&JsValue::NULL, &slow).unwrap();
    Reflect::set(&window(), &SET_TIMEOUT.into(), &fast).unwrap();
    AT_EASE.set(Some(slow));
}

/// Lets timers take their time again.
pub fn at_ease() {
    if let Some(slow) = AT_EASE.take() {
        Reflect::set(&window(), &SET_TIMEOUT.into(), &slow).unwrap();
    }
}
