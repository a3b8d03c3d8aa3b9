use yew::prelude::*;

use super::ExplorePanel;
use crate::browser::address::Navigation;
use crate::components::board::BoardScreen;
use crate::explorer::{ExplorerAction, ExplorerState};
use crate::hooks::{RouteHandle, use_roving_focus};
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
    let view = state.view();
    let position = state.position().ok();
    let shown = position.map(Route::position);
    {
        // The address that a link or the browser's buttons lead to is shown.
        let (dispatcher, shown, handle) = (state.dispatcher(), shown.clone(), route.clone());
        let is_mounted = use_mut_ref(|| false);
        use_effect_with(route.route.clone(), move |route| {
            let is_first = !is_mounted.replace(true);
            match (route, shown) {
                (Route::Explore, Some(shown)) => handle.navigate(shown, Navigation::Replace),
                (Route::Position(text), shown) if !is_first && shown.as_ref() != Some(route) => {
                    dispatcher.dispatch(ExplorerAction::Open(text.as_str().into()));
                }
                _ => {}
            }
        });
    }
    {
        // The address follows the position.
        let navigation = if state.is_reached_by_move() {
            Navigation::Push
        } else {
            Navigation::Replace
        };
        let route = route.clone();
        use_effect_with(view.message_id, move |_| {
            if let Some(shown) = shown {
                route.navigate(shown, navigation);
            }
        });
    }
    let focus = use_roving_focus();
    let dispatch = state.dispatcher().to_callback();
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
        <BoardScreen {view} {focus} {onclick} {oncommand}>
            if *ready {
                <ExplorePanel
                    turn={state.turn()}
                    {position}
                    is_reached_by_move={state.is_reached_by_move()}
                    {dispatch}
                />
            }
        </BoardScreen>
    }
}
