use chorus_lapilli::game::GameAction;
use chorus_lapilli::practice::{Feedback, Practice, PracticeAction};
use chorus_lapilli::puzzles::list;
use chorus_lapilli::rules::{Position, Square};

use super::{advanced, after, check, opened, played, view};

fn on_board(practice: &Practice, action: GameAction) -> Practice {
    let next = after(practice, PracticeAction::Board(action));
    check(&next);
    next
}

/// Returns each moment of the first course of the puzzle at which nothing is pending, with all
/// positions up to it.
fn moments(mut practice: Practice) -> Vec<(Practice, Vec<Position>)> {
    let mut positions = vec![practice.position()];
    let mut moments = vec![(practice.clone(), positions.clone())];
    while !practice.is_solved() {
        practice = played(&practice, practice.question().right_moves()[0]);
        positions.push(practice.position());
        if !practice.is_solved() {
            practice = advanced(&practice);
            positions.push(practice.position());
        }
        moments.push((practice.clone(), positions.clone()));
    }
    moments
}

#[test]
fn undo_redo_and_jumps_walk_along_the_line() {
    for puzzle in list() {
        for (practice, positions) in moments(opened(*puzzle)) {
            let last = positions.len() - 1;
            let mut walked = practice.clone();
            for ply in (0..last).rev() {
                walked = on_board(&walked, GameAction::Undo);
                assert_eq!(walked.position(), positions[ply]);
                check_unanswered(&walked, &practice);
            }
            let nothing = on_board(&walked, GameAction::Undo);
            assert_eq!(view(&nothing).message, "Nothing to undo.");
            assert_eq!(nothing.position(), positions[0]);
            for position in &positions[1..] {
                walked = on_board(&walked, GameAction::Redo);
                assert_eq!(walked.position(), *position);
                check_unanswered(&walked, &practice);
            }
            assert!(!walked.is_looking_back());
            let nothing = on_board(&walked, GameAction::Redo);
            assert_eq!(view(&nothing).message, "Nothing to redo.");
            for (ply, position) in positions.iter().enumerate() {
                let jumped = on_board(&practice, GameAction::JumpTo(ply));
                assert_eq!(jumped.position(), *position);
                check_unanswered(&jumped, &practice);
                check_looking_back(&jumped, &practice);
            }
        }
    }
}

/// Checks that walking has answered nothing.
fn check_unanswered(walked: &Practice, before: &Practice) {
    assert_eq!(walked.question(), before.question());
    assert_eq!(walked.answers(), before.answers());
    assert_eq!(walked.last_answer(), before.last_answer());
    assert_eq!(walked.is_missed(), before.is_missed());
    assert_eq!(walked.state_name(), before.state_name());
    assert_eq!(walked.pending_step(), None);
    assert_eq!(walked.defences_left(), before.defences_left());
}

/// Checks that at an earlier moment no click plays, and that help returns to the question.
fn check_looking_back(jumped: &Practice, before: &Practice) {
    if !jumped.is_looking_back() {
        return;
    }
    for square in Square::ALL {
        let clicked = on_board(jumped, GameAction::Click(square));
        assert_eq!(clicked.position(), jumped.position());
        check_unanswered(&clicked, before);
        let message = "You are looking back. Go back to now first.";
        assert_eq!(view(&clicked).message, message);
    }
    let hinted = after(jumped, PracticeAction::Hint);
    assert_eq!(hinted.position(), before.position());
    assert_eq!(hinted.is_helped(), !before.is_solved());
    let shown = after(jumped, PracticeAction::Solution);
    assert!(!shown.is_looking_back());
    assert_eq!(shown.is_helped(), !before.is_solved());
    let marks = view(jumped).board.squares.map(|square| square.hint);
    assert_eq!(marks, [None; 9]);
}

#[test]
fn a_move_can_be_made_after_walking_back_to_the_question() {
    for puzzle in list() {
        for (practice, positions) in moments(opened(*puzzle)) {
            if practice.is_solved() {
                continue;
            }
            let m = practice.question().right_moves()[0];
            let returned = positions.iter().fold(practice.clone(), |walked, _| {
                on_board(&walked, GameAction::LookBack)
            });
            let returned = on_board(&returned, GameAction::JumpTo(usize::MAX));
            let answer = played(&returned, m);
            assert_eq!(answer.answers(), practice.answers() + 1);
            assert!(!answer.is_missed());
        }
    }
}

#[test]
fn what_belongs_to_the_game_does_nothing_here() {
    let practice = opened(list()[0]);
    for action in [
        GameAction::NewGame { seed: 0 },
        GameAction::ClaimDraw,
        GameAction::Hint,
        GameAction::OpenText("b2 a3".into()),
        GameAction::ComputerMove { seed: 0 },
        GameAction::StartFrom {
            position: Position::default(),
            seed: 0,
        },
    ] {
        let told = on_board(&practice, action);
        check_unanswered(&told, &practice);
        assert_eq!(told.position(), practice.position());
        assert_eq!(*told.feedback(), Feedback::None);
        assert_eq!(view(&told).message, "You can do that on the Play screen.");
    }
}
