use std::fmt::Write;

use crate::rules::{Player, Position};
use crate::solver::{Value, table};
use crate::state::GameState;

/// How the game stands, and how it has stood after each move: above the middle of the chart X
/// wins, below it O, the further the sooner.
pub fn standing(game: &GameState) -> String {
    let mut line = String::from("M0 0");
    let mut turns = String::new();
    let mut before = 0;
    let mut last = 0;
    for (ply, position) in game.record().positions().enumerate() {
        let height = height(position);
        // A point only where the line bends: a long even game is one stroke.
        if height != before {
            let _ = write!(line, "H{ply}V{height}");
            if height.signum() != before.signum() {
                let _ = write!(turns, " {ply}");
            }
        }
        before = height;
        last = ply;
    }
    let width = last.max(1);
    let _ = write!(line, "H{width}");
    let turned = if turns.is_empty() { " none" } else { &turns };
    let verdict = game.verdict();
    format!(
        "<p>{verdict}</p><svg role=img aria-label='X above, O below. It turned after move:{turned}' \
         viewBox='0 -10 {width} 20' preserveAspectRatio=none><path d='M0 0H{width}' /><path \
         d='{line}' /></svg>"
    )
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
