use web_sys::MouseEvent;
use yew::prelude::*;

use crate::explorer::ExplorerAction;
use crate::rules::Position;
use crate::solver::{Choice, describe_value, table};

/// The properties of [`MoveTable`].
#[derive(PartialEq, Properties)]
pub struct MoveTableProps {
    /// The position.
    pub position: Position,
    /// Refers to the button of the first move.
    pub first_move: NodeRef,
    /// Called with a move that is to be played.
    pub dispatch: Callback<ExplorerAction>,
}

/// Every move of a position with its value, the best first.
#[component]
pub fn MoveTable(props: &MoveTableProps) -> Html {
    let row = |(index, Choice { m, value, .. }): (usize, Choice)| {
        let onclick = props
            .dispatch
            .reform(move |_: MouseEvent| ExplorerAction::Play(m));
        let node = (index == 0).then(|| props.first_move.clone());
        html! {
            <li key={m.to_string()}>
                <button
                    class="move-table__move"
                    data-move={m.to_string()}
                    data-value={value.to_string()}
                    ref={node.unwrap_or_default()}
                    {onclick}
                >
                    <b>{ m.to_string() }</b>
                    { " " }
                    { describe_value(value) }
                </button>
            </li>
        }
    };
    let moves = table().moves(props.position).into_iter().enumerate();
    html! {
        <div class="move-table">
            <ol class="move-table__list" data-verdict={table().value(props.position).to_string()}>
                { for moves.map(row) }
            </ol>
        </div>
    }
}
