use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Event, EventTarget};
use yew::prelude::*;

/// Calls the handler of the latest render for each event of this kind, for as long as the component
/// lives.
#[hook]
pub fn use_event<E, F>(target: EventTarget, kind: &'static str, handler: F)
where
    E: JsCast,
    F: Fn(&E) + 'static,
{
    use_listener(
        target,
        kind,
        Rc::new(move |event| {
            // Other programs may send something else by the same name.
            if let Some(event) = event.dyn_ref() {
                handler(event);
            }
        }),
    );
}

#[hook]
fn use_listener(target: EventTarget, kind: &'static str, handler: Rc<dyn Fn(&Event)>) {
    let latest = use_mut_ref(|| Rc::clone(&handler));
    latest.replace(handler);
    use_effect_with((), move |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let listener = EventListener::new_with_options(&target, kind, options, move |event| {
            // The handler may cause a render, which replaces it.
            let handler = Rc::clone(&latest.borrow());
            handler(event);
        });
        move || drop(listener)
    });
}
