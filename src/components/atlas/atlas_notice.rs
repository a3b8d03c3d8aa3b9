use yew::prelude::*;

use crate::atlas::{AtlasAction, AtlasState};
use crate::components::ui::{Checkbox, changing_text};
use crate::route::Screen;

/// The properties of [`AtlasNotice`].
#[derive(PartialEq, Properties)]
pub struct AtlasNoticeProps {
    /// What is shown.
    pub state: AtlasState,
    /// The way of the game in words, once it is known.
    pub summary: Option<String>,
    /// Called with what is switched.
    pub dispatch: Callback<AtlasAction>,
}

/// The game whose way is drawn, in one sentence, and a switch for it.
#[component]
pub fn AtlasNotice(props: &AtlasNoticeProps) -> Html {
    let AtlasNoticeProps {
        state,
        summary,
        dispatch,
    } = props;
    if let Some(instead) = state.shown_instead() {
        return html! { <span class="notice__text" key="instead">{ instead }</span> };
    }
    if state.game().is_none() {
        return html! {
            <span class="notice__text" key="invitation">
                <a href={Screen::Play.route().to_string()}>{ "Play a game" }</a>
                { " and see its way drawn here." }
            </span>
        };
    }
    let (whose, label) = if state.is_own_game() {
        ("Your game", "My game")
    } else {
        ("The game", "Game")
    };
    html! {
        <>
            <span class="notice__text" key="summary">
                { summary.as_ref().map(|summary| changing_text(format!("{whose}: {summary}"))) }
            </span>
            <Checkbox
                key="switch"
                {label}
                checked={state.shows_game()}
                onchange={dispatch.reform(|()| AtlasAction::ToggleGame)}
            />
        </>
    }
}
