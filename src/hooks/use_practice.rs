use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::practice::PendingStep;

/// The pause before a reply or the next move of a refutation, so that each can be followed.
const PAUSE_MS: u32 = 600;

/// The pause before a wrong move is taken back.
const TAKE_BACK_MS: u32 = 1500;

/// Calls back when the pending step of an exercise is due, unless it is cancelled meanwhile.
#[hook]
pub fn use_practice(pending: Option<PendingStep>, onadvance: Callback<()>) {
    use_effect_with(pending, move |pending| {
        let timer = pending.map(|step| {
            let pause = if step.takes_back {
                TAKE_BACK_MS
            } else {
                PAUSE_MS
            };
            Timeout::new(pause, move || onadvance.emit(()))
        });
        move || drop(timer)
    });
}
