use web_sys::{HtmlElement, PointerEvent};
use yew::prelude::*;

use crate::keyboard::Command;
use crate::rules::Square;
use crate::screen_view::{BoardView, Mark, NextClick};

/// How far the pointer moves before a press becomes a drag.
const DRAG_THRESHOLD_PX: i32 = 6;

/// The bit of the primary button in [`web_sys::MouseEvent::buttons`].
const PRIMARY_BUTTON: u16 = 1;

/// Whether a piece is being dragged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DragState {
    /// No piece is being dragged.
    #[default]
    Idle,
    /// A piece follows the pointer.
    Dragging,
    /// A piece has been dropped on this square, and nothing has been pressed since.
    Dropped(Square),
}

/// The handlers and the state of dragging on a board.
pub struct Drag {
    /// Whether a piece is being dragged.
    pub state: DragState,
    /// To be called when a pointer is pressed on a square.
    pub onpointerdown: Callback<(Square, PointerEvent)>,
    /// To be called when a pointer moves over the board.
    pub onpointermove: Callback<PointerEvent>,
    /// To be called when a pointer is released or cancelled.
    pub onpointerup: Callback<PointerEvent>,
}

/// A press on a piece.
#[derive(Clone, Copy)]
struct Press {
    square: Square,
    start: (i32, i32),
    /// Whether the pointer has moved far enough for a drag.
    has_started: bool,
    /// Whether the piece was selected before.
    was_selected: bool,
}

/// Lets pieces be dragged over the board: a drag clicks the square where it starts and the square
/// where it ends, or cancels the selection.
#[hook]
pub fn use_drag(
    node: &NodeRef,
    board: BoardView,
    onclick: &Callback<Square>,
    oncommand: &Callback<Command>,
) -> Drag {
    let state = use_state_eq(DragState::default);
    let press = use_mut_ref(|| None::<Press>);
    // The handlers look at the board as the last render has shown it.
    let latest_board = use_mut_ref(|| board);
    latest_board.replace(board);

    // Passed on to every square, so it stays the same.
    let onpointerdown = {
        let (state, press, board) = (state.setter(), press.clone(), latest_board.clone());
        use_callback((), move |(square, event): (Square, PointerEvent), ()| {
            if event.is_primary() {
                state.set(DragState::Idle);
                let can_drag = event.button() == 0 && can_drag(&board.borrow(), square);
                press.replace(can_drag.then(|| Press::new(square, &event)));
            }
        })
    };
    let onpointermove = {
        let (state, press, board) = (state.setter(), press.clone(), latest_board.clone());
        let (node, onclick) = (node.clone(), onclick.clone());
        Callback::from(move |event: PointerEvent| {
            // The button may have been released outside the board.
            if event.buttons() & PRIMARY_BUTTON == 0 {
                press.take();
            }
            let Some(node) = node.cast::<HtmlElement>() else {
                return;
            };
            let drag = (*press.borrow()).filter(|press| press.is_dragged_by(&event));
            let Some(drag) = drag else {
                return;
            };
            drag.move_piece(&node, &event);
            if drag.has_started {
                return;
            }
            let was_selected = is_selected(&board.borrow(), drag.square);
            press.replace(Some(Press {
                has_started: true,
                was_selected,
                ..drag
            }));
            state.set(DragState::Dragging);
            // Without capture the drag ends at the edge of the board.
            let _ = node.set_pointer_capture(event.pointer_id());
            if !was_selected {
                onclick.emit(drag.square);
            }
        })
    };
    let onpointerup = {
        let (state, board) = (state.setter(), latest_board);
        let (node, onclick, oncommand) = (node.clone(), onclick.clone(), oncommand.clone());
        Callback::from(move |event: PointerEvent| {
            if !event.is_primary() {
                return;
            }
            let Some(drag) = press.take().filter(|press| press.has_started) else {
                return;
            };
            let target = node
                .cast::<HtmlElement>()
                .filter(|_| event.type_() == "pointerup")
                .and_then(|node| square_under(&node, &event));
            // A piece that was refused at the start of the drag is not selected.
            let is_selected = is_selected(&board.borrow(), drag.square);
            let Some(target) = target else {
                state.set(DragState::Idle);
                if is_selected {
                    oncommand.emit(Command::CancelSelection);
                }
                return;
            };
            state.set(DragState::Dropped(target));
            // Dropped where it was, a piece stays selected unless the press was meant to cancel
            // the selection.
            if is_selected && (target != drag.square || drag.was_selected) {
                onclick.emit(target);
            }
        })
    };
    // Escape ends a drag by cancelling the selection.
    let is_cancelled = *state == DragState::Dragging
        && board
            .squares
            .iter()
            .all(|square| square.mark != Mark::Selected);
    Drag {
        state: if is_cancelled {
            DragState::Idle
        } else {
            *state
        },
        onpointerdown,
        onpointermove,
        onpointerup,
    }
}

impl Press {
    fn new(square: Square, event: &PointerEvent) -> Self {
        Self {
            square,
            start: position(event),
            has_started: false,
            was_selected: false,
        }
    }

    /// Returns how far the pointer has moved.
    fn distance(self, event: &PointerEvent) -> (i32, i32) {
        let (x, y) = position(event);
        (x - self.start.0, y - self.start.1)
    }

    /// Returns whether the pointer has moved far enough for a drag.
    fn is_dragged_by(self, event: &PointerEvent) -> bool {
        let (x, y) = self.distance(event);
        event.is_primary() && (self.has_started || x.abs().max(y.abs()) >= DRAG_THRESHOLD_PX)
    }

    /// Moves the piece with the pointer.
    fn move_piece(self, board: &HtmlElement, event: &PointerEvent) {
        let (x, y) = self.distance(event);
        let style = board.style();
        // The names are valid, so neither can fail.
        let _ = style.set_property("--drag-x", &format!("{x}px"));
        let _ = style.set_property("--drag-y", &format!("{y}px"));
    }
}

fn can_drag(board: &BoardView, square: Square) -> bool {
    let is_stepping = matches!(board.next, NextClick::Step(_));
    is_stepping && board.square(square).piece.is_some()
}

fn is_selected(board: &BoardView, square: Square) -> bool {
    board.square(square).mark == Mark::Selected
}

fn position(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}

/// Returns the square of the board under the pointer.
fn square_under(board: &HtmlElement, event: &PointerEvent) -> Option<Square> {
    let rectangle = board.get_bounding_client_rect();
    let (x, y) = position(event);
    let column = third(f64::from(x) - rectangle.left(), rectangle.width())?;
    let row = third(f64::from(y) - rectangle.top(), rectangle.height())?;
    Square::at(column, row)
}

/// Returns which third of a length an offset lies in, `None` if it lies outside.
fn third(offset: f64, length: f64) -> Option<u8> {
    [0, 1, 2].into_iter().find(|third| {
        let start = length * f64::from(*third) / 3.0;
        (start..start + length / 3.0).contains(&offset)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offset_lies_in_a_third_or_outside() {
        let thirds = [-1.0, 0.0, 99.0, 100.0, 299.0, 300.0].map(|offset| third(offset, 300.0));
        assert_eq!(thirds, [None, Some(0), Some(0), Some(1), Some(2), None]);
    }
}
