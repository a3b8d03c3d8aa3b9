use super::{COUNT, Progress, Puzzle, list, of_level};
use crate::solver::Level;

/// Puzzles that are solved one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleSet {
    /// Those of a level.
    Level(Level),
    /// All, without telling whether to win or to hold.
    Mixed,
    /// Those that were not solved at the first try.
    Missed,
}

impl PuzzleSet {
    /// All sets, in the order in which they are shown.
    pub const ALL: [Self; 7] = [
        Self::Level(Level::Beginner),
        Self::Level(Level::Easy),
        Self::Level(Level::Medium),
        Self::Level(Level::Hard),
        Self::Level(Level::Perfect),
        Self::Mixed,
        Self::Missed,
    ];

    /// Returns the name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Level(Level::Beginner) => "Beginner",
            Self::Level(Level::Easy) => "Easy",
            Self::Level(Level::Medium) => "Medium",
            Self::Level(Level::Hard) => "Hard",
            Self::Level(Level::Perfect) => "Perfect",
            Self::Mixed => "Mixed",
            Self::Missed => "Missed",
        }
    }

    /// Returns what its puzzles ask for.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Level(Level::Beginner) => "win in 1 move",
            Self::Level(Level::Easy) => "stop the threat",
            Self::Level(Level::Medium) => "win in 2 moves, or hold",
            Self::Level(Level::Hard) => "win in 3 moves, or hold",
            Self::Level(Level::Perfect) => "win in 4 or 5 moves",
            Self::Mixed => "find the only move",
            Self::Missed => "not solved at the first try",
        }
    }

    /// Returns how many puzzles the set has, and how many of them have been solved.
    #[must_use]
    pub fn count(self, progress: &Progress) -> (usize, usize) {
        match self {
            Self::Level(level) => (of_level(level).count(), progress.solved_of(level)),
            Self::Mixed => (COUNT, (0..COUNT).filter(|n| progress.is_solved(*n)).count()),
            Self::Missed => {
                let solved = progress.missed().filter(|n| progress.is_solved(*n));
                (progress.missed().count(), solved.count())
            }
        }
    }

    /// Returns the puzzle that follows the current one, in any look, as the seed decides; those that
    /// have been solved come last. `None` if the set is empty.
    #[must_use]
    pub fn next(self, current: Puzzle, progress: &Progress, seed: u64) -> Option<Puzzle> {
        let current = current.number();
        let numbers: Vec<usize> = match self {
            Self::Level(level) => of_level(level).filter_map(Puzzle::number).collect(),
            Self::Mixed => (0..COUNT).collect(),
            Self::Missed => progress.missed().collect(),
        };
        let others = numbers.iter().copied().filter(|n| Some(*n) != current);
        let open = others.clone().filter(|n| !progress.is_solved(*n));
        let candidates = [open.collect(), others.collect(), numbers.clone()];
        let candidates: Vec<usize> = candidates.into_iter().find(|c: &Vec<_>| !c.is_empty())?;
        let count = candidates.len() as u64;
        // The remainder is smaller than the number of candidates.
        let index = usize::try_from(seed % count).unwrap_or_default();
        let puzzle = list().get(*candidates.get(index)?)?;
        Some(puzzle.random_look(seed / count))
    }
}
