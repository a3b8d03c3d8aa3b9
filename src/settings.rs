//! Settings of the page, and the text in which they are stored.

use std::rc::Rc;

use yew::Reducible;

/// The colours of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system asks for.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All themes, in the order in which they are listed.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Returns the name used in forms and, unless it is `system`, in stored settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// A setting that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toggle {
    /// Coordinates on the board.
    Coordinates,
    /// Marks on the squares to which the selected piece can step.
    LegalMoves,
    /// Animations.
    Animations,
    /// A sound with each move.
    Sound,
    /// The values of the moves.
    ShowValues,
}

impl Toggle {
    /// All toggles, in the order in which they are stored.
    pub const ALL: [Self; 5] = [
        Self::Coordinates,
        Self::LegalMoves,
        Self::Animations,
        Self::Sound,
        Self::ShowValues,
    ];

    /// Returns the word that stands in stored settings for the choice that is not the default.
    #[must_use]
    pub const fn stored_word(self) -> &'static str {
        match self {
            Self::Coordinates => "unnamed",
            Self::LegalMoves => "bare",
            Self::Animations => "still",
            Self::Sound => "sound",
            Self::ShowValues => "values",
        }
    }
}

/// The settings of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "the switches are independent of each other"
)]
pub struct Settings {
    /// The colours of the page.
    pub theme: Theme,
    /// Shows coordinates on the board.
    pub coordinates: bool,
    /// Marks the squares to which the selected piece can step.
    pub legal_moves: bool,
    /// Shows animations.
    pub animations: bool,
    /// Plays a sound with each move.
    pub sound: bool,
    /// Shows the values of the moves.
    pub show_values: bool,
}

/// A change of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsAction {
    /// Sets the theme.
    SetTheme(Theme),
    /// Switches a setting on or off.
    Toggle(Toggle),
    /// Replaces all settings, for example by those that another tab has stored.
    Reload(Settings),
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::System,
            coordinates: true,
            legal_moves: true,
            animations: true,
            sound: false,
            show_values: false,
        }
    }
}

impl Settings {
    /// Returns the settings stored in the text; words that name no setting are ignored.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        let mut settings = Self::default();
        for word in text.split_ascii_whitespace() {
            if let Some(theme) = Theme::ALL.into_iter().find(|theme| theme.name() == word) {
                settings.theme = theme;
            }
            for toggle in Toggle::ALL {
                if toggle.stored_word() == word {
                    *settings.switch(toggle) = !Self::default().is_on(toggle);
                }
            }
        }
        settings
    }

    /// Returns the text in which the settings are stored: a word for each that is not the default.
    #[must_use]
    pub fn to_text(&self) -> String {
        let theme = Some(self.theme).filter(|theme| *theme != Theme::System);
        let is_changed = |toggle: &Toggle| self.is_on(*toggle) != Self::default().is_on(*toggle);
        let toggles = Toggle::ALL.into_iter().filter(is_changed);
        let words: Vec<&str> = theme
            .map(Theme::name)
            .into_iter()
            .chain(toggles.map(Toggle::stored_word))
            .collect();
        words.join(" ")
    }

    /// Returns `true` if the setting is on.
    #[must_use]
    pub const fn is_on(&self, toggle: Toggle) -> bool {
        match toggle {
            Toggle::Coordinates => self.coordinates,
            Toggle::LegalMoves => self.legal_moves,
            Toggle::Animations => self.animations,
            Toggle::Sound => self.sound,
            Toggle::ShowValues => self.show_values,
        }
    }

    const fn switch(&mut self, toggle: Toggle) -> &mut bool {
        match toggle {
            Toggle::Coordinates => &mut self.coordinates,
            Toggle::LegalMoves => &mut self.legal_moves,
            Toggle::Animations => &mut self.animations,
            Toggle::Sound => &mut self.sound,
            Toggle::ShowValues => &mut self.show_values,
        }
    }
}

impl Reducible for Settings {
    type Action = SettingsAction;

    fn reduce(self: Rc<Self>, action: SettingsAction) -> Rc<Self> {
        let mut settings = *self;
        match action {
            SettingsAction::SetTheme(theme) => settings.theme = theme,
            SettingsAction::Toggle(toggle) => *settings.switch(toggle) ^= true,
            SettingsAction::Reload(reloaded) => settings = reloaded,
        }
        Rc::new(settings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(settings: Settings, action: SettingsAction) -> Settings {
        *Rc::new(settings).reduce(action)
    }

    /// Every combination of settings.
    fn all() -> impl Iterator<Item = Settings> {
        Theme::ALL.into_iter().flat_map(|theme| {
            (0..1 << Toggle::ALL.len()).map(move |bits| {
                let mut settings = Settings {
                    theme,
                    ..Settings::default()
                };
                for (bit, toggle) in Toggle::ALL.into_iter().enumerate() {
                    *settings.switch(toggle) = bits & (1 << bit) != 0;
                }
                settings
            })
        })
    }

    #[test]
    fn stored_settings_are_read_back() {
        assert_eq!(all().count(), 96);
        for settings in all() {
            assert_eq!(Settings::from_text(&settings.to_text()), settings);
        }
    }

    #[test]
    fn the_stored_words_stay_the_same() {
        let changed = Settings {
            theme: Theme::Light,
            coordinates: false,
            legal_moves: false,
            animations: false,
            sound: true,
            show_values: true,
        };
        let text = "light unnamed bare still sound values";
        assert_eq!(changed.to_text(), text);
        // Earlier versions wrote a blank before each word, and one for coordinates that are on.
        let former = Settings::from_text(" coordinates sound");
        assert!(former.coordinates && former.sound);
        assert_eq!(Settings::from_text(&format!(" {text}")), changed);
        let dark = Settings {
            theme: Theme::Dark,
            ..Settings::default()
        };
        assert_eq!(dark.to_text(), "dark");
        assert_eq!(Settings::default().to_text(), "");
    }

    #[test]
    fn unknown_words_are_ignored_and_the_last_theme_counts() {
        let text = "  Light lights sound\nsound \u{fffd} 🙂 dark light bare, ";
        let expected = Settings {
            theme: Theme::Light,
            sound: true,
            ..Settings::default()
        };
        assert_eq!(Settings::from_text(text), expected);
        assert_eq!(Settings::from_text(""), Settings::default());
    }

    #[test]
    fn a_toggle_changes_one_setting_and_twice_none() {
        for settings in all() {
            for toggle in Toggle::ALL {
                let once = after(settings, SettingsAction::Toggle(toggle));
                for other in Toggle::ALL {
                    let changed = once.is_on(other) != settings.is_on(other);
                    assert_eq!(changed, other == toggle);
                }
                assert_eq!(once.theme, settings.theme);
                let twice = after(once, SettingsAction::Toggle(toggle));
                assert_eq!(twice, settings);
            }
        }
    }

    #[test]
    fn the_theme_and_all_settings_can_be_replaced() {
        for settings in all() {
            for theme in Theme::ALL {
                let themed = after(settings, SettingsAction::SetTheme(theme));
                assert_eq!(themed, Settings { theme, ..settings });
            }
            let reload = SettingsAction::Reload(settings);
            assert_eq!(after(Settings::default(), reload), settings);
        }
    }
}
