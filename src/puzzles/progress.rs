use std::collections::BTreeSet;

use super::{COUNT, list};
use crate::solver::Level;
use crate::stored::Stored;

/// The number of hexadecimal digits of a set of puzzles: one for each four.
const DIGITS: usize = COUNT.div_ceil(4);

/// The puzzles that have been solved and missed, by their numbers.
///
/// As a text it is two sets in hexadecimal digits, `SOLVED MISSED`: the first digit stands for
/// puzzles 0 to 3, with 1 for puzzle 0 and 8 for puzzle 3.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    solved: BTreeSet<usize>,
    missed: BTreeSet<usize>,
}

impl Progress {
    /// Notes that the puzzle with this number has been solved.
    pub fn solve(&mut self, number: usize) {
        if number < COUNT {
            self.solved.insert(number);
        }
    }

    /// Notes a wrong move or help, after which the puzzle with this number can no longer be solved at
    /// the first try; does nothing if it already has been solved.
    pub fn miss(&mut self, number: usize) {
        if number < COUNT && !self.is_solved(number) {
            self.missed.insert(number);
        }
    }

    /// Returns `true` if the puzzle with this number has been solved.
    #[must_use]
    pub fn is_solved(&self, number: usize) -> bool {
        self.solved.contains(&number)
    }

    /// Returns `true` if the puzzle with this number has been solved at the first try.
    #[must_use]
    pub fn is_solved_at_first_try(&self, number: usize) -> bool {
        self.is_solved(number) && !self.missed.contains(&number)
    }

    /// Returns the numbers of the puzzles that were not solved at the first try, in order.
    pub fn missed(&self) -> impl Iterator<Item = usize> {
        self.missed.iter().copied()
    }

    /// Returns how many puzzles of the level have been solved.
    #[must_use]
    pub fn solved_of(&self, level: Level) -> usize {
        let of_level = |number: &&usize| {
            let puzzle = list().get(**number);
            puzzle.is_some_and(|puzzle| puzzle.level() == level)
        };
        self.solved.iter().filter(of_level).count()
    }

    /// Returns `true` if nothing has been solved or missed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.solved.is_empty() && self.missed.is_empty()
    }
}

impl Stored for Progress {
    const KEY: &'static str = "chorus-lapilli/puzzles";

    fn from_text(text: &str) -> Self {
        let mut words = text.split(' ');
        let mut next_set = || words.next().map(parse_set).unwrap_or_default();
        Self {
            solved: next_set(),
            missed: next_set(),
        }
    }

    fn to_text(&self) -> String {
        format!("{} {}", write_set(&self.solved), write_set(&self.missed))
    }
}

/// Returns the set of these digits; other characters stand for none of their four puzzles.
fn parse_set(digits: &str) -> BTreeSet<usize> {
    let mut set = BTreeSet::new();
    for (index, digit) in digits.chars().take(DIGITS).enumerate() {
        let digit = digit.to_digit(16).unwrap_or_default();
        set.extend((0..4).filter_map(|bit| {
            let number = 4 * index + bit;
            (digit >> bit & 1 == 1 && number < COUNT).then_some(number)
        }));
    }
    set
}

/// Returns the digits of the set.
fn write_set(set: &BTreeSet<usize>) -> String {
    let digit = |index| {
        let bits = (0..4).filter(|bit| set.contains(&(4 * index + bit)));
        char::from_digit(bits.map(|bit| 1 << bit).sum(), 16).unwrap_or('0')
    };
    (0..DIGITS).map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_puzzle_has_a_bit_of_its_own() {
        for number in 0..COUNT {
            let mut progress = Progress::default();
            progress.miss(number);
            assert!(!progress.is_solved(number));
            progress.solve(number);
            let text = progress.to_text();
            assert_eq!(text.len(), 2 * 65 + 1);
            assert_eq!(Progress::from_text(&text), progress);
            for other in 0..COUNT {
                assert_eq!(progress.is_solved(other), other == number);
            }
        }
    }

    #[test]
    fn the_digits_are_in_order() {
        let mut progress = Progress::default();
        for number in [0, 3, 5, 258] {
            progress.solve(number);
        }
        let zeros = "0".repeat(62);
        assert_eq!(progress.to_text(), format!("92{zeros}4 {}", "0".repeat(65)));
    }

    #[test]
    fn a_puzzle_that_was_missed_is_never_solved_at_the_first_try() {
        let mut progress = Progress::default();
        progress.miss(7);
        let mut progress = Progress::from_text(&progress.to_text());
        assert_eq!(progress.missed().collect::<Vec<_>>(), [7]);
        progress.solve(7);
        assert!(progress.is_solved(7) && !progress.is_solved_at_first_try(7));
        progress.solve(8);
        progress.miss(8);
        assert!(progress.is_solved_at_first_try(8));
        assert_eq!(progress.missed().collect::<Vec<_>>(), [7]);
    }

    #[test]
    fn there_are_no_puzzles_beyond_the_last() {
        let mut progress = Progress::default();
        progress.solve(COUNT);
        progress.miss(usize::MAX);
        assert!(progress.is_empty());
        let text = "f".repeat(70);
        let progress = Progress::from_text(&text);
        assert!(progress.is_solved(COUNT - 1) && !progress.is_solved(COUNT));
        assert!(
            progress
                .to_text()
                .starts_with(&format!("{}7 ", "f".repeat(64)))
        );
    }

    #[test]
    fn what_can_be_read_of_a_spoilt_text_is_kept() {
        for (text, solved, missed) in [
            ("", vec![], vec![]),
            ("1", vec![0], vec![]),
            ("x1 2", vec![4], vec![1]),
            ("🙂F", vec![4, 5, 6, 7], vec![]),
            (" 3", vec![], vec![0, 1]),
            ("1 1 1", vec![0], vec![0]),
            ("-1\n1", vec![4, 12], vec![]),
        ] {
            let progress = Progress::from_text(text);
            let read: Vec<usize> = (0..COUNT).filter(|n| progress.is_solved(*n)).collect();
            assert_eq!(read, solved, "{text:?}");
            assert_eq!(progress.missed().collect::<Vec<_>>(), missed, "{text:?}");
        }
    }
}
