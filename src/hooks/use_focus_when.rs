use web_sys::{FocusOptions, HtmlElement};
use yew::prelude::*;

use super::use_update_effect_with;

/// Moves the focus to an element when the condition becomes true, without scrolling.
#[hook]
pub fn use_focus_when(condition: bool, element: &NodeRef) {
    let element = element.clone();
    use_update_effect_with(condition, move |condition| {
        if *condition && let Some(element) = element.cast::<HtmlElement>() {
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            // An element that has left the page cannot take the focus.
            let _ = element.focus_with_options(&options);
        }
    });
}
