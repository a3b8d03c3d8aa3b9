//! The local date.

use js_sys::Date as JsDate;

use crate::puzzles::Date;

/// Returns the local date; one that the calendar of the puzzles does not have is 1 January 1970.
#[must_use]
pub fn today() -> Date {
    let now = JsDate::new_0();
    let date = || {
        let year = u16::try_from(now.get_full_year()).ok()?;
        // The browser counts months from 0.
        let month = u8::try_from(now.get_month() + 1).ok()?;
        Date::new(year, month, u8::try_from(now.get_date()).ok()?)
    };
    date().unwrap_or_default()
}
