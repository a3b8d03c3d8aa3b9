use yew::prelude::*;

use super::{Board, Hands};
use crate::components::ui::changing_text;
use crate::hooks::{RovingFocus, use_announcement, use_commands, use_title};
use crate::keyboard::Command;
use crate::rules::{self, Player};
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
    /// Offers something to do next, below the message; its room is always there.
    #[prop_or_default]
    pub notice: Html,
    /// A picture in the place of the board, which then stands small beside the status.
    #[prop_or_default]
    pub picture: Option<Html>,
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
    use_commands(&props.oncommand);
    use_title(&view.title);

    // A screen that is shown again does not repeat the last move.
    let first_message = *use_memo((), |()| view.message_id);
    let board = if view.message_id == first_message {
        view.board.at_rest()
    } else {
        view.board
    };
    let status = classes!(
        "status",
        view.status_player.map(|player| match player {
            Player::X => "status--x",
            Player::O => "status--o",
        }),
        view.is_over.then_some("status--over"),
    );
    let message = classes!("message", view.is_error.then_some("message--error"));
    let board = html! {
        <div class="board-frame">
            <Board
                {board}
                focus={props.focus.clone()}
                onclick={&props.onclick}
                oncommand={&props.oncommand}
            />
        </div>
    };
    let (small_board, board, heading) = match &props.picture {
        None => (Html::default(), board, "heading"),
        Some(picture) => {
            let picture = html! { <div class="picture-frame">{ picture.clone() }</div> };
            (board, picture, "heading heading--with-board")
        }
    };
    html! {
        <>
            <div class={heading}>
                { small_board }
                <p class={status}>{ changing_text(view.status.clone()) }</p>
                <p class="advice">{ changing_text(view.advice.clone()) }</p>
                <Hands in_hand={view.in_hand} />
            </div>
            { board }
            <div class="panel">
                // Another element for an error, so that the text does not seem to move aside.
                <p class={message} key={view.is_error.to_string()} ref={&props.message_ref}>
                    { changing_text(view.message.clone()) }
                </p>
                <div class="notice">{ props.notice.clone() }</div>
                { props.children.clone() }
            </div>
        </>
    }
}
