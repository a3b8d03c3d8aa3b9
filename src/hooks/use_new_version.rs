use gloo::utils::document;
use web_sys::Event;
use yew::prelude::*;

use super::{Announcer, use_document_event};
use crate::browser::service_worker;

/// What is said when a newer version of the page can be loaded.
pub const NEW_VERSION: &str = "A new version is ready.";

/// Returns whether a newer version of the page has been kept since this one was loaded, and announces
/// it.
#[hook]
pub fn use_new_version() -> bool {
    let is_ready = use_state_eq(|| false);
    {
        let setter = is_ready.setter();
        use_effect_with((), move |()| {
            let listener = service_worker::on_new_version(move || setter.set(true));
            move || drop(listener)
        });
    }
    // A page may stay open for days.
    use_document_event("visibilitychange", |_: &Event| {
        if !document().hidden() {
            service_worker::look_for_new_version();
        }
    });
    let announcer = use_context::<Announcer>().unwrap_or_else(Callback::noop);
    use_effect_with(*is_ready, move |is_ready| {
        if *is_ready {
            announcer.emit(AttrValue::Static(NEW_VERSION));
        }
    });
    *is_ready
}
