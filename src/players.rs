//! The players of a game: two people, or a person and the computer.

use crate::rules::Player;
use crate::solver::Level;

/// The opponent of the person at the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opponent {
    /// Another person at the same screen.
    #[default]
    Human,
    /// The computer at this level.
    Computer(Level),
}

impl Opponent {
    /// Returns the name used in saved games and forms: `people`, or the name of the level.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Human => "people",
            Self::Computer(level) => level.name(),
        }
    }

    /// Returns the opponent with exactly this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        if name == Self::Human.name() {
            return Some(Self::Human);
        }
        Level::named(name).map(Self::Computer)
    }
}

/// How the side of the person who plays the computer is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SideChoice {
    /// Always X.
    #[default]
    X,
    /// Always O.
    O,
    /// X or O at random, drawn for each game.
    Random,
}

impl SideChoice {
    /// All choices, in the order in which they are listed.
    pub const ALL: [Self; 3] = [Self::X, Self::O, Self::Random];

    /// Returns the name used in saved games and forms.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::X => "X",
            Self::O => "O",
            Self::Random => "lot",
        }
    }

    /// Returns the choice with exactly this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.name() == name)
    }
}

/// The players of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Players {
    /// The opponent.
    pub opponent: Opponent,
    /// How the person's side is chosen.
    pub side: SideChoice,
    /// The person's side; meaningless between two people.
    pub human: Player,
}

impl Players {
    /// Assigns the person's side; [`SideChoice::Random`] uses the seed.
    #[must_use]
    pub const fn assign_side(self, seed: u64) -> Self {
        let plays_x = match self.side {
            SideChoice::X => true,
            SideChoice::O => false,
            SideChoice::Random => seed.is_multiple_of(2),
        };
        let human = if plays_x { Player::X } else { Player::O };
        Self { human, ..self }
    }

    /// Returns the level of the computer, or `None` if two people play.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self.opponent {
            Opponent::Human => None,
            Opponent::Computer(level) => Some(level),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opponent_is_found_by_name() {
        let computers = Level::ALL.map(Opponent::Computer);
        for opponent in computers.into_iter().chain([Opponent::Human]) {
            assert_eq!(Opponent::from_name(opponent.name()), Some(opponent));
        }
        for name in ["", "People", "human", "perfect "] {
            assert_eq!(Opponent::from_name(name), None, "{name:?}");
        }
    }

    #[test]
    fn every_side_choice_is_found_by_name() {
        for side in SideChoice::ALL {
            assert_eq!(SideChoice::from_name(side.name()), Some(side));
        }
        for name in ["", "x", "random", "lots"] {
            assert_eq!(SideChoice::from_name(name), None, "{name:?}");
        }
    }

    #[test]
    fn a_fixed_side_ignores_the_seed_and_a_random_one_follows_it() {
        for (side, even, odd) in [
            (SideChoice::X, Player::X, Player::X),
            (SideChoice::O, Player::O, Player::O),
            (SideChoice::Random, Player::X, Player::O),
        ] {
            let players = Players {
                side,
                ..Players::default()
            };
            assert_eq!(players.assign_side(2).human, even);
            assert_eq!(players.assign_side(7).human, odd);
        }
    }

    #[test]
    fn only_the_computer_has_a_level() {
        assert_eq!(Players::default().level(), None);
        let players = Players {
            opponent: Opponent::Computer(Level::Hard),
            ..Players::default()
        };
        assert_eq!(players.level(), Some(Level::Hard));
    }
}
