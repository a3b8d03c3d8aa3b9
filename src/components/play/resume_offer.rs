use web_sys::MouseEvent;
use yew::prelude::*;

/// The properties of [`ResumeOffer`].
#[derive(PartialEq, Properties)]
pub struct ResumeOfferProps {
    /// Called to resume the game.
    pub onresume: Callback<()>,
    /// Called to leave the game saved and go on without it.
    pub onpostpone: Callback<()>,
}

/// Offers to resume a saved game.
#[component]
pub fn ResumeOffer(props: &ResumeOfferProps) -> Html {
    let onresume = props.onresume.reform(|_: MouseEvent| ());
    let onpostpone = props.onpostpone.reform(|_: MouseEvent| ());
    html! {
        <div class="notice notice--offer">
            <span class="notice__text">{ "Last game kept." }</span>
            <button onclick={onresume}>{ "Resume" }</button>
            <button onclick={onpostpone}>{ "Not now" }</button>
        </div>
    }
}
