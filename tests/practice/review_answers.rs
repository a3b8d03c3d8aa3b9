use chorus_lapilli::exercise::{Exercise, Goal};
use chorus_lapilli::game::GameAction;
use chorus_lapilli::review::{ReviewAction, ReviewState, ReviewedMove};
use chorus_lapilli::rules::{Move, Outcome};
use chorus_lapilli::solver::{Value, table};

use super::review_games::{ALL_SLIPS, ONE_SLIP, act, numbers, on_board, review, shown};

/// Returns the moves that keep the result, and all others.
fn keeping(point: &ReviewedMove) -> (Vec<Move>, Vec<Move>) {
    let exercise = Exercise {
        position: point.position,
        goal: Goal::Keep,
    };
    let moves = point.position.children().map(|(m, _)| m);
    moves.partition(|m| exercise.accepts(*m))
}

/// Calls back with each turning point of the two games as it is asked.
fn each_point(visit: impl Fn(&ReviewState, &ReviewedMove)) {
    for game in [ONE_SLIP, ALL_SLIPS] {
        let state = review(game);
        for point in state.turning_points() {
            let asked = act(&state, ReviewAction::Ask(point.number()));
            assert_eq!(asked.asked_number(), Some(point.number()));
            assert_eq!(asked.hidden_from(), Some(point.number()));
            assert_eq!(asked.position(), point.position);
            assert_eq!(asked.record().cursor(), point.ply);
            assert!(!asked.is_question_left());
            visit(&asked, &point);
        }
    }
}

fn play(state: &ReviewState, m: Move) -> ReviewState {
    on_board(state, GameAction::Play(m))
}

/// Returns a move as words.
fn words(m: Move) -> String {
    m.to_string().replace('-', " to ")
}

#[test]
fn a_turning_point_is_asked_with_the_move_that_was_played() {
    each_point(|asked, point| {
        let player = point.position.turn();
        let view = shown(asked);
        let result = match table().value(point.position) {
            Value::Win(_) => "win",
            _ => "draw",
        };
        let m = words(point.m);
        let message = format!("Move {}: {player} played {m}.", point.number());
        assert_eq!(view.message, message);
        let advice = format!("Find a move that keeps the {result}.");
        assert_eq!(view.advice, advice);
        assert_eq!(view.announcement, format!("Review. {message} {advice}"));
        assert_eq!(view.status, format!("Next player: {player}"));
    });
    let asked = act(&review(ALL_SLIPS), ReviewAction::Ask(7));
    let message = "Move 7: X played b2 to c2.";
    assert_eq!(shown(&asked).message, message);
}

#[test]
fn any_move_that_keeps_the_result_is_right() {
    each_point(|asked, point| {
        let (right, _) = keeping(point);
        assert!(!right.is_empty());
        for m in &right {
            let answer = play(asked, *m);
            assert!(answer.is_answered(point.number()));
            assert!(answer.practice().unwrap().is_solved());
            assert_eq!(answer.hidden_from(), None);
            let legal = point.position.children().count();
            let (m, kept) = (words(*m), right.len());
            let message = format!("Right: {m}. {kept} of {legal} moves kept it.");
            assert_eq!(shown(&answer).message, message);
            assert_eq!(shown(&answer).advice, "Answered.");
            let again = on_board(&answer, GameAction::Click(point.m.to()));
            assert_eq!(shown(&again).message, "Already answered. Choose Next.");
        }
    });
}

#[test]
fn a_wrong_move_is_refuted_and_taken_back() {
    each_point(|asked, point| {
        for m in keeping(point).1 {
            let mut state = play(asked, m);
            let first = shown(&state).message;
            assert!(first.starts_with("That lets ") || first.starts_with("That only draws: "));
            assert!(state.practice().unwrap().is_refuting());
            while !state.practice().unwrap().pending_step().unwrap().takes_back {
                state = act(&state, ReviewAction::Advance);
                assert_eq!(shown(&state).message, first);
                assert!(!state.is_answered(point.number()));
                assert_eq!(state.hidden_from(), Some(point.number()));
            }
            let outcome = state.position().outcome();
            let loses = table().value(point.position.play(m).unwrap()) > Value::Draw;
            assert_eq!(outcome == Outcome::Won(!point.position.turn()), loses);
            let state = act(&state, ReviewAction::Advance);
            assert_eq!(state.position(), point.position);
            let view = shown(&state);
            assert_eq!(view.message, "Taken back. Try again.");
            let announcement = format!("{} {}", view.message, view.advice);
            assert_eq!(view.announcement, announcement);
            assert!(!state.is_answered(point.number()));
            let (right, _) = keeping(point);
            assert!(
                shown(&play(&state, right[0]))
                    .message
                    .starts_with("Right: ")
            );
        }
    });
}

#[test]
fn the_answer_is_shown_on_request() {
    each_point(|asked, point| {
        let answer = act(asked, ReviewAction::Show);
        assert!(answer.is_answered(point.number()));
        assert!(shown(&answer).message.starts_with("Answer: "));
        let (right, wrong) = keeping(point);
        let m = answer.practice().unwrap().last_answer().unwrap();
        assert!(right.contains(&m));
        assert_eq!(answer.position(), point.position.play(m).unwrap());
        // Also in the middle of a refutation.
        let interrupted = act(&play(asked, wrong[0]), ReviewAction::Show);
        assert_eq!(interrupted.position(), answer.position());
    });
}

#[test]
fn next_asks_every_turning_point_and_ends() {
    let mut state = review(ALL_SLIPS);
    for number in [7, 2, 4, 3] {
        assert!(state.has_next());
        state = act(&state, ReviewAction::Next);
        assert_eq!(state.asked_number(), Some(number));
        state = act(&state, ReviewAction::Show);
        assert!(state.is_answered(number));
    }
    assert!(!state.has_next());
    let end = act(&state, ReviewAction::Next);
    assert_eq!(shown(&end).message, "That was the last turning point.");
    assert_eq!(shown(&end).announcement, shown(&end).message);
    assert_eq!((end.asked_number(), end.hidden_from()), (None, None));
    assert!(
        [7, 2, 4, 3]
            .into_iter()
            .all(|number| end.is_answered(number))
    );
    // Each can still be asked again.
    let again = act(&end, ReviewAction::Ask(4));
    assert_eq!(again.hidden_from(), Some(4));
}

#[test]
fn skipped_turning_points_come_again() {
    let mut state = review(ALL_SLIPS);
    for number in [7, 2, 4, 3, 7, 2] {
        state = act(&state, ReviewAction::Next);
        assert_eq!(state.asked_number(), Some(number));
    }
    let answered = act(&act(&state, ReviewAction::Ask(4)), ReviewAction::Show);
    let next = [3, 7, 2, 3].into_iter();
    next.fold(answered, |state, number| {
        let state = act(&state, ReviewAction::Next);
        assert_eq!(state.asked_number(), Some(number));
        state
    });
}

#[test]
fn only_turning_points_are_asked() {
    let state = review(ALL_SLIPS);
    let points = numbers(&state);
    for number in 0..12 {
        let asked = act(&state, ReviewAction::Ask(number));
        let is_point = points.contains(&number);
        assert_eq!(asked.asked_number(), is_point.then_some(number));
    }
}
