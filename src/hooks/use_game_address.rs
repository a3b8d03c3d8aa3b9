use gloo::utils::window;
use web_sys::HashChangeEvent;
use yew::prelude::*;

use super::{RouteHandle, use_delayed_effect, use_event};
use crate::browser::address::{self, Navigation};
use crate::game::{GameAction, GameState, Message};
use crate::route::Route;
use crate::rules::Move;

/// How long after a move the address follows, so that it never delays the next one.
const DELAY_MS: u32 = 300;

/// Opens the game of an address that is visited, and lets the address of a game follow its moves.
///
/// The history entries of a game hold its id: going back to one of them shows the game as it is now.
#[hook]
pub fn use_game_address(
    route: &RouteHandle,
    game: &GameState,
    dispatch: &Callback<GameAction>,
    id: u32,
) {
    {
        let dispatch = dispatch.clone();
        use_event(window().into(), "hashchange", move |_: &HashChangeEvent| {
            if address::route() == Route::Unknown {
                dispatch.emit(GameAction::Report(Message::NotFound));
            }
        });
    }
    {
        let dispatch = dispatch.clone();
        let is_mounted = use_mut_ref(|| false);
        // Before the effect below, which stores the id of the game in the new entry.
        use_effect_with(route.route.clone(), move |route| {
            // The first address was opened with the page.
            if is_mounted.replace(true)
                && let Route::Game(moves) = route
                && address::entry_game() != Some(id)
            {
                dispatch.emit(GameAction::OpenAddress(moves.as_str().into()));
            }
        });
    }

    let is_game = matches!(route.route, Route::Game(_));
    use_effect_with((route.route.clone(), id), move |(_, id)| {
        if is_game {
            address::set_entry_game(*id);
        }
    });

    let moves = is_game.then(|| game.record().moves().collect::<Vec<Move>>());
    let route = route.clone();
    use_delayed_effect(moves, DELAY_MS, move |moves| {
        if let Some(moves) = moves
            && !route.route.holds(moves)
        {
            route.navigate(Route::game(moves.iter().copied()), Navigation::Replace);
        }
    });
}
