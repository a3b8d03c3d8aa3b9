use yew::prelude::*;

use super::{StoredHandle, use_stored};
use crate::puzzles::{Attempt, Progress, SolvedDays};

/// The puzzles and days that have been solved.
#[derive(Clone, PartialEq)]
pub struct ProgressHandle {
    /// The puzzles that have been solved and missed.
    pub puzzles: StoredHandle<Progress>,
    /// The days whose puzzle has been solved.
    pub days: StoredHandle<SolvedDays>,
}

impl ProgressHandle {
    /// Returns whether the browser has refused to store something.
    #[must_use]
    pub const fn is_refused(&self) -> bool {
        self.puzzles.is_refused() || self.days.is_refused()
    }
}

/// Returns the stored progress, and stores what becomes of an attempt at the moment it is known.
#[hook]
pub fn use_puzzle_progress(attempt: Attempt) -> ProgressHandle {
    let puzzles = use_stored::<Progress>(true);
    let days = use_stored::<SolvedDays>(true);
    {
        let (puzzles, days) = (puzzles.clone(), days.clone());
        use_effect_with(attempt, move |attempt| {
            let Some(number) = attempt.number else {
                return;
            };
            if attempt.is_missed {
                puzzles.update(|progress| progress.miss(number));
            }
            if attempt.is_solved {
                puzzles.update(|progress| progress.solve(number));
                if let Some(date) = attempt.day {
                    days.update(|days| days.insert(date.day_number()));
                }
            }
        });
    }
    ProgressHandle { puzzles, days }
}
