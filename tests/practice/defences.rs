use std::collections::BTreeSet;

use chorus_lapilli::practice::{Feedback, Practice, PracticeAction};
use chorus_lapilli::puzzles::{Puzzle, list};
use chorus_lapilli::rules::Position;
use chorus_lapilli::solver::key;

use super::random::Random;
use super::{advanced, after, check, opened, own_moves, played};

/// Returns the positions after all equally long defences against the first right move, and the first
/// after each of them, and so on.
fn defences(puzzle: Puzzle) -> BTreeSet<u16> {
    let mut positions = BTreeSet::new();
    let mut open = vec![opened(puzzle).question()];
    while let Some(question) = open.pop() {
        let m = question.right_moves()[0];
        for reply in question.replies(m) {
            let next = question.after(m, reply).unwrap();
            if positions.insert(key(next.position)) {
                open.push(next);
            }
        }
    }
    positions
}

/// Solves the exercise by the first right moves, and returns the positions that were asked.
fn solve(practice: &mut Practice) -> Vec<Position> {
    let mut asked = Vec::new();
    while !practice.is_solved() {
        asked.push(practice.position());
        *practice = played(practice, practice.question().right_moves()[0]);
        *practice = advanced(practice);
        check(practice);
    }
    asked
}

#[test]
fn every_defence_is_tried_once_and_can_be_solved() {
    let mut most = 0;
    for puzzle in list() {
        let mut practice = opened(*puzzle);
        let mut asked = solve(&mut practice);
        let mut tried: Vec<u16> = asked[1..].iter().map(|p| key(*p)).collect();
        while practice.defences_left() > 0 {
            let left = practice.defences_left();
            practice.apply(PracticeAction::AnotherDefence);
            check(&practice);
            assert_eq!(practice.defences_left(), left - 1);
            assert_eq!(practice.state_name(), "open");
            assert_eq!(practice.pending_step(), None);
            let Feedback::AnotherDefence(player, reply) = *practice.feedback() else {
                panic!("{:?}", practice.feedback());
            };
            assert_eq!(player, !puzzle.position().turn());
            assert!(practice.position().board().piece(reply.to()) == Some(player));
            assert!(!tried.contains(&key(practice.position())), "{puzzle:?}");
            tried.push(key(practice.position()));
            let answers = practice.answers();
            asked = solve(&mut practice);
            assert_eq!(answers + asked.len(), own_moves(*puzzle));
            // Where two courses meet, the second goes on like the first.
            for position in asked.iter().skip(1).map(|p| key(*p)) {
                if !tried.contains(&position) {
                    tried.push(position);
                }
            }
            assert!(!practice.is_missed());
        }
        let positions: BTreeSet<u16> = tried.iter().copied().collect();
        assert_eq!(positions, defences(*puzzle), "{puzzle:?}");
        most = most.max(positions.len());
        let none = after(&practice, PracticeAction::AnotherDefence);
        assert_eq!(none, practice);
    }
    assert!(most > 5, "{most}");
}

/// Solves the exercise by any right moves, and adds the positions that were asked.
fn solve_at_random(practice: &mut Practice, random: &mut Random, asked: &mut BTreeSet<u16>) {
    while !practice.is_solved() {
        let right = practice.question().right_moves();
        *practice = advanced(&played(practice, random.one(&right)));
        if !practice.is_solved() {
            asked.insert(key(practice.position()));
        }
    }
}

#[test]
fn no_defence_that_has_been_answered_is_offered_again() {
    let mut random = Random(7);
    for round in 0..2590 {
        let puzzle = list()[round % list().len()];
        let mut practice = opened(puzzle);
        let mut asked = BTreeSet::new();
        solve_at_random(&mut practice, &mut random, &mut asked);
        while practice.defences_left() > 0 {
            practice.apply(PracticeAction::AnotherDefence);
            assert!(asked.insert(key(practice.position())), "{puzzle:?}");
            solve_at_random(&mut practice, &mut random, &mut asked);
        }
    }
}
