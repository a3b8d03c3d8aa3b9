use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use web_sys::Event;
use yew::prelude::*;

use super::use_event;

/// Runs an effect this long after its dependencies have changed, or when the page is left before.
#[hook]
pub fn use_delayed_effect<D, F>(deps: D, delay_ms: u32, effect: F)
where
    D: PartialEq + 'static,
    F: FnOnce(&D) + 'static,
{
    let deps = Rc::new(deps);
    let run = {
        let deps = Rc::clone(&deps);
        Box::new(move || effect(&deps)) as Box<dyn FnOnce()>
    };
    let pending = use_mut_ref(|| None::<Box<dyn FnOnce()>>);
    let run_pending = {
        let pending = Rc::clone(&pending);
        move || {
            if let Some(run) = pending.take() {
                run();
            }
        }
    };
    {
        let run_pending = run_pending.clone();
        use_event(window().into(), "pagehide", move |_: &Event| run_pending());
    }
    use_effect_with(deps, move |_| {
        pending.replace(Some(run));
        let timer = Timeout::new(delay_ms, run_pending);
        move || drop(timer)
    });
}
