use super::{Puzzle, list};
use crate::rules::Symmetry;
use crate::solver::Level;

/// The number of puzzles of which one is chosen for each day: the medium, hard and perfect ones.
const PUZZLES: i32 = 90;

/// From one day to the next the puzzle moves on by this many places; it has no factor in common with
/// the number of puzzles, so that none comes again before all have been shown.
const STRIDE: i32 = 37;

/// The number of the symmetry in which the puzzles are shown for the 90 days from day 0; each
/// following 90 days have the next one.
const FIRST_LOOK: i32 = 2;

/// Returns the puzzle of the day with this number, counted from 0 on 1 January 1970.
///
/// It stays the same for as long as the [`list`] does, so that people can talk about it and open it
/// later.
#[must_use]
pub fn daily_puzzle(day: i32) -> Option<Puzzle> {
    // The remainder first, because the product could be too large.
    let place = day.rem_euclid(PUZZLES) * STRIDE % PUZZLES;
    let look = day.div_euclid(PUZZLES) + FIRST_LOOK;
    let symmetry = Symmetry::from_number(look.rem_euclid(8).unsigned_abs().into());
    let mut puzzles = list()
        .iter()
        .filter(|puzzle| puzzle.level() >= Level::Medium);
    let puzzle = puzzles.nth(usize::try_from(place).ok()?)?;
    Some(puzzle.image(symmetry))
}
