use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Returns `false` in the first render and `true` from the next task on.
///
/// What is rendered only then does not delay the board.
#[hook]
pub fn use_deferred() -> bool {
    let is_due = use_state_eq(|| false);
    let setter = is_due.setter();
    use_effect_with((), move |()| {
        let timer = Timeout::new(0, move || setter.set(true));
        move || drop(timer)
    });
    *is_due
}
