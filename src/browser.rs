//! The only files outside the components that call the browser.

use gloo::utils::document;
use wasm_bindgen::JsCast;

pub mod address;
pub mod chance;
pub mod chart;
pub mod commands;
pub mod drag;
pub mod known;
pub mod moves;
pub mod settings;
pub mod share;
pub mod sound;
pub mod storage;
pub mod world;

/// The first element of the page that this selector names, as the kind that it is known to be.
fn find<T: JsCast>(selector: &str) -> Option<T> {
    let element = document().query_selector(selector).ok()??;
    Some(element.unchecked_into())
}
