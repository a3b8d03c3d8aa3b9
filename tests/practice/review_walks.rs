use chorus_lapilli::game::GameAction;
use chorus_lapilli::practice::Practice;
use chorus_lapilli::review::{ReviewAction, ReviewState};
use chorus_lapilli::rules::{Move, Player, Square};

use super::random::Random;
use super::review_games::{ALL_SLIPS, ONE_SLIP, act, on_board, review, shown};
use super::step;

/// Returns the state in which the third move is asked.
fn asked() -> ReviewState {
    act(&review(ALL_SLIPS), ReviewAction::Ask(3))
}

const WALKS: [(GameAction, usize); 7] = [
    (GameAction::Undo, 1),
    (GameAction::LookBack, 1),
    (GameAction::Redo, 3),
    (GameAction::LookForward, 3),
    (GameAction::JumpTo(0), 0),
    (GameAction::JumpTo(2), 2),
    (GameAction::JumpTo(usize::MAX), 8),
];

#[test]
fn walking_is_no_answer_and_the_question_can_be_resumed() {
    for (walk, ply) in WALKS {
        let left = on_board(&asked(), walk.clone());
        assert!(left.is_question_left(), "{walk:?}");
        assert_eq!(left.practice(), None);
        assert_eq!(left.record().cursor(), ply);
        assert_eq!(left.position(), left.record().position());
        assert_eq!(
            (left.asked_number(), left.hidden_from()),
            (Some(3), Some(3))
        );
        assert!(!left.is_answered(3));
        let words = "You left the question. Resume it to answer.";
        assert!(shown(&left).announcement.ends_with(words));
        let resumed = act(&left, ReviewAction::Resume);
        assert!(!resumed.is_question_left());
        assert_eq!(resumed.position(), asked().position());
        assert_eq!(resumed.record().cursor(), 2);
        let practice = resumed.practice().unwrap();
        assert!(!practice.is_missed() && !practice.is_solved());
        assert_eq!(shown(&resumed).message, shown(&asked()).message);
    }
}

#[test]
fn a_click_beside_the_question_answers_nothing() {
    for (walk, ply) in WALKS {
        let left = on_board(&asked(), walk);
        for square in Square::ALL {
            let clicked = on_board(&left, GameAction::Click(square));
            let message = "You left the question. Resume it to answer.";
            assert_eq!(shown(&clicked).message, message);
            assert_eq!(shown(&clicked).announcement, message);
            assert_eq!(clicked.record().cursor(), ply);
            assert!(clicked.is_question_left() && !clicked.is_answered(3));
        }
        let shown_answer = act(&left, ReviewAction::Show);
        assert!(shown_answer.is_answered(3) && !shown_answer.is_question_left());
        let next = act(&left, ReviewAction::Next);
        assert_eq!(next.asked_number(), Some(7));
        assert!(!next.is_question_left() && !next.is_answered(3));
    }
}

#[test]
fn a_click_without_a_question_says_what_to_do() {
    let state = review(ALL_SLIPS);
    let message = "Choose a turning point, or open Explore to try moves.";
    for ply in 0..=8 {
        let moment = on_board(&state, GameAction::JumpTo(ply));
        assert_eq!(moment.record().cursor(), ply);
        assert!(!moment.is_question_left());
        for square in Square::ALL {
            let clicked = on_board(&moment, GameAction::Click(square));
            assert_eq!(shown(&clicked).message, message);
            assert_eq!(clicked.position(), moment.position());
        }
    }
}

#[test]
fn a_moment_of_the_game_is_announced_without_asking_for_a_move() {
    let state = on_board(&review(ALL_SLIPS), GameAction::LookBack);
    let announcement = "Position after X's move b2-c2. Next player: O. \
                        Step through the game, or choose a turning point.";
    assert_eq!(shown(&state).announcement, announcement);
    let start = on_board(&state, GameAction::JumpTo(0));
    let announcement = "Back at the start. Next player: X. \
                        Step through the game, or choose a turning point.";
    assert_eq!(shown(&start).announcement, announcement);
    let end = on_board(&state, GameAction::Redo);
    let announcement = "Position after O's move b3-b2. Winner: O. \
                        Step through the game, or choose a turning point.";
    assert_eq!(shown(&end).announcement, announcement);
}

