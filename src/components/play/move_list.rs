use gloo::timers::callback::Timeout;
use web_sys::{HtmlElement, MouseEvent};
use yew::prelude::*;

use crate::game::GameAction;
use crate::rules::Move;

/// How many moves the browser lays out together; it skips those out of sight.
const CHUNK: usize = 20;

/// How much of the list is shown above the current move.
const SPACE_ABOVE_PX: i32 = 80;

/// The properties of [`MoveList`].
#[derive(PartialEq, Properties)]
pub struct MoveListProps {
    /// All moves of the game.
    pub moves: Vec<Move>,
    /// How many of them have been played at the moment that is shown.
    pub cursor: usize,
    /// Called with the moment that is to be shown.
    pub dispatch: Callback<GameAction>,
}

/// The list of moves, each of which shows the game after it.
#[component]
pub fn MoveList(props: &MoveListProps) -> Html {
    let list = use_node_ref();
    let current = use_node_ref();
    {
        let (list, current) = (list.clone(), current.clone());
        use_effect_with((props.cursor, props.moves.len()), move |_| {
            // In a task of its own, because measuring forces a layout.
            let timer = Timeout::new(0, move || scroll_to(&list, &current));
            move || drop(timer)
        });
    }
    let current_in = |first: usize, moves: &[Move]| {
        let is_here = first < props.cursor && props.cursor <= first + moves.len();
        is_here.then(|| (props.cursor, current.clone()))
    };
    let at_start = (props.cursor == 0).then(|| current.clone());
    let chunks = (0..).step_by(CHUNK).zip(props.moves.chunks(CHUNK));
    html! {
        <section class="moves">
            <h2>{ "Moves" }</h2>
            <div class="move-list" ref={list}>
                { move_button(0, "Start".into(), at_start, &props.dispatch) }
                for (first, moves) in chunks {
                    <MoveChunk
                        key={first}
                        {first}
                        moves={moves.to_vec()}
                        current={current_in(first, moves)}
                        dispatch={&props.dispatch}
                    />
                }
            </div>
        </section>
    }
}

/// The properties of [`MoveChunk`].
#[derive(PartialEq, Properties)]
struct MoveChunkProps {
    /// The number of moves before the chunk.
    first: usize,
    moves: Vec<Move>,
    /// The ply of the current move and the reference to its button, if it is in the chunk.
    current: Option<(usize, NodeRef)>,
    dispatch: Callback<GameAction>,
}

/// Some moves of the list; of a long game, only the chunks that have changed are rendered.
#[component]
fn MoveChunk(props: &MoveChunkProps) -> Html {
    let current = |ply: usize| {
        let current = props.current.as_ref();
        current
            .filter(|(cursor, _)| *cursor == ply)
            .map(|(_, node)| node.clone())
    };
    html! {
        <div class="move-list__chunk">
            for (ply, m) in (props.first + 1..).zip(&props.moves) {
                { move_button(ply, m.to_string(), current(ply), &props.dispatch) }
            }
        </div>
    }
}

/// Renders the button of one move; that of the current move has a reference.
fn move_button(
    ply: usize,
    name: String,
    current: Option<NodeRef>,
    dispatch: &Callback<GameAction>,
) -> Html {
    let onclick = dispatch.reform(move |_: MouseEvent| GameAction::JumpTo(ply));
    let aria_current = current.as_ref().map(|_| "step");
    html! {
        <button
            class="move-list__move"
            aria-current={aria_current}
            key={ply}
            ref={current.unwrap_or_default()}
            {onclick}
        >
            { name }
        </button>
    }
}

/// Scrolls the list, and nothing else, to the current move.
fn scroll_to(list: &NodeRef, current: &NodeRef) {
    if let Some(list) = list.cast::<HtmlElement>()
        && let Some(current) = current.cast::<HtmlElement>()
    {
        let (list_box, current_box) = (
            list.get_bounding_client_rect(),
            current.get_bounding_client_rect(),
        );
        #[allow(clippy::cast_possible_truncation, reason = "a distance in pixels")]
        let distance = (current_box.top() - list_box.top()) as i32;
        list.set_scroll_top(list.scroll_top() + distance - SPACE_ABOVE_PX);
    }
}
