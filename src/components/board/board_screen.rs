use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlInputElement, KeyboardEvent};
use yew::prelude::*;

use super::Board;
use crate::hooks::{RovingFocus, use_announcement, use_document_event};
use crate::keyboard::{Command, Modifiers, global_command};
use crate::rules;
use crate::screen_view::ScreenView;

/// The properties of [`BoardScreen`].
#[derive(PartialEq, Properties)]
pub struct BoardScreenProps {
    /// What the screen shows.
    pub view: ScreenView,
    /// The keyboard focus on the board.
    pub focus: RovingFocus,
    /// Refers to the message.
    #[prop_or_default]
    pub message_ref: NodeRef,
    /// Shown in place of the advice.
    #[prop_or_default]
    pub notice: Option<Html>,
    /// Called when a square is clicked.
    pub onclick: Callback<rules::Square>,
    /// Called when a key is pressed that means a command.
    pub oncommand: Callback<Command>,
    /// The panels beside the board.
    pub children: Html,
}

/// The frame of every screen with a board: status, advice, board, message and the panels.
#[component]
pub fn BoardScreen(props: &BoardScreenProps) -> Html {
    let view = &props.view;
    use_announcement(view);
    let oncommand = props.oncommand.clone();
    use_document_event("keydown", move |event: &KeyboardEvent| {
        let command = global_command(&event.key(), Modifiers::from(event));
        if let Some(command) = command
            && !is_text_field(event.target())
        {
            if command != Command::CancelSelection {
                event.prevent_default();
            }
            oncommand.emit(command);
        }
    });

    // A screen that is shown again does not repeat the last move.
    let first_message = *use_memo((), |()| view.message_id);
    let board = if view.message_id == first_message {
        view.board.at_rest()
    } else {
        view.board
    };
    let advice = html! { <p class="advice">{ &view.advice }</p> };
    html! {
        <>
            <p class="status">{ &view.status }</p>
            { props.notice.clone().unwrap_or(advice) }
            <div class="board-frame">
                <Board
                    {board}
                    focus={props.focus.clone()}
                    onclick={&props.onclick}
                    oncommand={&props.oncommand}
                />
            </div>
            <p class="message" ref={&props.message_ref}>{ &view.message }</p>
            { props.children.clone() }
        </>
    }
}

/// Returns whether keys pressed there write text.
fn is_text_field(target: Option<EventTarget>) -> bool {
    let input = target.and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    input.is_some_and(|input| input.type_() == "text" && !input.read_only())
}
