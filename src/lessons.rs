//! The seven steps of the lesson, each an exercise with a sentence.

mod done;
mod state;

use crate::exercise::{Exercise, Goal};
use crate::notation::read_position;

pub use done::LessonsDone;
pub use state::{LessonAction, LessonState};

/// A step of the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// What it is about, in one word.
    pub name: &'static str,
    /// The notation of the position.
    position: &'static str,
    goal: Goal,
    /// What is said before the move.
    pub sentence: &'static str,
    /// What is said after a right move.
    pub success: &'static str,
    /// What is said after a wrong move.
    pub wrong: Wrong,
}

/// What happens on a wrong move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// There is none: every legal move is right.
    Never,
    /// This is said, and the move is taken back.
    TakenBack(&'static str),
    /// This is said, and the move is played out before it is taken back.
    PlayedOut(&'static str),
}

impl Lesson {
    /// Returns the position and what is asked in it.
    #[must_use]
    pub fn exercise(&self) -> Exercise {
        Exercise {
            // The tests read them all.
            position: read_position(self.position).unwrap_or_default(),
            goal: self.goal,
        }
    }
}

/// What is said after the last step.
pub const END: &str = "That is the whole game. Best play never ends; a position that comes up \
                       three times may be called a draw.";

/// The steps of the lesson, in order.
pub const LESSONS: [Lesson; 7] = [
    Lesson {
        name: "place",
        position: "---------:X",
        goal: Goal::Play,
        sentence: "Place a piece on any empty square.",
        success: "Three each, in turns.",
        wrong: Wrong::Never,
    },
    Lesson {
        name: "win",
        position: "XX--O-O--:X",
        goal: Goal::Win,
        sentence: "Three in a row win at once.",
        success: "Three in a row: X has won.",
        wrong: Wrong::PlayedOut("O would win on c3."),
    },
    Lesson {
        name: "stop",
        position: "XX--O----:O",
        goal: Goal::Keep,
        sentence: "X threatens c3. You are O.",
        success: "Stopped: X can't complete that row.",
        wrong: Wrong::PlayedOut("X wins on c3."),
    },
    Lesson {
        name: "step",
        position: "O-XX--OOX:X",
        goal: Goal::Play,
        sentence: "With three on the board, step to an empty neighbour.",
        success: "One step, then it is O's turn.",
        wrong: Wrong::Never,
    },
    Lesson {
        name: "neighbours",
        position: "X-XXOO-O-:X",
        goal: Goal::Win,
        sentence: "Diagonals count, everywhere. Win.",
        success: "A diagonal step, and three in a row.",
        wrong: Wrong::PlayedOut("That does not win."),
    },
    Lesson {
        name: "leave",
        position: "XOOOX-X--:X",
        goal: Goal::Play,
        sentence: "You hold the centre and cannot win: it must leave.",
        success: "The centre is empty again.",
        wrong: Wrong::Never,
    },
    Lesson {
        name: "stay",
        position: "-OXXX-O-O:X",
        goal: Goal::Win,
        sentence: "Unless you win with this turn.",
        success: "You won, so the centre piece could stay.",
        wrong: Wrong::TakenBack("Legal, but you could have won."),
    },
];
