use std::rc::Rc;

use yew::prelude::*;

use super::{ExplorePanel, SideToMove};
use crate::browser::address::Navigation;
use crate::components::PageHandle;
use crate::components::board::BoardScreen;
use crate::explorer::{ExplorerAction, ExplorerState};
use crate::game::GameAction;
use crate::hooks::{ExploredHandle, RouteHandle, Shown, use_address, use_roving_focus};
use crate::keyboard::Command;
use crate::notation::write_position;
use crate::record::Record;
use crate::route::Route;
use crate::rules::Position;

/// The properties of [`Explorer`].
#[derive(PartialEq, Properties)]
pub struct ExplorerProps {
    /// The route, which names the position.
    pub route: RouteHandle,
    /// The position that was explored last, for a route that names none.
    pub explored: ExploredHandle,
    /// The record of the game on the screen Play, for when no position is named.
    pub record: Rc<Record>,
    /// What the page shares with all its screens.
    pub page: PageHandle,
    /// Called with a position from which a game is to be played.
    pub onplayfrom: Callback<Position>,
}

/// The screen Explore.
#[component]
pub fn Explorer(props: &ExplorerProps) -> Html {
    let ExplorerProps {
        route,
        explored,
        record,
        page,
        onplayfrom,
    } = props;
    let state = use_reducer_eq(|| match (&route.route, explored.position) {
        (Route::Position(text), _) => ExplorerState::from_record_at(record, text),
        (_, Some(position)) => ExplorerState::from_record_at(record, &write_position(position)),
        _ => ExplorerState::from_record(record),
    });
    let dispatch = state.dispatcher().to_callback();
    let shown = Shown {
        // A position that no game can reach has no address.
        route: state.position().ok().map(Route::position),
        navigation: if state.is_reached_by_move() {
            Navigation::Push
        } else {
            Navigation::Replace
        },
        action_id: state.action_id(),
    };
    let onvisit = use_callback(dispatch.clone(), |visited, dispatch| {
        if let Route::Position(text) = visited {
            dispatch.emit(ExplorerAction::Open(text.into()));
        }
    });
    use_address(route, shown, onvisit);
    let onexplore = explored.onexplore.clone();
    use_effect_with(state.last_position(), move |position| {
        onexplore.emit(*position);
    });
    let focus = use_roving_focus();
    let onclick = use_callback(dispatch.clone(), |square, dispatch| {
        dispatch.emit(ExplorerAction::Game(GameAction::Click(square)));
    });
    let oncommand = {
        let deps = (dispatch.clone(), page.onhelp.clone());
        use_callback(deps, |command, (dispatch, onhelp)| {
            if command == Command::ShowHelp {
                onhelp.emit(());
            } else if let Some(action) = GameAction::of_exploring_command(command) {
                dispatch.emit(ExplorerAction::Game(action));
            }
        })
    };
    let notice = if state.is_editing() {
        html! { <SideToMove state={(*state).clone()} dispatch={&dispatch} /> }
    } else {
        html! { <span class="notice__text">{ state.shown_instead() }</span> }
    };
    html! {
        <BoardScreen
            view={state.view(&page.settings)}
            focus={focus.clone()}
            {notice}
            {onclick}
            {oncommand}
        >
            if page.ready {
                <ExplorePanel
                    state={(*state).clone()}
                    {dispatch}
                    page={page.clone()}
                    {focus}
                    {onplayfrom}
                />
            }
        </BoardScreen>
    }
}
