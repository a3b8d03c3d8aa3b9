use yew::prelude::*;

use super::ui::Checkbox;
use crate::settings::{Settings, SettingsAction, Theme, Toggle};

const THEMES: [(Theme, &str); 3] = [
    (Theme::System, "System"),
    (Theme::Light, "Light"),
    (Theme::Dark, "Dark"),
];

const TOGGLES: [(Toggle, &str); 4] = [
    (Toggle::Coordinates, "Coordinates"),
    (Toggle::LegalMoves, "Show legal moves"),
    (Toggle::Animations, "Animations"),
    (Toggle::Sound, "Sound"),
];

/// The properties of [`SettingsPanel`].
#[derive(PartialEq, Properties)]
pub struct SettingsPanelProps {
    /// The settings.
    pub settings: Settings,
    /// Called with what is changed.
    pub onsettings: Callback<SettingsAction>,
}

/// The settings of the whole page.
#[component]
pub fn SettingsPanel(props: &SettingsPanelProps) -> Html {
    let SettingsPanelProps {
        settings,
        onsettings,
    } = props;
    let theme = |(theme, label): (Theme, &'static str)| {
        let onchange = onsettings.reform(move |_: Event| SettingsAction::SetTheme(theme));
        html! {
            <label class="field">
                <input type="radio" name="theme" checked={settings.theme == theme} {onchange} />
                { label }
            </label>
        }
    };
    let toggle = |(toggle, label): (Toggle, &'static str)| {
        let onchange = onsettings.reform(move |()| SettingsAction::Toggle(toggle));
        html! { <Checkbox {label} checked={settings.is_on(toggle)} {onchange} /> }
    };
    html! {
        <div class="settings">
            <fieldset>
                <legend>{ "Theme" }</legend>
                { for THEMES.map(theme) }
            </fieldset>
            { for TOGGLES.map(toggle) }
        </div>
    }
}
