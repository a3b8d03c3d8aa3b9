use yew::prelude::*;

use super::{
    RouteHandle, SavedGamesHandle, SettingsHandle, use_computer, use_game_address, use_move_sound,
    use_saved_games,
};
use crate::browser::random;
use crate::game::GameState;

/// The game that is played, and the games that were saved.
#[derive(Clone, PartialEq)]
pub struct GameHandle {
    /// The game.
    pub state: UseReducerHandle<GameState>,
    /// The saved games.
    pub saved: SavedGamesHandle,
}

/// Returns the game that the page plays and everything that follows from it outside the DOM: the
/// computer's moves, the address, saving and sound.
///
/// It is called once, above the screens, so that the game goes on whichever is shown.
#[hook]
pub fn use_game(route: &RouteHandle, settings: &SettingsHandle, ready: bool) -> GameHandle {
    // Tells the games of this page from those of other tabs and visits.
    let page_id = *use_memo((), |()| random::id());
    let state = {
        let route = route.get().clone();
        use_reducer_eq(move || GameState::from_route(&route))
    };
    let record = state.record();
    use_computer(&state);
    use_game_address(route, &state, page_id.wrapping_add(record.game()));
    use_move_sound(settings.sound, record.moment());
    let save_id = page_id.wrapping_add(record.save_slot());
    let saved = use_saved_games(&state, save_id, route.get(), ready);
    GameHandle { state, saved }
}
