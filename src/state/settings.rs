/// Something about the page that a player may choose. All are off at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// A light page whatever the system says.
    Light,
    /// A dark page whatever the system says.
    Dark,
    /// Nothing moves by itself.
    Still,
    /// Moves are heard.
    Sound,
    /// The names of columns and rows stand at the board's edge.
    Coordinates,
    /// Legal targets are not marked.
    Bare,
}

impl Switch {
    /// All switches.
    pub const ALL: [Self; 6] = [
        Self::Light,
        Self::Dark,
        Self::Still,
        Self::Sound,
        Self::Coordinates,
        Self::Bare,
    ];

    /// The name by which the page's markup, the style sheet and the browser's storage know it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Still => "still",
            Self::Sound => "sound",
            Self::Coordinates => "coordinates",
            Self::Bare => "bare",
        }
    }

    /// The switch of exactly this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|switch| switch.name() == name)
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// All that a player has chosen about the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings(u8);

impl Settings {
    /// What these words choose; words that mean nothing are passed over.
    #[must_use]
    pub fn read(words: &str) -> Self {
        let switches = words.split(' ').filter_map(Switch::named);
        switches.fold(Self::default(), Self::toggled)
    }

    /// Whether this is on.
    #[must_use]
    pub const fn has(self, switch: Switch) -> bool {
        self.0 & switch.bit() != 0
    }

    /// The settings with this one turned over; a page is light or dark, not both.
    #[must_use]
    pub const fn toggled(self, switch: Switch) -> Self {
        let other = match switch {
            Switch::Light => Switch::Dark.bit(),
            Switch::Dark => Switch::Light.bit(),
            _ => 0,
        };
        Self((self.0 ^ switch.bit()) & !other)
    }

    /// The name of everything that is on, each with a blank before it.
    #[must_use]
    pub fn words(self) -> String {
        let mut words = String::new();
        for switch in Switch::ALL.into_iter().filter(|switch| self.has(*switch)) {
            words.extend([" ", switch.name()]);
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_survives_in_words() {
        for bits in 0..64 {
            let settings = Settings(bits);
            let both = settings.has(Switch::Light) && settings.has(Switch::Dark);
            assert_eq!(
                Settings::read(&settings.words()) == settings,
                !both,
                "{bits}"
            );
        }
    }

    #[test]
    fn words_that_mean_nothing_are_passed_over() {
        let sound = Settings::default().toggled(Switch::Sound);
        assert_eq!(Settings::read("  rubbish sound {} SOUND \u{0}"), sound);
        assert_eq!(Settings::read(""), Settings::default());
    }

    #[test]
    fn light_and_dark_put_each_other_out() {
        let dark = Settings::default().toggled(Switch::Dark);
        let light = dark.toggled(Switch::Light);
        assert!(light.has(Switch::Light) && !light.has(Switch::Dark));
        assert_eq!(light.toggled(Switch::Light), Settings::default());
    }
}
