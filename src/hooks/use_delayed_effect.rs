use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use web_sys::Event;
use yew::prelude::*;

use super::{use_document_event, use_window_event};

/// How long an effect is delayed, so that it never delays the next move.
const DELAY_MS: u32 = 300;

/// An effect of the game with this id that has not run yet.
struct Pending {
    id: u32,
    run: Box<dyn FnOnce()>,
}

/// Runs an effect a moment after its dependencies have changed, or when the page is hidden or left before.
///
/// The effect is the one of the render in which they changed. A later one replaces it unless it
/// belongs to another game, whose pending effect then runs first.
#[hook]
pub fn use_delayed_effect<D, F>(id: u32, deps: D, effect: F)
where
    D: PartialEq + 'static,
    F: FnOnce(&D) + 'static,
{
    let deps = Rc::new(deps);
    let run: Box<dyn FnOnce()> = {
        let deps = Rc::clone(&deps);
        Box::new(move || effect(&deps))
    };
    let pending = use_mut_ref(|| None::<Pending>);
    let run_pending = {
        let pending = Rc::clone(&pending);
        move || {
            if let Some(Pending { run, .. }) = pending.take() {
                run();
            }
        }
    };
    {
        let run_pending = run_pending.clone();
        use_window_event("pagehide", move |_: &Event| run_pending());
    }
    {
        // Some browsers close a hidden page without another word.
        let run_pending = run_pending.clone();
        use_document_event("visibilitychange", move |_: &Event| {
            if document().hidden() {
                run_pending();
            }
        });
    }
    use_effect_with(deps, move |_| {
        let previous = pending.replace(Some(Pending { id, run }));
        if let Some(previous) = previous.filter(|previous| previous.id != id) {
            (previous.run)();
        }
        let timer = Timeout::new(DELAY_MS, run_pending);
        move || drop(timer)
    });
}
