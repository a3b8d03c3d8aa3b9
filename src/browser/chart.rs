//! The chart of the game: how it has stood after each move.

use std::fmt::Write;

use web_sys::Element;

use super::find;
use crate::record::Record;
use crate::rules::{Player, Position};
use crate::solver::{Value, table};

/// Shows how the game stands, and how it has stood: above the middle of the chart X wins, below it
/// O, the further the sooner.
pub fn show(record: &Record) {
    let mut line = String::from("M0 0");
    let mut before = 0;
    let mut width = 0;
    for (ply, position) in record.positions().enumerate() {
        let height = height(position);
        // A point only where the line bends: a long even game is one stroke. Writing to a string
        // cannot fail.
        if height != before {
            let _ = write!(line, "H{ply}V{height}");
        }
        before = height;
        width = ply + 1;
    }
    let _ = write!(line, "H{width}");
    let view = format!("0 -10 {width} 20");
    for (name, attribute, value) in [("svg", "viewBox", view), ("#line", "d", line)] {
        if let Some(element) = find::<Element>(name) {
            // The names are legal, so this cannot fail.
            let _ = element.set_attribute(attribute, &value);
        }
    }
}

/// From −10, X has won, over 0, even, to 10, O has won: the y axis of a drawing points down.
fn height(position: Position) -> i32 {
    let mover = match table().value(position) {
        Value::Draw => 0,
        Value::Win(plies) => 10 - i32::from(plies),
        Value::Loss(plies) => i32::from(plies) - 10,
    };
    match position.turn() {
        Player::X => -mover,
        Player::O => mover,
    }
}
