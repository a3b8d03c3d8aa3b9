use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::browser::random;
use crate::game::{GameAction, GameState};

/// How long the computer pauses, so that its move can be followed.
const PAUSE_MS: u32 = 600;

/// Plays the computer's move after a pause, unless the game changes meanwhile.
#[hook]
pub fn use_computer(game: &GameState, dispatch: &Callback<GameAction>) {
    let dispatch = dispatch.clone();
    use_effect_with(game.computer_turn(), move |turn| {
        let timer = turn.map(|_| {
            Timeout::new(PAUSE_MS, move || {
                let seed = random::seed();
                dispatch.emit(GameAction::ComputerMove { seed });
            })
        });
        move || drop(timer)
    });
}
