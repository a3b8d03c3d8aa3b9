use chorus_lapilli::practice::PracticeAction;
use chorus_lapilli::puzzles::{Attempt, PuzzlesState};

use super::named_puzzles::{MEDIUM, date, named, practise, today};
use super::puzzle_words::{of_set, play, solve};
use super::{puzzle, step};

#[test]
fn an_attempt_says_what_is_to_be_stored() {
    let state = named("-----XO--:X");
    let number = puzzle("-----XO--:X").number();
    assert!(number.is_some());
    let attempt = |is_missed, is_solved| Attempt {
        number,
        is_missed,
        is_solved,
        day: None,
    };
    assert_eq!(state.attempt(), attempt(false, false));
    // At the moment of the wrong move, the help and the success, not later.
    let wrong = play(&state, step("c3"));
    assert_eq!(wrong.attempt(), attempt(true, false));
    let hinted = practise(&state, PracticeAction::Hint);
    assert_eq!(hinted.attempt(), attempt(true, false));
    assert_eq!(solve(&state).attempt(), attempt(false, true));
    assert_eq!(solve(&hinted).attempt(), attempt(true, true));
    let taken_back = practise(&wrong, PracticeAction::Again);
    assert_eq!(solve(&taken_back).attempt(), attempt(true, true));
}

#[test]
fn every_look_counts_for_the_same_puzzle() {
    let number = puzzle("--XO---XO:X").number();
    for symmetry in chorus_lapilli::rules::Symmetry::ALL {
        let look = puzzle("--XO---XO:X").position().image(symmetry);
        let text = chorus_lapilli::notation::write_position(look);
        assert_eq!(of_set(&text, MEDIUM).attempt().number, number);
    }
}

#[test]
fn a_day_counts_only_if_its_puzzle_is_opened_on_it() {
    let day = |state: &PuzzlesState| state.attempt().day;
    assert_eq!(day(&named("2026-11-18")), Some(today()));
    assert_eq!(
        day(&PuzzlesState::of_today(today(), Some(MEDIUM))),
        Some(today())
    );
    assert_eq!(day(&named("2026-11-17")), None);
    assert_eq!(named("2026-11-17").date(), Some(date("2026-11-17")));
    // In place of a day that has not come, or of no puzzle, that of today is solved.
    assert_eq!(day(&named("2026-11-19")), Some(today()));
    assert_eq!(day(&named("---------:X")), Some(today()));
    // The puzzle of today by its position is not the puzzle of the day.
    assert_eq!(day(&named("--OOXXXO-:X")), None);
    let solved = solve(&named("2026-11-18"));
    assert_eq!(day(&solved), Some(today()));
    assert!(solved.attempt().is_solved);
}
