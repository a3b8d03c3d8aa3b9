//! Handing a link to somebody else.

use gloo::utils::window;
use wasm_bindgen::prelude::*;
use yew::Callback;

use crate::state::{Action, Shared};

#[wasm_bindgen]
extern "C" {
    // Neither is there in every browser or on every page, so both are looked up, not assumed.
    type Hands;
    #[wasm_bindgen(method, getter)]
    fn share(this: &Hands) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn clipboard(this: &Hands) -> JsValue;
    #[wasm_bindgen(method, catch, js_name = share)]
    fn offer(this: &Hands, what: &Parcel) -> Result<js_sys::Promise, JsValue>;

    type Clipboard;
    #[wasm_bindgen(method, catch, js_name = writeText)]
    fn write_text(this: &Clipboard, text: &str) -> Result<js_sys::Promise, JsValue>;

    type Parcel;
    #[wasm_bindgen(method, setter)]
    fn set_url(this: &Parcel, url: &str);
}

/// Offers the link to the device's share sheet where there is one, else copies it, else asks for
/// it to be shown; and says which.
pub fn share(link: &str, act: &Callback<Action>) {
    let hands: Hands = window().navigator().unchecked_into();
    let (promise, done) = if hands.share().is_undefined() {
        let clipboard = hands.clipboard();
        let copied = if clipboard.is_undefined() {
            Err(clipboard)
        } else {
            clipboard.unchecked_into::<Clipboard>().write_text(link)
        };
        (copied, Shared::Copied)
    } else {
        let parcel: Parcel = js_sys::Object::new().unchecked_into();
        parcel.set_url(link);
        (hands.offer(&parcel), Shared::Sheet)
    };
    let say = |shared| {
        let act = act.clone();
        Closure::once_into_js(move || act.emit(Action::Shared(shared)))
    };
    match promise {
        Ok(promise) => {
            let promise: Thenable = promise.unchecked_into();
            promise.then(&say(done), &say(Shared::Shown));
        }
        Err(_) => act.emit(Action::Shared(Shared::Shown)),
    }
}

#[wasm_bindgen]
extern "C" {
    type Thenable;
    #[wasm_bindgen(method)]
    fn then(this: &Thenable, done: &JsValue, failed: &JsValue);
}
