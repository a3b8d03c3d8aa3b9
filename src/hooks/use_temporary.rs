use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Returns the value with which the callback was last called, for as many milliseconds as given,
/// and the callback.
#[hook]
pub fn use_temporary<T>(duration_ms: u32) -> (Option<T>, Callback<T>)
where
    T: Clone + PartialEq + 'static,
{
    let value = use_state_eq(|| None);
    // A later timer cancels the one before, and a component that is gone cancels its own.
    let timer = use_mut_ref(|| None);
    let set = {
        let setter = value.setter();
        use_callback((), move |value, ()| {
            setter.set(Some(value));
            let setter = setter.clone();
            let expire = Timeout::new(duration_ms, move || setter.set(None));
            timer.replace(Some(expire));
        })
    };
    ((*value).clone(), set)
}
