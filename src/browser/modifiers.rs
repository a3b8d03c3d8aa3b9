//! The modifier keys of a keyboard event.

use web_sys::KeyboardEvent;

use crate::keyboard::Modifiers;

impl From<&KeyboardEvent> for Modifiers {
    fn from(event: &KeyboardEvent) -> Self {
        Self {
            ctrl: event.ctrl_key(),
            meta: event.meta_key(),
            alt: event.alt_key(),
            shift: event.shift_key(),
        }
    }
}
