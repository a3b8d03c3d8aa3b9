use std::collections::{BTreeSet, HashSet};

use chorus_lapilli::exercise::{Exercise, Goal};
use chorus_lapilli::puzzles::{Puzzle, list};
use chorus_lapilli::rules::{Move, Outcome, Phase, Position, Symmetry};
use chorus_lapilli::solver::{Value, smallest_key, table};

use crate::reachable::reachable;
use crate::{counts, moves, plies, position, wins};

/// Wins the exercise with every right move against every longest defence, and returns the number of
/// ways; it must take exactly this many plies.
fn win_in(exercise: Exercise, plies: u8) -> usize {
    let mut ways = 0;
    for m in exercise.right_moves() {
        let after = exercise.position.play(m).unwrap();
        let replies = exercise.replies(m);
        let is_won = after.outcome() == Outcome::Won(exercise.position.turn());
        assert_eq!(is_won, plies == 1, "{exercise:?}");
        assert_eq!(replies.is_empty(), is_won, "{exercise:?}");
        ways += usize::from(is_won);
        for reply in replies {
            ways += win_in(exercise.after(m, reply).unwrap(), plies - 2);
        }
    }
    ways
}

#[test]
fn every_win_takes_the_announced_number_of_moves_against_every_longest_defence() {
    let mut solved = 0;
    for position in reachable() {
        if let Ok(puzzle) = Puzzle::at(position)
            && plies(puzzle) > 0
        {
            let exercise = Exercise::from(puzzle);
            assert_eq!(exercise.right_moves().len(), 1);
            assert!(win_in(exercise, plies(puzzle)) > 0);
            solved += 1;
        }
    }
    assert_eq!(solved, 1904);
}

/// Which moves of the winner count, and which replies of the loser are tried.
#[derive(Clone, Copy)]
struct Lines {
    any_win: bool,
    any_reply: bool,
}

/// Returns `true` if the winner has only one move that counts in every position of these lines.
fn is_unique(position: Position, lines: Lines) -> bool {
    let best = table().value(position);
    let mut winning = table().moves(position);
    winning.retain(|c| c.value == best || (lines.any_win && c.value > Value::Draw));
    let [only] = winning[..] else {
        return false;
    };
    let longest = table().value(only.after);
    let replies = table().moves(only.after).into_iter();
    let mut tried = replies.filter(|reply| lines.any_reply || reply.value == longest);
    tried.all(|reply| is_unique(reply.after, lines))
}

/// Returns the wins in two moves or more of each phase and length that are unique all the way.
fn unique(lines: Lines) -> [Vec<(u8, usize)>; 2] {
    [Phase::Placing, Phase::Stepping].map(|phase| {
        let long = wins(phase).filter(|puzzle| plies(*puzzle) > 1);
        counts(long.filter(|p| is_unique(p.position(), lines)).map(plies))
    })
}

#[test]
fn the_number_of_wins_that_are_unique_all_the_way_is_right() {
    let lines = |any_win, any_reply| Lines { any_win, any_reply };
    let any_win = [vec![(3, 6), (5, 2)], vec![(3, 6), (5, 1)]];
    assert_eq!(unique(lines(true, false)), any_win);
    let against_all: usize = unique(lines(true, true))
        .iter()
        .flatten()
        .map(|u| u.1)
        .sum();
    assert_eq!(against_all, 12);
    let fastest = [vec![(3, 11), (5, 4), (7, 2)], vec![(3, 8), (5, 1)]];
    assert_eq!(unique(lines(false, false)), fastest);
    assert_eq!(unique(lines(false, true)), fastest);
}

/// Returns `true` if a slower win exists in this position or later, after fastest wins and longest
/// defences.
fn has_slower_win(exercise: Exercise) -> bool {
    let best = table().value(exercise.position);
    let slower = |value| value > Value::Draw && value < best;
    let moves = table().moves(exercise.position);
    moves.iter().any(|choice| slower(choice.value))
        || exercise.right_moves().into_iter().any(|m| {
            let replies = exercise.replies(m).into_iter();
            replies
                .into_iter()
                .any(|r| has_slower_win(exercise.after(m, r).unwrap()))
        })
}

