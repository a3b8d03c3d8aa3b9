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
    let oncancel = use_callback(dispatcher.clone(), |(), dispatcher| {
        dispatcher.dispatch(Action::Cancel);
    });
    let onrestart = use_callback(dispatcher, |_: MouseEvent, dispatcher| {
        dispatcher.dispatch(Action::NewGame);
    });
    html! {
        <>
            <p class="status">{ state.status() }</p>
            <p class="advice">{ state.advice() }</p>
            <Board
                position={state.position()}
                last_move={state.last_move()}
                selected={state.selected()}
                {onclick}
                {oncancel}
            />
            <p class="message">{ state.message().to_string() }</p>
            <div class="controls">
                <button type="button" class="button" onclick={onrestart}>{ "New game" }</button>
            </div>
            <Announcer said={state.said()} text={state.announcement()} />
        </>
    }
}

#[derive(PartialEq, Properties)]
struct AnnouncerProps {
    said: u32,
    text: String,
}

/// The live region. Two lines take turns, so that the same words twice are read out twice.
#[component]
fn Announcer(props: &AnnouncerProps) -> Html {
    // Nothing is announced before the first action: the page itself is read then.
    let text = if props.said == 0 { "" } else { &props.text };
    let (even, odd) = if props.said.is_multiple_of(2) {
        (text, "")
    } else {
        ("", text)
    };
    html! {
        <div class="announcer" aria-live="polite">
            <p>{ even }</p>
            <p>{ odd }</p>
        </div>
    }
}
