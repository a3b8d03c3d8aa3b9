use std::rc::Rc;

use yew::prelude::*;

use super::{AtlasNotice, AtlasPanel, Theatre};
use crate::atlas::{AtlasAction, AtlasState, Trace, TracePaths, graph, layout};
use crate::browser::address::Navigation;
use crate::components::PageHandle;
use crate::components::board::BoardScreen;
use crate::game::GameAction;
use crate::hooks::{
    ExploredHandle, RouteHandle, Shown, use_address, use_atlas, use_deferred, use_roving_focus,
    use_update_effect_with,
};
use crate::keyboard::Command;
use crate::record::Record;
use crate::route::Route;

/// The properties of [`AtlasScreen`].
#[derive(PartialEq, Properties)]
pub struct AtlasScreenProps {
    /// The route, which names a position or a game.
    pub route: RouteHandle,
    /// The position that was explored last, for a route that names none.
    pub explored: ExploredHandle,
    /// The record of the game on the screen Play.
    pub record: Rc<Record>,
    /// What the page shares with all its screens.
    pub page: PageHandle,
    /// Called with the route of another screen.
    pub onvisit: Callback<Route>,
}

/// The screen Atlas.
#[component]
pub fn AtlasScreen(props: &AtlasScreenProps) -> Html {
    let AtlasScreenProps {
        route,
        explored,
        record,
        page,
        onvisit,
    } = props;
    let state = use_reducer_eq(|| match (&route.route, explored.position) {
        (Route::AtlasOf(text), _) => AtlasState::from_text(text, record),
        (_, Some(position)) => AtlasState::from_record_at(record, position),
        _ => AtlasState::from_record(record),
    });
    let dispatch = state.dispatcher().to_callback();
    let shown = Shown {
        route: Some(state.route()),
        navigation: if state.is_reached_by_move() {
            Navigation::Push
        } else {
            Navigation::Replace
        },
        action_id: state.action_id(),
    };
    let onaddress = use_callback(dispatch.clone(), |visited, dispatch| {
        if let Route::AtlasOf(text) = visited {
            dispatch.emit(AtlasAction::Open(text.into()));
        }
    });
    use_address(route, shown, onaddress);
    {
        let onexplore = explored.onexplore.clone();
        use_effect_with(state.position(), move |position| onexplore.emit(*position));
    }
    {
        let (dispatch, record) = (dispatch.clone(), Rc::clone(record));
        use_update_effect_with(record.moment(), move |_| {
            dispatch.emit(AtlasAction::Follow(record));
        });
    }

    // The panel is rendered in a task of its own, like what the picture needs.
    let is_shown = use_deferred();
    let is_ready = use_atlas();
    let chosen = is_ready.then(|| graph().class(state.position())).flatten();
    let trace = use_memo((state.game().cloned(), is_ready), |(game, is_ready)| {
        let game = game.as_ref().filter(|_| *is_ready)?;
        let trace = Trace::new(graph(), layout(), game);
        let paths = TracePaths::new(graph(), layout(), trace.steps());
        Some((trace.describe(), Rc::new(paths)))
    });
    let picture = use_node_ref();
    let focus = use_roving_focus();
    let onboard = use_callback(dispatch.clone(), |action, dispatch| {
        dispatch.emit(AtlasAction::Board(action));
    });
    let onclick = onboard.reform(GameAction::Click);
    let oncommand = {
        let deps = (onboard.clone(), page.onhelp.clone());
        use_callback(deps, |command, (onboard, onhelp)| {
            if command == Command::ShowHelp {
                onhelp.emit(());
            } else if command == Command::Back {
                onboard.emit(GameAction::Undo);
            } else if let Some(action) = GameAction::of_exploring_command(command) {
                onboard.emit(action);
            }
        })
    };
    let onchoose = use_callback(dispatch.clone(), |class: usize, dispatch| {
        if let Some(position) = graph().positions().get(class) {
            dispatch.emit(AtlasAction::Choose(*position));
        }
    });
    let summary = trace.as_ref().as_ref().map(|(summary, _)| summary.clone());
    let drawn = trace.as_ref().as_ref().filter(|_| state.shows_game());
    let theatre = html! {
        <Theatre
            {is_ready}
            {chosen}
            trace={drawn.map(|(_, paths)| Rc::clone(paths))}
            picture={picture.clone()}
            {onchoose}
        />
    };
    let notice = html! {
        <AtlasNotice state={(*state).clone()} {summary} {dispatch} />
    };
    let tier = chosen.and_then(|class| layout().tier(class));
    html! {
        <BoardScreen
            view={state.view(&page.settings, tier)}
            focus={focus.clone()}
            picture={Some(theatre)}
            {notice}
            {onclick}
            {oncommand}
        >
            if page.ready && is_shown {
                <AtlasPanel
                    state={(*state).clone()}
                    {onboard}
                    page={page.clone()}
                    {picture}
                    {onvisit}
                />
            }
        </BoardScreen>
    }
}
