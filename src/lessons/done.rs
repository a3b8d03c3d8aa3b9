use super::LESSONS;
use crate::stored::Stored;

/// The steps of the lesson that have been done, and whether the invitation to it was dismissed.
///
/// As a text, the digits of the steps; 0 stands for the invitation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonsDone {
    digits: [bool; LESSONS.len() + 1],
}

impl LessonsDone {
    /// Notes that the step with this number, counted from 1, has been done.
    pub fn insert(&mut self, step: usize) {
        if let Some(digit) = self.digits.get_mut(step) {
            *digit = true;
        }
    }

    /// Notes that the invitation was dismissed.
    pub fn dismiss_invitation(&mut self) {
        self.insert(0);
    }

    /// Returns whether the step with this number has been done.
    #[must_use]
    pub fn contains(&self, step: usize) -> bool {
        self.digits.get(step).copied().unwrap_or_default()
    }

    /// Returns whether the player is invited to the lesson: until a step is done or the invitation is
    /// dismissed.
    #[must_use]
    pub fn invites(&self) -> bool {
        !self.digits.contains(&true)
    }

    /// Returns the number of the first step that has not been done, or 1 if all have.
    #[must_use]
    pub fn first_open(&self) -> usize {
        let mut steps = 1..=LESSONS.len();
        steps.find(|step| !self.contains(*step)).unwrap_or(1)
    }
}

impl Stored for LessonsDone {
    const KEY: &'static str = "chorus-lapilli/learn";

    fn from_text(text: &str) -> Self {
        let mut done = Self::default();
        for digit in text.chars().filter_map(|c| c.to_digit(10)) {
            done.insert(digit as usize);
        }
        done
    }

    fn to_text(&self) -> String {
        let steps = (0..self.digits.len()).filter(|step| self.contains(*step));
        steps.map(|step| step.to_string()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_stored_as_digits() {
        let mut done = LessonsDone::default();
        assert_eq!(done.to_text(), "");
        done.insert(3);
        done.insert(1);
        done.insert(8);
        assert_eq!(done.to_text(), "13");
        assert_eq!(LessonsDone::from_text("13"), done);
        assert_eq!(LessonsDone::from_text("x3,9\n1é8"), done);
    }

    #[test]
    fn a_step_or_a_dismissal_ends_the_invitation() {
        assert!(LessonsDone::default().invites());
        assert!(LessonsDone::from_text("spoilt").invites());
        assert!(!LessonsDone::from_text("5").invites());
        let mut dismissed = LessonsDone::default();
        dismissed.dismiss_invitation();
        assert!(!LessonsDone::from_text(&dismissed.to_text()).invites());
        assert_eq!(dismissed.first_open(), 1);
    }

    #[test]
    fn the_lesson_goes_on_where_it_was_left() {
        for (text, step) in [("", 1), ("1", 2), ("124", 3), ("2", 1), ("1234567", 1)] {
            assert_eq!(LessonsDone::from_text(text).first_open(), step, "{text}");
        }
    }
}
