use gloo::utils::document;
use yew::prelude::*;

/// Shows the state of the screen in the title of the page.
#[hook]
pub fn use_title(state: &AttrValue) {
    use_effect_with(state.clone(), |state| {
        document().set_title(&format!("{state}, Chorus Lapilli"));
    });
}
