use std::rc::Rc;

use web_sys::{HtmlInputElement, MouseEvent};
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::browser::{address, scroll_into_view, share};
use crate::game::{GameAction, Message, ShareOutcome};
use crate::record::Record;
use crate::route::Route;

/// The properties of [`ShareBox`].
#[derive(PartialEq, Properties)]
pub struct ShareBoxProps {
    /// The record of the game.
    pub record: Rc<Record>,
    /// Called with what became of the link.
    pub dispatch: Callback<GameAction>,
    /// Whether the browser has refused to save.
    pub is_saving_refused: bool,
    /// Called when the message tells what became of the link.
    pub onreport: Callback<()>,
}

/// Shares the link of the game as it is shown.
#[component]
pub fn ShareBox(props: &ShareBoxProps) -> Html {
    let record = &props.record;
    let moment = record.moment();
    // The link that has to be copied by hand, and the moment that it leads to.
    let manual = use_state(|| None);
    let shown = (*manual).clone().filter(|(shown, _)| *shown == moment);
    let input = use_node_ref();
    let onclick = {
        let (record, manual) = (Rc::clone(record), manual.setter());
        let (dispatch, onreport) = (props.dispatch.clone(), props.onreport.clone());
        move |_: MouseEvent| {
            let (dispatch, onreport) = (dispatch.clone(), onreport.clone());
            let (url, manual) = (link(&record), manual.clone());
            manual.set(None);
            spawn_local(async move {
                let outcome = share::share(&url).await;
                dispatch.emit(GameAction::Report(Message::Shared(outcome)));
                if outcome == ShareOutcome::Manual {
                    manual.set(Some((moment, url)));
                } else {
                    onreport.emit(());
                }
            });
        }
    };
    {
        let input = input.clone();
        use_effect_with(shown.clone(), move |shown| {
            if shown.is_some()
                && let Some(input) = input.cast::<HtmlInputElement>()
            {
                input.select();
                scroll_into_view(&input);
            }
        });
    }
    html! {
        <section class="share-box">
            <h2>{ "Far apart" }</h2>
            <p>{ "Make a move and share the link. Your opponent opens it and does the same." }</p>
            if props.is_saving_refused {
                <p class="share-box__warning" role="status">
                    { "This browser keeps nothing. Share the link to keep the game." }
                </p>
            }
            <div class="share-box__row">
                <button {onclick}>{ "Share" }</button>
                if let Some((_, url)) = shown {
                    <input
                        class="share-box__link"
                        aria-label="Link to this game"
                        readonly=true
                        value={url}
                        ref={input}
                    />
                }
            </div>
        </section>
    }
}

/// Returns the link to the moment that is shown.
fn link(record: &Record) -> String {
    let moves = record.moves().take(record.cursor());
    address::url_with(&Route::game(record.start(), moves))
}
