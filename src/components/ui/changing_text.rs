use yew::prelude::*;

/// Returns a text that changes, in an element that is replaced with it.
///
/// A browser's translation puts elements of its own in the place of text nodes, so that a new text in
/// the former node would not be seen.
pub fn changing_text(text: impl Into<AttrValue>) -> Html {
    let text = text.into();
    html! { <span key={text.to_string()}>{ text }</span> }
}
