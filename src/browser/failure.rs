//! The notice that the game cannot go on.

use gloo::utils::document;

/// Shows the notice in `index.html` when the program panics.
pub fn report_panics() {
    yew::set_custom_panic_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        if let Some(notice) = document().get_element_by_id("failure") {
            // The attribute's name is valid, so this cannot fail.
            let _ = notice.remove_attribute("hidden");
        }
    }));
}
