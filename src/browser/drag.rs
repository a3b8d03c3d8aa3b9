//! Dragging a piece: another way to click where it stands, and then where it goes.

use std::cell::Cell;

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};

use super::{find, square};
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
    /// Whether it was selected before.
    selected: bool,
}

thread_local! {
    // There is one pointer that drags, whatever else the page does.
    static HAND: Cell<Option<Drag>> = const { Cell::new(None) };
}

/// Where the pointer is; a second finger is none.
fn place(event: &Event) -> Option<(i32, i32)> {
    let event = event.unchecked_ref::<PointerEvent>();
    let place = (event.client_x(), event.client_y());
    event.is_primary().then_some(place)
}

/// Takes a piece.
#[must_use]
pub fn take(event: &Event, target: &Element) -> Option<Action> {
    let start = place(event)?;
    if let Some(dropped) = find::<Element>("[data-dropped]") {
        let _ = dropped.remove_attribute("data-dropped");
    }
    // Only a board on which pieces step says nothing but whose they are.
    let board = target.closest(":is([data-next=X], [data-next=O]) :not(:empty)");
    let piece = square(&board.ok()??);
    let first = event.unchecked_ref::<PointerEvent>().button() == 0;
    HAND.set(piece.filter(|_| first).map(|from| Drag {
        from,
        start,
        carried: false,
        selected: false,
    }));
    None
}

/// Whether the piece on this square is selected; one that was refused is not, and stays where it is.
fn is_selected(from: Square) -> bool {
    let selector = ["[data-square=", from.name(), "][data-mark=selected]"];
    find::<Element>(&selector.concat()).is_some()
}

/// Moves the piece with the pointer; it is selected first, so that its targets are seen.
#[must_use]
pub fn carry(event: &Event, _: &Element) -> Option<Action> {
    let drag = HAND.get()?;
    let at = place(event)?;
    let (across, down) = (at.0 - drag.start.0, at.1 - drag.start.1);
    if !drag.carried && across.abs().max(down.abs()) < SLOP {
        return None;
    }
    let way = format!("--hand: {across}px {down}px");
    // The name is legal, so this cannot fail.
    let _ = find::<Element>(".board")?.set_attribute("style", &way);
    if drag.carried {
        return None;
    }
    let selected = is_selected(drag.from);
    HAND.set(Some(Drag {
        carried: true,
        selected,
        ..drag
    }));
    (!selected).then_some(Action::Click(drag.from))
}

/// Lets go of a piece, which springs back to where it stands, and tells where that is and whether it
/// was selected before.
#[must_use]
pub fn let_go() -> Option<(Square, bool)> {
    let drag = HAND.take().filter(|drag| drag.carried)?;
    let _ = find::<Element>(".board")?.remove_attribute("style");
    Some((drag.from, drag.selected))
}

/// Plays to where the piece is let go; where that is refused, or no square, it stays.
#[must_use]
pub fn put(event: &Event, _: &Element) -> Option<Action> {
    let (x, y) = place(event)?;
    let (from, selected_before) = let_go()?;
    let held = is_selected(from);
    #[allow(clippy::cast_precision_loss, reason = "screens have fewer pixels")]
    let below = document().element_from_point(x as f32, y as f32);
    let below = below.filter(|_| event.type_() == "pointerup");
    let Some((to, square)) = below.and_then(|below| Some((square(&below)?, below))) else {
        return held.then_some(Action::Cancel);
    };
    // The piece is there already, and a click that the browser adds means nothing more.
    let _ = square.set_attribute("data-dropped", "");
    // On its own square it is only put back if it was selected before: a click by a hand that shakes.
    (held && (to != from || selected_before)).then_some(Action::Click(to))
}
