use web_sys::{HtmlElement, MouseEvent};
use yew::prelude::*;

use super::MoveTable;
use crate::browser::address;
use crate::explorer::ExplorerAction;
use crate::route::Route;
use crate::rules::{Player, Position};

/// The properties of [`ExplorePanel`].
#[derive(PartialEq, Properties)]
pub struct ExplorePanelProps {
    /// The side to move.
    pub turn: Player,
    /// The position, if a game can reach it.
    pub position: Option<Position>,
    /// Whether the position was reached by a move of the table.
    pub is_reached_by_move: bool,
    /// Called with what a button does.
    pub dispatch: Callback<ExplorerAction>,
}

/// Everything on the screen Explore besides the board.
#[component]
pub fn ExplorePanel(props: &ExplorePanelProps) -> Html {
    let on = |action: ExplorerAction| props.dispatch.reform(move |_: MouseEvent| action.clone());
    let side = |player: Player, name: &'static str| {
        let pressed = (player == props.turn).to_string();
        let onclick = on(ExplorerAction::SetTurn(player));
        html! { <button aria-pressed={pressed} {onclick}>{ name }</button> }
    };
    let onback = |_: MouseEvent| address::back_or(&Route::Play);
    let back = use_node_ref();
    let first_move = use_node_ref();
    {
        let (back, first_move) = (back.clone(), first_move.clone());
        let is_reached_by_move = props.is_reached_by_move;
        use_effect_with(props.position, move |_| {
            // The button of the move has disappeared, so the focus goes to the next one.
            let button = first_move.cast::<HtmlElement>();
            if is_reached_by_move && let Some(button) = button.or_else(|| back.cast()) {
                // A button that has left the page cannot take the focus.
                let _ = button.focus();
            }
        });
    }
    html! {
        <>
            <div class="controls">
                { side(Player::X, "X to move") }
                { side(Player::O, "O to move") }
                <button onclick={on(ExplorerAction::Clear)}>{ "Clear" }</button>
                <button onclick={onback} ref={back}>{ "Back" }</button>
            </div>
            if let Some(position) = props.position {
                <MoveTable {position} {first_move} dispatch={&props.dispatch} />
            }
        </>
    }
}
