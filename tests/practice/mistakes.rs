use chorus_lapilli::exercise::Answer;
use chorus_lapilli::practice::{Feedback, Practice};
use chorus_lapilli::rules::{Move, Outcome};
use chorus_lapilli::solver::{Value, table};

use super::{advanced, all_looks, check, each_question, opened, played, view};

/// Checks that a wrong move is refuted and taken back.
fn refute(practice: &Practice, m: Move, value: Value) {
    let question = practice.question();
    let player = question.position.turn();
    let mut refuted = played(practice, m);
    let mut plies = 0;
    let mut id = None;
    loop {
        check(&refuted);
        assert_eq!(refuted.state_name(), "wrong");
        assert!(refuted.is_missed() && !refuted.is_helped());
        assert!(matches!(refuted.feedback(), Feedback::Wrong(_)));
        assert_eq!(refuted.question(), question);
        assert_eq!(refuted.answers(), practice.answers());
        let step = refuted.pending_step();
        assert_ne!(step, id);
        id = step;
        if step.unwrap().takes_back {
            break;
        }
        // Each move is the best one.
        let best = table().value(refuted.position());
        refuted = advanced(&refuted);
        assert_eq!(table().value(refuted.position()).before(), best);
        plies += 1;
    }
    let outcome = refuted.position().outcome();
    if let Value::Loss(moves) = value {
        assert_eq!(outcome, Outcome::Won(!player));
        // The value counts the wrong move too.
        assert_eq!(plies + 1, moves);
    } else {
        assert_eq!(value, Value::Draw);
        assert_eq!((plies, outcome), (1, Outcome::Ongoing));
        assert_eq!(table().value(refuted.position()), Value::Draw);
    }
    check_taken_back(&advanced(&refuted), practice);
    // A second wrong move is refuted like the first.
    assert_eq!(played(&advanced(&refuted), m).state_name(), "wrong");
}

/// Checks that the same question is asked as before.
fn check_taken_back(taken_back: &Practice, before: &Practice) {
    check(taken_back);
    assert_eq!(taken_back.state_name(), "open");
    assert_eq!(taken_back.pending_step(), None);
    assert_eq!(*taken_back.feedback(), Feedback::TakenBack);
    assert_eq!(taken_back.question(), before.question());
    assert_eq!(taken_back.position(), before.position());
    assert_eq!(taken_back.answers(), before.answers());
    assert_eq!(taken_back.last_answer(), before.last_answer());
    assert_eq!(taken_back.defences_left(), before.defences_left());
    let (shown, expected) = (view(taken_back), view(before));
    assert_eq!(shown.status, expected.status);
    assert_eq!(shown.board.at_rest(), expected.board.at_rest());
}

#[test]
fn every_wrong_move_is_refuted_and_taken_back() {
    let mut mistakes = 0;
    let mut slower = 0;
    for puzzle in all_looks() {
        each_question(&opened(puzzle), &mut |practice| {
            for choice in table().moves(practice.position()) {
                match practice.question().answer(choice.m).unwrap() {
                    Answer::Right => {}
                    Answer::Slower => {
                        take_back_slower(practice, choice.m);
                        slower += 1;
                    }
                    Answer::Wrong(_) => {
                        refute(practice, choice.m, choice.value);
                        mistakes += 1;
                    }
                }
            }
        });
    }
    assert!(mistakes > 10_000, "{mistakes}");
    assert!(slower > 100, "{slower}");
}

/// Checks that a win that takes longer is taken back and does not count.
fn take_back_slower(practice: &Practice, m: Move) {
    let slower = played(practice, m);
    check(&slower);
    assert_eq!(slower.state_name(), "open");
    assert!(!slower.is_missed());
    assert_eq!(*slower.feedback(), Feedback::Slower);
    assert_eq!(slower.position(), practice.position().play(m).unwrap());
    assert!(slower.pending_step().unwrap().takes_back);
    let taken_back = advanced(&slower);
    check_taken_back(&taken_back, practice);
    assert!(!taken_back.is_missed());
}

#[test]
fn a_wrong_move_is_taken_back_alone_where_it_is_not_played_out() {
    for puzzle in all_looks() {
        let practice = Practice::new(puzzle.into(), false);
        for choice in table().moves(puzzle.position()) {
            let answer = practice.question().answer(choice.m);
            if let Ok(Answer::Wrong(_)) = answer {
                let wrong = played(&practice, choice.m);
                assert!(wrong.is_refuting() && wrong.is_missed());
                assert!(wrong.pending_step().unwrap().takes_back);
                check_taken_back(&advanced(&wrong), &practice);
            }
        }
    }
}
