use std::rc::Rc;

use yew::{AttrValue, Reducible};

use super::{Date, Progress, Puzzle, PuzzleSet, Task, daily_puzzle};
use crate::exercise::Exercise;
use crate::game::GameAction;
use crate::notation::read_position;
use crate::practice::{Practice, PracticeAction};
use crate::rules::Position;
use crate::screen_view::ScreenView;
use crate::settings::Settings;

mod words;

/// The state of the screen Puzzles: a puzzle on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzlesState {
    puzzle: Puzzle,
    /// The day whose puzzle this is.
    day: Option<Day>,
    /// The set that was chosen.
    set: Option<PuzzleSet>,
    practice: Practice,
    error: Option<Error>,
    /// Changes with each action that does something.
    action_id: u32,
}

/// A day with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Day {
    date: Date,
    /// Whether it was opened on that day, so that it counts for the row of days.
    is_today: bool,
}

/// Why an address shows another puzzle than it names.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Error {
    words: AttrValue,
    /// The position that the address names, which is no puzzle.
    position: Option<Position>,
}

/// What the text of an address names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The text.
    pub text: Rc<str>,
    /// The local date.
    pub today: Date,
}

/// Something that is done on the screen Puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzlesAction {
    /// Does something in the exercise.
    Practice(PracticeAction),
    /// Opens a puzzle of a set.
    Open(Puzzle, PuzzleSet),
    /// Opens the puzzle that an address names, by its position or its day.
    OpenNamed(Named),
}

/// What is to be stored about the puzzle that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The number of the puzzle.
    pub number: Option<usize>,
    /// Whether a wrong move was made, or help was asked for.
    pub is_missed: bool,
    /// Whether it has been solved.
    pub is_solved: bool,
    /// The day for whose puzzle it counts.
    pub day: Option<Date>,
}

impl PuzzlesState {
    /// Returns the puzzle of the day.
    #[must_use]
    pub fn of_today(today: Date, set: Option<PuzzleSet>) -> Self {
        Self::of_day(today, today, set)
    }

    /// Returns the puzzle that an address names; where it names none, that of today, with a message
    /// that says why.
    #[must_use]
    pub fn named(named: &Named, set: Option<PuzzleSet>) -> Self {
        let Named { text, today } = named;
        match Date::parse(text) {
            Some(date) if date <= *today => Self::of_day(date, *today, set),
            Some(_) => Self::of_today(*today, set).with_error(&"That day has not come yet.", None),
            None => match read_position(text) {
                Ok(position) => match Puzzle::at(position) {
                    Ok(puzzle) => Self::new(puzzle, None, set),
                    Err(error) => Self::of_today(*today, set).with_error(&error, Some(position)),
                },
                Err(error) => Self::of_today(*today, set).with_error(&error, None),
            },
        }
    }

    fn of_day(date: Date, today: Date, set: Option<PuzzleSet>) -> Self {
        let is_today = date == today;
        // There is a puzzle for each day, so this stands for none.
        let puzzle = daily_puzzle(date.day_number()).unwrap_or(Puzzle {
            position: Position::default(),
            task: Task::Hold,
        });
        Self::new(puzzle, Some(Day { date, is_today }), set)
    }

    fn new(puzzle: Puzzle, day: Option<Day>, set: Option<PuzzleSet>) -> Self {
        Self {
            puzzle,
            day,
            set,
            practice: Practice::new(Exercise::from(puzzle), true),
            error: None,
            action_id: 1,
        }
    }

    fn with_error(self, error: &impl ToString, position: Option<Position>) -> Self {
        let words = error.to_string().into();
        Self {
            error: Some(Error { words, position }),
            ..self
        }
    }

    /// Returns the puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> Puzzle {
        self.puzzle
    }

    /// Returns the exercise.
    #[must_use]
    pub const fn practice(&self) -> &Practice {
        &self.practice
    }

    /// Returns the set from which the next puzzle comes: the chosen one or, if there is none, that of
    /// the same level.
    #[must_use]
    pub fn set(&self) -> PuzzleSet {
        let level = || PuzzleSet::Level(self.puzzle.level());
        self.set.unwrap_or_else(level)
    }

    /// Returns the set that was chosen, unless a day's puzzle is shown.
    #[must_use]
    pub fn chosen_set(&self) -> Option<PuzzleSet> {
        self.set.filter(|_| self.day.is_none())
    }

    /// Returns a number that changes with each action that does something.
    #[must_use]
    pub const fn action_id(&self) -> u32 {
        self.action_id
    }

    /// Returns the day whose puzzle this is.
    #[must_use]
    pub fn date(&self) -> Option<Date> {
        self.day.map(|day| day.date)
    }

    /// Returns whether today's puzzle is shown instead of what an address has asked for.
    #[must_use]
    pub const fn is_error(&self) -> bool {
        self.error.is_some()
    }

    /// Returns the position that an address has asked for, which is no puzzle.
    #[must_use]
    pub fn refused_position(&self) -> Option<Position> {
        self.error.as_ref()?.position
    }

    /// Returns what is to be stored about the puzzle.
    #[must_use]
    pub fn attempt(&self) -> Attempt {
        Attempt {
            number: self.puzzle.number(),
            is_missed: self.practice.is_missed(),
            is_solved: self.practice.is_solved(),
            day: self.day.filter(|day| day.is_today).map(|day| day.date),
        }
    }

    /// Returns what the screen shows.
    #[must_use]
    pub fn view(&self, settings: &Settings, progress: &Progress) -> ScreenView {
        let mut view = self.practice.view(settings, &self.words(progress));
        view.is_error = self.is_error();
        view.message_id = self.action_id;
        view.announcement_id = self.action_id;
        view
    }

    fn apply(&mut self, action: PuzzlesAction) {
        let before = self.clone();
        let new = match action {
            PuzzlesAction::Practice(action) => {
                // Reading out again includes the error.
                if action != PracticeAction::Board(GameAction::RepeatMessage) {
                    self.error = None;
                }
                self.practice.apply(action);
                None
            }
            PuzzlesAction::Open(puzzle, set) => Some(Self::new(puzzle, None, Some(set))),
            PuzzlesAction::OpenNamed(named) => Some(Self::named(&named, self.set)),
        };
        if let Some(new) = new {
            *self = Self {
                action_id: self.action_id + 1,
                ..new
            };
        } else if *self != before {
            // What has changed nothing is not announced.
            self.action_id += 1;
        }
    }
}

impl Reducible for PuzzlesState {
    type Action = PuzzlesAction;

    fn reduce(mut self: Rc<Self>, action: PuzzlesAction) -> Rc<Self> {
        Rc::make_mut(&mut self).apply(action);
        self
    }
}
