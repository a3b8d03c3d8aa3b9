use web_sys::Element;
use yew::prelude::*;

use super::{DrawClaim, PlayPanel, ResumeOffer};
use crate::browser::{random, scroll_into_view};
use crate::components::board::BoardScreen;
use crate::game::GameAction;
use crate::hooks::{GameHandle, use_roving_focus};
use crate::keyboard::Command;
use crate::route::Route;
use crate::settings::{Settings, SettingsAction};

/// The properties of [`Game`].
#[derive(PartialEq, Properties)]
pub struct GameProps {
    /// The game, which outlives the screen.
    pub game: GameHandle,
    /// The settings.
    pub settings: Settings,
    /// Called with a setting that is changed.
    pub onsettings: Callback<SettingsAction>,
    /// Called with the route of a position that is opened.
    pub onvisit: Callback<Route>,
    /// Whether the panels are shown.
    pub ready: bool,
}

/// The screen Play.
#[component]
pub fn Game(props: &GameProps) -> Html {
    let GameHandle {
        state,
        dispatch,
        saved,
    } = &props.game;
    let focus = use_roving_focus();
    let message_ref = use_node_ref();
    let onclick = use_callback(dispatch.clone(), |square, dispatch| {
        dispatch.emit(GameAction::Click(square));
    });
    let oncommand = use_callback(dispatch.clone(), |command, dispatch| {
        dispatch.emit(action(command));
    });
    // The buttons of a notice disappear when they are used, so the focus moves to the board.
    let with_focus = |callback: Callback<()>| {
        let focus = focus.clone();
        Callback::from(move |()| {
            focus.focus_current();
            callback.emit(());
        })
    };
    let onreport = use_callback(message_ref.clone(), |(), message| {
        if let Some(message) = message.cast::<Element>() {
            scroll_into_view(&message);
        }
    });
    let notice = if saved.offer.is_some() {
        let onresume = with_focus(saved.onresume.clone());
        let onpostpone = with_focus(saved.onpostpone.clone());
        Some(html! { <ResumeOffer is_newest={saved.is_newest} {onresume} {onpostpone} /> })
    } else if state.record().can_claim_draw() {
        let onclaim = with_focus(dispatch.reform(|()| GameAction::ClaimDraw));
        Some(html! { <DrawClaim {onclaim} /> })
    } else {
        None
    };
    html! {
        <BoardScreen
            view={state.view(&props.settings)}
            {focus}
            {message_ref}
            {notice}
            {onclick}
            {oncommand}
        >
            if props.ready {
                <PlayPanel
                    record={state.record()}
                    {dispatch}
                    settings={props.settings}
                    onsettings={&props.onsettings}
                    is_saving_refused={saved.is_refused}
                    {onreport}
                    onvisit={&props.onvisit}
                />
            }
        </BoardScreen>
    }
}

/// Returns the action of a command given by a key.
fn action(command: Command) -> GameAction {
    match command {
        Command::CancelSelection => GameAction::CancelSelection,
        Command::Undo => GameAction::Undo,
        Command::Redo => GameAction::Redo,
        Command::NewGame => GameAction::NewGame {
            seed: random::seed(),
        },
        Command::Hint => GameAction::Hint,
        Command::ClaimDraw => GameAction::ClaimDraw,
        Command::ReadBoard => GameAction::ReadBoard,
        Command::ListKeys => GameAction::ListKeys,
        Command::RepeatMessage => GameAction::RepeatMessage,
    }
}
