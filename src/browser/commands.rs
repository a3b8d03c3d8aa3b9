//! What the buttons and choices in the page's own markup mean, and the keys.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, HtmlSelectElement, KeyboardEvent};
use yew::Callback;

use super::address;
use crate::notation::{read_move, read_square};
use crate::rules::{Player, Square};
use crate::solver::Level;
use crate::state::{Action, Seat};

/// What the button of this name does.
fn button(name: &str) -> Option<Action> {
    Some(match name {
        "undo" => Action::Undo,
        "hint" => Action::Hint,
        "new" => Action::NewGame(0),
        "x" => Action::Turn(Player::X),
        "o" => Action::Turn(Player::O),
        "clear" => Action::Clear,
        "back" => {
            address::back();
            return None;
        }
        // The others are the moves of an explored position.
        _ => Action::Follow(read_move(name)?),
    })
}

/// What it means to choose this value.
fn choice(name: &str, value: &str) -> Option<Action> {
    Some(match name {
        "opponent" => {
            let level = Level::ALL.into_iter().find(|level| level.name() == value);
            Action::Oppose(level, 0)
        }
        "seat" => {
            let seat = Seat::ALL.into_iter().find(|seat| seat.name() == value)?;
            Action::Sit(seat, 0)
        }
        _ => Action::ToggleValues,
    })
}

/// Where a key takes the focus on the board: nowhere else at an edge, nothing for other keys.
fn walk(from: Square, key: &str, ctrl: bool) -> Option<Square> {
    let (column, row) = (from.column(), from.row());
    let (column, row) = match key {
        "ArrowLeft" if !ctrl => (column.saturating_sub(1), row),
        "ArrowRight" if !ctrl => (column + 1, row),
        "ArrowUp" if !ctrl => (column, row.saturating_sub(1)),
        "ArrowDown" if !ctrl => (column, row + 1),
        "Home" => (0, if ctrl { 0 } else { row }),
        "End" => (2, if ctrl { 2 } else { row }),
        _ => return None,
    };
    Square::at(column.min(2), row.min(2))
}

/// The square whose button this is.
fn square(element: &Element) -> Option<Square> {
    read_square(&element.get_attribute("data-square")?)
}

/// What an event on an element of the page asks for.
type Reading = fn(&Event, &Element) -> Option<Action>;

const READINGS: [(&str, Reading); 4] = [
    ("click", |_, target| {
        let button_of = target.closest("[data-do]").ok()??;
        button(&button_of.get_attribute("data-do")?)
    }),
    ("change", |_, target| {
        let value = target.unchecked_ref::<HtmlSelectElement>().value();
        choice(&target.get_attribute("name")?, &value)
    }),
    ("focusin", |_, target| square(target).map(Action::Focus)),
    ("keydown", |event, target| {
        let event = event.unchecked_ref::<KeyboardEvent>();
        let from = square(target)?;
        // Together with these, the keys belong to the browser.
        if event.alt_key() || event.meta_key() || event.shift_key() {
            return None;
        }
        let key = event.key();
        if key == "Escape" {
            return Some(Action::Cancel);
        }
        let to = walk(from, &key, event.ctrl_key())?;
        event.prevent_default();
        let selector = ["[data-square=", to.name(), "]"].concat();
        let button = document().query_selector(&selector).ok()??;
        // A button that left the page has no focus to take: nothing to do about it.
        let _ = button.unchecked_into::<HtmlElement>().focus();
        None
    }),
];

/// Tells what is done anywhere on the page.
pub fn listen(act: &Callback<Action>) -> [EventListener; 4] {
    READINGS.map(|(kind, reading)| {
        let act = act.clone();
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&document(), kind, options, move |event| {
            let target = event.target().map(JsCast::unchecked_into::<Element>);
            if let Some(action) = target.and_then(|target| reading(event, &target)) {
                act.emit(action);
            }
        })
    })
}
