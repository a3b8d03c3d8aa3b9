use yew::prelude::*;

use super::board::Board;
use crate::rules;
use crate::state::{Action, GameState};

/// The game: the state, and everything on the page that shows it.
#[component]
pub fn Game() -> Html {
    let state = use_reducer_eq(GameState::default);
    let dispatcher = state.dispatcher();
    let onclick = use_callback(dispatcher.clone(), |square: rules::Square, dispatcher| {
        dispatcher.dispatch(Action::Click(square));
    });
    let onkeydown = {
        let dispatcher = dispatcher.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                dispatcher.dispatch(Action::Cancel);
            }
        }
    };
    let onrestart = move |_: MouseEvent| dispatcher.dispatch(Action::NewGame);
    html! {
        <div class="game" {onkeydown}>
            <p class="status">{ state.status() }</p>
            <p class="advice">{ state.advice() }</p>
            <Board
                position={state.position()}
                last_move={state.last_move()}
                selected={state.selected()}
                {onclick}
            />
            <p class="message">{ state.message().to_string() }</p>
            <div class="controls">
                <button type="button" class="button" onclick={onrestart}>{ "New game" }</button>
            </div>
            { announcer(&state) }
        </div>
    }
}

/// The live region. Two lines take turns, so that the same words twice are read out twice.
fn announcer(state: &GameState) -> Html {
    // Nothing is announced before the first action: the page itself is read then.
    let text = if state.said() == 0 {
        String::new()
    } else {
        state.announcement()
    };
    let (even, odd) = if state.said().is_multiple_of(2) {
        (text, String::new())
    } else {
        (String::new(), text)
    };
    html! {
        <div class="announcer" aria-live="polite">
            <p>{ even }</p>
            <p>{ odd }</p>
        </div>
    }
}
