use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

use super::{DrawClaim, PlayPanel, ResumeOffer};
use crate::browser::random;
use crate::components::board::BoardScreen;
use crate::game::GameAction;
use crate::hooks::{GameHandle, SettingsHandle, use_roving_focus};
use crate::keyboard::Command;

/// The properties of [`Game`].
#[derive(PartialEq, Properties)]
pub struct GameProps {
    /// The game, which outlives the screen.
    pub game: GameHandle,
    /// The settings.
    pub settings: SettingsHandle,
    /// Whether the panels are shown.
    pub ready: bool,
}

/// The screen Play.
#[component]
pub fn Game(props: &GameProps) -> Html {
    let GameHandle { state, saved } = &props.game;
    let focus = use_roving_focus();
    let message_ref = use_node_ref();
    let onclick = use_callback(state.dispatcher(), |square, dispatcher| {
        dispatcher.dispatch(GameAction::Click(square));
    });
    let oncommand = use_callback(state.dispatcher(), |command, dispatcher| {
        dispatcher.dispatch(action(command));
    });
    // The buttons of a notice disappear when they are used, so the focus moves to the board.
    let onclaim = use_callback(
        (state.dispatcher(), focus.clone()),
        |(), (dispatcher, focus)| {
            focus.focus_current();
            dispatcher.dispatch(GameAction::ClaimDraw);
        },
    );
    let onresume = use_callback(
        (saved.onresume.clone(), focus.clone()),
        |(), (onresume, focus)| {
            focus.focus_current();
            onresume.emit(());
        },
    );
    let onpostpone = use_callback(
        (saved.onpostpone.clone(), focus.clone()),
        |(), (onpostpone, focus)| {
            focus.focus_current();
            onpostpone.emit(());
        },
    );
    let onanswer = use_callback(message_ref.clone(), |(), message| {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        if let Some(message) = message.cast::<Element>() {
            message.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    let notice = if saved.offer.is_some() {
        Some(html! { <ResumeOffer {onresume} {onpostpone} /> })
    } else if state.record().can_claim_draw() {
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
                    game={state.clone()}
                    settings={props.settings.clone()}
                    is_saving_refused={saved.is_refused}
                    {onanswer}
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
