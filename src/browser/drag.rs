//! Dragging a piece: another way to click where it stands, and then where it goes.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent};
use yew::Callback;

use super::commands::square;
use super::find;
use crate::rules::Square;
use crate::state::Action;

/// How far a pointer moves before a click has become a drag, in pixels.
const SLOP: i32 = 6;

/// A piece in hand.
struct Drag {
    from: Square,
    selected: bool,
    start: (i32, i32),
    pebble: Option<HtmlElement>,
}

/// Tells what is dragged where.
#[must_use]
pub fn listen(act: &Callback<Action>) -> Vec<EventListener> {
    let hand: Rc<RefCell<Option<Drag>>> = Rc::default();
    let listener = |kind: &'static str| {
        let (hand, act) = (Rc::clone(&hand), act.clone());
        EventListener::new(&document(), kind, move |event| {
            let event = event.unchecked_ref::<MouseEvent>();
            let at = (event.client_x(), event.client_y());
            // Nothing that is told here leads back to a pointer, so the hand is free.
            let mut hand = hand.borrow_mut();
            match kind {
                "pointerdown" => *hand = take(event, at),
                "pointermove" => {
                    if let Some(drag) = hand.as_mut() {
                        carry(drag, at, &act);
                    }
                }
                _ => {
                    if let Some(drag) = hand.take() {
                        put(&drag, at, kind == "pointerup", &act);
                    }
                }
            }
        })
    };
    ["pointerdown", "pointermove", "pointerup", "pointercancel"]
        .map(listener)
        .into()
}

/// Takes a piece that can move, with the first button.
fn take(event: &MouseEvent, start: (i32, i32)) -> Option<Drag> {
    mark("data-dropped", false);
    let button: Element = event.target()?.unchecked_into();
    let mark = button.get_attribute("data-mark")?;
    let movable = matches!(mark.as_str(), "movable" | "must-leave" | "selected");
    (movable && event.button() == 0).then_some(Drag {
        from: square(&button)?,
        selected: mark == "selected",
        start,
        pebble: None,
    })
}

/// Moves the piece with the pointer; it is selected first, so that its targets are seen.
fn carry(drag: &mut Drag, at: (i32, i32), act: &Callback<Action>) {
    let (across, down) = (at.0 - drag.start.0, at.1 - drag.start.1);
    if drag.pebble.is_none() {
        if across.abs().max(down.abs()) < SLOP {
            return;
        }
        if !drag.selected {
            act.emit(Action::Click(drag.from));
        }
        mark("data-dragged", true);
        drag.pebble = find(&["[data-square=", drag.from.name(), "] > *"].concat());
    }
    if let Some(pebble) = &drag.pebble {
        let _ = pebble
            .style()
            .set_property("translate", &format!("{across}px {down}px"));
    }
}

/// Plays to where the piece is let go; where that is refused, or no square, it springs back.
#[allow(clippy::cast_precision_loss, reason = "screens have fewer pixels")]
fn put(drag: &Drag, at: (i32, i32), dropped: bool, act: &Callback<Action>) {
    let Some(pebble) = &drag.pebble else {
        return;
    };
    mark("data-dragged", false);
    let below = document().element_from_point(at.0 as f32, at.1 as f32);
    let to = below.as_ref().and_then(square).filter(|_| dropped);
    let _ = pebble.style().remove_property("translate");
    match to {
        // Here the browser tells a click by itself.
        Some(to) if to == drag.from => {}
        Some(to) => {
            mark("data-dropped", true);
            act.emit(Action::Click(to));
        }
        None => act.emit(Action::Cancel),
    }
}

/// Tells the style sheet what is being done to the board.
fn mark(attribute: &str, on: bool) {
    if let Some(board) = find::<Element>(".board") {
        // The name is legal, so this cannot fail.
        let _ = board.toggle_attribute_with_force(attribute, on);
    }
}
