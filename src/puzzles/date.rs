use std::fmt;

/// The months of the year.
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// The number of days in 400 years, after which the calendar repeats itself.
const DAYS_IN_ERA: i32 = 146_097;

/// The number of days from 1 March of the year 0 to 1 January 1970.
const DAYS_TO_1970: i32 = 719_468;

/// A date of the Gregorian calendar, from year 1 to 9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// Returns the date of this year, month and day, both counted from 1, or `None` if there is no
    /// such day.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let exists = (1..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_in_month(year, month)).contains(&day);
        exists.then_some(Self { year, month, day })
    }

    /// Returns the year.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// Returns the month, 1 to 12.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// Returns the day of the month, counted from 1.
    #[must_use]
    pub const fn day(self) -> u8 {
        self.day
    }

    /// Returns the name of the month.
    #[must_use]
    pub fn month_name(self) -> &'static str {
        let index = usize::from(self.month).saturating_sub(1);
        MONTHS.get(index).copied().unwrap_or_default()
    }

    /// Returns the number of days since 1 January 1970.
    #[must_use]
    pub fn day_number(self) -> i32 {
        // Years are counted from March, so that a leap day is the last day of its year.
        let month = (i32::from(self.month) + 9) % 12;
        let year = i32::from(self.year) - i32::from(self.month <= 2);
        let year_of_era = year % 400;
        let day_of_year = (153 * month + 2) / 5 + i32::from(self.day) - 1;
        let day_of_era = 365 * year_of_era + year_of_era / 4 - year_of_era / 100 + day_of_year;
        year / 400 * DAYS_IN_ERA + day_of_era - DAYS_TO_1970
    }

    /// Returns the date this many days after 1 January 1970, or `None` if its year is not between 1
    /// and 9999.
    #[must_use]
    pub fn from_day_number(number: i32) -> Option<Self> {
        let days = number.checked_add(DAYS_TO_1970)?;
        let day_of_era = days.rem_euclid(DAYS_IN_ERA);
        // Takes away the leap days: one every four years (1,461 days), but not every hundred (36,524
        // days), unless they end the era.
        let without_leap_days =
            day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / (DAYS_IN_ERA - 1);
        let year_of_era = without_leap_days / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
        let month = (month_from_march + 2) % 12 + 1;
        let year = 400 * days.div_euclid(DAYS_IN_ERA) + year_of_era + i32::from(month <= 2);
        Self::new(
            u16::try_from(year).ok()?,
            u8::try_from(month).ok()?,
            u8::try_from(day).ok()?,
        )
    }

    /// Returns the date in a text of the form `2026-11-17`, or `None` if there is no such day.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (year, rest) = text.split_once('-')?;
        let (month, day) = rest.split_once('-')?;
        let date = Self::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)?;
        // Numbers may also be written in other ways: "+7", "007".
        (date.to_string() == text).then_some(date)
    }

    /// Returns the date in words: `17 November 2026`.
    #[must_use]
    pub fn describe(self) -> String {
        format!("{} {} {}", self.day, self.month_name(), self.year)
    }
}

/// Returns 1 January 1970, day number 0.
impl Default for Date {
    fn default() -> Self {
        Self {
            year: 1970,
            month: 1,
            day: 1,
        }
    }
}

/// Writes the date as `2026-11-17`.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self { year, month, day } = self;
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// Returns the number of days of the month.
const fn days_in_month(year: u16, month: u8) -> u8 {
    match month {
        2 if is_leap_year(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Returns `true` if the year has a 29 February.
const fn is_leap_year(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_ten_thousand_years_follows_the_day_before() {
        let mut number = Date::new(1, 1, 1).unwrap().day_number();
        assert_eq!(number, -719_162);
        for year in 1..=9999 {
            for month in 1..=12 {
                for day in 1..=days_in_month(year, month) {
                    let date = Date { year, month, day };
                    assert_eq!(date.day_number(), number, "{date}");
                    assert_eq!(Date::from_day_number(number), Some(date));
                    number += 1;
                }
            }
        }
        assert_eq!(number, 2_932_897);
        assert_eq!(Date::from_day_number(number), None);
        assert_eq!(Date::from_day_number(-719_163), None);
        assert_eq!(Date::from_day_number(i32::MAX), None);
        assert_eq!(Date::from_day_number(i32::MIN), None);
    }

    #[test]
    fn known_days_have_their_numbers() {
        for (text, number) in [
            ("1970-01-01", 0),
            ("1969-12-31", -1),
            ("1900-03-01", -25_508),
            ("2000-02-29", 11_016),
            ("2000-03-01", 11_017),
            ("2024-02-29", 19_782),
            ("2026-11-17", 20_774),
            ("2038-01-19", 24_855),
            ("2100-03-01", 47_541),
        ] {
            assert_eq!(Date::parse(text).unwrap().day_number(), number, "{text}");
        }
    }

    #[test]
    fn leap_years_have_a_29_february() {
        for (year, days) in [
            (1900, 365),
            (2000, 366),
            (2023, 365),
            (2024, 366),
            (2100, 365),
            (2400, 366),
        ] {
            let first = |year| Date::new(year, 1, 1).unwrap().day_number();
            assert_eq!(first(year + 1) - first(year), days, "{year}");
            assert_eq!(Date::new(year, 2, 29).is_some(), days == 366, "{year}");
        }
    }

    #[test]
    fn only_a_day_in_full_form_is_a_date() {
        let date = Date::parse("2026-11-07").unwrap();
        assert_eq!((date.year(), date.month(), date.day()), (2026, 11, 7));
        assert_eq!(date.to_string(), "2026-11-07");
        assert_eq!(date.describe(), "7 November 2026");
        for text in [
            "",
            "-",
            "--",
            "2026",
            "2026-11",
            "2026-11-7",
            "2026-11-31",
            "2026-02-29",
            "2026-00-01",
            "2026-13-01",
            "2026-01-00",
            "0000-01-01",
            "10000-01-01",
            "026-11-07",
            "+026-11-07",
            "2026-+1-07",
            "2026-11-07-",
            " 2026-11-07",
            "2026-11-07 ",
            "２０２６-11-07",
            "-026-11-07",
            "99999999999-01-01",
        ] {
            assert_eq!(Date::parse(text), None, "{text:?}");
        }
    }

    #[test]
    fn each_month_has_its_name() {
        let name = |month| Date::new(2026, month, 1).unwrap().month_name();
        assert_eq!((1..=12).map(name).collect::<Vec<_>>(), MONTHS);
    }
}
