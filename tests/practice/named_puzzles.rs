use chorus_lapilli::game::GameAction;
use chorus_lapilli::notation::write_position;
use chorus_lapilli::practice::PracticeAction;
use chorus_lapilli::puzzles::{
    Date, Named, NoPuzzle, Progress, Puzzle, PuzzleSet, PuzzlesAction, PuzzlesState, daily_puzzle,
};
use chorus_lapilli::screen_view::ScreenView;
use chorus_lapilli::settings::Settings;
use chorus_lapilli::solver::Level;

use super::{all_looks, position, puzzle, reachable, reduced};

pub const MEDIUM: PuzzleSet = PuzzleSet::Level(Level::Medium);

pub fn date(text: &str) -> Date {
    Date::parse(text).unwrap()
}

pub fn today() -> Date {
    date("2026-11-18")
}

/// Returns what an address names on 18 November 2026.
fn name(text: &str) -> Named {
    Named {
        text: text.into(),
        today: today(),
    }
}

pub fn named(text: &str) -> PuzzlesState {
    PuzzlesState::named(&name(text), Some(MEDIUM))
}

pub fn shown(state: &PuzzlesState) -> ScreenView {
    state.view(&Settings::default(), &Progress::default())
}

pub fn practise(state: &PuzzlesState, action: PracticeAction) -> PuzzlesState {
    reduced(state, PuzzlesAction::Practice(action))
}

#[test]
fn an_address_names_a_day() {
    for (text, look, words) in [
        ("2026-11-17", "--XO---XO:X", "Puzzle of 17 November."),
        ("2026-11-18", "--OOXXXO-:X", "Puzzle of 18 November."),
    ] {
        let state = named(text);
        assert_eq!(state.puzzle(), puzzle(look));
        assert_eq!(state.date(), Some(date(text)));
        assert!(!state.is_error() && !shown(&state).is_error);
        assert_eq!(state.refused_position(), None);
        assert_eq!(shown(&state).message, words);
        let task = puzzle(look).describe_task();
        assert_eq!(
            shown(&state).announcement,
            format!("Puzzles. {words} {task}")
        );
        assert_eq!(shown(&state).advice, task);
        assert_eq!(shown(&state).title, "Puzzles");
    }
    assert_eq!(
        named("2026-11-18"),
        PuzzlesState::of_today(today(), Some(MEDIUM))
    );
    let first = named("0001-01-01");
    assert_eq!(Some(first.puzzle()), daily_puzzle(-719_162));
}

#[test]
fn a_day_that_has_not_come_yet_shows_the_puzzle_of_today() {
    for text in ["2026-11-19", "2027-01-01", "9999-12-31"] {
        let state = named(text);
        assert_eq!(state.puzzle(), puzzle("--OOXXXO-:X"));
        assert_eq!(state.date(), Some(today()));
        check_error(&state, "That day has not come yet.");
        assert_eq!(state.refused_position(), None);
    }
}

/// Checks that today's puzzle is shown with these words, until something is done.
fn check_error(state: &PuzzlesState, words: &str) {
    let view = shown(state);
    assert!(state.is_error() && view.is_error);
    assert_eq!(state.puzzle(), puzzle("--OOXXXO-:X"));
    assert_eq!(view.message, words);
    let task = "X to play and hold the draw.";
    assert_eq!(view.announcement, format!("Puzzles. {words} {task}"));
    let repeat = PracticeAction::Board(GameAction::RepeatMessage);
    let repeated = practise(state, repeat);
    assert_eq!(shown(&repeated).announcement, view.announcement);
    assert_ne!(shown(&repeated).announcement_id, view.announcement_id);
    assert_eq!(repeated.refused_position(), state.refused_position());
    let hinted = practise(state, PracticeAction::Hint);
    assert!(!hinted.is_error() && !shown(&hinted).is_error);
    assert_eq!(hinted.refused_position(), None);
}

#[test]
fn a_position_that_is_no_puzzle_is_named_with_the_reason() {
    for (text, words) in [
        ("XXX-OO---:O", "The game is over here, so it is no puzzle."),
        (
            "---------:X",
            "Nine moves hold the draw here, so it is no puzzle.",
        ),
    ] {
        let state = named(text);
        if let Err(reason) = Puzzle::at(position(text)) {
            assert_eq!(reason.to_string(), words);
        }
        check_error(&state, words);
        assert_eq!(state.refused_position(), Some(position(text)));
    }
    // All reasons, wherever they come up.
    let mut kinds = [0; 4];
    for position in reachable() {
        if let Err(reason) = Puzzle::at(position) {
            let state = named(&write_position(position));
            assert_eq!(shown(&state).message, reason.to_string());
            assert!(!reason.to_string().starts_with("Several"));
            assert_eq!(state.refused_position(), Some(position));
            kinds[match reason {
                NoPuzzle::GameOver => 0,
                NoPuzzle::SeveralWin(_) => 1,
                NoPuzzle::SeveralHold(_) => 2,
                NoPuzzle::AllLose => 3,
            }] += 1;
        }
    }
    assert_eq!(kinds.iter().sum::<usize>(), 5390 - 2612);
    // All lost positions but those that are over.
    assert_eq!((kinds[0], kinds[3]), (416, 1072 - 416));
}

#[test]
fn what_is_no_position_is_named_with_the_reason_of_the_analysis_board() {
    for text in [
        "",
        "x",
        "XXX",
        "XXXXXXXXX:X",
        "2026-13-01",
        "2026-11-7",
        "XXXOOO---:X",
    ] {
        let reason = chorus_lapilli::notation::read_position(text).unwrap_err();
        let state = named(text);
        check_error(&state, &reason.to_string());
        assert_eq!(state.refused_position(), None);
    }
}

#[test]
fn an_address_shows_exactly_the_look_that_it_names() {
    for look in all_looks() {
        let state = named(&write_position(look.position()));
        assert_eq!(state.puzzle(), look);
        assert_eq!(state.practice().position(), look.position());
        assert_eq!((state.date(), state.is_error()), (None, false));
        assert_eq!(state.set(), MEDIUM);
        // Whatever set the next one comes from.
        let level = PuzzleSet::Level(look.level()).name();
        let words = format!("{level} puzzle.");
        assert_eq!(shown(&state).message, words);
    }
}

#[test]
fn opening_another_puzzle_keeps_the_set_and_is_announced() {
    let state = named("2026-11-17");
    let set = PuzzleSet::Mixed;
    let opened = reduced(&state, PuzzlesAction::Open(puzzle("-----XO--:X"), set));
    assert_eq!((opened.set(), opened.date()), (set, None));
    assert_ne!(shown(&opened).message_id, shown(&state).message_id);
    let words = "Puzzles. Mixed puzzle. X to play. Find the only move.";
    assert_eq!(shown(&opened).announcement, words);
    let back = reduced(&opened, PuzzlesAction::OpenNamed(name("2026-11-17")));
    assert_eq!((back.set(), back.date()), (set, Some(date("2026-11-17"))));
    assert_eq!(back.puzzle(), state.puzzle());
    assert_ne!(shown(&back).message_id, shown(&opened).message_id);
    // The same one again starts anew.
    let moved = practise(&back, PracticeAction::Solution);
    let again = reduced(&moved, PuzzlesAction::OpenNamed(name("2026-11-17")));
    assert_eq!(again.practice().answers(), 0);
}
