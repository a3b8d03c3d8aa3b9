use std::cmp::Ordering;

use yew::prelude::*;

use crate::rules;
use crate::rules::Player;
use crate::solver::{Value, value_words};
use crate::state::{Cell, Line, Mark};

/// One square, as the board shows it.
#[derive(PartialEq, Properties)]
pub struct SquareProps {
    /// Which square this is.
    pub square: rules::Square,
    /// What it shows.
    pub cell: Cell,
    /// Whether the Tab key stops here.
    pub tab_stop: bool,
}

/// A cell of the board, and in it a button whose text is the piece on it.
pub struct Square;

impl Component for Square {
    type Message = ();
    type Properties = SquareProps;

    fn create(_: &Context<Self>) -> Self {
        Self
    }

    fn view(&self, place: &Context<Self>) -> Html {
        let SquareProps {
            square,
            cell,
            tab_stop,
        } = *place.props();
        // Attributes, not classes, carry the marks: a class list put together at every render costs
        // time, and its machinery bytes.
        html! {
            <div
                class="cell"
                role="gridcell"
                data-last={flag(cell.last)}
                data-hint={flag(cell.hint)}
                data-value={cell.value.map(value_sign)}
                data-refused={cell.refused.map(|odd| if odd { "1" } else { "0" })}
                data-line={cell.line.map(line_name)}
            >
                <button
                    class="square"
                    data-square={square.name()}
                    data-mark={mark_name(cell.mark)}
                    aria-label={label(square, cell)}
                    tabindex={if tab_stop { "0" } else { "-1" }}
                >
                    if let Some(player) = cell.piece {
                        <span
                            class="pebble"
                            data-piece={player.symbol()}
                            style={cell.from.map(|from| way(from, square))}
                        >
                            { player.symbol() }
                        </span>
                    }
                </button>
            </div>
        }
    }
}

fn flag(on: bool) -> Option<&'static str> {
    on.then_some("")
}

/// The name that the style sheet knows the mark by.
const fn mark_name(mark: Mark) -> Option<&'static str> {
    match mark {
        Mark::None => None,
        Mark::Movable => Some("movable"),
        Mark::MustLeave => Some("must-leave"),
        Mark::Selected => Some("selected"),
        Mark::Target => Some("target"),
        Mark::Winning => Some("winning"),
    }
}

/// The name that the style sheet knows the line by.
const fn line_name(line: Line) -> &'static str {
    match line {
        Line::Row => "row",
        Line::Column => "column",
        Line::Falling => "falling",
        Line::Rising => "rising",
    }
}

/// How many squares away the piece was, for the style sheet.
fn way(from: rules::Square, to: rules::Square) -> String {
    let steps = |from: u8, to: u8| match from.cmp(&to) {
        Ordering::Less => "-1",
        Ordering::Equal => "0",
        Ordering::Greater => "1",
    };
    let across = steps(from.column(), to.column());
    let down = steps(from.row(), to.row());
    ["--across:", across, ";--down:", down].concat()
}

/// The accessible name: where the square is, what stands on it, and all that is marked.
fn label(square: rules::Square, cell: Cell) -> String {
    let place = ["1", "2", "3"];
    let nth = |index: u8| place.get(usize::from(index)).copied().unwrap_or_default();
    let mut label = [
        square.name(),
        ", row ",
        nth(square.row()),
        ", column ",
        nth(square.column()),
        ", ",
        cell.piece.map_or("empty", Player::symbol),
    ]
    .concat();
    label.push_str(match cell.mark {
        Mark::None => "",
        Mark::Movable => ", can step",
        Mark::MustLeave => ", must leave the centre unless you win",
        Mark::Selected => ", selected",
        Mark::Target => ", legal target",
        Mark::Winning => ", in the winning line",
    });
    if cell.last {
        label.push_str(", last move");
    }
    if cell.hint {
        label.push_str(", hint");
    }
    if let Some(value) = cell.value {
        label.push_str(", ");
        label.push_str(&value_words(value));
    }
    label
}

/// A value in a few signs: `+2` wins in two moves of the player, `=` draws, `−2` loses in two of
/// the opponent's.
fn value_sign(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("+{}", plies.div_ceil(2)),
        Value::Draw => "=".into(),
        Value::Loss(plies) => format!("−{}", plies.div_ceil(2)),
    }
}
