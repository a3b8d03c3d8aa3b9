use std::cell::RefCell;
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
    let pending: Rc<RefCell<Option<Box<dyn FnOnce()>>>> = use_mut_ref(|| None);
    let run = {
        let pending = Rc::clone(&pending);
        move || {
            let effect = pending.take();
            if let Some(effect) = effect {
                effect();
            }
        }
    };
    {
        let run = run.clone();
        use_event(window().into(), "pagehide", move |_: &Event| run());
    }
    let deps = Rc::new(deps);
    use_effect_with(Rc::clone(&deps), move |_| {
        pending.replace(Some(Box::new(move || effect(&deps))));
        let timer = Timeout::new(delay_ms, run);
        move || drop(timer)
    });
}
