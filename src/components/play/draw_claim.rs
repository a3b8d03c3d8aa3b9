use web_sys::MouseEvent;
use yew::prelude::*;

/// The properties of [`DrawClaim`].
#[derive(PartialEq, Properties)]
pub struct DrawClaimProps {
    /// Called to claim the draw.
    pub onclaim: Callback<()>,
}

/// Offers to claim a draw.
#[component]
pub fn DrawClaim(props: &DrawClaimProps) -> Html {
    let onclick = props.onclaim.reform(|_: MouseEvent| ());
    html! {
        <div class="notice">
            <button {onclick}>{ "Three times here: claim a draw" }</button>
        </div>
    }
}
