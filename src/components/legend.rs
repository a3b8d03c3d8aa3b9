use yew::prelude::*;

/// The meaning of the values on the board.
#[component]
pub fn Legend() -> Html {
    html! {
        <p class="legend">
            <span class="legend__win">{ "+2" }</span>
            { " wins in 2 · " }
            <span class="legend__draw">{ "=" }</span>
            { " draw · " }
            <span class="legend__loss">{ "−2" }</span>
            { " loses in 2" }
        </p>
    }
}
