use web_sys::Element;
use yew::prelude::*;

use super::{ManualLink, Notice, PlayPanel};
use crate::browser::{random, scroll_into_view};
use crate::components::board::BoardScreen;
use crate::components::{PageHandle, PanelTab};
use crate::game::GameAction;
use crate::hooks::{GameHandle, use_roving_focus};
use crate::keyboard::Command;
use crate::route::Route;

/// The properties of [`Game`].
#[derive(PartialEq, Properties)]
pub struct GameProps {
    /// The game, which outlives the screen.
    pub game: GameHandle,
    /// What the page shares with all its screens.
    pub page: PageHandle,
    /// Called with the route of a position that is opened.
    pub onvisit: Callback<Route>,
}

/// The screen Play.
#[component]
pub fn Game(props: &GameProps) -> Html {
    let GameHandle {
        state,
        dispatch,
        saved,
        results,
    } = &props.game;
    let page = &props.page;
    let focus = use_roving_focus();
    let message_ref = use_node_ref();
    let onclick = use_callback(dispatch.clone(), |square, dispatch| {
        dispatch.emit(GameAction::Click(square));
    });
    let oncommand = {
        let deps = (dispatch.clone(), page.onhelp.clone());
        use_callback(deps, |command, (dispatch, onhelp)| {
            let action = match command {
                Command::Hint => GameAction::Hint,
                Command::ClaimDraw => GameAction::ClaimDraw,
                Command::Next => GameAction::NewGame {
                    seed: random::seed(),
                },
                Command::ShowHelp => return onhelp.emit(()),
                _ => match GameAction::of_command(command) {
                    Some(action) => action,
                    None => return,
                },
            };
            dispatch.emit(action);
        })
    };
    let onreport = use_callback(message_ref.clone(), |(), message| {
        if let Some(message) = message.cast::<Element>() {
            scroll_into_view(&message);
        }
    });
    // Any button may find that the link has to be copied by hand, and one field shows it.
    let manual = use_state_eq(|| None);
    let onmanual = {
        let deps = (manual.setter(), page.ontab.clone());
        use_callback(deps, |link: Option<ManualLink>, (manual, ontab)| {
            if link.is_some() {
                ontab.emit(PanelTab::Link);
            }
            manual.set(link);
        })
    };
    let notice = html! {
        if page.ready {
            <Notice
                state={state.clone()}
                {dispatch}
                saved={saved.clone()}
                focus={focus.clone()}
                onreport={&onreport}
                onvisit={&props.onvisit}
                onmanual={&onmanual}
            />
        }
    };
    html! {
        <BoardScreen
            view={state.view(&page.settings)}
            {focus}
            {message_ref}
            {notice}
            {onclick}
            {oncommand}
        >
            if page.ready {
                <PlayPanel
                    record={state.record()}
                    level={state.level()}
                    {dispatch}
                    results={results.clone()}
                    page={page.clone()}
                    manual={(*manual).clone()}
                    {onmanual}
                    {onreport}
                    onvisit={&props.onvisit}
                />
            }
        </BoardScreen>
    }
}
