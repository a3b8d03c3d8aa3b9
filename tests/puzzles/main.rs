//! Puzzles, exercises and lessons, counted over the whole game.
#![cfg(not(target_arch = "wasm32"))]
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    missing_docs
)]

mod answers;
mod daily;
mod facts;
mod holds;
mod lessons;
mod levels;
mod list;
#[path = "../common/reachable.rs"]
mod reachable;
mod solving;

use std::collections::BTreeMap;

use chorus_lapilli::notation::{read_move, read_position};
use chorus_lapilli::puzzles::{Puzzle, Task, list};
use chorus_lapilli::rules::{Move, Phase, Position};

/// Returns the position with this notation.
fn position(text: &str) -> Position {
    read_position(text).unwrap()
}

/// Returns the moves of a text.
fn moves(text: &str) -> Vec<Move> {
    text.split(' ').map(|m| read_move(m).unwrap()).collect()
}

/// Returns how often each item occurs, in order.
fn counts<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<(T, usize)> {
    let mut counts = BTreeMap::new();
    for item in items {
        *counts.entry(item).or_default() += 1;
    }
    counts.into_iter().collect()
}

/// Returns the puzzles in which exactly one move wins, in this phase.
fn wins(phase: Phase) -> impl Iterator<Item = Puzzle> {
    let of_phase = list().iter().filter(move |p| p.position().phase() == phase);
    of_phase
        .filter(|puzzle| matches!(puzzle.task(), Task::Win(_)))
        .copied()
}

/// Returns the puzzles in which exactly one move holds the draw, in this phase.
fn holds(phase: Phase) -> impl Iterator<Item = Puzzle> {
    let of_phase = list().iter().filter(move |p| p.position().phase() == phase);
    of_phase
        .filter(|puzzle| puzzle.task() == Task::Hold)
        .copied()
}

/// Returns the number of plies in which the puzzle is won, 0 if it is to hold the draw.
fn plies(puzzle: Puzzle) -> u8 {
    match puzzle.task() {
        Task::Win(plies) => plies,
        Task::Hold => 0,
    }
}

/// Returns the number of pieces on the board.
fn pieces(position: Position) -> u32 {
    9 - position.board().empty().len()
}
