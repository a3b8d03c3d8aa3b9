use chorus_lapilli::game::GameAction;
use chorus_lapilli::practice::PracticeAction;
use chorus_lapilli::puzzles::{Progress, PuzzleSet, PuzzlesAction, PuzzlesState};
use chorus_lapilli::rules::Move;
use chorus_lapilli::settings::Settings;

use super::named_puzzles::{named, practise, shown};
use super::{puzzle, reduced, step};

pub fn play(state: &PuzzlesState, m: Move) -> PuzzlesState {
    practise(state, PracticeAction::Board(GameAction::Play(m)))
}

fn advance(state: &PuzzlesState) -> PuzzlesState {
    practise(state, PracticeAction::Advance)
}

/// Solves the puzzle by the first right moves.
pub fn solve(state: &PuzzlesState) -> PuzzlesState {
    let mut state = state.clone();
    while !state.practice().is_solved() {
        let right = state.practice().question().right_moves();
        state = advance(&play(&state, right[0]));
    }
    state
}

/// Returns the puzzle of a set as it is opened.
pub fn of_set(text: &str, set: PuzzleSet) -> PuzzlesState {
    let action = PuzzlesAction::Open(puzzle(text), set);
    reduced(&named("2026-11-17"), action)
}

/// Does what each line says, and compares what is announced.
fn say(state: &PuzzlesState, lines: &[(&str, &str)]) -> PuzzlesState {
    let mut state = state.clone();
    for (action, announcement) in lines {
        let id = shown(&state).announcement_id;
        state = match *action {
            "" => advance(&state),
            "hint" => practise(&state, PracticeAction::Hint),
            "solution" => practise(&state, PracticeAction::Solution),
            "again" => practise(&state, PracticeAction::Again),
            "another" => practise(&state, PracticeAction::AnotherDefence),
            "undo" => practise(&state, PracticeAction::Board(GameAction::Undo)),
            m => play(&state, step(m)),
        };
        assert_eq!(
            shown(&state).announcement,
            *announcement,
            "after {action:?}"
        );
        assert_ne!(shown(&state).announcement_id, id);
    }
    state
}

/// A win in five moves.
const WIN: &str = "-----XO--:X";

/// A draw that is held five times.
const HOLD: &str = "----XO-X-:O";

#[test]
fn a_win_is_told_move_by_move() {
    let state = named(WIN);
    let state = say(
        &state,
        &[
            ("b3", "X placed on b3. Right. O's longest defence:"),
            ("", "O placed on b2. X to play and win in 4 moves."),
            ("hint", "It is a corner."),
            ("hint", "Place on c3."),
            ("c3", "X placed on c3. Right. O's longest defence:"),
            ("", "O placed on b1. X to play and win in 3 moves."),
            ("hint", "Move the piece on c2."),
            ("hint", "c2 to c1."),
            ("solution", "X moved from c2 to c1. Solution: c2-c1."),
            ("", "O moved from b2 to c2. X to play and win in 2 moves."),
            (
                "undo",
                "Position after X's move c2-c1. X to play and win in 2 moves.",
            ),
        ],
    );
    let state = solve(&practise(&state, PracticeAction::Board(GameAction::Redo)));
    assert_eq!(shown(&state).message, "Solved with help.");
    assert_eq!(shown(&state).advice, "X to play and win in 5 moves.");
    assert_eq!(shown(&state).status, "Winner: X");
    say(
        &state,
        &[
            ("a1", "Already solved. Choose Next, or Again."),
            ("hint", "Already solved. Choose Next, or Again."),
            ("again", "From the start. X to play and win in 5 moves."),
        ],
    );
}

#[test]
fn a_wrong_move_is_told_move_by_move() {
    let words = "That lets O win in 3 moves.";
    let state = say(
        &named(WIN),
        &[
            ("c1", "X placed on c1. That lets O win in 3 moves."),
            ("", "O placed on c3."),
            ("", "X placed on b2."),
            ("", "O placed on b1."),
            ("", "X moved from b2 to a2."),
            ("", "O moved from b1 to b2. Winner: O."),
        ],
    );
    assert_eq!(shown(&state).message, words);
    let taken_back = "Taken back. Try again. X to play and win in 5 moves.";
    let state = say(&state, &[("", taken_back)]);
    say(
        &state,
        &[
            ("c3", "X placed on c3. That only draws: O to play holds."),
            ("", "O placed on c1."),
            ("", taken_back),
        ],
    );
}

