//! How games against the computer have ended, by level and by the person's side.

use std::collections::BTreeMap;
use std::fmt;

use crate::rules::Player;
use crate::solver::Level;
use crate::stored::Stored;

/// How a game ended for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The person has won.
    Won,
    /// A draw was claimed.
    Drawn,
    /// The computer has won.
    Lost,
}

/// How many games were won, drawn and lost; a number that cannot grow stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The games that the person has won.
    pub won: u32,
    /// The games that were drawn.
    pub drawn: u32,
    /// The games that the computer has won.
    pub lost: u32,
}

impl Tally {
    fn count(&mut self, ending: Ending) {
        let number = match ending {
            Ending::Won => &mut self.won,
            Ending::Drawn => &mut self.drawn,
            Ending::Lost => &mut self.lost,
        };
        *number = number.saturating_add(1);
    }

    const fn plus(self, other: Self) -> Self {
        Self {
            won: self.won.saturating_add(other.won),
            drawn: self.drawn.saturating_add(other.drawn),
            lost: self.lost.saturating_add(other.lost),
        }
    }
}

/// Writes `12 won, 0 drawn, 3 lost`.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self { won, drawn, lost } = self;
        write!(f, "{won} won, {drawn} drawn, {lost} lost")
    }
}

/// The results of all games against the computer that count.
///
/// As a text it is a line `LEVEL SIDE WON DRAWN LOST` for each level and side that has any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Without those in which nothing is counted.
    tallies: BTreeMap<(Level, Player), Tally>,
}

impl Results {
    /// Counts a game at this level, in which the person played this side.
    pub fn record(&mut self, level: Level, side: Player, ending: Ending) {
        self.tallies.entry((level, side)).or_default().count(ending);
    }

    /// Adds the results of the other to these.
    pub fn add(&mut self, other: &Self) {
        for (key, tally) in &other.tallies {
            let sum = self.tallies.entry(*key).or_default();
            *sum = sum.plus(*tally);
        }
    }

    /// Returns `true` if no game has been counted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tallies.is_empty()
    }

    /// Returns the levels that have any results, the weakest first, with their sums.
    #[must_use]
    pub fn by_level(&self) -> Vec<(Level, Tally)> {
        let mut sums = BTreeMap::<Level, Tally>::new();
        for ((level, _), tally) in &self.tallies {
            let sum = sums.entry(*level).or_default();
            *sum = sum.plus(*tally);
        }
        sums.into_iter().collect()
    }

    /// Returns the results of each level and side that has any, the weakest level first, X before O.
    pub fn by_side(&self) -> impl Iterator<Item = (Level, Player, Tally)> {
        let tallies = self.tallies.iter();
        tallies.map(|((level, side), tally)| (*level, *side, *tally))
    }
}

impl Stored for Results {
    const KEY: &'static str = "chorus-lapilli/results";

    fn from_text(text: &str) -> Self {
        let tallies = text.lines().filter_map(parse_line);
        Self {
            tallies: tallies
                .filter(|(_, tally)| *tally != Tally::default())
                .collect(),
        }
    }

    fn to_text(&self) -> String {
        let line = |(level, side, tally): (Level, Player, Tally)| {
            let Tally { won, drawn, lost } = tally;
            format!("{} {side} {won} {drawn} {lost}", level.name())
        };
        self.by_side().map(line).collect::<Vec<_>>().join("\n")
    }
}

