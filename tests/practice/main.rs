//! Exercises on the board: puzzles, steps of the lesson and questions of a review, action by action.
#![cfg(not(target_arch = "wasm32"))]
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    missing_docs
)]

mod attempts;
mod defences;
mod help;
mod interruptions;
mod lesson_mistakes;
mod lessons;
mod mistakes;
mod model;
mod named_puzzles;
mod puzzle_sets;
mod puzzle_words;
#[path = "../common/random.rs"]
mod random;
mod random_walks;
#[path = "../common/reachable.rs"]
mod reachable;
mod review_answers;
mod review_games;
mod review_secrets;
mod review_walks;
mod solving;
mod walking;

use std::rc::Rc;

use chorus_lapilli::exercise::Exercise;
use chorus_lapilli::game::GameAction;
use chorus_lapilli::notation::{read_move, read_position};
use chorus_lapilli::practice::{Practice, PracticeAction, Words};
use chorus_lapilli::puzzles::{Puzzle, Task};
use chorus_lapilli::rules::{Move, Position};
use chorus_lapilli::screen_view::ScreenView;
use chorus_lapilli::settings::Settings;
use reachable::reachable;
use yew::Reducible;

/// Returns the position with this notation.
fn position(text: &str) -> Position {
    read_position(text).unwrap()
}

/// Returns the move with this notation.
fn step(text: &str) -> Move {
    read_move(text).unwrap()
}

/// Returns the puzzle in the position with this notation.
fn puzzle(text: &str) -> Puzzle {
    Puzzle::at(position(text)).unwrap()
}

/// Returns every puzzle in every look.
fn all_looks() -> Vec<Puzzle> {
    let looks = reachable().into_iter();
    let looks: Vec<Puzzle> = looks.filter_map(|p| Puzzle::at(p).ok()).collect();
    assert_eq!(looks.len(), 2612);
    looks
}

/// Returns the puzzle as it is opened.
fn opened(puzzle: Puzzle) -> Practice {
    Practice::new(Exercise::from(puzzle), true)
}

/// Returns the number of own moves after which the puzzle is solved.
fn own_moves(puzzle: Puzzle) -> usize {
    match puzzle.task() {
        Task::Win(plies) => usize::from(plies).div_ceil(2),
        Task::Hold => Exercise::from(puzzle).only_moves_in_a_row(),
    }
}

/// Returns the exercise after the action.
fn after(practice: &Practice, action: PracticeAction) -> Practice {
    let mut practice = practice.clone();
    practice.apply(action);
    practice
}

/// Returns the exercise after a move on the board.
fn played(practice: &Practice, m: Move) -> Practice {
    after(practice, PracticeAction::Board(GameAction::Play(m)))
}

/// Returns the exercise after the next step that happens by itself.
fn advanced(practice: &Practice) -> Practice {
    after(practice, PracticeAction::Advance)
}

/// Returns the state after the action.
fn reduced<S: Reducible + Clone>(state: &S, action: S::Action) -> S {
    let state = Rc::new(state.clone()).reduce(action);
    (*state).clone()
}

/// Returns what the screen shows of the exercise, with the values of moves switched on.
fn view(practice: &Practice) -> ScreenView {
    let settings = Settings {
        show_values: true,
        ..Settings::default()
    };
    practice.view(&settings, &Words::default())
}

/// Checks what holds in every state.
fn check(practice: &Practice) {
    let pending = practice.pending_step();
    let question = practice.question();
    let name = practice.state_name();
    assert_eq!(name == "solved", practice.is_solved());
    assert_eq!(name == "wrong", practice.is_refuting());
    assert!(!practice.is_refuting() || pending.is_some());
    assert!(!practice.is_solved() || pending.is_none());
    assert!(pending.is_none() || !practice.is_looking_back());
    assert!(!practice.is_helped() || practice.is_missed());
    if name == "open" && pending.is_none() && !practice.is_looking_back() {
        assert_eq!(practice.position(), question.position);
    }
    let shown = view(practice);
    let pieces = practice.position().board();
    for square in chorus_lapilli::rules::Square::ALL {
        let shown = shown.board.square(square);
        assert_eq!(shown.piece, pieces.piece(square));
        assert_eq!(shown.value, None);
    }
}

/// Calls back with each question of the exercise, by every right move and the best replies.
fn each_question(practice: &Practice, visit: &mut impl FnMut(&Practice)) {
    visit(practice);
    for m in practice.question().right_moves() {
        let right = played(practice, m);
        if right.pending_step().is_some() {
            each_question(&advanced(&right), visit);
        }
    }
}
