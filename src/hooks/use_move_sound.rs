use yew::prelude::*;

use super::use_update_effect_with;
use crate::browser::audio::Knock;
use crate::record::Moment;

/// Plays a sound whenever another moment of the game is shown.
#[hook]
pub fn use_move_sound(enabled: bool, moment: Moment) {
    let knock = use_memo((), |()| Knock::default());
    use_update_effect_with(moment, move |_| {
        if enabled {
            knock.play();
        }
    });
}
