use chorus_lapilli::exercise::{Exercise, Goal};
use chorus_lapilli::practice::{Feedback, Practice};
use chorus_lapilli::puzzles::Task;
use chorus_lapilli::rules::{Outcome, Position};
use chorus_lapilli::solver::{Value, table};

use super::{advanced, all_looks, check, opened, own_moves, played, reachable};

/// Plays every right move with the best replies, and checks that each course ends after this many
/// own moves; returns the number of courses.
fn solve(practice: &Practice, left: usize, goal: Task) -> usize {
    assert_eq!(practice.state_name(), "open");
    assert_eq!(practice.pending_step(), None);
    let question = practice.question();
    assert_eq!(practice.position(), question.position);
    let mut courses = 0;
    for m in question.right_moves() {
        let right = played(practice, m);
        check(&right);
        assert!(!right.is_missed());
        assert_eq!(right.answers(), practice.answers() + 1);
        assert_eq!(right.last_answer(), Some(m));
        assert_eq!(right.question(), question);
        assert_eq!(right.position(), question.position.play(m).unwrap());
        if left == 1 {
            assert!(right.is_solved());
            assert_eq!(right.state_name(), "solved");
            assert_eq!(*right.feedback(), Feedback::Solved);
            let outcome = match goal {
                Task::Win(_) => Outcome::Won(question.position.turn()),
                Task::Hold => Outcome::Ongoing,
            };
            assert_eq!(right.position().outcome(), outcome);
            courses += 1;
            continue;
        }
        assert_eq!(right.state_name(), "open");
        assert_eq!(*right.feedback(), Feedback::Right);
        assert!(right.pending_step().is_some_and(|step| !step.takes_back));
        let next = advanced(&right);
        check(&next);
        let replies = question.replies(m);
        let reply = question.after(m, replies[0]).unwrap();
        assert_eq!(next.question(), reply);
        assert_eq!(next.answers(), right.answers());
        courses += solve(&next, left - 1, goal);
    }
    assert!(courses > 0);
    courses
}

#[test]
fn every_puzzle_is_solved_by_right_moves_in_the_announced_number() {
    let mut courses = 0;
    for puzzle in all_looks() {
        let practice = opened(puzzle);
        assert_eq!(practice.start(), puzzle.position());
        assert_eq!(practice.answers(), 0);
        assert_eq!(practice.last_answer(), None);
        assert_eq!(*practice.feedback(), Feedback::Opened);
        check(&practice);
        courses += solve(&practice, own_moves(puzzle), puzzle.task());
    }
    assert!(courses > 2612, "{courses}");
}

fn keep(position: Position) -> Practice {
    let goal = Goal::Keep;
    Practice::new(Exercise { position, goal }, true)
}

#[test]
fn any_move_that_keeps_the_result_answers_a_question_to_keep_it() {
    for position in reachable() {
        let value = table().value(position);
        if matches!(value, Value::Loss(_)) {
            continue;
        }
        for choice in table().moves(position) {
            let answer = played(&keep(position), choice.m);
            check(&answer);
            let keeps = (choice.value > Value::Draw) == (value > Value::Draw)
                && choice.value >= Value::Draw;
            assert_eq!(answer.is_solved(), keeps);
            assert_eq!(answer.is_refuting(), !keeps);
        }
    }
}
