use yew::prelude::*;

use super::{
    ResultsHandle, RouteHandle, SavedGamesHandle, use_computer, use_game_address, use_move_sound,
    use_results, use_saved_games,
};
use crate::browser::random;
use crate::game::{GameAction, GameState};
use crate::route::Screen;
use crate::settings::Settings;

/// The game that is played, a way to change it, the games that were saved and the results.
#[derive(Clone, PartialEq)]
pub struct GameHandle {
    /// The game.
    pub state: GameState,
    /// Called with what happens to the game.
    pub dispatch: Callback<GameAction>,
    /// The saved games.
    pub saved: SavedGamesHandle,
    /// The results against the computer.
    pub results: ResultsHandle,
}

/// Returns the game and runs its effects: the computer's moves, the address, saving, the results
/// and, if it is on, sound.
///
/// It is called once, above the screens, so that the game goes on whichever is shown. Saved games
/// and results are looked up when the page is `ready`.
#[hook]
pub fn use_game(route: &RouteHandle, settings: &Settings, ready: bool) -> GameHandle {
    // Tells the games of this page from those of other tabs and visits.
    let page_id = *use_memo((), |()| random::id());
    let reducer = {
        let route = route.route.clone();
        use_reducer_eq(move || GameState::from_route(&route))
    };
    let state = GameState::clone(&reducer);
    let dispatch = reducer.dispatcher().to_callback();
    let record = state.record();
    use_computer(&state, &dispatch);
    use_game_address(
        route,
        &state,
        &dispatch,
        page_id.wrapping_add(record.game()),
    );
    use_move_sound(settings.sound, record.moment());
    let save_id = page_id.wrapping_add(record.save_slot());
    let saved = use_saved_games(&state, &dispatch, save_id, &route.route, ready);
    let values_shown = settings.show_values && route.route.screen() == Screen::Play;
    let results = use_results(&state, &dispatch, values_shown, ready);
    GameHandle {
        state,
        dispatch,
        saved,
        results,
    }
}