#[test]
fn a_slower_win_exists_later_in_22_puzzles() {
    let slower = |phase| {
        counts(
            wins(phase)
                .filter(|p| has_slower_win((*p).into()))
                .map(plies),
        )
    };
    assert_eq!(slower(Phase::Placing), [(3, 6), (5, 11), (7, 2)]);
    assert_eq!(slower(Phase::Stepping), [(3, 3)]);
}

#[test]
fn one_to_five_defences_are_equally_long() {
    let long = list().iter().filter(|puzzle| plies(**puzzle) > 1);
    let defences = long.map(|puzzle| {
        let exercise = Exercise::from(*puzzle);
        exercise.replies(exercise.solution().unwrap()).len()
    });
    let defences: BTreeSet<usize> = defences.collect();
    assert_eq!(defences.first(), Some(&1));
    assert_eq!(defences.last(), Some(&5));
}

#[test]
fn the_longest_win_is_played_as_known() {
    let line = moves("b3 b2 c3 a2 b3-a3 b2-b3 c3-b2 b3-c3 c2-c1");
    let mut exercise = Exercise::from(Puzzle::at(position("-----XO--:X")).unwrap());
    for turn in line.chunks(2) {
        assert!(exercise.accepts(turn[0]), "{}", turn[0]);
        let replies = exercise.replies(turn[0]);
        match turn {
            [m, reply] => {
                assert!(replies.contains(reply), "{reply}");
                exercise = exercise.after(*m, *reply).unwrap();
            }
            _ => assert!(replies.is_empty()),
        }
    }
}

/// Returns the number of moves with the best value.
fn best_moves(position: Position) -> usize {
    let best = table().value(position);
    let moves = table().moves(position);
    moves.iter().filter(|choice| choice.value == best).count()
}

#[test]
fn replies_resist_longest_and_leave_fewest_fastest_wins() {
    for exercise in won_exercises() {
        for m in exercise.right_moves() {
            let after = exercise.position.play(m).unwrap();
            let longest = table().value(after);
            let replies = exercise.replies(m);
            let resisting = table().moves(after).into_iter();
            let resisting = resisting.filter(|reply| reply.value == longest);
            let resisting: HashSet<Move> = resisting.map(|reply| reply.m).collect();
            assert_eq!(replies.iter().copied().collect::<HashSet<_>>(), resisting);
            assert!(replies.is_sorted_by_key(|m| best_moves(after.play(*m).unwrap())));
        }
    }
}

#[test]
fn replies_are_the_same_in_all_looks() {
    // Symmetric positions may be answered by the mirror image of a reply.
    let keys = |exercise: Exercise, m: Move| -> Vec<u16> {
        let replies = exercise.replies(m).into_iter();
        let after = replies.map(|reply| exercise.after(m, reply).unwrap());
        after.map(|next| smallest_key(next.position)).collect()
    };
    for exercise in won_exercises() {
        for m in exercise.right_moves() {
            let expected = keys(exercise, m);
            for symmetry in Symmetry::ALL {
                let position = exercise.position.image(symmetry);
                let sides = [Some(position), position.swap_sides()];
                for position in sides.into_iter().flatten() {
                    let look = Exercise {
                        position,
                        ..exercise
                    };
                    assert_eq!(keys(look, m.image(symmetry)), expected, "{position:?}");
                }
            }
        }
    }
}

/// Returns every won position, to be won as soon as possible.
fn won_exercises() -> impl Iterator<Item = Exercise> {
    let won = reachable().into_iter();
    let won = won.filter(|position| table().value(*position) > Value::Draw);
    won.map(|position| Exercise {
        position,
        goal: Goal::Win,
    })
}
