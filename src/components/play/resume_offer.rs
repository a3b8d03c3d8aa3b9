use std::rc::Rc;

use yew::prelude::*;

use crate::components::ui::{ActionButton, changing_text};
use crate::players::Opponent;
use crate::saved_games::SavedGame;

/// The properties of [`ResumeOffer`].
#[derive(PartialEq, Properties)]
pub struct ResumeOfferProps {
    /// The game that is offered.
    pub game: Rc<SavedGame>,
    /// Called to resume the game.
    pub onresume: Callback<()>,
    /// Called to leave the game saved and see the next older one, if there is one.
    pub onpostpone: Callback<()>,
}

/// Offers to resume a saved game.
#[component]
pub fn ResumeOffer(props: &ResumeOfferProps) -> Html {
    html! {
        <>
            <span class="notice__text">{ changing_text(describe(&props.game)) }</span>
            <ActionButton name="Resume" onclick={&props.onresume} />
            <ActionButton name="Not now" onclick={&props.onpostpone} />
        </>
    }
}

/// Returns who plays the game and how far it has come.
fn describe(game: &SavedGame) -> String {
    let players = match game.players.opponent {
        Opponent::Human => "two players".into(),
        Opponent::Computer(level) => format!("computer ({})", level.name()),
    };
    format!("Unfinished game: {players}, move {}.", game.moves.len())
}
