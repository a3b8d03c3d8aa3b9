//! What the buttons and choices in the page's own markup mean, and the keys.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, KeyboardEvent, UiEvent};
use yew::Callback;

use super::{address, chance, drag, find, focus, settings, square};
use crate::notation::read_move;
use crate::route::Route;
use crate::rules::{Player, Square};
use crate::solver::Level;
use crate::state::{Action, Seat};

/// What the button of this name does.
fn button(name: &str) -> Option<Action> {
    Some(match name {
        "undo" => Action::Undo,
        "redo" => Action::Redo,
        "claim" => Action::ClaimDraw,
        "resume" => Action::Resume,
        "dismiss" => Action::Dismiss,
        "share" => Action::Share,
        "hint" => Action::Hint,
        "new" => Action::NewGame(chance::number().into()),
        "x" => Action::Turn(Player::X),
        "o" => Action::Turn(Player::O),
        "clear" => Action::Clear,
        // The others are moves of the game, by their number, or of an explored position.
        _ => match name.parse() {
            Ok(ply) => Action::JumpTo(ply),
            Err(_) => Action::Follow(read_move(name)?),
        },
    })
}

/// What it means to choose this value.
fn choice(name: &str, value: &str) -> Option<Action> {
    Some(match name {
        "opponent" if value == "people" => Action::Oppose(None),
        "opponent" => Action::Oppose(Some(Level::named(value)?)),
        "seat" => Action::Sit(Seat::named(value)?, chance::number().into()),
        "values" => Action::ToggleValues,
        _ => return None,
    })
}

/// What a letter does while the board has the focus.
fn letter(key: &str) -> Option<Action> {
    button(match key {
        "l" => return Some(Action::Repeat),
        "b" => return Some(Action::ReadBoard),
        "?" => return Some(Action::ListKeys),
        "u" => "undo",
        "r" => "redo",
        "n" => "new",
        "h" => "hint",
        "d" => "claim",
        _ => return None,
    })
}

/// What a key does anywhere, together with Ctrl or, on a Mac, Cmd.
fn shortcut(key: &str, shift: bool) -> Option<Action> {
    button(match (key, shift) {
        ("z" | "Z", false) => "undo",
        ("z" | "Z", true) | ("y" | "Y", false) => "redo",
        _ => return None,
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

/// What an event on an element of the page asks for.
type Reading = fn(&Event, &Element) -> Option<Action>;

fn click(event: &Event, target: &Element) -> Option<Action> {
    let pressed = target.closest("[data-square], [data-do]").ok()??;
    // Where a piece was just let go. A key and a program count no clicks.
    if pressed.get_attribute("data-dropped").is_some()
        && event.unchecked_ref::<UiEvent>().detail() > 0
    {
        return None;
    }
    if let Some(square) = square(&pressed) {
        return Some(Action::Click(square));
    }
    let name = pressed.get_attribute("data-do")?;
    // These buttons go with what they do, and the focus would go with them.
    if ["claim", "resume", "dismiss"].contains(&name.as_str()) {
        focus("[tabindex='0']");
    }
    button(&name)
}

const READINGS: [(&str, Reading); 8] = [
    ("change", |_, target| {
        // A select has its value where a field has.
        let value = target.unchecked_ref::<HtmlInputElement>().value();
        settings::keep(&value);
        choice(&target.get_attribute("name")?, &value)
    }),
    ("submit", |event, _| {
        event.prevent_default();
        let field = find::<HtmlInputElement>("form input")?;
        // What is wrong can be mended, and what is pasted next takes its place.
        field.select();
        let text = address::plain(field.value().trim_ascii());
        if let Some(place) = address::place(&text)
            && let route @ Route::Position(_) = Route::read(&place)
        {
            address::go(&place, true);
            return Some(Action::Visit(route));
        }
        Some(Action::Open(text))
    }),
    ("pointerdown", drag::take),
    ("pointermove", drag::carry),
    ("pointerup", drag::put),
    ("pointercancel", drag::put),
    ("focusin", |_, target| square(target).map(Action::Focus)),
    ("keydown", |event, target| {
        // A browser that fills in a field may send something else by this name.
        let event = event.dyn_ref::<KeyboardEvent>()?;
        let (mut key, ctrl) = (event.key(), event.ctrl_key());
        // Together with Alt, the keys belong to the browser; in a field, to its text.
        let field = "input:not([type], [readonly])";
        if event.alt_key() || target.closest(field) != Ok(None) {
            return None;
        }
        if (ctrl || event.meta_key())
            && let Some(action) = shortcut(&key, event.shift_key())
        {
            event.prevent_default();
            return Some(action);
        }
        // Not every browser gives the focus to a button that is clicked.
        if key == "Escape" {
            // A piece in hand goes back as well, wherever that is.
            let _ = drag::let_go();
            return Some(Action::Cancel);
        }
        let from =
            square(target).filter(|_| !event.meta_key() && (!event.shift_key() || key == "?"))?;
        let to = walk(from, &key, ctrl);
        // With Caps Lock, letters come as capitals.
        key.make_ascii_lowercase();
        if !ctrl && let Some(action) = letter(&key) {
            return Some(action);
        }
        let to = to?;
        event.prevent_default();
        focus(&["[data-square=", to.name(), "]"].concat());
        None
    }),
];

/// Tells what is clicked anywhere on the page.
pub fn listen_to_clicks(act: &Callback<Action>) -> EventListener {
    listener(act, "click", click)
}

/// Tells what is done anywhere on the page, but for clicks.
pub fn listen(act: &Callback<Action>) -> Vec<EventListener> {
    READINGS
        .into_iter()
        .map(|(kind, reading)| listener(act, kind, reading))
        .collect()
}

fn listener(act: &Callback<Action>, kind: &'static str, reading: Reading) -> EventListener {
    let act = act.clone();
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&document(), kind, options, move |event| {
        let target = event.target().and_then(|target| target.dyn_into().ok());
        if let Some(action) = target.and_then(|target| reading(event, &target)) {
            act.emit(action);
        }
    })
}
