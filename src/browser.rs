//! What calls the browser, outside the components.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::notation::read_square;
use crate::rules::Square;

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

/// Gives the focus to the first element that this selector names.
fn focus(selector: &str) {
    if let Some(element) = find::<HtmlElement>(selector) {
        // An element that left the page has no focus to take: nothing to do about it.
        let _ = element.focus();
    }
}

/// The square whose button this is.
fn square(element: &Element) -> Option<Square> {
    read_square(&element.get_attribute("data-square")?)
}

/// The first element of the page that this selector names, as the kind that it is known to be.
fn find<T: JsCast>(selector: &str) -> Option<T> {
    let element = document().query_selector(selector).ok()??;
    Some(element.unchecked_into())
}
