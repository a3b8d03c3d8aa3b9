use web_sys::{HtmlInputElement, SubmitEvent};
use yew::prelude::*;

use crate::browser::address;
use crate::game::GameAction;
use crate::route::Route;

/// The properties of [`OpenForm`].
#[derive(PartialEq, Properties)]
pub struct OpenFormProps {
    /// Called with the game that is opened.
    pub dispatch: Callback<GameAction>,
    /// Called with the route of a position that is opened.
    pub onvisit: Callback<Route>,
    /// Called when the message tells what was opened.
    pub onreport: Callback<()>,
}

/// Opens a game, or a position, that was pasted.
#[component]
pub fn OpenForm(props: &OpenFormProps) -> Html {
    let input = use_node_ref();
    let onsubmit = {
        let (input, dispatch) = (input.clone(), props.dispatch.clone());
        let (onvisit, onreport) = (props.onvisit.clone(), props.onreport.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            let Some(input) = input.cast::<HtmlInputElement>() else {
                return;
            };
            // The text stays to be corrected, and the next one that is pasted replaces it.
            input.select();
            let text = input.value();
            let text = text.trim_ascii();
            match address::parse(text) {
                route @ Route::Position(_) => onvisit.emit(route),
                _ => dispatch.emit(GameAction::OpenText(address::decode(text).into())),
            }
            onreport.emit(());
        }
    };
    html! {
        <form class="open-form" {onsubmit}>
            <input
                class="open-form__text"
                aria-label="Link or moves"
                placeholder="Paste a link or moves"
                ref={input}
            />
            <button>{ "Open" }</button>
        </form>
    }
}
