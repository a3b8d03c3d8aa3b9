use std::collections::BTreeMap;

use super::super::{Date, Progress, PuzzleSet, Task};
use super::PuzzlesState;
use crate::practice::{Feedback, Words};
use crate::rules::Position;
use crate::solver::{Value, table};

impl PuzzlesState {
    /// Returns what the page says about the puzzle.
    pub(super) fn words(&self, progress: &Progress) -> Words {
        Words {
            title: "Puzzles",
            advice: self.advice(),
            feedback: self.feedback(progress),
        }
    }

    fn advice(&self) -> String {
        let question = self.practice.question();
        if self.practice.is_solved() {
            self.puzzle.describe_task()
        } else if self.is_task_hidden() && question.position == self.puzzle.position() {
            self.puzzle.describe_mixed_task()
        } else {
            question.describe()
        }
    }

    /// Returns whether the page does not tell whether to win or to hold.
    fn is_task_hidden(&self) -> bool {
        self.chosen_set() == Some(PuzzleSet::Mixed)
    }

    fn feedback(&self, progress: &Progress) -> String {
        let player = self.puzzle.position().turn();
        match self.practice.feedback() {
            Feedback::None => String::new(),
            Feedback::Opened => match (&self.error, self.day) {
                (Some(error), _) => error.words.to_string(),
                (None, Some(day)) => {
                    format!("Puzzle of {} {}.", day.date.day(), day.date.month_name())
                }
                (None, None) => format!("{} puzzle.", self.kind().name()),
            },
            Feedback::Restarted => "From the start.".into(),
            Feedback::Right => match self.puzzle.task() {
                Task::Win(_) => format!("Right. {}'s longest defence:", !player),
                Task::Hold => "Held. Again:".into(),
            },
            Feedback::Slower => "That still wins, but later. There is a faster one.".into(),
            Feedback::Wrong(mistake) => mistake.describe(player),
            Feedback::TakenBack => "Taken back. Try again.".into(),
            Feedback::Hint(hint) => hint.to_string(),
            Feedback::Shown => match self.practice.last_answer() {
                Some(m) => format!("Solution: {m}."),
                None => String::new(),
            },
            Feedback::Solved => self.solved(progress),
            Feedback::Over => "Already solved. Choose Next, or Again.".into(),
            Feedback::AnotherDefence(player, m) => format!("{player} tries {m} instead."),
        }
    }

    /// Returns the set from which the puzzle comes; one that came by an address may be of another
    /// level than those that follow.
    fn kind(&self) -> PuzzleSet {
        match self.set() {
            PuzzleSet::Level(_) => PuzzleSet::Level(self.puzzle.level()),
            set => set,
        }
    }

    /// Returns the result of today's puzzle as it is shared, `None` if another puzzle is shown or it is
    /// not solved: `Chorus Lapilli, 17 November 2026: win in 2 moves, at the first try. 5 days in a
    /// row.`
    #[must_use]
    pub fn describe_result(&self, progress: &Progress, today: Date, streak: u32) -> Option<String> {
        let is_shown = self.date() == Some(today) && self.practice.is_solved();
        let number = self.puzzle.number().filter(|_| is_shown)?;
        let how = if progress.is_solved_at_first_try(number) {
            ", at the first try"
        } else {
            ""
        };
        let row = match streak {
            0 | 1 => String::new(),
            days => format!(" {days} days in a row."),
        };
        let (date, task) = (today.describe(), self.puzzle.task().describe());
        Some(format!("Chorus Lapilli, {date}: {task}{how}.{row}"))
    }

    /// Returns how the puzzle was solved and, if the draw was held, how the other moves lose.
    fn solved(&self, progress: &Progress) -> String {
        let was_missed = |number| progress.missed().any(|missed| missed == number);
        let how = if self.practice.is_helped() {
            " with help"
        } else if self.practice.is_missed() || self.puzzle.number().is_some_and(was_missed) {
            ""
        } else {
            " at the first try"
        };
        if self.puzzle.task() != Task::Hold {
            return format!("Solved{how}.");
        }
        let times = match self.practice.answers() {
            1 => String::new(),
            times => format!(" {times} times"),
        };
        let others = describe_losses(self.practice.question().position);
        format!("Held{times}{how}. Others lose {others}.")
    }
}

/// Returns the moves that lose, the soonest first: `in 1: a3, b3; in 2: c1`.
fn describe_losses(position: Position) -> String {
    let mut losses = BTreeMap::<u8, Vec<String>>::new();
    for choice in table().moves(position) {
        if let Value::Loss(plies) = choice.value {
            let moves = losses.entry(plies.div_ceil(2)).or_default();
            moves.push(choice.m.to_string());
        }
    }
    let groups = losses.into_iter();
    let groups = groups.map(|(count, moves)| format!("in {count}: {}", moves.join(", ")));
    groups.collect::<Vec<_>>().join("; ")
}
