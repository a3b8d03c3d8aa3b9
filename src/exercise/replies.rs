use crate::puzzles::{Puzzle, Task};
use crate::rules::{Move, Position};
use crate::solver::{Choice, Value, key, table, to_smallest_key};

/// Returns the moves with the best value: first those after which fewest moves are best for the
/// other player, and among equals the first by key in the smallest look.
///
/// The order is the same in all looks of a position.
pub(super) fn best_moves(position: Position) -> Vec<Choice> {
    let best = table().value(position);
    let mut moves = table().moves(position);
    moves.retain(|choice| choice.value == best);
    let to_smallest = to_smallest_key(position);
    moves.sort_by_key(|choice| {
        let after = choice.after;
        (best_move_count(after), key(after.image(to_smallest)))
    });
    moves
}

/// Returns the number of moves with the best value.
fn best_move_count(position: Position) -> usize {
    let best = table().value(position);
    let moves = table().moves(position);
    moves.iter().filter(|choice| choice.value == best).count()
}

/// Returns the best moves of both players from a position after a wrong move: all to the end of the
/// game, or one if it is a draw.
pub(super) fn refutation(mut position: Position) -> Vec<Move> {
    let mut line = Vec::new();
    while let Some(choice) = best_moves(position).first() {
        line.push(choice.m);
        position = choice.after;
        if choice.value == Value::Draw {
            break;
        }
    }
    line
}

/// Returns the moves after which the other player has only one move that holds the draw, for as many
/// times in a row as possible; by key in the smallest look.
pub(super) fn longest_tests(position: Position) -> Vec<Choice> {
    let mut tests = table().moves(position);
    let times = |choice: &Choice| only_moves_in_a_row(choice.after);
    let most = tests.iter().map(times).max().unwrap_or_default();
    tests.retain(|choice| most > 0 && times(choice) == most);
    let to_smallest = to_smallest_key(position);
    tests.sort_by_key(|choice| key(choice.after.image(to_smallest)));
    tests
}

/// Returns how many times in a row the player to move can be left with only one move that holds the
/// draw, including this position.
///
/// This ends because no such row of positions ever comes back to one of them.
pub(super) fn only_moves_in_a_row(position: Position) -> usize {
    let is_hold = Puzzle::at(position).is_ok_and(|puzzle| puzzle.task() == Task::Hold);
    if !is_hold {
        return 0;
    }
    let only_move = table().moves(position).into_iter().next();
    let replies = only_move.map(|choice| table().moves(choice.after));
    let further = replies
        .iter()
        .flatten()
        .map(|reply| only_moves_in_a_row(reply.after));
    1 + further.max().unwrap_or_default()
}
