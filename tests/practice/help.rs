use chorus_lapilli::exercise::Hint;
use chorus_lapilli::practice::{Feedback, Practice, PracticeAction};
use chorus_lapilli::puzzles::list;
use chorus_lapilli::rules::{Move, Square};
use chorus_lapilli::screen_view;

use super::{advanced, after, all_looks, check, each_question, opened, own_moves, played, view};

/// Returns the squares that the board marks with this part of a hint.
fn marked(practice: &Practice, part: screen_view::Hint) -> Vec<Square> {
    let board = view(practice).board;
    let squares = Square::ALL.into_iter();
    squares
        .filter(|square| board.square(*square).hint == Some(part))
        .collect()
}

fn given(practice: &Practice) -> Hint {
    match practice.feedback() {
        Feedback::Hint(hint) => *hint,
        feedback => panic!("{feedback:?}"),
    }
}

#[test]
fn every_question_has_two_hints_that_mark_squares() {
    use screen_view::Hint::{From, To};
    for puzzle in all_looks() {
        each_question(&opened(puzzle), &mut |practice| {
            assert!(marked(practice, From).is_empty() && marked(practice, To).is_empty());
            let first = after(practice, PracticeAction::Hint);
            let second = after(&first, PracticeAction::Hint);
            let third = after(&second, PracticeAction::Hint);
            for hinted in [&first, &second, &third] {
                check(hinted);
                assert!(hinted.is_helped() && hinted.is_missed());
                assert_eq!(hinted.position(), practice.position());
                assert_eq!(hinted.question(), practice.question());
                assert_eq!(hinted.pending_step(), None);
                assert!(!given(hinted).to_string().is_empty());
            }
            // The third says the same again, and is announced again.
            assert_eq!(given(&third), given(&second));
            assert_ne!(third, second);
            let Hint::Move(m) = given(&second) else {
                panic!("{:?}", given(&second));
            };
            assert!(practice.question().accepts(m));
            assert_eq!(marked(&second, To), [m.to()]);
            match m {
                Move::Place { to } => {
                    assert!(matches!(given(&first), Hint::Place(_)));
                    assert!(marked(&first, To).contains(&to));
                    assert!(marked(&first, From).is_empty());
                    assert!(marked(&second, From).is_empty());
                }
                Move::Step { from, .. } => {
                    assert_eq!(given(&first), Hint::Piece(from));
                    assert_eq!(marked(&first, From), [from]);
                    assert!(marked(&first, To).is_empty());
                    assert_eq!(marked(&second, From), [from]);
                }
            }
            // The marks end with the answer.
            let answered = played(&second, m);
            assert!(marked(&answered, To).is_empty());
            if answered.pending_step().is_some() {
                let next = advanced(&answered);
                assert!(marked(&next, To).is_empty());
                assert_eq!(
                    given(&after(&next, PracticeAction::Hint)),
                    next.question().hints().unwrap()[0]
                );
            }
        });
    }
}

#[test]
fn the_solution_solves_every_puzzle_move_by_move() {
    for puzzle in all_looks() {
        let mut practice = opened(puzzle);
        for number in 1..=own_moves(puzzle) {
            assert!(!practice.is_solved());
            let question = practice.question();
            practice.apply(PracticeAction::Solution);
            check(&practice);
            assert_eq!(practice.answers(), number);
            assert!(question.accepts(practice.last_answer().unwrap()));
            assert!(practice.is_helped() && practice.is_missed());
            if practice.is_solved() {
                assert_eq!(*practice.feedback(), Feedback::Solved);
            } else {
                assert_eq!(*practice.feedback(), Feedback::Shown);
                practice.apply(PracticeAction::Advance);
            }
        }
        assert!(practice.is_solved());
    }
}

#[test]
fn the_player_can_go_on_after_a_part_of_the_solution() {
    for puzzle in list() {
        let mut practice = after(&opened(*puzzle), PracticeAction::Solution);
        practice.apply(PracticeAction::Advance);
        while !practice.is_solved() {
            practice = advanced(&played(&practice, practice.question().right_moves()[0]));
        }
        assert_eq!(practice.answers(), own_moves(*puzzle));
        assert!(practice.is_helped());
    }
}

#[test]
fn nothing_is_played_or_hinted_at_once_the_puzzle_is_solved() {
    for puzzle in list() {
        let mut solved = opened(*puzzle);
        while !solved.is_solved() {
            solved = advanced(&played(&solved, solved.question().right_moves()[0]));
        }
        let m = solved.last_answer().unwrap();
        let click = chorus_lapilli::game::GameAction::Click(m.to());
        for action in [
            PracticeAction::Hint,
            PracticeAction::Solution,
            PracticeAction::Board(click),
        ] {
            let over = after(&solved, action);
            check(&over);
            assert_eq!(*over.feedback(), Feedback::Over);
            assert_eq!(over.position(), solved.position());
            assert!(over.is_solved() && !over.is_missed());
        }
        assert_eq!(advanced(&solved), solved);
    }
}
