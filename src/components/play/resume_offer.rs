use web_sys::MouseEvent;
use yew::prelude::*;

/// The properties of [`ResumeOffer`].
#[derive(PartialEq, Properties)]
pub struct ResumeOfferProps {
    /// Whether the game is the newest of the saved ones.
    pub is_newest: bool,
    /// Called to resume the game.
    pub onresume: Callback<()>,
    /// Called to leave the game saved and see the next older one, if there is one.
    pub onpostpone: Callback<()>,
}

/// Offers to resume a saved game.
#[component]
pub fn ResumeOffer(props: &ResumeOfferProps) -> Html {
    let onresume = props.onresume.reform(|_: MouseEvent| ());
    let text = if props.is_newest {
        "Last game kept."
    } else {
        "Older game kept."
    };
    let onpostpone = props.onpostpone.reform(|_: MouseEvent| ());
    html! {
        <div class="notice">
            <span class="notice__text">{ text }</span>
            <button onclick={onresume}>{ "Resume" }</button>
            <button onclick={onpostpone}>{ "Not now" }</button>
        </div>
    }
}
