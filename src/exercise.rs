//! Exercises: a position, the moves that are right in it, and what happens on any other.
//!
//! A lesson, a puzzle and a question about a move of a game are all exercises. A right move ends the
//! exercise or brings a reply of the opponent and the next question; a wrong one is refuted on the
//! board and taken back.

use crate::puzzles::{Puzzle, Task};
use crate::review::Judgement;
use crate::rules::{IllegalMove, Move, Position};
use crate::solver::{Value, table};

mod hint;
mod replies;
mod words;

pub use hint::{Hint, Place};

/// What is asked of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To play any move.
    Play,
    /// To keep the result with one move: a win, however late, or a draw.
    Keep,
    /// To win as soon as possible, played to the end.
    Win,
    /// To hold the draw for as long as the opponent can leave only one move that does.
    Hold,
}

/// A position and what is asked in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The position.
    pub position: Position,
    /// What is asked of the player to move.
    pub goal: Goal,
}

/// What a move in an exercise is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A right move.
    Right,
    /// A win, but later than possible; it is taken back, and counts as no try.
    Slower,
    /// A wrong move.
    Wrong(Mistake),
}

/// A wrong move and what follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// What it does to the result.
    pub judgement: Judgement,
    /// The value of the move for the player who makes it.
    pub value: Value,
    /// The moves that follow, the opponent's first: to the end of the game after a move that loses,
    /// one reply after a move that draws.
    pub refutation: Vec<Move>,
}

impl Exercise {
    /// Returns `true` if the move is legal and right.
    #[must_use]
    pub fn accepts(self, m: Move) -> bool {
        let after = self.position.play(m);
        after.is_ok_and(|after| self.is_right(self.judgement(after)))
    }

    /// Returns all right moves.
    #[must_use]
    pub fn right_moves(self) -> Vec<Move> {
        let moves = self.position.children().map(|(m, _)| m);
        moves.filter(|m| self.accepts(*m)).collect()
    }

    /// Returns the right move that the solution shows, or `None` if the game is over.
    #[must_use]
    pub fn solution(self) -> Option<Move> {
        let best = replies::best_moves(self.position).into_iter().next();
        best.map(|choice| choice.m)
    }

    /// Returns what the move is in this exercise.
    ///
    /// # Errors
    /// Returns the first rule that the move breaks.
    pub fn answer(self, m: Move) -> Result<Answer, IllegalMove> {
        let after = self.position.play(m)?;
        let judgement = self.judgement(after);
        Ok(if self.is_right(judgement) {
            Answer::Right
        } else if judgement == Judgement::Slower {
            Answer::Slower
        } else {
            Answer::Wrong(Mistake {
                judgement,
                value: table().value(after).before(),
                refutation: replies::refutation(after),
            })
        })
    }

    /// Returns the replies to a right move from which the opponent chooses, best first; none if the
    /// exercise ends with the move, or if it is not right.
    ///
    /// In a won position these are all that lose as late as possible; in a drawn one, those after
    /// which only one move holds, and again for as many times as possible.
    #[must_use]
    pub fn replies(self, m: Move) -> Vec<Move> {
        let Ok(after) = self.position.play(m) else {
            return Vec::new();
        };
        let replies = match self.goal {
            _ if !self.is_right(self.judgement(after)) => Vec::new(),
            Goal::Play | Goal::Keep => Vec::new(),
            Goal::Win => replies::best_moves(after),
            Goal::Hold => replies::longest_tests(after),
        };
        replies.into_iter().map(|choice| choice.m).collect()
    }

    /// Returns what is asked after a right move and a reply, or `None` if one of them is illegal.
    #[must_use]
    pub fn after(self, m: Move, reply: Move) -> Option<Self> {
        let position = self.position.play(m).ok()?.play(reply).ok()?;
        Some(Self { position, ..self })
    }

    /// Returns how many times in a row the opponent can leave only one move that holds the draw,
    /// including this position; 0 if it is no such position.
    #[must_use]
    pub fn only_moves_in_a_row(self) -> usize {
        replies::only_moves_in_a_row(self.position)
    }

    /// Returns the judgement of the move that leads to this position.
    fn judgement(self, after: Position) -> Judgement {
        let best = table().value(self.position);
        Judgement::new(best, table().value(after).before())
    }

    /// Returns `true` if a move with this judgement is right.
    fn is_right(self, judgement: Judgement) -> bool {
        match self.goal {
            Goal::Play => true,
            Goal::Win => judgement.keeps_result() && judgement != Judgement::Slower,
            Goal::Keep | Goal::Hold => judgement.keeps_result(),
        }
    }
}

/// Returns the first question of the puzzle.
impl From<Puzzle> for Exercise {
    fn from(puzzle: Puzzle) -> Self {
        Self {
            position: puzzle.position(),
            goal: match puzzle.task() {
                Task::Win(_) => Goal::Win,
                Task::Hold => Goal::Hold,
            },
        }
    }
}
