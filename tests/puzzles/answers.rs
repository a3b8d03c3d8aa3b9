use chorus_lapilli::exercise::{Answer, Exercise, Goal, Hint, Place};
use chorus_lapilli::puzzles::Puzzle;
use chorus_lapilli::review::Judgement;
use chorus_lapilli::rules::{IllegalMove, Move, Outcome, Square};
use chorus_lapilli::solver::{Value, table};

use crate::position;
use crate::reachable::reachable;

const GOALS: [Goal; 4] = [Goal::Play, Goal::Keep, Goal::Win, Goal::Hold];

#[test]
fn every_move_is_right_or_slower_or_refuted() {
    for position in reachable() {
        let best = table().value(position);
        for (m, after) in position.children() {
            let value = table().value(after).before();
            for goal in GOALS {
                let answer = Exercise { position, goal }.answer(m).unwrap();
                let kept = match best {
                    Value::Win(_) => value > Value::Draw,
                    Value::Draw => value == Value::Draw,
                    Value::Loss(_) => true,
                };
                match answer {
                    Answer::Right => assert!(kept || goal == Goal::Play),
                    Answer::Slower => {
                        assert_eq!(goal, Goal::Win);
                        assert!(kept && value < best);
                    }
                    Answer::Wrong(mistake) => {
                        assert!(!kept && goal != Goal::Play);
                        assert_eq!(mistake.judgement, Judgement::new(best, value));
                        assert_eq!(mistake.value, value);
                    }
                }
            }
        }
        if position.outcome() != Outcome::Ongoing {
            let exercise = Exercise {
                position,
                goal: Goal::Win,
            };
            let m = Move::Place { to: Square::B2 };
            assert_eq!(exercise.answer(m), Err(IllegalMove::GameOver));
            assert_eq!(exercise.hints(), None);
        }
    }
}

#[test]
fn a_refutation_is_played_to_the_end_after_a_loss_and_for_one_move_after_a_draw() {
    let mut refuted = 0;
    for position in reachable() {
        let goal = Goal::Keep;
        for (m, after) in position.children() {
            let Ok(Answer::Wrong(mistake)) = (Exercise { position, goal }).answer(m) else {
                continue;
            };
            refuted += 1;
            let mut end = after;
            for m in &mistake.refutation {
                let value = table().value(end);
                end = end.play(*m).unwrap();
                assert_eq!(table().value(end).before(), value, "not the best move");
            }
            let plies = mistake.refutation.len();
            match mistake.value {
                Value::Loss(announced) => {
                    assert_eq!(plies + 1, usize::from(announced));
                    assert_eq!(end.outcome(), Outcome::Won(!position.turn()));
                }
                value => assert_eq!((value, plies), (Value::Draw, 1)),
            }
        }
    }
    // Wins that become draws or losses, and draws that become losses.
    assert_eq!(refuted, 1980 + 7604 + 3300);
}

#[test]
fn mistakes_are_described() {
    let told = |text: &str, m| {
        let position = position(text);
        let goal = Goal::Win;
        match (Exercise { position, goal }).answer(m) {
            Ok(Answer::Wrong(mistake)) => mistake.describe(position.turn()),
            other => panic!("{other:?}"),
        }
    };
    let lets_win = told("XX--O-O--:X", Move::Place { to: Square::A2 });
    assert_eq!(lets_win, "That lets O win in 1 move.");
    let mut sentences = std::collections::BTreeSet::new();
    for position in reachable() {
        for (m, _) in position.children() {
            let goal = Goal::Win;
            if let Ok(Answer::Wrong(mistake)) = (Exercise { position, goal }).answer(m) {
                sentences.insert(mistake.describe(position.turn()));
            }
        }
    }
    assert!(sentences.contains("That only draws: O to play holds."));
    assert!(sentences.contains("That lets X win in 2 moves."));
    assert!(sentences.contains("That lets O win in 3 moves."));
}

#[test]
fn hints_lead_to_the_solution_at_every_move() {
    for position in reachable() {
        for goal in GOALS {
            let exercise = Exercise { position, goal };
            let Some(m) = exercise.solution() else {
                assert_ne!(position.outcome(), Outcome::Ongoing);
                continue;
            };
            assert!(exercise.accepts(m), "{exercise:?}");
            let [first, second] = exercise.hints().unwrap();
            assert_eq!(second, Hint::Move(m));
            let marked = exercise.hinted_squares(first);
            match (first, m) {
                (Hint::Piece(square), Move::Step { from, .. }) => assert_eq!(square, from),
                (Hint::Place(_), Move::Place { to }) => {
                    assert!(marked.contains(to) && marked.len() <= 4);
                }
                other => panic!("{other:?}"),
            }
            assert!(!marked.is_empty());
            let steps = u32::from(m.from().is_some());
            assert_eq!(exercise.hinted_squares(second).len(), 1 + steps);
        }
    }
}

#[test]
fn hints_are_told_in_words() {
    let (from, to) = (Square::C2, Square::C1);
    for (hint, words) in [
        (Hint::Piece(from), "Move the piece on c2."),
        (Hint::Move(Move::Step { from, to }), "c2 to c1."),
        (Hint::Place(Place::of(to)), "It is a corner."),
        (Hint::Place(Place::of(from)), "It is an edge."),
        (Hint::Place(Place::of(Square::B2)), "It is the centre."),
        (Hint::Move(Move::Place { to }), "Place on c1."),
    ] {
        assert_eq!(hint.to_string(), words);
    }
}

#[test]
fn a_question_about_a_game_ends_after_one_move() {
    for position in reachable() {
        let goal = Goal::Keep;
        let exercise = Exercise { position, goal };
        for m in exercise.right_moves() {
            assert!(exercise.replies(m).is_empty());
        }
    }
    // A wrong move of a puzzle has no reply, only a refutation.
    let puzzle = Puzzle::at(position("-----XO--:X")).unwrap();
    let wrong = Move::Place { to: Square::A3 };
    assert!(Exercise::from(puzzle).replies(wrong).is_empty());
}
