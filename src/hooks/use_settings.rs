use gloo::utils::{document_element, window};
use web_sys::StorageEvent;
use yew::prelude::*;

use super::use_event;
use crate::browser::storage;
use crate::settings::{Settings, SettingsAction, Theme};

/// The settings and a way to change them.
pub type SettingsHandle = UseReducerHandle<Settings>;

/// Returns the settings, which are saved, shared with other tabs and shown.
#[hook]
pub fn use_settings() -> SettingsHandle {
    let settings = use_reducer_eq(storage::load_settings);
    use_effect_with(settings.clone(), |settings| storage::save_settings(settings));
    {
        let dispatcher = settings.dispatcher();
        use_event(window().into(), "storage", move |event: &StorageEvent| {
            // Without a key, all of the storage was cleared.
            if event.key().is_none_or(|key| key == storage::SETTINGS_KEY) {
                dispatcher.dispatch(SettingsAction::Reload(storage::load_settings()));
            }
        });
    }
    use_effect_with(settings.theme, |theme| show_theme(*theme));
    settings
}

/// Sets the theme of the whole document, as the script in `index.html` does at the start.
fn show_theme(theme: Theme) {
    let root = document_element();
    // The attribute's name is valid, so neither can fail.
    let _ = match theme {
        Theme::System => root.remove_attribute("data-theme"),
        Theme::Light => root.set_attribute("data-theme", "light"),
        Theme::Dark => root.set_attribute("data-theme", "dark"),
    };
}
