use std::fmt;
use std::ops::Not;

/// One of the two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// The player who starts.
    #[default]
    X,
    /// The player who goes second.
    O,
}

impl Player {
    /// Returns the letter on this player's pieces.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::X => "X",
            Self::O => "O",
        }
    }
}

/// Returns the opponent.
impl Not for Player {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::X => Self::O,
            Self::O => Self::X,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.symbol())
    }
}
