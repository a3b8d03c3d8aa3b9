use std::rc::Rc;

use yew::Reducible;

use super::{END, LESSONS, Lesson, Wrong};
use crate::practice::{Feedback, Practice, PracticeAction, Words};
use crate::screen_view::ScreenView;
use crate::settings::Settings;

/// The state of the screen Learn: a step of the lesson on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonState {
    step: usize,
    practice: Practice,
    /// Whether the address has named a step that does not exist.
    is_unknown: bool,
    /// Changes with each action that does something.
    action_id: u32,
}

/// Something that is done on the screen Learn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonAction {
    /// Does something in the exercise.
    Practice(PracticeAction),
    /// Opens the step that an address names.
    Open(Rc<str>),
}

impl LessonState {
    /// Returns the step with this number, counted from 1.
    #[must_use]
    pub fn new(step: usize) -> Self {
        let step = if exists(step) { step } else { 1 };
        let lesson = lesson(step);
        let plays_out = matches!(lesson.wrong, Wrong::PlayedOut(_));
        Self {
            step,
            practice: Practice::new(lesson.exercise(), plays_out),
            is_unknown: false,
            action_id: 1,
        }
    }

    /// Returns the step that an address names; where it names none, the first, with a message that
    /// says so.
    #[must_use]
    pub fn named(text: &str) -> Self {
        // Numbers may also be written in other ways: "+7", "007".
        let is_plain = |step: &usize| exists(*step) && step.to_string() == text;
        let step = text.parse().ok().filter(is_plain);
        Self {
            is_unknown: step.is_none(),
            ..Self::new(step.unwrap_or(1))
        }
    }

    /// Returns the number of the step, counted from 1.
    #[must_use]
    pub const fn step(&self) -> usize {
        self.step
    }

    /// Returns the exercise of the step.
    #[must_use]
    pub const fn practice(&self) -> &Practice {
        &self.practice
    }

    /// Returns a number that changes with each action that does something.
    #[must_use]
    pub const fn action_id(&self) -> u32 {
        self.action_id
    }

    /// Returns whether this is the last step.
    #[must_use]
    pub const fn is_last(&self) -> bool {
        self.step == LESSONS.len()
    }

    /// Returns what the screen shows.
    #[must_use]
    pub fn view(&self, settings: &Settings) -> ScreenView {
        let mut view = self.practice.view(settings, &self.words());
        view.is_error = self.is_unknown && *self.practice.feedback() == Feedback::Opened;
        if *self.practice.feedback() == Feedback::Solved {
            let end = if self.is_last() { END } else { "" };
            let announcement = format!("{} {} {end}", view.announcement, view.advice);
            view.announcement = announcement.trim_end().to_owned().into();
        }
        view.message_id = self.action_id;
        view.announcement_id = self.action_id;
        view
    }

    fn words(&self) -> Words {
        let lesson = lesson(self.step);
        let heading = format!("Step {} of {}: {}.", self.step, LESSONS.len(), lesson.name);
        let feedback = match self.practice.feedback() {
            Feedback::Opened if self.is_unknown => format!("There is no such step. {heading}"),
            Feedback::Opened | Feedback::Restarted => heading,
            Feedback::Slower | Feedback::Wrong(_) => match lesson.wrong {
                Wrong::TakenBack(words) | Wrong::PlayedOut(words) => words.into(),
                Wrong::Never => String::new(),
            },
            Feedback::TakenBack => "Taken back. Try again.".into(),
            Feedback::Hint(hint) => hint.to_string(),
            Feedback::Solved if self.is_last() => "Well done.".into(),
            Feedback::Solved => "Well done. Go on with Next.".into(),
            Feedback::Over => "This step is done. Choose Next, or Again.".into(),
            Feedback::None | Feedback::Right | Feedback::Shown | Feedback::AnotherDefence(..) => {
                String::new()
            }
        };
        let advice = if self.practice.is_solved() {
            lesson.success
        } else {
            lesson.sentence
        };
        Words {
            title: "Learn",
            advice: advice.into(),
            feedback,
        }
    }

    fn apply(&mut self, action: LessonAction) {
        let before = self.clone();
        match action {
            LessonAction::Practice(action) => self.practice.apply(action),
            LessonAction::Open(text) => {
                *self = Self {
                    action_id: self.action_id + 1,
                    ..Self::named(&text)
                };
            }
        }
        // What has changed nothing is not announced.
        if *self != before {
            self.action_id += 1;
        }
    }
}

fn exists(step: usize) -> bool {
    (1..=LESSONS.len()).contains(&step)
}

/// Returns the step with this number, counted from 1, or the first if it does not exist.
fn lesson(step: usize) -> &'static Lesson {
    let [first, ..] = &LESSONS;
    let index = step.checked_sub(1);
    index.and_then(|i| LESSONS.get(i)).unwrap_or(first)
}

impl Reducible for LessonState {
    type Action = LessonAction;

    fn reduce(mut self: Rc<Self>, action: LessonAction) -> Rc<Self> {
        Rc::make_mut(&mut self).apply(action);
        self
    }
}
