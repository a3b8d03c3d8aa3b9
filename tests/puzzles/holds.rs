use std::collections::{BTreeMap, BTreeSet, HashSet};

use chorus_lapilli::exercise::{Exercise, Goal};
use chorus_lapilli::notation::write_position;
use chorus_lapilli::puzzles::{Puzzle, Task, list};
use chorus_lapilli::rules::Phase;
use chorus_lapilli::solver::{Value, table};

use crate::reachable::reachable;
use crate::{counts, holds};

fn only_moves(puzzle: Puzzle) -> usize {
    Exercise::from(puzzle).only_moves_in_a_row()
}

#[test]
fn only_moves_in_a_row_are_counted() {
    let placing = [(1, 21), (2, 21), (3, 6), (4, 6), (5, 2)];
    assert_eq!(counts(holds(Phase::Placing).map(only_moves)), placing);
    let stepping = [(1, 9), (2, 5), (3, 3), (4, 1)];
    assert_eq!(counts(holds(Phase::Stepping).map(only_moves)), stepping);
    let all = holds(Phase::Placing).chain(holds(Phase::Stepping));
    let together = [(1, 30), (2, 26), (3, 9), (4, 7), (5, 2)];
    assert_eq!(counts(all.map(only_moves)), together);
    let longest = holds(Phase::Placing).filter(|puzzle| only_moves(*puzzle) == 5);
    let longest: HashSet<_> = longest
        .map(|puzzle| write_position(puzzle.position().smallest_look()))
        .collect();
    let expected = ["----XO-X-:O", "----XOX--:O"].map(String::from);
    assert_eq!(longest, HashSet::from(expected));
}

/// Returns the holds to which the opponent can lead from each hold, by their numbers.
fn graph() -> BTreeMap<usize, BTreeSet<usize>> {
    let holds = list().iter().filter(|puzzle| puzzle.task() == Task::Hold);
    let arcs = holds.map(|puzzle| {
        let only_move = table().moves(puzzle.position())[0];
        let replies = table().moves(only_move.after).into_iter();
        let next = replies.filter_map(|reply| Puzzle::at(reply.after).ok());
        let next = next.filter(|puzzle| puzzle.task() == Task::Hold);
        let numbers = next.map(|puzzle| puzzle.number().unwrap()).collect();
        (puzzle.number().unwrap(), numbers)
    });
    arcs.collect()
}

#[test]
fn no_row_of_only_moves_comes_back() {
    let mut graph = graph();
    assert_eq!(graph.len(), 74);
    assert_eq!(graph.values().map(BTreeSet::len).sum::<usize>(), 55);
    // Takes away the holds after which there is none that is left, until nothing is left.
    while !graph.is_empty() {
        let before = graph.len();
        let left: BTreeSet<usize> = graph.keys().copied().collect();
        graph.retain(|_, next| !next.is_disjoint(&left));
        assert!(graph.len() < before, "a cycle of {before}");
    }
}

#[test]
fn a_hold_is_asked_for_as_often_as_only_one_move_holds() {
    for position in reachable() {
        let Ok(puzzle) = Puzzle::at(position) else {
            continue;
        };
        if puzzle.task() != Task::Hold {
            assert_eq!(only_moves(puzzle), 0);
            continue;
        }
        let mut open = vec![(Exercise::from(puzzle), only_moves(puzzle))];
        while let Some((exercise, left)) = open.pop() {
            assert_eq!(exercise.goal, Goal::Hold);
            assert_eq!(exercise.right_moves().len(), 1);
            assert_eq!(table().value(exercise.position), Value::Draw);
            let m = exercise.solution().unwrap();
            assert!(exercise.accepts(m));
            let replies = exercise.replies(m);
            assert_eq!(replies.is_empty(), left == 1, "{position:?}");
            for reply in replies {
                let next = exercise.after(m, reply).unwrap();
                assert_eq!(next.only_moves_in_a_row(), left - 1);
                open.push((next, left - 1));
            }
        }
    }
}
