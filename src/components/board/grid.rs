use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::Square;
use crate::hooks::{DragState, RovingFocus, use_drag};
use crate::keyboard::{Command, Modifiers, focus_target};
use crate::rules::{self, Player};
use crate::screen_view::{BoardView, Mark, NextClick};

/// The properties of [`Board`].
#[derive(PartialEq, Properties)]
pub struct BoardProps {
    /// What the board shows.
    pub board: BoardView,
    /// The keyboard focus on the board.
    pub focus: RovingFocus,
    /// Called when a square is clicked.
    pub onclick: Callback<rules::Square>,
    /// Called when a key is pressed that means a command.
    pub oncommand: Callback<Command>,
}

/// The grid of nine squares, which are clicked, dragged to, or reached by arrow keys.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let BoardProps {
        board,
        focus,
        onclick,
        oncommand,
    } = props;
    let node = use_node_ref();
    let drag = use_drag(&node, *board, onclick, oncommand);
    let onkeydown = {
        let focus = focus.clone();
        Callback::from(move |event: KeyboardEvent| {
            let target = focus_target(focus.current, &event.key(), Modifiers::from(&event));
            if let Some(square) = target {
                event.prevent_default();
                focus.focus(square);
            }
        })
    };
    let (next_player, placing) = match board.next {
        NextClick::Nothing => (None, false),
        NextClick::Place(player) => (Some(player), true),
        NextClick::Step(player) => (Some(player), false),
        NextClick::Edit => (Some(Player::X), true),
    };
    let is_won = board
        .squares
        .iter()
        .any(|square| square.mark == Mark::Winning);
    let classes = classes!(
        "board",
        next_player.map(|player| match player {
            Player::X => "board--next-x",
            Player::O => "board--next-o",
        }),
        placing.then_some("board--placing"),
        (board.next == NextClick::Edit).then_some("board--editing"),
        is_won.then_some("board--won"),
        (drag.state == DragState::Dragging).then_some("board--dragging"),
    );
    let squares = |row: u8| {
        let nodes = focus.nodes().zip(board.squares);
        nodes.filter(move |((square, _), _)| square.row() == row)
    };
    html! {
        <div
            class={classes}
            role="grid"
            aria-label="Board. Press ? for keys."
            ref={node}
            {onkeydown}
            onpointermove={drag.onpointermove}
            onpointerup={&drag.onpointerup}
            onpointercancel={&drag.onpointerup}
        >
            for row in 0..3 {
                <div class="board__row" role="row">
                    for ((square, node), view) in squares(row) {
                        <Square
                            {square}
                            {view}
                            {node}
                            tabbable={square == focus.current}
                            dropped={drag.state == DragState::Dropped(square)}
                            {onclick}
                            onfocus={focus.onfocus.clone()}
                            onpointerdown={&drag.onpointerdown}
                        />
                    }
                </div>
            }
        </div>
    }
}
