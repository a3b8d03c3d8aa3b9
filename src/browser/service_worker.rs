//! The service worker, which keeps the page for when there is no network.

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use yew::platform::spawn_local;

/// How long after the start the worker is registered, so that it does not delay the game.
const DELAY_MS: u32 = 3000;

/// Written into the bundle by `cargo xtask post-build`.
const SCRIPT: &str = "sw.js";

#[wasm_bindgen]
extern "C" {
    // Missing on insecure pages, and blocked in some browsers, where reading it throws.
    type WorkerNavigator;
    #[wasm_bindgen(method, getter, catch, js_name = serviceWorker)]
    fn service_worker(this: &WorkerNavigator) -> Result<Option<Container>, JsValue>;

    type Container;
    #[wasm_bindgen(method, catch)]
    fn register(this: &Container, script: &str) -> Result<Promise, JsValue>;
}

/// Registers the worker once the game has had time to start.
pub fn register() {
    Timeout::new(DELAY_MS, || {
        let navigator: WorkerNavigator = window().navigator().unchecked_into();
        if let Ok(Some(container)) = navigator.service_worker()
            && let Ok(registration) = container.register(SCRIPT)
        {
            // Without a worker the game is played with a network only.
            spawn_local(async { drop(JsFuture::from(registration).await) });
        }
    })
    .forget();
}
