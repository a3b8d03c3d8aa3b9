use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{ManualLink, ShareButton};
use crate::browser::scroll_into_view;
use crate::game::GameAction;
use crate::record::Record;

/// The properties of [`ShareBox`].
#[derive(PartialEq, Properties)]
pub struct ShareBoxProps {
    /// The record of the game.
    pub record: Rc<Record>,
    /// Called with what became of the link.
    pub dispatch: Callback<GameAction>,
    /// The link that has to be copied by hand; it is shown until the game goes on.
    pub manual: Option<ManualLink>,
    /// Called when the message tells what became of the link.
    pub onreport: Callback<()>,
    /// Called with the link if it has to be copied by hand, and with `None` when the button is
    /// pressed.
    pub onmanual: Callback<Option<ManualLink>>,
}

/// Shares the link of the game as it is shown.
#[component]
pub fn ShareBox(props: &ShareBoxProps) -> Html {
    let ShareBoxProps {
        record,
        dispatch,
        manual,
        onreport,
        onmanual,
    } = props;
    let moment = record.moment();
    let shown = manual.clone().filter(|link| link.moment == moment);
    let input = use_node_ref();
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
            <p>
                { "Make your move and send the link. \
                   Your friend opens it, moves, and sends theirs back." }
            </p>
            <div class="share-box__row">
                <ShareButton {record} {dispatch} {onreport} {onmanual} />
                if let Some(ManualLink { url, .. }) = shown {
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
