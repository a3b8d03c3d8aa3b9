//! Dragging a piece: another way to click where it stands, and then where it goes.

use std::cell::Cell;

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, MouseEvent};

use super::commands::square;
use super::find;
use crate::rules::Square;
use crate::state::Action;

/// How far a pointer moves before a click has become a drag, in pixels.
const SLOP: i32 = 6;

/// A piece in hand.
#[derive(Clone, Copy)]
struct Drag {
    from: Square,
    start: (i32, i32),
    carried: bool,
}

thread_local! {
    // There is one pointer that drags, whatever else the page does.
    static HAND: Cell<Option<Drag>> = const { Cell::new(None) };
}

fn place(event: &Event) -> (i32, i32) {
    let event = event.unchecked_ref::<MouseEvent>();
    (event.client_x(), event.client_y())
}

/// Takes a piece that can move.
#[must_use]
pub fn take(event: &Event, target: &Element) -> Option<Action> {
    mark("data-dropped", false);
    // Only such squares are grabbed, and only by the first button.
    let grabs = target.matches(".square[data-mark]:not([data-mark=target], [data-mark=winning])");
    let first = event.unchecked_ref::<MouseEvent>().button() == 0;
    HAND.set(
        square(target)
            .filter(|_| first && grabs == Ok(true))
            .map(|from| Drag {
                from,
                start: place(event),
                carried: false,
            }),
    );
    None
}

/// Moves the piece with the pointer; it is selected first, so that its targets are seen.
#[must_use]
pub fn carry(event: &Event, _: &Element) -> Option<Action> {
    let drag = HAND.get()?;
    let at = place(event);
    let (across, down) = (at.0 - drag.start.0, at.1 - drag.start.1);
    let button = ["[data-square=", drag.from.name(), "]"].concat();
    if drag.carried {
        let pebble = find::<HtmlElement>(&(button + " > *"))?;
        let way = format!("{across}px {down}px");
        // The name is legal, so this cannot fail.
        let _ = pebble.style().set_property("translate", &way);
        return None;
    }
    if across.abs().max(down.abs()) < SLOP {
        return None;
    }
    HAND.set(Some(Drag {
        carried: true,
        ..drag
    }));
    mark("data-dragged", true);
    let selected = find::<Element>(&(button + "[data-mark=selected]"));
    selected.is_none().then_some(Action::Click(drag.from))
}

/// Plays to where the piece is let go; where that is refused, or no square, it springs back.
#[must_use]
pub fn put(event: &Event, _: &Element) -> Option<Action> {
    let drag = HAND.take().filter(|drag| drag.carried)?;
    mark("data-dragged", false);
    let (x, y) = place(event);
    #[allow(clippy::cast_precision_loss, reason = "screens have fewer pixels")]
    let below = document().element_from_point(x as f32, y as f32);
    if let Some(pebble) = find::<HtmlElement>("[data-square] > [style*=translate]") {
        let _ = pebble.style().remove_property("translate");
    }
    match below.as_ref().and_then(square) {
        // Here the browser tells a click by itself.
        Some(to) if to == drag.from => None,
        Some(to) if event.type_() == "pointerup" => {
            mark("data-dropped", true);
            Some(Action::Click(to))
        }
        _ => Some(Action::Cancel),
    }
}

/// Tells the style sheet what is being done to the board.
fn mark(attribute: &str, on: bool) {
    if let Some(board) = find::<Element>(".board") {
        let _ = board.toggle_attribute_with_force(attribute, on);
    }
}
