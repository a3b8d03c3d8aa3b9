use std::rc::Rc;

use yew::prelude::*;

use super::{ReviewNotice, ReviewPanel};
use crate::browser::address::Navigation;
use crate::components::PageHandle;
use crate::components::board::BoardScreen;
use crate::game::GameAction;
use crate::hooks::{RouteHandle, Shown, use_address, use_practice, use_roving_focus};
use crate::keyboard::Command;
use crate::practice::Practice;
use crate::record::Record;
use crate::review::{ReviewAction, ReviewState};
use crate::route::Route;

/// The properties of [`GameReview`].
#[derive(PartialEq, Properties)]
pub struct GameReviewProps {
    /// The route, which names the game.
    pub route: RouteHandle,
    /// The record of the game on the screen Play, for a route that names none.
    pub record: Rc<Record>,
    /// What the page shares with all its screens.
    pub page: PageHandle,
}

/// The screen Review.
#[component]
pub fn GameReview(props: &GameReviewProps) -> Html {
    let GameReviewProps {
        route,
        record,
        page,
    } = props;
    let state = use_reducer_eq(|| match &route.route {
        Route::ReviewOf(text) => ReviewState::from_text(text, record),
        _ => ReviewState::from_record(record),
    });
    let dispatch = state.dispatcher().to_callback();
    let shown = Shown {
        route: Some(Route::review(state.record().start(), state.moves())),
        navigation: Navigation::Replace,
        action_id: state.action_id(),
    };
    let onvisit = use_callback(dispatch.clone(), |visited, dispatch| {
        if let Route::ReviewOf(text) = visited {
            dispatch.emit(ReviewAction::Open(text.into()));
        }
    });
    use_address(route, shown, onvisit);
    use_practice(
        state.practice().and_then(Practice::pending_step),
        dispatch.reform(|()| ReviewAction::Advance),
    );
    let focus = use_roving_focus();
    let onclick = dispatch.reform(|square| ReviewAction::Board(GameAction::Click(square)));
    let oncommand = {
        let deps = (dispatch.clone(), page.onhelp.clone());
        use_callback(deps, |command, (dispatch, onhelp)| {
            dispatch.emit(match command {
                Command::Solution => ReviewAction::Show,
                Command::Next => ReviewAction::Next,
                Command::ShowHelp => return onhelp.emit(()),
                _ => match GameAction::of_command(command) {
                    Some(action) => ReviewAction::Board(action),
                    None => return,
                },
            });
        })
    };
    let notice = html! {
        <ReviewNotice state={(*state).clone()} dispatch={&dispatch} focus={focus.clone()} />
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
                <ReviewPanel state={(*state).clone()} {dispatch} {focus} page={page.clone()} />
            }
        </BoardScreen>
    }
}
