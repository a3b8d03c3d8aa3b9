//! The service worker, which keeps the page for when there is no network.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::EventTarget;
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

    #[wasm_bindgen(extends = EventTarget)]
    type Container;
    #[wasm_bindgen(method, getter)]
    fn controller(this: &Container) -> Option<js_sys::Object>;
    #[wasm_bindgen(method, catch)]
    fn register(this: &Container, script: &str) -> Result<Promise, JsValue>;
    #[wasm_bindgen(method, catch, js_name = getRegistration)]
    fn registration(this: &Container) -> Result<Promise, JsValue>;

    type Registration;
    #[wasm_bindgen(method, catch)]
    fn update(this: &Registration) -> Result<Promise, JsValue>;
}

/// Registers the worker once the game has had time to start.
pub fn register() {
    Timeout::new(DELAY_MS, || {
        if let Some(container) = container()
            && let Ok(registration) = container.register(SCRIPT)
        {
            // Without a worker the game is played with a network only.
            spawn_local(async { drop(JsFuture::from(registration).await) });
        }
    })
    .forget();
}

/// Calls back when a newer version of the page has been kept, until the listener is dropped.
///
/// `None` if the page did not come from a worker, or there are none.
pub fn on_new_version(mut callback: impl FnMut() + 'static) -> Option<EventListener> {
    let container = container()?;
    container.controller()?;
    // The worker of the newer version takes over as soon as it has kept everything.
    let listener = EventListener::new(&container, "controllerchange", move |_| callback());
    Some(listener)
}

/// Asks the browser to look for a newer version; it does so by itself only when the page is loaded.
pub fn look_for_new_version() {
    spawn_local(async {
        // Without a network there is none to be found.
        let _ = try_look().await;
    });
}

async fn try_look() -> Result<(), JsValue> {
    if let Some(container) = container() {
        let registration = JsFuture::from(container.registration()?).await?;
        if !registration.is_undefined() {
            let registration: Registration = registration.unchecked_into();
            JsFuture::from(registration.update()?).await?;
        }
    }
    Ok(())
}

fn container() -> Option<Container> {
    let navigator: WorkerNavigator = window().navigator().unchecked_into();
    navigator.service_worker().ok().flatten()
}
