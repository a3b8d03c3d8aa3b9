use chorus_lapilli::game::GameAction;
use chorus_lapilli::lessons::{LESSONS, LessonState, Wrong};
use chorus_lapilli::practice::PracticeAction;
use chorus_lapilli::rules::{Move, Outcome, Player, Square};

use super::lessons::{click, practise, shown};
use super::{position, step};

/// Returns the state after a move on the board.
fn play(state: &LessonState, m: Move) -> LessonState {
    practise(state, PracticeAction::Board(GameAction::Play(m)))
}

/// Returns the moves of the step that are not right.
fn wrong_moves(number: usize) -> Vec<Move> {
    let exercise = LESSONS[number - 1].exercise();
    let moves = exercise.position.children().map(|(m, _)| m);
    moves.filter(|m| !exercise.accepts(*m)).collect()
}

#[test]
fn each_step_has_as_many_wrong_moves_as_the_table_says() {
    let counts: Vec<usize> = (1..=7).map(|step| wrong_moves(step).len()).collect();
    let legal = |number: usize| LESSONS[number - 1].exercise().position.children().count();
    assert_eq!([legal(1), legal(4), legal(6)], [9, 7, 3]);
    let single = [legal(2) - 1, legal(3) - 1, legal(5) - 1, legal(7) - 1];
    assert_eq!([counts[1], counts[2], counts[4], counts[6]], single);
    assert_eq!([counts[0], counts[3], counts[5]], [0; 3]);
}

#[test]
fn a_wrong_move_is_answered_played_out_and_taken_back() {
    for number in 1..=7 {
        let lesson = LESSONS[number - 1];
        let opened = LessonState::new(number);
        for m in wrong_moves(number) {
            let mut state = play(&opened, m);
            let (Wrong::PlayedOut(words) | Wrong::TakenBack(words)) = lesson.wrong else {
                panic!("{number}: {m}");
            };
            assert_eq!(shown(&state).message, words);
            assert!(shown(&state).announcement.ends_with(words), "{number}: {m}");
            assert!(!state.practice().is_solved());
            let mut plies = 0;
            while !state.practice().pending_step().unwrap().takes_back {
                state = practise(&state, PracticeAction::Advance);
                plies += 1;
                assert_eq!(shown(&state).message, words);
                assert!(!shown(&state).announcement.contains(words));
            }
            if matches!(lesson.wrong, Wrong::TakenBack(_)) {
                assert_eq!(plies, 0);
            }
            let state = practise(&state, PracticeAction::Advance);
            assert_eq!(state.practice().position(), lesson.exercise().position);
            assert_eq!(state.practice().pending_step(), None);
            let announcement = format!("Taken back. Try again. {}", lesson.sentence);
            assert_eq!(shown(&state).announcement, announcement);
        }
    }
}

#[test]
fn the_threat_on_c3_is_carried_out() {
    for (number, winner) in [(2, Player::O), (3, Player::X)] {
        for m in wrong_moves(number) {
            let wrong = play(&LessonState::new(number), m);
            assert!(!wrong.practice().pending_step().unwrap().takes_back);
            let refuted = practise(&wrong, PracticeAction::Advance);
            let after = refuted.practice().position();
            assert_eq!(after.outcome(), Outcome::Won(winner), "{number}: {m}");
            assert_eq!(after.board().piece(Square::C3), Some(winner));
            let announcement = format!("{winner} placed on c3. Winner: {winner}.");
            assert_eq!(shown(&refuted).announcement, announcement);
            assert!(refuted.practice().pending_step().unwrap().takes_back);
        }
    }
}

#[test]
fn a_click_while_a_wrong_move_is_played_out_takes_it_back_and_counts_as_nothing() {
    let wrong = click(&LessonState::new(2), "c1");
    let refuted = practise(&wrong, PracticeAction::Advance);
    for state in [wrong, refuted] {
        let clicked = click(&state, "c3");
        assert_eq!(clicked.practice().position(), position("XX--O-O--:X"));
        assert_eq!(shown(&clicked).message, "Taken back. Try again.");
        let solved = click(&clicked, "c3");
        assert!(solved.practice().is_solved());
    }
}

#[test]
fn refusals_are_those_of_the_game() {
    let centre_rule = "Centre rule: move the centre piece, or win this turn.";
    for (number, square, message) in [
        (1, "b2", "Well done. Go on with Next."),
        (2, "a3", "a3 is taken. Choose an empty square."),
        (3, "b2", "b2 is taken. Choose an empty square."),
        (4, "b2", "Select one of your pieces first."),
        (4, "a3", "Select one of your pieces first."),
        // All squares around a3 are taken.
        (6, "a3", "The piece on a3 can't move. Choose another."),
        (6, "a1", centre_rule),
        (7, "a2", centre_rule),
    ] {
        let state = click(&LessonState::new(number), square);
        assert_eq!(shown(&state).message, message, "{number}: {square}");
        assert!(!state.practice().is_missed());
        assert_eq!(state.practice().pending_step(), None);
        assert_eq!(state.practice().is_solved(), number == 1);
    }
    let selected = click(&LessonState::new(4), "c3");
    let refused = click(&selected, "b1");
    let message = "b1 is taken. Choose an empty square.";
    assert_eq!(shown(&refused).message, message);
}

#[test]
fn the_centre_piece_may_leave_in_the_last_step_but_is_taken_back() {
    for m in ["b2-a3", "b2-b1", "b2-c2"] {
        let wrong = play(&LessonState::new(7), step(m));
        assert_eq!(
            shown(&wrong).message,
            "Legal, but you could have won.",
            "{m}"
        );
        assert!(wrong.practice().pending_step().unwrap().takes_back);
    }
}
