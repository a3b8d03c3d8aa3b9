use chorus_lapilli::exercise::Answer;
use chorus_lapilli::game::GameAction;
use chorus_lapilli::practice::{Feedback, Practice, PracticeAction};
use chorus_lapilli::puzzles::list;
use chorus_lapilli::rules::Square;

use super::{advanced, after, check, each_question, opened, played};

/// Returns every action that interrupts a pending step, and whether a question stands afterwards as
/// it would have stood by itself.
fn interruptions() -> Vec<(PracticeAction, bool)> {
    let clicks = Square::ALL.map(|s| (PracticeAction::Board(GameAction::Click(s)), true));
    let mut actions = clicks.to_vec();
    actions.extend(Square::ALL.map(|from| {
        let m = chorus_lapilli::rules::Move::Place { to: from };
        (PracticeAction::Board(GameAction::Play(m)), true)
    }));
    actions.extend([
        (PracticeAction::Board(GameAction::Undo), false),
        (PracticeAction::Board(GameAction::LookBack), false),
        (PracticeAction::Board(GameAction::Redo), true),
        (PracticeAction::Board(GameAction::LookForward), true),
        (PracticeAction::Board(GameAction::JumpTo(0)), false),
        (PracticeAction::Board(GameAction::JumpTo(usize::MAX)), true),
        (PracticeAction::Hint, true),
    ]);
    actions
}

/// Calls back with each question and each answer to it that leaves something pending.
fn each_pending(mut visit: impl FnMut(&Practice, &Practice)) {
    for puzzle in list() {
        each_question(&opened(*puzzle), &mut |practice| {
            for (m, _) in practice.position().children() {
                let answer = played(practice, m);
                if answer.pending_step().is_some() {
                    visit(practice, &answer);
                }
            }
        });
    }
}

/// Returns the exercise after all that is pending has happened by itself.
fn settled(practice: &Practice) -> Practice {
    let mut practice = practice.clone();
    while practice.pending_step().is_some() {
        practice = advanced(&practice);
    }
    practice
}

/// Checks that the action lets what is pending happen at once, and does nothing else on the board.
fn interrupt(pending: &Practice, action: &PracticeAction, stands: bool) {
    let interrupted = after(pending, action.clone());
    check(&interrupted);
    assert_eq!(interrupted.pending_step(), None, "{action:?}");
    let expected = settled(pending);
    assert_eq!(interrupted.state_name(), "open");
    assert_eq!(interrupted.question(), expected.question());
    assert_eq!(interrupted.answers(), expected.answers());
    assert_eq!(interrupted.last_answer(), expected.last_answer());
    assert_eq!(interrupted.defences_left(), expected.defences_left());
    let helps = *action == PracticeAction::Hint;
    assert_eq!(interrupted.is_missed(), expected.is_missed() || helps);
    if stands {
        assert_eq!(interrupted.position(), expected.position(), "{action:?}");
        assert!(!interrupted.is_looking_back());
    }
}

#[test]
fn an_action_lets_what_is_pending_happen_at_once() {
    let actions = interruptions();
    let mut interrupted = 0;
    each_pending(|_, answer| {
        let mut pending = answer.clone();
        while pending.pending_step().is_some() {
            for (action, stands) in &actions {
                interrupt(&pending, action, *stands);
                interrupted += 1;
            }
            pending = advanced(&pending);
        }
    });
    assert!(interrupted > 50_000, "{interrupted}");
}

#[test]
fn undo_takes_a_wrong_move_back_and_walks_no_further() {
    each_pending(|question, answer| {
        let is_right = *answer.feedback() == Feedback::Right;
        for undo in [GameAction::Undo, GameAction::LookBack] {
            let undone = after(answer, PracticeAction::Board(undo));
            if is_right {
                // The reply is on the board, and the position before it is looked at.
                assert!(undone.is_looking_back());
                assert_eq!(undone.position(), answer.position());
            } else {
                assert!(!undone.is_looking_back());
                assert_eq!(undone.position(), question.position());
                assert_eq!(*undone.feedback(), Feedback::TakenBack);
            }
        }
    });
}

#[test]
fn a_click_during_a_pending_step_selects_and_answers_nothing() {
    each_pending(|_, answer| {
        let expected = settled(answer);
        for square in Square::ALL {
            let clicked = after(answer, PracticeAction::Board(GameAction::Click(square)));
            let shown = super::view(&clicked).board;
            assert_eq!(shown.at_rest(), super::view(&expected).board.at_rest());
        }
    });
}

#[test]
fn solution_and_again_leave_nothing_of_what_was_pending() {
    each_pending(|question, answer| {
        let expected = settled(answer);
        let solution = after(answer, PracticeAction::Solution);
        check(&solution);
        assert_eq!(solution.answers(), expected.answers() + 1);
        assert!(solution.is_helped() && !solution.is_refuting());
        assert_ne!(solution.pending_step(), answer.pending_step());
        let again = after(answer, PracticeAction::Again);
        check(&again);
        assert_eq!(again.pending_step(), None);
        assert_eq!(*again.feedback(), Feedback::Restarted);
        assert_eq!((again.answers(), again.defences_left()), (0, 0));
        assert_eq!(again.question().position, question.start());
        assert_eq!(again.position(), question.start());
        // What is pending later is not mistaken for what was pending before.
        let repeated = played(&again, again.question().right_moves()[0]);
        assert_ne!(repeated.pending_step(), answer.pending_step());
    });
}

#[test]
fn other_actions_leave_a_pending_step_as_it_is() {
    each_pending(|question, answer| {
        for action in [
            GameAction::ReadBoard,
            GameAction::RepeatMessage,
            GameAction::CancelSelection,
            GameAction::NewGame { seed: 1 },
            GameAction::ClaimDraw,
            GameAction::Hint,
        ] {
            let told = after(answer, PracticeAction::Board(action));
            check(&told);
            assert_eq!(told.pending_step(), answer.pending_step());
            assert_eq!(told.position(), answer.position());
            assert_eq!(told.is_helped(), answer.is_helped());
        }
        let m = answer.last_answer().filter(|_| !answer.is_refuting());
        let is_right = m.is_some_and(|m| question.question().answer(m) == Ok(Answer::Right));
        assert_eq!(is_right, answer.answers() > question.answers());
    });
}
