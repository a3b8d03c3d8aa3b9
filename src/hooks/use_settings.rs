use gloo::utils::document_element;
use web_sys::StorageEvent;
use yew::prelude::*;

use super::{use_update_effect_with, use_window_event};
use crate::browser::storage;
use crate::settings::{Settings, SettingsAction, Theme};

/// Returns the settings, which are saved, shared with other tabs and shown, and a way to change them.
#[hook]
pub fn use_settings() -> (Settings, Callback<SettingsAction>) {
    let state = use_reducer_eq(storage::load_settings);
    let (settings, dispatch) = (*state, state.dispatcher().to_callback());
    use_update_effect_with(settings, storage::save_settings);
    {
        let dispatch = dispatch.clone();
        use_window_event("storage", move |event: &StorageEvent| {
            // Without a key, all of the storage was cleared.
            if event.key().is_none_or(|key| key == storage::SETTINGS_KEY) {
                dispatch.emit(SettingsAction::Reload(storage::load_settings()));
            }
        });
    }
    use_effect_with(settings.theme, |theme| show_theme(*theme));
    (settings, dispatch)
}

/// Sets the theme of the whole document, as the script in `index.html` does at the start.
fn show_theme(theme: Theme) {
    let root = document_element();
    // The attribute's name is valid, so neither can fail.
    let _ = match theme {
        Theme::System => root.remove_attribute("data-theme"),
        Theme::Light | Theme::Dark => root.set_attribute("data-theme", theme.name()),
    };
}
