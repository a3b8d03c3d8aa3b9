//! Waiting for what takes its time.

use std::time::Duration;

use gloo::utils::window;
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
pub use yew::platform::time::sleep;

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

/// Lets every timer run ten times as fast, this module's own among them, until it is dropped.
pub struct Haste {
    set_timeout: Function,
}

impl Haste {
    pub fn new() -> Self {
        let set_timeout = Reflect::get(&window(), &SET_TIMEOUT.into()).unwrap();
        let set_timeout: Function = set_timeout.unchecked_into();
        let fast = Function::new_with_args("slow", "return (act, ms) => slow(act, ms / 10)");
        let fast = fast.call1(&JsValue::NULL, &set_timeout).unwrap();
        Reflect::set(&window(), &SET_TIMEOUT.into(), &fast).unwrap();
        Self { set_timeout }
    }
}

impl Drop for Haste {
    fn drop(&mut self) {
        Reflect::set(&window(), &SET_TIMEOUT.into(), &self.set_timeout).unwrap();
    }
}

const SET_TIMEOUT: &str = "setTimeout";
