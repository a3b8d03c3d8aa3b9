use yew::prelude::*;

use super::{App, LiveRegion};

/// The app, and around it the live region that announces what happens.
#[component]
pub fn Root() -> Html {
    html! {
        <LiveRegion>
            <App />
        </LiveRegion>
    }
}
