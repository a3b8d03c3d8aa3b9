use std::rc::Rc;

use yew::prelude::*;

use super::{ExplorePanel, SideToMove};
use crate::components::PageHandle;
use crate::components::board::BoardScreen;
use crate::explorer::{ExplorerAction, ExplorerState};
use crate::game::{GameAction, Message};
use crate::hooks::{RouteHandle, use_explorer_address, use_roving_focus};
use crate::keyboard::Command;
use crate::record::Record;
use crate::route::Route;
use crate::rules::Position;

/// The properties of [`Explorer`].
#[derive(PartialEq, Properties)]
pub struct ExplorerProps {
    /// The route, which names the position.
    pub route: RouteHandle,
    /// The position that was shown last, for a route that names none.
    pub left_at: Option<Route>,
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
        left_at,
        record,
        page,
        onplayfrom,
    } = props;
    let state = use_reducer_eq(|| match (&route.route, left_at) {
        (Route::Position(text), _) | (_, Some(Route::Position(text))) => {
            ExplorerState::from_record_at(record, text)
        }
        _ => ExplorerState::from_record(record),
    });
    let dispatch = state.dispatcher().to_callback();
    use_explorer_address(route, &state, &dispatch);
    let focus = use_roving_focus();
    let onclick = use_callback(dispatch.clone(), |square, dispatch| {
        dispatch.emit(ExplorerAction::Game(GameAction::Click(square)));
    });
    let oncommand = {
        let deps = (dispatch.clone(), page.onhelp.clone());
        use_callback(deps, |command, (dispatch, onhelp)| {
            let action = match command {
                Command::CancelSelection => GameAction::CancelSelection,
                Command::Undo => GameAction::Undo,
                Command::Redo => GameAction::Redo,
                Command::LookBack => GameAction::LookBack,
                Command::LookForward => GameAction::LookForward,
                Command::Hint => GameAction::Hint,
                Command::ReadBoard => GameAction::ReadBoard,
                Command::RepeatMessage => GameAction::RepeatMessage,
                Command::ShowHelp => return onhelp.emit(()),
                Command::NewGame | Command::ClaimDraw => GameAction::Report(Message::OnPlayOnly),
            };
            dispatch.emit(ExplorerAction::Game(action));
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
