use chorus_lapilli::game::GameAction;
use chorus_lapilli::lessons::{LESSONS, LessonAction, LessonState};
use chorus_lapilli::notation::read_square;
use chorus_lapilli::practice::{Feedback, PracticeAction};
use chorus_lapilli::screen_view::ScreenView;
use chorus_lapilli::settings::Settings;

use super::reduced;

pub fn click(state: &LessonState, square: &str) -> LessonState {
    let action = GameAction::Click(read_square(square).unwrap());
    practise(state, PracticeAction::Board(action))
}

pub fn practise(state: &LessonState, action: PracticeAction) -> LessonState {
    let next = reduced(state, LessonAction::Practice(action));
    super::check(next.practice());
    next
}

pub fn shown(state: &LessonState) -> ScreenView {
    state.view(&Settings::default())
}

/// The clicks of each step, with what is announced when it opens and after each click.
const COURSE: [(&str, &[(&str, &str)]); 7] = [
    (
        "Learn. Step 1 of 7: place. Place a piece on any empty square.",
        &[(
            "b2",
            "X placed on b2. Well done. Go on with Next. Three each, in turns.",
        )],
    ),
    (
        "Learn. Step 2 of 7: win. Three in a row win at once.",
        &[(
            "c3",
            "X placed on c3. Well done. Go on with Next. Winner: X. Three in a row: X has won.",
        )],
    ),
    (
        "Learn. Step 3 of 7: stop. X threatens c3. You are O.",
        &[(
            "c3",
            "O placed on c3. Well done. Go on with Next. Stopped: X can't complete that row.",
        )],
    ),
    (
        "Learn. Step 4 of 7: step. With three on the board, step to an empty neighbour.",
        &[
            ("c3", "X on c3 selected. It can move to b3, b2 or c2."),
            (
                "b2",
                "X moved from c3 to b2. Well done. Go on with Next. One step, then it is O's turn.",
            ),
        ],
    ),
    (
        "Learn. Step 5 of 7: neighbours. Diagonals count, everywhere. Win.",
        &[
            ("a2", "X on a2 selected. It can move to b3 or a1."),
            (
                "b3",
                "X moved from a2 to b3. Well done. Go on with Next. Winner: X. A diagonal \
                 step, and three in a row.",
            ),
        ],
    ),
    (
        "Learn. Step 6 of 7: leave. You hold the centre and cannot win: it must leave.",
        &[
            ("b2", "X on b2 selected. It can move to c2, b1 or c1."),
            (
                "c2",
                "X moved from b2 to c2. Well done. Go on with Next. The centre is empty again.",
            ),
        ],
    ),
    (
        "Learn. Step 7 of 7: stay. Unless you win with this turn.",
        &[
            ("c3", "X on c3 selected. It can move to c2."),
            (
                "c2",
                "X moved from c3 to c2. Well done. Winner: X. You won, so the centre piece could \
                 stay. That is the whole game. Best play never ends; a position that comes up \
                 three times may be called a draw.",
            ),
        ],
    ),
];

#[test]
fn the_whole_lesson_takes_eleven_clicks_and_says_every_word() {
    let mut state = LessonState::new(1);
    let mut clicks = 0;
    for (number, (opening, steps)) in (1..).zip(COURSE) {
        if number > 1 {
            let next = LessonAction::Open(number.to_string().into());
            state = reduced(&state, next);
        }
        assert_eq!((state.step(), state.is_last()), (number, number == 7));
        assert_eq!(shown(&state).announcement, opening);
        assert_eq!(shown(&state).title, "Learn");
        assert_eq!(shown(&state).advice, LESSONS[number - 1].sentence);
        for (square, announcement) in steps {
            let id = shown(&state).announcement_id;
            state = click(&state, square);
            clicks += 1;
            assert_eq!(shown(&state).announcement, *announcement);
            assert_ne!(shown(&state).announcement_id, id);
        }
        assert!(state.practice().is_solved() && !state.practice().is_missed());
        assert_eq!(state.practice().pending_step(), None);
        assert_eq!(shown(&state).advice, LESSONS[number - 1].success);
        assert!(!shown(&state).is_error);
    }
    assert_eq!(clicks, 11);
}

#[test]
fn an_address_names_a_step() {
    for (text, step) in [("1", 1), ("3", 3), ("7", 7)] {
        let state = LessonState::named(text);
        assert_eq!(state, LessonState::new(step));
        assert!(!shown(&state).is_error);
    }
    for text in [
        "9",
        "0",
        "8",
        "",
        "x",
        "-1",
        "+3",
        "03",
        "3 ",
        "99999999999999999999",
    ] {
        let state = LessonState::named(text);
        assert_eq!(state.step(), 1, "{text:?}");
        let view = shown(&state);
        assert!(view.is_error);
        assert_eq!(view.message, "There is no such step. Step 1 of 7: place.");
        let announcement = "Learn. There is no such step. Step 1 of 7: place. \
                            Place a piece on any empty square.";
        assert_eq!(view.announcement, announcement);
        // Said again as long as nothing else is done.
        let repeat = PracticeAction::Board(GameAction::RepeatMessage);
        let repeated = shown(&practise(&state, repeat));
        assert_eq!(repeated.announcement, announcement);
        assert_ne!(repeated.announcement_id, view.announcement_id);
        let placed = shown(&click(&state, "b2"));
        assert!(!placed.is_error);
        assert_eq!(placed.message, "Well done. Go on with Next.");
    }
    for number in [0, 8, usize::MAX] {
        assert_eq!(LessonState::new(number), LessonState::new(1));
    }
}

#[test]
fn a_step_can_be_done_again() {
    for (number, (_, steps)) in (1..).zip(COURSE) {
        let clicked = steps
            .iter()
            .fold(LessonState::new(number), |state, (s, _)| click(&state, s));
        let again = practise(&clicked, PracticeAction::Again);
        let view = shown(&again);
        assert!(!again.practice().is_solved());
        assert_eq!(*again.practice().feedback(), Feedback::Restarted);
        let (name, sentence) = (LESSONS[number - 1].name, LESSONS[number - 1].sentence);
        let heading = format!("Step {number} of 7: {name}.");
        assert_eq!(view.announcement, format!("{heading} {sentence}"));
        assert_eq!(view.message, heading);
        let repeated = steps.iter().fold(again, |state, (s, _)| click(&state, s));
        assert!(repeated.practice().is_solved());
        let over = click(&repeated, "a3");
        let message = "This step is done. Choose Next, or Again.";
        assert_eq!(shown(&over).announcement, message);
        // Opening the step anew starts it again too.
        let open = LessonAction::Open(number.to_string().into());
        let opened = reduced(&over, open);
        let position = opened.practice().position();
        assert_eq!(position, LESSONS[number - 1].exercise().position);
        assert_ne!(shown(&opened).message_id, shown(&over).message_id);
    }
}

#[test]
fn what_changes_nothing_is_not_announced() {
    let state = LessonState::new(4);
    for action in [
        PracticeAction::Advance,
        PracticeAction::AnotherDefence,
        PracticeAction::Board(GameAction::CancelSelection),
    ] {
        assert_eq!(practise(&state, action), state);
    }
}
