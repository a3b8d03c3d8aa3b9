use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Event, EventTarget};
use yew::prelude::*;

/// Calls the handler of the latest render for each event of this kind on the window, for as long as
/// the component lives.
#[hook]
pub fn use_window_event<E, F>(kind: &'static str, handler: F)
where
    E: JsCast,
    F: Fn(&E) + 'static,
{
    use_listener(|| window().into(), kind, untyped(handler));
}

/// Calls the handler of the latest render for each event of this kind on the document, for as long as
/// the component lives.
#[hook]
pub fn use_document_event<E, F>(kind: &'static str, handler: F)
where
    E: JsCast,
    F: Fn(&E) + 'static,
{
    use_listener(|| document().into(), kind, untyped(handler));
}

fn untyped<E: JsCast>(handler: impl Fn(&E) + 'static) -> Rc<dyn Fn(&Event)> {
    Rc::new(move |event| {
        // Other programs may send something else by the same name.
        if let Some(event) = event.dyn_ref() {
            handler(event);
        }
    })
}

#[hook]
fn use_listener(target: fn() -> EventTarget, kind: &'static str, handler: Rc<dyn Fn(&Event)>) {
    let latest = use_mut_ref(|| Rc::clone(&handler));
    latest.replace(handler);
    use_effect_with((), move |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let listener = EventListener::new_with_options(&target(), kind, options, move |event| {
            // The handler may cause a render, which replaces it.
            let handler = Rc::clone(&latest.borrow());
            handler(event);
        });
        move || drop(listener)
    });
}
