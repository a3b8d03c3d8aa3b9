use yew::prelude::*;

/// The properties of [`Checkbox`].
#[derive(PartialEq, Properties)]
pub struct CheckboxProps {
    /// The text beside the box.
    pub label: AttrValue,
    /// Whether the box is ticked.
    pub checked: bool,
    /// Called when a person ticks or unticks it.
    pub onchange: Callback<()>,
}

/// A labelled checkbox that shows what its parent says.
#[component]
pub fn Checkbox(props: &CheckboxProps) -> Html {
    let onchange = props.onchange.reform(|_: Event| ());
    html! {
        <label class="field">
            <input type="checkbox" checked={props.checked} {onchange} />
            { &props.label }
        </label>
    }
}
