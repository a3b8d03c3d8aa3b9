use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::atlas::{graph, layout, picture};

/// What the picture needs, in the order in which it is computed.
const TASKS: [fn(); 3] = [|| _ = graph(), || _ = layout(), || _ = picture()];

/// Returns whether the atlas has been computed: after the first render, in a task for each part, so
/// that the page stays responsive.
#[hook]
pub fn use_atlas() -> bool {
    let done = use_state_eq(|| 0);
    {
        let setter = done.setter();
        use_effect_with(*done, move |done| {
            let done = *done;
            let timer = TASKS.get(done).map(|task| {
                Timeout::new(0, move || {
                    task();
                    setter.set(done + 1);
                })
            });
            move || drop(timer)
        });
    }
    *done == TASKS.len()
}
