use crate::rules::Player;
use crate::solver::Level;

/// Who plays whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Opponent {
    /// How well the computer plays, or nothing for two people at one screen.
    pub level: Option<Level>,
    /// How the side of the person who plays the computer is chosen.
    pub seat: Seat,
    /// The side of that person.
    pub person: Player,
}

impl Opponent {
    /// The same, with the person on the side that the seat means, by lot where it is left to that.
    #[must_use]
    pub const fn drawn(self, seed: u64) -> Self {
        let person = match self.seat {
            Seat::O => Player::O,
            Seat::Lot if !seed.is_multiple_of(2) => Player::O,
            _ => Player::X,
        };
        Self { person, ..self }
    }
}

/// Which side a person takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seat {
    /// The side that starts.
    #[default]
    X,
    /// The side that answers.
    O,
    /// Whichever falls to them, anew in every game.
    Lot,
}

impl Seat {
    /// All seats.
    pub const ALL: [Self; 3] = [Self::X, Self::O, Self::Lot];

    /// The name on the page, and in saved games.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::X => "X",
            Self::O => "O",
            Self::Lot => "lot",
        }
    }

    /// The seat of exactly this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|seat| seat.name() == name)
    }
}
