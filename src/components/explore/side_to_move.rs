use yew::prelude::*;

use crate::components::ui::{Segment, Segmented};
use crate::explorer::{ExplorerAction, ExplorerState};
use crate::rules::Player;

/// The properties of [`SideToMove`].
#[derive(PartialEq, Properties)]
pub struct SideToMoveProps {
    /// What is set up.
    pub state: ExplorerState,
    /// Called with the side that is chosen.
    pub dispatch: Callback<ExplorerAction>,
}

/// The side to move on a board that is set up; a side that the pieces rule out is dimmed.
#[component]
pub fn SideToMove(props: &SideToMoveProps) -> Html {
    let SideToMoveProps { state, dispatch } = props;
    let side = |player: Player, name: &'static str| Segment {
        name: name.into(),
        chosen: state.turn() == player,
        enabled: state.can_be_to_move(player),
        onchoose: dispatch.reform(move |()| ExplorerAction::SetTurn(player)),
    };
    let segments = vec![side(Player::X, "X to move"), side(Player::O, "O to move")];
    html! { <Segmented label="Side to move" {segments} /> }
}
