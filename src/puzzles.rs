//! Puzzles: every position in which exactly one move wins, or exactly one holds the draw.
//!
//! Turned, mirrored and, once all pieces are on the board, with the sides swapped, a position is
//! still the same puzzle. [`list`] has each puzzle once, in the look with the smallest key; its place
//! there is the puzzle's number.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use crate::exercise::Exercise;
use crate::rules::{Outcome, Player, Position, Symmetry};
use crate::solver::{Level, Value, key, smallest_key, table, to_smallest_key};

mod daily;
mod date;
mod progress;
mod set;
mod solved_days;
mod state;

pub use daily::daily_puzzle;
pub use date::Date;
pub use progress::Progress;
pub use set::PuzzleSet;
pub use solved_days::SolvedDays;
pub use state::{Attempt, Named, PuzzlesAction, PuzzlesState};

/// The number of puzzles.
pub const COUNT: usize = 259;

/// What is asked of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// To win with the last of this many plies.
    Win(u8),
    /// To hold the draw.
    Hold,
}

impl Task {
    /// Returns what is to be done: `win in 2 moves`.
    #[must_use]
    pub fn describe(self) -> String {
        match self {
            Self::Win(1) => "win in 1 move".into(),
            Self::Win(plies) => format!("win in {} moves", plies.div_ceil(2)),
            Self::Hold => "hold the draw".into(),
        }
    }

    /// Returns the task for programs: `win N`, in plies, or `hold`.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Win(plies) => format!("win {plies}"),
            Self::Hold => "hold".into(),
        }
    }
}

/// A position with exactly one move that wins or, if none does, exactly one that holds the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    position: Position,
    task: Task,
}

/// The reason why a position is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPuzzle {
    /// The game is over.
    GameOver,
    /// This many moves win.
    SeveralWin(usize),
    /// No move wins, and this many hold the draw.
    SeveralHold(usize),
    /// Every move loses.
    AllLose,
}

impl Puzzle {
    /// Returns the puzzle in this position, in exactly this look.
    ///
    /// # Errors
    /// Returns the reason if the position is no puzzle.
    pub fn at(position: Position) -> Result<Self, NoPuzzle> {
        if position.outcome() != Outcome::Ongoing {
            return Err(NoPuzzle::GameOver);
        }
        let moves = table().moves(position);
        let count = |kind: fn(Value) -> bool| moves.iter().filter(|c| kind(c.value)).count();
        let wins = count(|value| value > Value::Draw);
        let holds = count(|value| value == Value::Draw);
        let task = match (table().value(position), wins, holds) {
            (Value::Win(plies), 1, _) => Task::Win(plies),
            (Value::Draw, _, 1) => Task::Hold,
            (Value::Win(_), ..) => return Err(NoPuzzle::SeveralWin(wins)),
            (Value::Draw, ..) => return Err(NoPuzzle::SeveralHold(holds)),
            (Value::Loss(_), ..) => return Err(NoPuzzle::AllLose),
        };
        Ok(Self { position, task })
    }

    /// Returns the position.
    #[must_use]
    pub const fn position(self) -> Position {
        self.position
    }

    /// Returns the task.
    #[must_use]
    pub const fn task(self) -> Task {
        self.task
    }

    /// Returns the place of the puzzle in the [`list`], which all its looks share.
    #[must_use]
    pub fn number(self) -> Option<usize> {
        let smallest = smallest_key(self.position);
        list()
            .binary_search_by_key(&smallest, |puzzle| key(puzzle.position))
            .ok()
    }

    /// Returns the weakest level of the computer that sees the whole solution: the win, or how each
    /// of the other moves loses.
    #[must_use]
    pub fn level(self) -> Level {
        let plies = match self.task {
            Task::Win(plies) => plies,
            Task::Hold => {
                let moves = table().moves(self.position);
                let losses = moves.iter().filter_map(|choice| match choice.value {
                    Value::Loss(plies) => Some(plies),
                    Value::Win(_) | Value::Draw => None,
                });
                losses.max().unwrap_or_default()
            }
        };
        let sees = |level: &Level| level.horizon().is_none_or(|horizon| plies <= horizon);
        Level::ALL.into_iter().find(sees).unwrap_or(Level::Perfect)
    }

    /// Returns the puzzle turned or mirrored and, once all pieces are on the board, with either side
    /// to move, as the seed decides.
    #[must_use]
    pub fn random_look(self, seed: u64) -> Self {
        let look = self.image(Symmetry::from_number(seed));
        match look.position.swap_sides() {
            Some(position) if seed / 8 % 2 == 1 => Self { position, ..look },
            _ => look,
        }
    }

    /// Returns the puzzle on the turned or mirrored board.
    #[must_use]
    pub fn image(self, symmetry: Symmetry) -> Self {
        Self {
            position: self.position.image(symmetry),
            ..self
        }
    }

    /// Describes the task: `X to play and win in 2 moves.`
    #[must_use]
    pub fn describe_task(self) -> String {
        Exercise::from(self).describe()
    }

    /// Describes the task without telling whether it is to win or to hold.
    #[must_use]
    pub fn describe_mixed_task(self) -> String {
        format!("{} to play. Find the only move.", self.position.turn())
    }
}

/// Returns all puzzles, each in the look with the smallest key, and sorted by it; if either side can
/// be to move, it is X.
#[must_use]
pub fn list() -> &'static [Puzzle] {
    static LIST: LazyLock<Vec<Puzzle>> = LazyLock::new(find_all);
    &LIST
}

/// Returns the puzzles of a level, sorted like the [`list`].
pub fn of_level(level: Level) -> impl Iterator<Item = Puzzle> {
    let puzzles = list().iter().copied();
    puzzles.filter(move |puzzle| puzzle.level() == level)
}

/// Plays through the game, one look of each position, and returns the puzzles.
fn find_all() -> Vec<Puzzle> {
    let mut looks = BTreeMap::new();
    let mut open = vec![Position::default()];
    while let Some(position) = open.pop() {
        let look = listed_look(position);
        if looks.insert(key(look), look).is_none() {
            open.extend(look.children().map(|(_, child)| child));
        }
    }
    let looks = looks.into_values();
    looks.filter_map(|look| Puzzle::at(look).ok()).collect()
}

/// Returns the look with the smallest key and, if either side can be to move, with X to move.
fn listed_look(position: Position) -> Position {
    let look = position.image(to_smallest_key(position));
    match look.swap_sides() {
        Some(swapped) if look.turn() == Player::O => swapped,
        _ => look,
    }
}

impl fmt::Display for NoPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("The game is over here")?,
            Self::SeveralWin(count) => write!(f, "{} moves win here", in_words(*count))?,
            Self::SeveralHold(count) => {
                write!(f, "{} moves hold the draw here", in_words(*count))?;
            }
            Self::AllLose => f.write_str("Every move loses here")?,
        }
        f.write_str(", so it is no puzzle.")
    }
}

impl std::error::Error for NoPuzzle {}

/// Returns a number of moves in a word, as it begins a sentence.
fn in_words(count: usize) -> &'static str {
    match count {
        2 => "Two",
        3 => "Three",
        4 => "Four",
        5 => "Five",
        6 => "Six",
        7 => "Seven",
        8 => "Eight",
        9 => "Nine",
        // No position has more moves.
        _ => "Several",
    }
}
