use std::array;
use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::rules::Square;

/// The keyboard focus on the board, which is one stop of the Tab key.
#[derive(Clone, PartialEq)]
pub struct RovingFocus {
    /// The square at which the Tab key stops.
    pub current: Square,
    nodes: Rc<[NodeRef; 9]>,
    /// To be called when a square receives the focus.
    pub onfocus: UseStateSetter<Square>,
}

impl RovingFocus {
    /// Returns the squares in reading order, each with the reference to its button.
    pub fn nodes(&self) -> impl Iterator<Item = (Square, &NodeRef)> {
        Square::ALL.into_iter().zip(self.nodes.iter())
    }

    /// Moves the focus to the button of the square.
    pub fn focus(&self, square: Square) {
        let node = self.nodes.get(square as usize);
        if let Some(button) = node.and_then(NodeRef::cast::<HtmlElement>) {
            // A button that has left the page cannot take the focus.
            let _ = button.focus();
        }
    }

    /// Moves the focus to the square at which the Tab key stops.
    pub fn focus_current(&self) {
        self.focus(self.current);
    }
}

/// Returns the focus of a board; it starts in the centre.
#[hook]
pub fn use_roving_focus() -> RovingFocus {
    let current = use_state_eq(|| Square::CENTRE);
    let nodes = use_memo((), |()| array::from_fn(|_| NodeRef::default()));
    RovingFocus {
        current: *current,
        nodes,
        onfocus: current.setter(),
    }
}