/// Parses a line of the stored text, `None` if it is no such line.
fn parse_line(line: &str) -> Option<((Level, Player), Tally)> {
    let mut words = line.split_ascii_whitespace();
    let level = Level::named(words.next()?)?;
    let side = match words.next()? {
        "X" => Player::X,
        "O" => Player::O,
        _ => return None,
    };
    let mut number = || words.next()?.parse().ok();
    let tally = Tally {
        won: number()?,
        drawn: number()?,
        lost: number()?,
    };
    words.next().is_none().then_some(((level, side), tally))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(text: &str) -> Results {
        Results::from_text(text)
    }

    fn sentences(results: &Results) -> Vec<String> {
        let by_level = results.by_level().into_iter();
        by_level
            .map(|(level, tally)| format!("{}: {tally}", level.title()))
            .collect()
    }

    #[test]
    fn each_level_and_side_has_numbers_of_its_own() {
        let mut results = Results::default();
        assert!(results.is_empty());
        let mut expected = Vec::new();
        for (level, times) in Level::ALL.into_iter().zip(1..) {
            for (side, ending) in [(Player::X, Ending::Won), (Player::O, Ending::Lost)] {
                for _ in 0..times {
                    results.record(level, side, ending);
                }
                results.record(level, side, Ending::Drawn);
                let (won, lost) = match side {
                    Player::X => (times, 0),
                    Player::O => (0, times),
                };
                expected.push((
                    level,
                    side,
                    Tally {
                        won,
                        drawn: 1,
                        lost,
                    },
                ));
            }
        }
        assert_eq!(results.by_side().collect::<Vec<_>>(), expected);
        assert_eq!(Results::from_text(&results.to_text()), results);
        assert_eq!(results.to_text().lines().count(), 10);
        assert!(!results.is_empty());
    }

    #[test]
    fn both_sides_of_a_level_are_summed() {
        let results = results("perfect O 0 2 7\nbeginner X 8 0 1\nbeginner O 4 0 2");
        assert_eq!(
            sentences(&results),
            [
                "Beginner: 12 won, 0 drawn, 3 lost",
                "Perfect: 0 won, 2 drawn, 7 lost"
            ]
        );
        let text = "beginner X 8 0 1\nbeginner O 4 0 2\nperfect O 0 2 7";
        assert_eq!(results.to_text(), text);
    }

    #[test]
    fn a_number_that_cannot_grow_stays() {
        let max = u32::MAX;
        let mut results = results(&format!("easy X {max} {max} {max}\neasy O 1 2 3"));
        let before = results.clone();
        for ending in [Ending::Won, Ending::Drawn, Ending::Lost] {
            results.record(Level::Easy, Player::X, ending);
        }
        assert_eq!(results, before);
        let sentence = format!("Easy: {max} won, {max} drawn, {max} lost");
        assert_eq!(sentences(&results), [sentence]);
        results.add(&before);
        let text = format!("easy X {max} {max} {max}\neasy O 2 4 6");
        assert_eq!(results.to_text(), text);
        assert_eq!(Results::from_text(&text), results);
    }

    #[test]
    fn what_was_cleared_is_added_to_what_came_since() {
        let mut since = results("easy X 0 1 0\nhard O 1 0 0");
        since.add(&results("beginner X 1 0 0\neasy X 2 0 3"));
        assert_eq!(
            since.to_text(),
            "beginner X 1 0 0\neasy X 2 1 3\nhard O 1 0 0"
        );
        let before = since.clone();
        since.add(&Results::default());
        assert_eq!(since, before);
    }

    #[test]
    fn what_cannot_be_read_of_a_spoilt_text_is_passed_over() {
        for spoilt in [
            "",
            "\n\n",
            "rubbish",
            "easy",
            "easy X 1 2",
            "easy X 1 2 3 4",
            "easy X -1 2 3",
            "easy X 1 2 4294967296",
            "easy x 1 2 3",
            "Easy X 1 2 3",
            "people X 1 2 3",
            "easy X one two three",
            "easy X 0 0 0",
            "{\"easy\":[1,2,3]}",
            "\u{0}\u{ffff}é🙂",
        ] {
            assert!(results(spoilt).is_empty(), "{spoilt:?}");
            let text = format!("{spoilt}\nhard O 1 2 3\n{spoilt}");
            assert_eq!(results(&text).to_text(), "hard O 1 2 3", "{spoilt:?}");
        }
        assert_eq!(results("easy X 1 2 3\r\n"), results("easy X 1 2 3"));
    }
}
