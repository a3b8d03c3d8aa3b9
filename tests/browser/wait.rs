//! Waiting for timers and events.

use std::time::Duration;

use gloo::utils::window;
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
pub use yew::platform::time::sleep;
use yew::scheduler::flush;

const POLL_INTERVAL: Duration = Duration::from_millis(5);
const MAX_POLLS: u32 = 1000;

/// Waits until the condition holds, and fails after five seconds.
pub async fn until(what: &str, condition: impl Fn() -> bool) {
    for _ in 0..MAX_POLLS {
        if condition() {
            return;
        }
        sleep(POLL_INTERVAL).await;
    }
    assert!(condition(), "{what}");
}

/// Waits until the app has rendered, and has done what it puts off until after the first render.
pub async fn settle() {
    flush().await;
    sleep(Duration::ZERO).await;
    flush().await;
}

/// Runs every timer ten times as fast, those of the tests included, until it is dropped.
pub struct FastTimers {
    set_timeout: Function,
}

impl FastTimers {
    pub fn new() -> Self {
        let set_timeout = Reflect::get(&window(), &SET_TIMEOUT.into()).unwrap();
        let set_timeout: Function = set_timeout.unchecked_into();
        let fast = Function::new_with_args("slow", "return (act, ms) => slow(act, ms / 10)");
        let fast = fast.call1(&JsValue::NULL, &set_timeout).unwrap();
        Reflect::set(&window(), &SET_TIMEOUT.into(), &fast).unwrap();
        Self { set_timeout }
    }
}

impl Drop for FastTimers {
    fn drop(&mut self) {
        Reflect::set(&window(), &SET_TIMEOUT.into(), &self.set_timeout).unwrap();
    }
}

const SET_TIMEOUT: &str = "setTimeout";

/// Holds back the timers that are set until it is dropped.
pub struct HeldTimers {
    fire: Function,
    restore: Function,
}

impl HeldTimers {
    pub fn start() -> Self {
        let code = "
            const { setTimeout, clearTimeout } = window;
            const held = new Map();
            window.setTimeout = (callback) => {
                const id = -1 - held.size;
                held.set(id, callback);
                return id;
            };
            window.clearTimeout = (id) => {
                if (held.has(id)) held.set(id, () => {});
                else clearTimeout(id);
            };
            const fire = () => held.forEach((callback) => callback());
            const restore = () => Object.assign(window, { setTimeout, clearTimeout });
            return [fire, restore];";
        let functions = Function::new_no_args(code).call0(&JsValue::NULL).unwrap();
        let functions: Array = functions.unchecked_into();
        Self {
            fire: functions.get(0).unchecked_into(),
            restore: functions.get(1).unchecked_into(),
        }
    }

    /// Calls every timer that was held back.
    pub fn fire(self) {
        self.fire.call0(&JsValue::NULL).unwrap();
    }
}

impl Drop for HeldTimers {
    fn drop(&mut self) {
        self.restore.call0(&JsValue::NULL).unwrap();
    }
}
