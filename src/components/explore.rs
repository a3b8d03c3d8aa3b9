use std::fmt::Write;

use super::square::value_words;
use crate::solver::table;
use crate::state::ExploreState;

/// What is known of the position: its value, and every move with its own, best first.
pub fn known(explore: &ExploreState) -> String {
    let Ok(position) = explore.position() else {
        return String::new();
    };
    let mut html = format!("<ol data-verdict='{}'>", table().value(position));
    for choice in table().moves(position) {
        let (m, value) = (choice.m, choice.value);
        let words = value_words(value);
        let _ = write!(
            html,
            "<li><button data-do={m} data-move={m} data-value='{value}'><b>{m}</b> \
             {words}</button></li>"
        );
    }
    html + "</ol>"
}
