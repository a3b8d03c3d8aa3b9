use std::rc::Rc;

use web_sys::MouseEvent;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::browser::{address, share};
use crate::components::ui::changing_text;
use crate::game::{GameAction, Message, ShareOutcome};
use crate::hooks::use_temporary;
use crate::record::{Moment, Record};
use crate::route::Route;
use crate::rules::Position;

/// How long the button says that the link has been copied.
const COPIED_MS: u32 = 2000;

/// A link that has to be copied by hand.
#[derive(Clone, Debug, PartialEq)]
pub struct ManualLink {
    /// The whole address.
    pub url: AttrValue,
    /// The moment of the game that the link leads to.
    pub moment: Moment,
}

/// The properties of [`ShareButton`].
#[derive(PartialEq, Properties)]
pub struct ShareButtonProps {
    /// The record of the game.
    pub record: Rc<Record>,
    /// Called with what became of the link.
    pub dispatch: Callback<GameAction>,
    /// Called when the message tells what became of the link.
    pub onreport: Callback<()>,
    /// Called with the link if it has to be copied by hand, and with `None` when the button is
    /// pressed.
    pub onmanual: Callback<Option<ManualLink>>,
}

/// A button that shares the link of the game as it is shown, or copies it.
#[component]
pub fn ShareButton(props: &ShareButtonProps) -> Html {
    let moment = props.record.moment();
    let (copied, oncopied) = use_temporary(COPIED_MS);
    let onclick = {
        let (record, dispatch) = (Rc::clone(&props.record), props.dispatch.clone());
        let (onreport, onmanual) = (props.onreport.clone(), props.onmanual.clone());
        move |_: MouseEvent| {
            let url = address::url_with(&route(&record));
            let (dispatch, oncopied) = (dispatch.clone(), oncopied.clone());
            let (onreport, onmanual) = (onreport.clone(), onmanual.clone());
            onmanual.emit(None);
            spawn_local(async move {
                let Some(outcome) = share::share("", &url).await else {
                    return;
                };
                dispatch.emit(GameAction::Report(Message::Shared(outcome)));
                if outcome == ShareOutcome::Copied {
                    oncopied.emit(moment);
                }
                if outcome == ShareOutcome::Manual {
                    let url = url.into();
                    onmanual.emit(Some(ManualLink { url, moment }));
                } else {
                    onreport.emit(());
                }
            });
        }
    };
    // After another move, there is another link to copy.
    let text = if copied == Some(moment) {
        "Copied ✓"
    } else {
        "Share"
    };
    html! {
        <button class="share-button" {onclick}>{ changing_text(text) }</button>
    }
}

/// Returns the route to the moment that is shown; before the first move, that is the plain page.
fn route(record: &Record) -> Route {
    match record.cursor() {
        0 if record.start() == Position::default() => Route::Play,
        cursor => Route::game(record.start(), record.moves().take(cursor)),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::notation::read_game;
    use crate::players::Players;

    fn record(game: &str) -> Record {
        let game = read_game(game).unwrap();
        Record::from_moves(game.start, game.moves, Players::default())
    }

    #[test]
    fn the_link_leads_to_the_moment_that_is_shown() {
        let game = record("b2 a3");
        let links = [0, 1, 2].map(|ply| route(&game.jump_to(ply)).to_string());
        assert_eq!(links, ["#/", "#/play/b2", "#/play/b2.a3"]);
        assert_eq!(route(&Record::default()), Route::Play);
        let game = record("X--------:O/b2");
        let links = [0, 1].map(|ply| route(&game.jump_to(ply)).to_string());
        assert_eq!(links, ["#/play/X--------:O", "#/play/X--------:O/b2"]);
    }
}