#[test]
fn a_hold_is_told_move_by_move() {
    let mut state = named(HOLD);
    assert_eq!(shown(&state).advice, "O to play and hold the draw.");
    for _ in 0..4 {
        let right = state.practice().question().right_moves();
        state = play(&state, right[0]);
        assert_eq!(shown(&state).message, "Held. Again:");
        state = advance(&state);
        assert_eq!(shown(&state).advice, "O to play and hold the draw.");
        let announcement = shown(&state).announcement;
        assert!(announcement.ends_with(" O to play and hold the draw."));
    }
    state = solve(&state);
    let message = shown(&state).message;
    let start = "Held 5 times at the first try. Others lose in ";
    assert!(message.starts_with(start), "{message}");
    // The moves other than the last only one, each with the moves in which it loses.
    let others = state.practice().question().position.children().count() - 1;
    let list = message.strip_prefix(start).unwrap();
    let moves = list.split([',', ';']).count();
    assert_eq!(moves, others, "{message}");
    assert_eq!(shown(&state).advice, "O to play and hold the draw.");
}

#[test]
fn how_a_puzzle_was_solved_is_said() {
    let wrong = |state: &PuzzlesState| {
        let exercise = state.practice().question();
        let mut moves = exercise.position.children().map(|(m, _)| m);
        let m = moves.find(|m| !exercise.accepts(*m)).unwrap();
        practise(&play(state, m), PracticeAction::Board(GameAction::Undo))
    };
    let hint = |state: &PuzzlesState| practise(state, PracticeAction::Hint);
    let again = |state: &PuzzlesState| practise(&solve(state), PracticeAction::Again);
    for (text, solved, task) in [(WIN, "Solved", "."), (HOLD, "Held 5 times", ". Others")] {
        let state = named(text);
        for (state, how) in [
            (state.clone(), " at the first try"),
            (wrong(&state), ""),
            (hint(&state), " with help"),
            (wrong(&hint(&state)), " with help"),
            (again(&state), " at the first try"),
            (again(&wrong(&state)), ""),
            // Help that was asked for before does not help any more, but it was no first try.
            (again(&hint(&state)), ""),
        ] {
            let message = shown(&solve(&state)).message;
            let expected = format!("{solved}{how}{task}");
            assert!(message.starts_with(&expected), "{message}");
        }
        // Missed at an earlier visit.
        let mut progress = Progress::default();
        progress.miss(state.puzzle().number().unwrap());
        let view = solve(&state).view(&Settings::default(), &progress);
        let expected = format!("{solved}{task}");
        assert!(view.message.starts_with(&expected), "{}", view.message);
    }
}

#[test]
fn only_the_first_question_of_a_mixed_puzzle_hides_the_task() {
    for (text, hidden, told) in [
        (
            WIN,
            "X to play. Find the only move.",
            "X to play and win in 4 moves.",
        ),
        (
            HOLD,
            "O to play. Find the only move.",
            "O to play and hold the draw.",
        ),
    ] {
        let state = of_set(text, PuzzleSet::Mixed);
        assert_eq!(shown(&state).advice, hidden);
        assert!(!shown(&state).announcement.contains(told));
        let right = play(&state, state.practice().question().right_moves()[0]);
        assert_eq!(shown(&right).advice, hidden);
        assert_eq!(shown(&advance(&right)).advice, told);
        let again = practise(&right, PracticeAction::Again);
        assert_eq!(
            shown(&again).announcement,
            format!("From the start. {hidden}")
        );
    }
    // The puzzle of a day tells it, wherever the next one comes from.
    let mixed = of_set(WIN, PuzzleSet::Mixed);
    let day = chorus_lapilli::puzzles::Named {
        text: "2026-11-17".into(),
        today: super::named_puzzles::today(),
    };
    let day = reduced(&mixed, PuzzlesAction::OpenNamed(day));
    assert_eq!(day.set(), PuzzleSet::Mixed);
    assert_eq!(shown(&day).advice, day.puzzle().describe_task());
}

#[test]
fn another_defence_is_named() {
    for puzzle in chorus_lapilli::puzzles::list() {
        let state = solve(&of_set(
            &chorus_lapilli::notation::write_position(puzzle.position()),
            PuzzleSet::Missed,
        ));
        if state.practice().defences_left() > 0 {
            let other = practise(&state, PracticeAction::AnotherDefence);
            let message = shown(&other).message;
            let player = !puzzle.position().turn();
            assert!(message.starts_with(&format!("{player} tries ")));
            assert!(message.ends_with(" instead."));
            let task = other.practice().question().describe();
            assert_eq!(shown(&other).announcement, format!("{message} {task}"));
        }
    }
}
