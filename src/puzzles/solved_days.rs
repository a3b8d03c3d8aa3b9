use crate::stored::Stored;

/// The days on which the puzzle of the day was solved, by their numbers.
///
/// As a text, `20770..20774 20780`: days in a row are written as their first and last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SolvedDays {
    /// The first and last day of each row, in order, with at least one day between two rows.
    rows: Vec<(i32, i32)>,
}

impl SolvedDays {
    /// Adds a day.
    pub fn insert(&mut self, day: i32) {
        self.insert_row(day, day);
    }

    /// Returns `true` if the puzzle of the day was solved.
    #[must_use]
    pub fn contains(&self, day: i32) -> bool {
        self.row_of(day).is_some()
    }

    /// Returns the number of days in a row up to today or, if today's puzzle is still open,
    /// yesterday.
    #[must_use]
    pub fn streak(&self, today: i32) -> u32 {
        let up_to = |day: i32| {
            let (first, _) = self.row_of(day)?;
            Some(day.abs_diff(first).saturating_add(1))
        };
        let yesterday = today.checked_sub(1);
        up_to(today)
            .or_else(|| up_to(yesterday?))
            .unwrap_or_default()
    }

    /// Returns the row to which the day belongs.
    fn row_of(&self, day: i32) -> Option<(i32, i32)> {
        let mut rows = self.rows.iter().copied();
        rows.find(|(first, last)| (*first..=*last).contains(&day))
    }

    /// Adds these days, and joins the rows that they touch.
    fn insert_row(&mut self, mut first: i32, mut last: i32) {
        let (before, after) = (first.saturating_sub(1), last.saturating_add(1));
        self.rows.retain(|row| {
            let touches = row.1 >= before && row.0 <= after;
            if touches {
                first = first.min(row.0);
                last = last.max(row.1);
            }
            !touches
        });
        let earlier = self.rows.iter().take_while(|row| row.1 < first).count();
        self.rows.insert(earlier, (first, last));
    }
}

impl Stored for SolvedDays {
    const KEY: &'static str = "chorus-lapilli/days";

    fn from_text(text: &str) -> Self {
        let mut days = Self::default();
        for (first, last) in text.split_ascii_whitespace().filter_map(parse_row) {
            days.insert_row(first, last);
        }
        days
    }

    fn to_text(&self) -> String {
        let words = self.rows.iter().map(|(first, last)| {
            if first == last {
                first.to_string()
            } else {
                format!("{first}..{last}")
            }
        });
        words.collect::<Vec<_>>().join(" ")
    }
}

/// Returns the first and last day of a word, or `None` if it cannot be read.
fn parse_row(word: &str) -> Option<(i32, i32)> {
    let (first, last) = word.split_once("..").unwrap_or((word, word));
    let (first, last) = (first.parse().ok()?, last.parse().ok()?);
    (first <= last).then_some((first, last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_lasts_until_a_whole_day_is_missed() {
        let today = 20_774;
        for (text, streak) in [
            ("", 0),
            ("20774", 1),
            ("20773", 1),
            ("20773..20774", 2),
            ("20770..20773", 4),
            ("20770..20774", 5),
            ("20770..20772", 0),
            ("20770..20772 20774", 1),
            ("20772 20774", 1),
            // The clock was ahead, or has been set back: these days don't count yet.
            ("20775", 0),
            ("20770..20790", 5),
            ("20773 20775..20790", 1),
            ("20780..20790", 0),
        ] {
            assert_eq!(SolvedDays::from_text(text).streak(today), streak, "{text}");
        }
    }

    #[test]
    fn days_are_joined_in_any_order() {
        // Every order of five days, by picking each day in turn from those that are left.
        let days = [1, 2, 3, 5, 6];
        for order in 0..120 {
            let mut left = days.to_vec();
            let mut solved = SolvedDays::default();
            let mut rest = order;
            while !left.is_empty() {
                let day = left.remove(rest % left.len());
                rest /= left.len() + 1;
                solved.insert(day);
                assert!(solved.contains(day));
            }
            assert_eq!(solved.to_text(), "1..3 5..6", "order {order}");
            for day in -1..9 {
                assert_eq!(solved.contains(day), days.contains(&day));
            }
        }
    }

    #[test]
    fn a_clock_set_back_deletes_nothing() {
        let mut solved = SolvedDays::from_text("20770..20774");
        solved.insert(20_760);
        assert_eq!(solved.to_text(), "20760 20770..20774");
        assert_eq!(solved.streak(20_760), 1);
        assert_eq!(solved.streak(20_774), 5);
        solved.insert(20_772);
        assert_eq!(solved.to_text(), "20760 20770..20774");
    }

    #[test]
    fn what_can_be_read_of_a_spoilt_text_is_kept() {
        for (text, read) in [
            ("5 x 7", "5 7"),
            ("7 5 6", "5..7"),
            ("5..x 9..8 .. ... 3", "3"),
            ("5..7..9 1", "1"),
            ("99999999999 4", "4"),
            ("-3..-1", "-3..-1"),
            ("1..5 3..9 2", "1..9"),
            ("🙂 5", "5"),
            ("-2147483648..2147483647", "-2147483648..2147483647"),
        ] {
            let days = SolvedDays::from_text(text);
            assert_eq!(days.to_text(), read, "{text:?}");
            assert_eq!(SolvedDays::from_text(read), days);
        }
        let all = SolvedDays::from_text("-2147483648..2147483647");
        assert_eq!(all.streak(i32::MAX), u32::MAX);
        assert_eq!(all.streak(i32::MIN), 1);
        assert_eq!(SolvedDays::default().streak(i32::MIN), 0);
    }
}
