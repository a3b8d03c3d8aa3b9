use chorus_lapilli::exercise::{Answer, Exercise, Goal};
use chorus_lapilli::lessons::{END, LESSONS, Wrong};
use chorus_lapilli::notation::write_position;
use chorus_lapilli::rules::{IllegalMove, Move, Outcome, Square};
use chorus_lapilli::solver::{Value, table};

use crate::moves;
use crate::reachable::reachable;

#[test]
fn each_step_has_its_position_and_accepts_the_moves_of_the_table() {
    let table = [
        ("place", "---------:X", "a3 b3 c3 a2 b2 c2 a1 b1 c1"),
        ("win", "XX--O-O--:X", "c3"),
        ("stop", "XX--O----:O", "c3"),
        ("step", "O-XX--OOX:X", ""),
        ("neighbours", "X-XXOO-O-:X", "a2-b3"),
        ("leave", "XOOOX-X--:X", "b2-c2 b2-b1 b2-c1"),
        ("stay", "-OXXX-O-O:X", "c3-c2"),
    ];
    for (lesson, (name, text, right)) in LESSONS.iter().zip(table) {
        let exercise = lesson.exercise();
        assert_eq!(lesson.name, name);
        assert_eq!(write_position(exercise.position), text);
        assert!(reachable().contains(&exercise.position), "{name}");
        if name == "step" {
            assert_eq!(exercise.right_moves().len(), 7);
        } else {
            assert_eq!(exercise.right_moves(), moves(right), "{name}");
        }
    }
}

#[test]
fn right_moves_are_all_legal_or_all_winning_or_all_holding_ones() {
    for lesson in LESSONS {
        let Exercise { position, goal } = lesson.exercise();
        let expected = |value: Value| match goal {
            Goal::Play => true,
            Goal::Win => value == Value::Win(1),
            Goal::Keep | Goal::Hold => value == Value::Draw,
        };
        let choices = table().moves(position);
        let wrong = choices.iter().filter(|c| !expected(c.value)).count();
        for choice in choices {
            let accepted = lesson.exercise().accepts(choice.m);
            assert_eq!(accepted, expected(choice.value), "{}", lesson.name);
            assert!(!accepted || lesson.exercise().replies(choice.m).is_empty());
        }
        assert_eq!(wrong == 0, lesson.wrong == Wrong::Never, "{}", lesson.name);
    }
}

#[test]
fn wrong_moves_are_what_the_sentences_say() {
    let place_c3 = Move::Place { to: Square::C3 };
    // Every other placement lets the opponent win on c3.
    for lesson in &LESSONS[1..3] {
        let exercise = lesson.exercise();
        for (m, _) in exercise.position.children().filter(|(m, _)| *m != place_c3) {
            let Ok(Answer::Wrong(mistake)) = exercise.answer(m) else {
                panic!("{m} is right");
            };
            assert_eq!(mistake.refutation, [place_c3], "{m}");
            assert_eq!(mistake.value, Value::Loss(2));
        }
    }
    // The centre rule refuses the pieces that stay, where they cannot win.
    let leave = LESSONS[5].exercise().position;
    let refused = moves("a1-b1")[0];
    assert_eq!(leave.play(refused), Err(IllegalMove::MustLeaveCentre));
    assert!(leave.targets(Square::A3).is_empty());
    // In the last step the centre piece may leave, but need not.
    let stay = LESSONS[6].exercise();
    let leaving = stay
        .position
        .children()
        .filter(|(m, _)| m.from() == Some(Square::B2));
    let leaving: Vec<_> = leaving.map(|(m, _)| stay.answer(m).unwrap()).collect();
    assert!(!leaving.is_empty());
    for answer in leaving {
        assert!(matches!(answer, Answer::Wrong(_)), "{answer:?}");
    }
}

#[test]
fn a_win_of_the_lesson_ends_the_game() {
    for lesson in LESSONS
        .iter()
        .filter(|lesson| lesson.exercise().goal == Goal::Win)
    {
        let Exercise { position, .. } = lesson.exercise();
        let m = lesson.exercise().solution().unwrap();
        let after = position.play(m).unwrap();
        assert_eq!(after.outcome(), Outcome::Won(position.turn()));
    }
    assert!(END.starts_with("That is the whole game."));
}
