//! What is known of the position that is explored: its value, and every move with its own.

use std::fmt::Write;

use web_sys::Element;

use super::find;
use crate::rules::Position;
use crate::solver::{table, value_words};

/// Shows it, the best moves first; or takes it away.
pub fn show(position: Option<Position>) {
    if let Some(place) = find::<Element>(".known") {
        place.set_inner_html(&position.map(list).unwrap_or_default());
    }
}

fn list(position: Position) -> String {
    let mut html = format!("<ol data-verdict='{}'>", table().value(position));
    for choice in table().moves(position) {
        let (m, value) = (choice.m, choice.value);
        let words = value_words(value);
        // Writing to a string cannot fail.
        let _ = write!(
            html,
            "<li><button data-do={m} data-move={m} data-value='{value}'><b>{m}</b> \
             {words}</button></li>"
        );
    }
    html + "</ol>"
}
