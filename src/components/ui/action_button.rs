use web_sys::MouseEvent;
use yew::prelude::*;

use super::changing_text;

/// The properties of [`ActionButton`].
#[derive(PartialEq, Properties)]
pub struct ActionButtonProps {
    /// The text of the button.
    pub name: AttrValue,
    /// The key that does the same.
    #[prop_or_default]
    pub shortcut: Option<&'static str>,
    /// Whether the button does something now. If not it is dimmed, but can still be pressed, so that
    /// the page says why.
    #[prop_or(true)]
    pub enabled: bool,
    /// Whether this is the one thing to do now.
    #[prop_or_default]
    pub primary: bool,
    /// Refers to the button.
    #[prop_or_default]
    pub node: NodeRef,
    /// Called when the button is pressed.
    pub onclick: Callback<()>,
}

/// A button that names its key and is dimmed while it would do nothing.
#[component]
pub fn ActionButton(props: &ActionButtonProps) -> Html {
    let title = props.shortcut.map(|key| format!("{} ({key})", props.name));
    html! {
        <button
            class={props.primary.then_some("primary")}
            aria-disabled={(!props.enabled).then_some("true")}
            {title}
            ref={&props.node}
            onclick={props.onclick.reform(|_: MouseEvent| ())}
        >
            { changing_text(props.name.clone()) }
        </button>
    }
}
