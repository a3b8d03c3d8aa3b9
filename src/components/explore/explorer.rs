use yew::prelude::*;

use super::ExplorePanel;
use crate::components::board::BoardScreen;
use crate::explorer::{ExplorerAction, ExplorerState};
use crate::hooks::{RouteHandle, use_explorer_address, use_roving_focus};
use crate::keyboard::Command;
use crate::route::Route;

/// The properties of [`Explorer`].
#[derive(PartialEq, Properties)]
pub struct ExplorerProps {
    /// The route, which names the position.
    pub route: RouteHandle,
    /// The position that was shown last, for a route that names none.
    pub left_at: Route,
    /// Whether the panels are shown.
    pub ready: bool,
}

/// The screen Explore.
#[component]
pub fn Explorer(props: &ExplorerProps) -> Html {
    let ExplorerProps {
        route,
        left_at,
        ready,
    } = props;
    let state = use_reducer_eq(|| match (&route.route, left_at) {
        (Route::Position(text), _) | (_, Route::Position(text)) => ExplorerState::from_text(text),
        _ => ExplorerState::default(),
    });
    let dispatch = state.dispatcher().to_callback();
    use_explorer_address(route, &state, &dispatch);
    let focus = use_roving_focus();
    let onclick = use_callback(dispatch.clone(), |square, dispatch| {
        dispatch.emit(ExplorerAction::Click(square));
    });
    let oncommand = use_callback(dispatch.clone(), |command, dispatch| {
        let action = match command {
            Command::ReadBoard => ExplorerAction::ReadBoard,
            Command::ListKeys => ExplorerAction::ListKeys,
            Command::RepeatMessage => ExplorerAction::RepeatMessage,
            _ => return,
        };
        dispatch.emit(action);
    });
    html! {
        <BoardScreen view={state.view()} {focus} {onclick} {oncommand}>
            if *ready {
                <ExplorePanel
                    turn={state.turn()}
                    position={state.position().ok()}
                    is_reached_by_move={state.is_reached_by_move()}
                    {dispatch}
                />
            }
        </BoardScreen>
    }
}
