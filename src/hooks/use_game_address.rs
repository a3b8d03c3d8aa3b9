use web_sys::HashChangeEvent;
use yew::prelude::*;

use super::{RouteHandle, use_delayed_effect, use_update_effect_with, use_window_event};
use crate::browser::address::{self, Navigation};
use crate::game::{GameAction, GameState, Message};
use crate::route::Route;
use crate::rules::Move;

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
        use_window_event("hashchange", move |_: &HashChangeEvent| {
            if address::route() == Route::Unknown {
                dispatch.emit(GameAction::Report(Message::NotFound));
            }
        });
    }
    {
        let dispatch = dispatch.clone();
        // Before the effect below, which stores the id of the game in the new entry.
        use_update_effect_with(route.route.clone(), move |route| {
            if let Route::Game(moves) = route
                && address::entry_game() != Some(id)
            {
                dispatch.emit(GameAction::OpenAddress(moves.as_str().into()));
            }
        });
    }
    use_effect_with((route.route.clone(), id), move |(route, id)| {
        let is_current = address::route() == *route && address::entry_game() != Some(*id);
        if matches!(route, Route::Game(_)) && is_current {
            address::set_entry_game(*id);
        }
    });

    let is_game = matches!(route.route, Route::Game(_));
    let moves = is_game.then(|| game.record().moves().collect::<Vec<Move>>());
    let route = route.clone();
    use_delayed_effect(id, moves, move |moves| {
        if let Some(moves) = moves
            && !route.route.holds(moves)
            && address::entry_game() == Some(id)
        {
            let to = Route::game(moves.iter().copied());
            route.navigate(&to, Navigation::Replace);
        }
    });
}
