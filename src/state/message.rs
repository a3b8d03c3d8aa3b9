use std::fmt;

use crate::rules::{IllegalMove, Move, Player, Square, Squares};

/// What the page says about the last action; a refusal says why, and what to do instead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are what the sentence names")]
pub enum Message {
    /// Nothing has been done yet.
    #[default]
    Welcome,
    /// The board was emptied.
    NewGame,
    /// A piece was placed.
    Placed { player: Player, to: Square },
    /// A piece has moved.
    Stepped {
        player: Player,
        from: Square,
        to: Square,
    },
    /// A piece is ready to step.
    Selected {
        player: Player,
        square: Square,
        targets: Squares,
    },
    /// A selected piece was put back.
    Cancelled,
    /// Something stands on the square.
    Taken { square: Square },
    /// The square is too far from the piece.
    NotAdjacent { from: Square, to: Square },
    /// The centre rule forbids the step, or every step of the piece.
    MustLeaveCentre,
    /// Every square around the piece is taken.
    WalledIn { square: Square },
    /// A square was clicked before a piece.
    SelectFirst,
    /// Somebody has won.
    GameOver,
}

impl Message {
    /// What is said of a move that was played.
    #[must_use]
    pub const fn played(player: Player, m: Move) -> Self {
        match m {
            Move::Place { to } => Self::Placed { player, to },
            Move::Step { from, to } => Self::Stepped { player, from, to },
        }
    }

    /// What is said of a move that was not.
    #[must_use]
    pub const fn refused(m: Move, reason: IllegalMove) -> Self {
        match (reason, m) {
            (IllegalMove::Occupied, m) => Self::Taken { square: m.to() },
            (IllegalMove::NotAdjacent, Move::Step { from, to }) => Self::NotAdjacent { from, to },
            (IllegalMove::MustLeaveCentre, _) => Self::MustLeaveCentre,
            (IllegalMove::GameOver, _) => Self::GameOver,
            _ => Self::SelectFirst,
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Welcome => f.write_str("Three in a row wins. X starts."),
            Self::NewGame => f.write_str("New game. X starts."),
            Self::Placed { player, to } => write!(f, "{player} placed on {to}."),
            Self::Stepped { player, from, to } => write!(f, "{player} moved from {from} to {to}."),
            Self::Selected {
                player,
                square,
                targets,
            } => {
                write!(f, "{player} on {square} selected. It can step to ")?;
                for (done, target) in (1..).zip(targets.iter()) {
                    f.write_str(target.name())?;
                    f.write_str(match targets.len() - done {
                        0 => ".",
                        1 => " or ",
                        _ => ", ",
                    })?;
                }
                Ok(())
            }
            Self::Cancelled => f.write_str("Selection cancelled."),
            Self::Taken { square } => write!(f, "{square} is taken. Choose an empty square."),
            Self::NotAdjacent { from, to } => {
                write!(f, "{to} is not next to {from}. A piece steps one square.")
            }
            Self::MustLeaveCentre => f.write_str(
                "The centre piece must leave unless you win. Move it, or step to three in a row.",
            ),
            Self::WalledIn { square } => {
                write!(
                    f,
                    "The piece on {square} has nowhere to go. Choose another."
                )
            }
            Self::SelectFirst => f.write_str("Select one of your pieces first."),
            Self::GameOver => f.write_str("The game is over. Start a new one to play on."),
        }
    }
}
