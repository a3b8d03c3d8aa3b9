use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlInputElement, HtmlSelectElement, KeyboardEvent};
use yew::prelude::*;

use super::use_document_event;
use crate::keyboard::{Command, Focus, Modifiers, command};

/// Calls back with the command of each key that is pressed, wherever the focus is.
#[hook]
pub fn use_commands(oncommand: &Callback<Command>) {
    let oncommand = oncommand.clone();
    use_document_event("keydown", move |event: &KeyboardEvent| {
        // The board and the tabs use the arrow keys themselves.
        if event.default_prevented() {
            return;
        }
        let focus = focus_of(event.target());
        if let Some(command) = command(&event.key(), Modifiers::from(event), focus) {
            if command != Command::CancelSelection {
                event.prevent_default();
            }
            oncommand.emit(command);
        }
    });
}

/// Returns what has the focus, as far as it uses keys itself.
fn focus_of(target: Option<EventTarget>) -> Focus {
    let Some(target) = target else {
        return Focus::Page;
    };
    if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
        return match input.type_().as_str() {
            "text" if !input.read_only() => Focus::Text,
            _ => Focus::Field,
        };
    }
    if target.is_instance_of::<HtmlSelectElement>() {
        Focus::List
    } else {
        Focus::Page
    }
}
