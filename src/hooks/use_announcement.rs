use yew::prelude::*;

use crate::screen_view::ScreenView;

/// Announces a text to screen readers; the context that the live region provides.
pub type Announcer = Callback<AttrValue>;

/// Announces what the screen has to say whenever that changes.
///
/// The first text of a screen is announced too, unless nothing has been done on it yet.
#[hook]
pub fn use_announcement(view: &ScreenView) {
    let announcer = use_context::<Announcer>().unwrap_or_else(Callback::noop);
    let is_mounted = use_mut_ref(|| false);
    let announcement = (view.announcement_id, view.announcement.clone());
    use_effect_with(announcement, move |(id, text)| {
        let is_first = !is_mounted.replace(true);
        if !is_first || *id > 0 {
            announcer.emit(text.clone());
        }
    });
}
