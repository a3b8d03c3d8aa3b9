use web_sys::{HtmlElement, MouseEvent};
use yew::prelude::*;

use crate::rules::{Move, Position};
use crate::solver::{Choice, Value, describe_value, table, value_sign};

/// The properties of [`MoveTable`].
#[derive(PartialEq, Properties)]
pub struct MoveTableProps {
    /// The position.
    pub position: Position,
    /// Whether it is the position on the board. If not, its moves are dimmed, and programs find
    /// neither them nor their values.
    pub enabled: bool,
    /// Refers to what receives the focus when a listed move has ended the game.
    pub undo: NodeRef,
    /// Called with a move that is to be played.
    pub onplay: Callback<Move>,
}

/// Every move of a position with its value, the best first.
#[component]
pub fn MoveTable(props: &MoveTableProps) -> Html {
    let MoveTableProps {
        position, enabled, ..
    } = *props;
    let first_move = use_node_ref();
    let is_listed_move = use_mut_ref(|| false);
    {
        let (undo, first_move) = (props.undo.clone(), first_move.clone());
        let is_listed_move = is_listed_move.clone();
        use_effect_with(position, move |_| {
            // The button of the move has disappeared, so the focus goes to the next one.
            let button = first_move.cast::<HtmlElement>();
            if is_listed_move.replace(false)
                && let Some(button) = button.or_else(|| undo.cast())
            {
                // A button that has left the page cannot take the focus.
                let _ = button.focus();
            }
        });
    }
    let row = |(index, Choice { m, value, .. }): (usize, Choice)| {
        let onclick = {
            let (onplay, is_listed_move) = (props.onplay.clone(), is_listed_move.clone());
            move |_: MouseEvent| {
                is_listed_move.replace(true);
                onplay.emit(m);
            }
        };
        let node = (index == 0).then(|| first_move.clone());
        html! {
            // A new element for another value, which a translation may have taken the place of.
            <li key={format!("{m} {value}")}>
                <button
                    class={classes!("move-table__move", value_class(value))}
                    data-move={enabled.then(|| m.to_string())}
                    data-value={enabled.then(|| value.to_string())}
                    disabled={!enabled}
                    ref={node.unwrap_or_default()}
                    {onclick}
                >
                    <span class="move-table__sign" aria-hidden="true">{ value_sign(value) }</span>
                    <b>{ m.to_string() }</b>
                    { " " }
                    <span class="move-table__words">{ describe_value(value) }</span>
                </button>
            </li>
        }
    };
    let verdict = enabled.then(|| table().value(position).to_string());
    let moves = table().moves(position).into_iter().enumerate();
    html! {
        <div class="move-table">
            <ol class="move-table__list" data-verdict={verdict}>
                { for moves.map(row) }
            </ol>
        </div>
    }
}

const fn value_class(value: Value) -> &'static str {
    match value {
        Value::Win(_) => "move-table__move--win",
        Value::Draw => "move-table__move--draw",
        Value::Loss(_) => "move-table__move--loss",
    }
}
