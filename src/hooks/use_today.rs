use web_sys::Event;
use yew::prelude::*;

use super::{use_document_event, use_window_event};
use crate::browser::clock;
use crate::puzzles::Date;

/// Returns the local date; looked up anew when the page is rendered or visited again.
#[hook]
pub fn use_today() -> Date {
    let visited = use_force_update();
    {
        let visited = visited.clone();
        use_window_event("focus", move |_: &Event| visited.force_update());
    }
    use_document_event("visibilitychange", move |_: &Event| visited.force_update());
    clock::today()
}
