//! Sharing a link.

use gloo::utils::window;
use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::game::ShareOutcome;

#[wasm_bindgen]
extern "C" {
    // Not every browser has these, and none has them on an insecure page, so they are looked up
    // rather than assumed as `web_sys` does.
    type ShareNavigator;
    #[wasm_bindgen(method, getter, js_name = share)]
    fn share_function(this: &ShareNavigator) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn clipboard(this: &ShareNavigator) -> Option<Clipboard>;
    #[wasm_bindgen(method, catch)]
    fn share(this: &ShareNavigator, data: &ShareData) -> Result<Promise, JsValue>;

    type Clipboard;
    #[wasm_bindgen(method, catch, js_name = writeText)]
    fn write_text(this: &Clipboard, text: &str) -> Result<Promise, JsValue>;

    type ShareData;
    #[wasm_bindgen(method, setter)]
    fn set_text(this: &ShareData, text: &str);
    #[wasm_bindgen(method, setter)]
    fn set_url(this: &ShareData, url: &str);
}

/// Passes the link to the share sheet of a device that is used by touch, else copies it; returns
/// `None` if the person closes the sheet. The text, unless it is empty, goes before the link.
pub async fn share(text: &str, url: &str) -> Option<ShareOutcome> {
    let navigator: ShareNavigator = window().navigator().unchecked_into();
    let (promise, outcome) = if has_coarse_pointer() && navigator.share_function().is_truthy() {
        let data: ShareData = js_sys::Object::new().unchecked_into();
        if !text.is_empty() {
            data.set_text(text);
        }
        data.set_url(url);
        (navigator.share(&data), ShareOutcome::Shared)
    } else {
        let copied = navigator
            .clipboard()
            .map(|clipboard| clipboard.write_text(&with_text(text, url)));
        (
            copied.unwrap_or(Err(JsValue::UNDEFINED)),
            ShareOutcome::Copied,
        )
    };
    let result = match promise {
        Ok(promise) => JsFuture::from(promise).await,
        Err(error) => Err(error),
    };
    match result {
        Ok(_) => Some(outcome),
        Err(error) if is_abort(&error) => None,
        Err(_) => Some(ShareOutcome::Manual),
    }
}

/// Returns the text, if there is one, and the link.
#[must_use]
pub fn with_text(text: &str, url: &str) -> String {
    format!("{text} {url}").trim_start().into()
}

/// Returns whether a person has cancelled what they were asked for.
fn is_abort(error: &JsValue) -> bool {
    let name = js_sys::Reflect::get(error, &"name".into());
    name.is_ok_and(|name| name == "AbortError")
}

/// Returns whether the main pointer is a finger or as imprecise as one.
fn has_coarse_pointer() -> bool {
    let query = window().match_media("(pointer: coarse)");
    query.is_ok_and(|query| query.is_some_and(|query| query.matches()))
}
