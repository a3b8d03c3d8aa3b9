use std::collections::{BTreeSet, HashSet};

use chorus_lapilli::exercise::{Answer, Exercise};
use chorus_lapilli::puzzles::{Puzzle, Task, list};
use chorus_lapilli::rules::{Move, Position};
use chorus_lapilli::solver::{Level, Value, choose, table};

use crate::counts;
use crate::reachable::reachable;

/// The number of seeds with which each move is chosen.
const SEEDS: u64 = 16;

/// Returns the moves that the level plays with some seeds.
fn played(level: Level, position: Position) -> HashSet<Move> {
    let moves = (0..SEEDS).filter_map(|seed| choose(table(), level, position, |_| 0, seed));
    moves.collect()
}

/// Returns `true` if the level sees that every move but the right one loses.
fn sees_all_others_lose(level: Level, puzzle: Puzzle) -> bool {
    let moves = table().moves(puzzle.position());
    let mut others = moves.iter().skip(1);
    others.all(|choice| match (choice.value, level.horizon()) {
        (Value::Loss(plies), Some(horizon)) => plies <= horizon,
        (value, None) => value < Value::Draw,
        _ => false,
    })
}

#[test]
fn a_level_finds_the_first_move_from_its_set_on() {
    let mut found_by_elimination = 0;
    for position in reachable() {
        let Ok(puzzle) = Puzzle::at(position) else {
            continue;
        };
        let exercise = Exercise::from(puzzle);
        let mut eliminates = false;
        for level in Level::ALL {
            let never_fails = played(level, position).iter().all(|m| exercise.accepts(*m));
            if level >= puzzle.level() {
                assert!(never_fails, "{level:?} {position:?}");
            } else {
                // A weaker level does not see the win; it can only rule out all other moves.
                let rules_out = sees_all_others_lose(level, puzzle);
                assert_eq!(never_fails, rules_out, "{level:?} {position:?}");
                eliminates |= rules_out;
            }
        }
        found_by_elimination += usize::from(eliminates);
    }
    assert_eq!(found_by_elimination, 356);
}

/// Returns `true` if the level always solves the exercise to its end against every reply.
fn always_solves(level: Level, exercise: Exercise) -> bool {
    played(level, exercise.position).into_iter().all(|m| {
        let mut replies = exercise.replies(m).into_iter();
        exercise.answer(m) == Ok(Answer::Right)
            && replies.all(|reply| always_solves(level, exercise.after(m, reply).unwrap()))
    })
}

#[test]
fn a_level_plays_the_puzzles_from_its_set_on_to_their_end() {
    let mut unsolved = BTreeSet::new();
    for puzzle in list() {
        for level in Level::ALL.into_iter().filter(|l| *l >= puzzle.level()) {
            if !always_solves(level, (*puzzle).into()) {
                assert_eq!(puzzle.task(), Task::Hold);
                unsolved.insert((level, puzzle.number()));
            }
        }
    }
    // The set tells the difficulty of the first move: a hold may be followed by a harder one.
    let levels = counts(unsolved.into_iter().map(|(level, _)| level));
    assert_eq!(levels, [(Level::Easy, 9), (Level::Medium, 5)]);
}
