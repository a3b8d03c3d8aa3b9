//! An exercise on the board: the answer to each move, the replies of the opponent, and wrong moves
//! that are played out and taken back.

mod action;
mod view;

use std::collections::VecDeque;

use crate::exercise::{Exercise, Hint, Mistake};
use crate::game::{GameAction, GameState};
use crate::record::Record;
use crate::rules::{Move, Player, Position};

pub use view::Words;

/// An exercise that somebody works on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Practice {
    first: Exercise,
    plays_out: bool,
    /// The right moves and the replies since the first question.
    line: Vec<Move>,
    stage: Stage,
    /// Shows the line and, while a wrong move is refuted, what follows from it.
    board: GameState,
    feedback: Feedback,
    /// How many hints have been given to the question.
    hints: usize,
    is_helped: bool,
    is_missed: bool,
    /// Lines that end with a reply that has not been tried yet.
    defences: VecDeque<Vec<Move>>,
    /// The positions after all replies that have been tried or are among the defences.
    known: Vec<Position>,
    /// Changes with each pending step.
    step_id: u32,
}

/// What is to happen next.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// The player is asked for a move.
    Asking,
    /// The opponent is about to reply to a right move.
    Replying(Move),
    /// A move that was not right is followed by these, then taken back.
    Refuting {
        rest: VecDeque<Move>,
        is_wrong: bool,
    },
    /// The last question has been answered.
    Solved,
}

/// What the last action has led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// Nothing but what the board says itself.
    None,
    /// The exercise was opened.
    Opened,
    /// The exercise starts again.
    Restarted,
    /// The move was right, and the opponent replies.
    Right,
    /// The move wins, but later than possible.
    Slower,
    /// The move was wrong.
    Wrong(Mistake),
    /// The move that was not right has been taken back.
    TakenBack,
    /// A hint was given.
    Hint(Hint),
    /// The solution was played, and the opponent replies.
    Shown,
    /// The last move has solved the exercise.
    Solved,
    /// A move was tried after the exercise was solved.
    Over,
    /// The opponent has tried another reply.
    AnotherDefence(Player, Move),
}

/// Something that is done in an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PracticeAction {
    /// Does something on the board: only a move answers, undo and redo walk.
    Board(GameAction),
    /// Plays the pending reply or the next move of a refutation, or takes the wrong move back.
    Advance,
    /// Gives a hint, a plainer one the second time.
    Hint,
    /// Plays the right move.
    Solution,
    /// Starts again from the first question.
    Again,
    /// Goes back to a reply that has not been tried yet.
    AnotherDefence,
}

/// A step that happens by itself after a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PendingStep {
    id: u32,
    /// Whether it takes moves back, which need more time to be seen.
    pub takes_back: bool,
}

impl Practice {
    /// Returns the exercise at its first question. A wrong move is followed by its refutation if it
    /// `plays_out`, else it is taken back alone.
    #[must_use]
    pub fn new(first: Exercise, plays_out: bool) -> Self {
        let mut board = GameState::exploring(&Record::default());
        board.show_line(first.position, &[]);
        Self {
            first,
            plays_out,
            line: Vec::new(),
            stage: Stage::Asking,
            board,
            feedback: Feedback::Opened,
            hints: 0,
            is_helped: false,
            is_missed: false,
            defences: VecDeque::new(),
            known: Vec::new(),
            step_id: 0,
        }
    }

    /// Returns the question that stands, or that was answered last.
    #[must_use]
    pub fn question(&self) -> Exercise {
        let answered = match self.stage {
            Stage::Asking | Stage::Refuting { .. } => self.line.len(),
            Stage::Replying(_) | Stage::Solved => self.line.len().saturating_sub(1),
        };
        Exercise {
            position: self.position_after(answered),
            ..self.first
        }
    }

    /// Returns the position of the first question.
    #[must_use]
    pub const fn start(&self) -> Position {
        self.first.position
    }

    /// Returns the position that is shown.
    #[must_use]
    pub fn position(&self) -> Position {
        self.board.position()
    }

    /// Returns the last right move.
    #[must_use]
    pub fn last_answer(&self) -> Option<Move> {
        // Right moves and replies take turns.
        let answers = self.line.iter().step_by(2);
        answers.copied().next_back()
    }

    /// Returns how many right moves have been made.
    #[must_use]
    pub fn answers(&self) -> usize {
        self.line.len().div_ceil(2)
    }

    /// Returns what the last action has led to.
    #[must_use]
    pub const fn feedback(&self) -> &Feedback {
        &self.feedback
    }

    /// Returns whether the last question has been answered.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.stage == Stage::Solved
    }

    /// Returns whether a wrong move is shown with what follows from it.
    #[must_use]
    pub const fn is_refuting(&self) -> bool {
        matches!(self.stage, Stage::Refuting { is_wrong: true, .. })
    }

    /// Returns whether hints or solutions were asked for.
    #[must_use]
    pub const fn is_helped(&self) -> bool {
        self.is_helped
    }

    /// Returns whether a wrong move was made, or help was asked for.
    #[must_use]
    pub const fn is_missed(&self) -> bool {
        self.is_missed || self.is_helped
    }

    /// Returns whether an earlier moment is shown.
    #[must_use]
    pub fn is_looking_back(&self) -> bool {
        self.board.is_looking_back()
    }

    /// Returns how many replies have not been tried.
    #[must_use]
    pub fn defences_left(&self) -> usize {
        self.defences.len()
    }

    /// Returns the name of the state for programs.
    #[must_use]
    pub fn state_name(&self) -> &'static str {
        match self.stage {
            Stage::Solved => "solved",
            Stage::Refuting { is_wrong: true, .. } => "wrong",
            Stage::Refuting { .. } | Stage::Asking | Stage::Replying(_) => "open",
        }
    }

    /// Identifies the step that happens by itself after a pause; changes whenever that must be
    /// cancelled.
    #[must_use]
    pub fn pending_step(&self) -> Option<PendingStep> {
        let takes_back = match &self.stage {
            Stage::Replying(_) => false,
            Stage::Refuting { rest, .. } => rest.is_empty(),
            Stage::Asking | Stage::Solved => return None,
        };
        let id = self.step_id;
        Some(PendingStep { id, takes_back })
    }

    /// Returns the last hint that was given to the question.
    fn shown_hint(&self) -> Option<Hint> {
        let last = self.hints.checked_sub(1)?;
        let hints = self.question().hints()?;
        hints.get(last.min(hints.len() - 1)).copied()
    }

    /// Returns the position after this many moves of the line.
    fn position_after(&self, moves: usize) -> Position {
        let line = self.line.iter().take(moves);
        line.fold(self.first.position, |position, m| {
            // The line holds legal moves only.
            position.play(*m).unwrap_or(position)
        })
    }
}
