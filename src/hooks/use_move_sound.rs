use yew::prelude::*;

use crate::browser::audio::Knock;
use crate::record::Moment;

/// Plays a sound whenever another moment of the game is shown.
#[hook]
pub fn use_move_sound(enabled: bool, moment: Moment) {
    let knock = use_memo((), |()| Knock::default());
    let is_mounted = use_mut_ref(|| false);
    use_effect_with(moment, move |_| {
        if is_mounted.replace(true) && enabled {
            knock.play();
        }
    });
}
