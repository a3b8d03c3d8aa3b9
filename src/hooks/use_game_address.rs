use web_sys::HashChangeEvent;
use yew::prelude::*;

use super::{RouteHandle, use_delayed_effect, use_update_effect_with, use_window_event};
use crate::browser::address::{self, Navigation};
use crate::game::{GameAction, GameState, Message};
use crate::notation::Game;
use crate::route::Route;

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
            if let Route::Game(game) = route
                && address::entry_game() != Some(id)
            {
                dispatch.emit(GameAction::OpenAddress(game.as_str().into()));
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
    let game = is_game.then(|| Game {
        start: game.record().start(),
        moves: game.record().moves().collect(),
    });
    let route = route.clone();
    use_delayed_effect(id, game, move |game| {
        if let Some(Game { start, moves }) = game
            && !route.route.holds(*start, moves)
            && address::entry_game() == Some(id)
        {
            let to = Route::game(*start, moves.iter().copied());
            route.navigate(&to, Navigation::Replace);
        }
    });
}
