//! The list of moves. It is kept by hand: a move adds one button to it, however long the game is,
//! where a tree of components would be compared with all that were there before.

use std::mem;

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::find;
use crate::record::Record;
use crate::rules::Move;

/// How many moves the browser lays out together; those out of sight it passes over.
const CHUNK: usize = 40;

/// How much of the list is seen above the current move, in pixels.
const ABOVE: i32 = 80;

/// What the list shows.
#[derive(Default)]
pub struct MoveList {
    shown: Record,
    /// The button that is marked, once another than the first has been.
    marked: Option<HtmlElement>,
    scrolling: Option<Timeout>,
}

impl MoveList {
    /// Shows the moves of the record, marks the one that is looked at, and tells whether any of that
    /// has changed.
    pub fn show(&mut self, record: &Record) -> bool {
        let shown = mem::replace(&mut self.shown, record.clone());
        let same_line = shown.same_line(record);
        let nothing_yet = shown.is_empty() && record.is_empty();
        if (same_line || nothing_yet) && shown.cursor() == record.cursor() {
            return false;
        }
        let Some(list) = find::<Element>(".moves") else {
            return true;
        };
        // The usual case is the same line, or that line with one more move.
        let before = shown.move_count();
        let longer = record.continues(&shown);
        if !longer {
            list.set_inner_html("<button data-do=0>Start</button>");
        }
        let same = if longer { before } else { 0 };
        for (index, m) in (same..).zip(record.moves_from(same)) {
            append(&list, index, m);
        }
        self.mark(list, record);
        true
    }

    /// Marks the move that led to the moment looked at, and scrolls the list, only the list, to it.
    fn mark(&mut self, list: Element, record: &Record) {
        // A claimed draw is one more step, but no move.
        let (cursor, count) = (record.cursor(), record.move_count());
        let at_end = 0 < count && count <= cursor;
        // To look through the list takes the longer, the longer it is.
        let current = if at_end {
            let chunk = list.last_element_child();
            let end = chunk.and_then(|chunk| chunk.last_element_child());
            end.map(JsCast::unchecked_into::<HtmlElement>)
        } else {
            find(&format!(".moves [data-do='{cursor}']"))
        };
        let Some(current) = current else {
            return;
        };
        let marked = self.marked.replace(current.clone());
        // The name is legal, so setting it cannot fail.
        if let Some(marked) = marked.or_else(|| find(".moves [aria-current=step]")) {
            let _ = marked.set_attribute("aria-current", "false");
        }
        let _ = current.set_attribute("aria-current", "step");
        // To measure takes a layout, so the click does not wait for it.
        self.scrolling = Some(Timeout::new(0, move || {
            // A chunk is laid out by itself, so places in it are counted from its own.
            let chunk = current.closest(".chunk").ok().flatten();
            let above = chunk.map_or(0, |chunk| {
                chunk.unchecked_into::<HtmlElement>().offset_top()
            });
            list.set_scroll_top(above + current.offset_top() - ABOVE);
        }));
    }
}

fn append(list: &Element, index: usize, m: Move) {
    if index.is_multiple_of(CHUNK) {
        let _ = list.insert_adjacent_html("beforeend", "<div class=chunk></div>");
    }
    if let Some(chunk) = list.last_element_child() {
        let html = format!("<button data-do={}>{m}</button>", index + 1);
        let _ = chunk.insert_adjacent_html("beforeend", &html);
    }
}
