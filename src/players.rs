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
    /// X in the first game, then the other side in each further one.
    #[default]
    Alternate,
    /// Always X.
    X,
    /// Always O.
    O,
    /// X or O at random, drawn for each game.
    Random,
}

impl SideChoice {
    /// All choices, in the order in which they are listed.
    pub const ALL: [Self; 4] = [Self::Alternate, Self::X, Self::O, Self::Random];

    /// Returns the name used in saved games and forms.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Alternate => "turns",
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
    /// Assigns the person's side; [`SideChoice::Random`] uses the seed, and
    /// [`SideChoice::Alternate`] leaves the side as it is.
    #[must_use]
    pub const fn assign_side(self, seed: u64) -> Self {
        let human = match self.side {
            SideChoice::Alternate => self.human,
            SideChoice::Random if seed.is_multiple_of(2) => Player::X,
            SideChoice::X => Player::X,
            SideChoice::O | SideChoice::Random => Player::O,
        };
        Self { human, ..self }
    }

    /// Returns the players of the game after this one.
    #[must_use]
    pub fn for_next_game(self, seed: u64) -> Self {
        let human = match self.side {
            SideChoice::Alternate if self.level().is_some() => !self.human,
            _ => self.human,
        };
        Self { human, ..self }.assign_side(seed)
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
        for name in ["", "x", "random", "lots", "alternate"] {
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
            for assign in [Players::assign_side, Players::for_next_game] {
                assert_eq!(assign(players, 2).human, even);
                assert_eq!(assign(players, 7).human, odd);
            }
        }
    }

    #[test]
    fn sides_alternate_from_game_to_game_only() {
        let two_people = Players::default();
        assert_eq!(two_people.for_next_game(7), two_people);
        let mut players = Players {
            opponent: Opponent::Computer(Level::Easy),
            ..two_people
        };
        for human in [Player::X, Player::O, Player::X] {
            assert_eq!(players.assign_side(7).human, human);
            assert_eq!(players.human, human);
            players = players.for_next_game(7);
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
