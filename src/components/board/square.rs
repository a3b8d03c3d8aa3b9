use web_sys::{FocusEvent, MouseEvent, PointerEvent};
use yew::prelude::*;

use super::Piece;
use crate::rules::{self, Player};
use crate::screen_view::{Hint, Mark, SquareView, WinningLine};
use crate::solver::{Value, describe_value, value_sign};

/// The properties of [`Square`].
#[derive(PartialEq, Properties)]
pub struct SquareProps {
    /// Which square this is.
    pub square: rules::Square,
    /// What it shows.
    pub view: SquareView,
    /// Refers to the button.
    pub node: NodeRef,
    /// Whether the Tab key stops here.
    pub tabbable: bool,
    /// Whether the piece has just been dropped here.
    pub dropped: bool,
    /// Called when the square is clicked.
    pub onclick: Callback<rules::Square>,
    /// Called when the square receives the focus.
    pub onfocus: Callback<rules::Square>,
    /// Called when a pointer is pressed on the square.
    pub onpointerdown: Callback<(rules::Square, PointerEvent)>,
}

/// A cell of the board with its button, whose text is the piece on it.
#[component]
pub fn Square(props: &SquareProps) -> Html {
    let SquareProps {
        square,
        view,
        tabbable,
        dropped,
        ..
    } = *props;
    let onclick = {
        let onclick = props.onclick.clone();
        move |event: MouseEvent| {
            // Ignore the click that some browsers send after a drag; keys and programs send clicks
            // without a count.
            if !dropped || event.detail() == 0 {
                onclick.emit(square);
            }
        }
    };
    let onfocus = props.onfocus.reform(move |_: FocusEvent| square);
    let onpointerdown = props.onpointerdown.reform(move |event| (square, event));
    let cell = classes!(
        "cell",
        view.last_move.then_some("cell--last-move"),
        view.hint.map(|hint| match hint {
            Hint::From => "cell--hint-from",
            Hint::To => "cell--hint-to",
        }),
        view.refused.map(|_| "cell--refused"),
        view.winning_line.map(line_class),
    );
    html! {
        <div class={cell} role="gridcell">
            <button
                class={classes!("square", mark_class(view.mark))}
                aria-label={label(square, view)}
                tabindex={if tabbable { "0" } else { "-1" }}
                ref={&props.node}
                {onclick}
                {onfocus}
                {onpointerdown}
            >
                if let Some(player) = view.piece {
                    <Piece
                        {player}
                        {square}
                        moved_from={view.moved_from.filter(|_| !dropped)}
                        refused={view.refused}
                        {dropped}
                    />
                }
            </button>
            if let Some(player) = view.ghost {
                <span class={classes!("cell__ghost", ghost_class(player))} aria-hidden="true" />
            }
            if let Some(value) = view.value {
                <span class={classes!("cell__value", value_class(value))} aria-hidden="true">
                    { value_sign(value) }
                </span>
            }
        </div>
    }
}

const fn mark_class(mark: Mark) -> Option<&'static str> {
    match mark {
        Mark::None => None,
        Mark::Movable => Some("square--movable"),
        Mark::MustLeave => Some("square--must-leave"),
        Mark::Selected => Some("square--selected"),
        Mark::Target => Some("square--target"),
        Mark::Winning => Some("square--winning"),
    }
}

const fn ghost_class(player: Player) -> &'static str {
    match player {
        Player::X => "cell__ghost--x",
        Player::O => "cell__ghost--o",
    }
}

const fn line_class(line: WinningLine) -> &'static str {
    match line {
        WinningLine::Row => "cell--line-row",
        WinningLine::Column => "cell--line-column",
        WinningLine::Falling => "cell--line-falling",
        WinningLine::Rising => "cell--line-rising",
    }
}

const fn value_class(value: Value) -> &'static str {
    match value {
        Value::Win(_) => "cell__value--win",
        Value::Draw => "cell__value--draw",
        Value::Loss(_) => "cell__value--loss",
    }
}

/// Returns the accessible name: the square, the piece on it, and everything that is marked.
fn label(square: rules::Square, view: SquareView) -> String {
    let (row, column) = (square.row() + 1, square.column() + 1);
    let piece = view.piece.map_or("empty", Player::symbol);
    let mut label = format!("{square}, row {row}, column {column}, {piece}");
    label += match view.mark {
        Mark::None => "",
        Mark::Movable => ", can move",
        Mark::MustLeave => ", must move unless you win",
        Mark::Selected => ", selected",
        Mark::Target => ", can move here",
        Mark::Winning => ", in the winning line",
    };
    if let Some(player) = view.ghost {
        label += ", played by ";
        label += player.symbol();
    }
    if view.last_move {
        label += ", last move";
    }
    label += match view.hint {
        Some(Hint::From) => ", hint: move this piece",
        Some(Hint::To) => ", hint: go here",
        None => "",
    };
    if let Some(value) = view.value {
        label += ", ";
        label += &describe_value(value);
    }
    label
}
