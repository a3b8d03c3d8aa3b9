//! Saving the picture of the atlas as a file.

use gloo::utils::{document, window};
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, Element, HtmlAnchorElement, Url, XmlSerializer};

/// The properties that the style sheets of the page give to the parts of a picture.
const STYLED: [&str; 12] = [
    "display",
    "fill",
    "font-family",
    "font-size",
    "font-style",
    "letter-spacing",
    "opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-width",
    "text-anchor",
];

/// Offers a picture as a file that needs nothing of the page, unless the browser refuses.
pub fn save_picture(picture: &Element, name: &str) {
    let _ = try_save(picture, name);
}

fn try_save(picture: &Element, name: &str) -> Result<(), JsValue> {
    let copy: Element = picture.clone_node_with_deep(true)?.dyn_into()?;
    copy_styles(picture, &copy)?;
    let text = XmlSerializer::new()?.serialize_to_string(&copy)?;
    let options = BlobPropertyBag::new();
    options.set_type("image/svg+xml");
    let parts = Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&url)
}

/// Writes the styles of an element and of all in it into the attributes of its copy.
fn copy_styles(original: &Element, copy: &Element) -> Result<(), JsValue> {
    if let Some(style) = window().get_computed_style(original)? {
        for property in STYLED {
            let value = style.get_property_value(property)?;
            copy.set_attribute(property, &value)?;
        }
    }
    let originals = original.children();
    let copies = copy.children();
    for index in 0..originals.length() {
        if let (Some(original), Some(copy)) = (originals.item(index), copies.item(index)) {
            copy_styles(&original, &copy)?;
        }
    }
    Ok(())
}