#[test]
fn walking_takes_a_wrong_move_back() {
    let wrong = on_board(&asked(), GameAction::Play(step("b2")));
    assert!(wrong.practice().unwrap().is_refuting());
    for (walk, _) in WALKS {
        let left = on_board(&wrong, walk);
        assert!(left.is_question_left());
        // A step that was due happens no more.
        let advanced = act(&left, ReviewAction::Advance);
        assert_eq!(advanced, left);
        let resumed = act(&left, ReviewAction::Resume);
        let practice = resumed.practice().unwrap();
        assert_eq!(practice.pending_step(), None);
        assert!(practice.is_missed() && !practice.is_refuting());
        assert_eq!(resumed.position(), asked().position());
    }
}

#[test]
fn an_answered_question_is_over_once_another_moment_is_looked_at() {
    let answered = act(&asked(), ReviewAction::Show);
    for (walk, ply) in WALKS {
        let walked = on_board(&answered, walk);
        assert_eq!((walked.asked_number(), walked.hidden_from()), (None, None));
        assert!(walked.is_answered(3) && !walked.is_question_left());
        assert_eq!(walked.record().cursor(), ply);
    }
}

#[test]
fn other_actions_do_nothing_to_the_game() {
    let state = on_board(&review(ALL_SLIPS), GameAction::LookBack);
    // Escape has nothing to cancel.
    assert_eq!(on_board(&state, GameAction::CancelSelection), state);
    let told = on_board(&state, GameAction::Hint);
    assert_eq!(
        shown(&told).announcement,
        "You can do that on the Play screen."
    );
    assert_eq!(told.position(), state.position());
    let read = on_board(&state, GameAction::ReadBoard);
    assert!(shown(&read).announcement.starts_with("a3 O, b3 O, c3 X, "));
}

fn random_action(random: &mut Random, state: &ReviewState) -> ReviewAction {
    let moves: Vec<Move> = state.position().children().map(|(m, _)| m).collect();
    match random.below(14) {
        0..4 if !moves.is_empty() => ReviewAction::Board(GameAction::Play(random.one(&moves))),
        4 => ReviewAction::Board(GameAction::Click(random.one(&Square::ALL))),
        5 => ReviewAction::Board(WALKS[random.below(7)].0.clone()),
        6 | 7 => ReviewAction::Advance,
        8 => ReviewAction::Ask(random.below(12)),
        9 => ReviewAction::Resume,
        10 => ReviewAction::Show,
        11 => ReviewAction::Next,
        12 => ReviewAction::SetSide(random.one(&[None, Some(Player::X), Some(Player::O)])),
        _ => ReviewAction::Board(GameAction::NewGame { seed: 0 }),
    }
}

#[test]
fn any_actions_in_any_order_leave_the_game_as_it_is() {
    let mut random = Random(5);
    for game in [ONE_SLIP, ALL_SLIPS, "", "X-O-X-O--:X/b1"] {
        let first = review(game);
        let mut state = first.clone();
        for _ in 0..4000 {
            let action = random_action(&mut random, &state);
            let before = state.clone();
            state = act(&state, action.clone());
            assert_eq!(state.moves(), first.moves());
            assert_eq!(state.review(), first.review());
            assert_eq!(state.record().start(), first.record().start());
            if let Some(number) = state.asked_number() {
                assert_eq!(state.practice().is_none(), state.is_question_left());
                let solved = state.practice().is_some_and(Practice::is_solved);
                assert_eq!(state.hidden_from(), (!solved).then_some(number));
                assert!(!solved || state.is_answered(number));
            } else {
                assert!(state.practice().is_none() && !state.is_question_left());
            }
            // A turning point is answered only by a move or by the answer.
            for number in 1..=11 {
                if state.is_answered(number) && !before.is_answered(number) {
                    let answers = matches!(
                        action,
                        ReviewAction::Show
                            | ReviewAction::Board(GameAction::Play(_) | GameAction::Click(_))
                    );
                    assert!(answers, "{action:?}");
                }
            }
            let same = shown(&state).message_id == shown(&before).message_id;
            assert_eq!(same, state == before, "{action:?}");
        }
    }
}
