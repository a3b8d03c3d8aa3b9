use std::fmt;
use std::rc::Rc;

use super::Shared;
use crate::rules::{Board, IllegalMove, Move, Player, Square, Squares};
use crate::solver::Level;

/// What the page says about the last action; a refusal says why, and what to do instead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are what the sentence names")]
pub enum Message {
    /// Nothing has been done yet.
    #[default]
    Welcome,
    /// The board was emptied.
    NewGame,
    /// A person has moved.
    Played(Player, Move),
    /// The computer has moved.
    Answered(Player, Move),
    /// A piece is ready to step.
    Selected {
        player: Player,
        square: Square,
        targets: Squares,
    },
    /// A selected piece was put back.
    Cancelled,
    /// A move was not played.
    Refused(Move, IllegalMove),
    /// The centre rule forbids every step of a piece.
    MustLeaveCentre(Square),
    /// Every square around the piece is taken.
    WalledIn(Square),
    /// A square was clicked before a piece.
    SelectFirst,
    /// Somebody has won, or a draw was claimed.
    GameOver,
    /// The computer has not answered yet.
    Thinking,
    /// A good move.
    Hint(Move),
    /// Moves were taken back, this one last; or something else was.
    Undone(Option<Move>),
    /// Moves were played again.
    Redone,
    /// There is nothing to take back, or to play again.
    Nothing,
    /// Another moment is looked at.
    Jumped(usize),
    /// The moment looked at is one at which the computer moved.
    ComputersTurn,
    /// A draw was claimed by a person.
    Drawn,
    /// A draw cannot be claimed.
    NoDraw,
    /// What stands on the board.
    Board(Board),
    /// Which keys there are.
    Keys,
    /// A game was opened.
    Opened,
    /// A game goes no further than to the move of this number, for this reason.
    Broken(Rc<str>, usize),
    /// A game that was kept goes on.
    Resumed,
    /// The link was handed on.
    Shared(Shared),
    /// An address led nowhere, or a text had no moves.
    Nowhere,
    /// Someone else sits on the other side.
    Opposed(Option<Level>, Player),
}

impl Message {
    /// Whether the turn has changed, so that it is worth telling whose it is now.
    #[must_use]
    pub const fn tells_turn(&self) -> bool {
        matches!(
            self,
            Self::Welcome
                | Self::Played(..)
                | Self::Answered(..)
                | Self::NewGame
                | Self::Undone(_)
                | Self::Redone
                | Self::Jumped(_)
                | Self::Opposed(..)
                | Self::Opened
                | Self::Resumed
                | Self::Broken(..)
                | Self::GameOver
                | Self::Drawn
                | Self::Board(_)
        )
    }

    /// Whether the board shows another moment, so that it is worth telling how it came about.
    #[must_use]
    pub const fn tells_moment(&self) -> bool {
        matches!(
            self,
            Self::Undone(_)
                | Self::Redone
                | Self::Jumped(_)
                | Self::Opened
                | Self::Resumed
                | Self::Broken(..)
        )
    }

    /// Where the piece stands that was refused.
    #[must_use]
    pub const fn refused(&self) -> Option<Square> {
        match *self {
            Self::Refused(Move::Place { to: at } | Move::Step { from: at, .. }, _)
            | Self::MustLeaveCentre(at)
            | Self::WalledIn(at) => Some(at),
            _ => None,
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let words = match self {
            Self::Played(player, Move::Place { to }) => {
                return write!(f, "{player} placed on {to}.");
            }
            Self::Played(player, Move::Step { from, to }) => {
                return write!(f, "{player} moved from {from} to {to}.");
            }
            Self::Answered(player, Move::Place { to }) => {
                return write!(f, "The computer placed {player} on {to}.");
            }
            Self::Answered(player, Move::Step { from, to }) => {
                return write!(f, "The computer moved {player} from {from} to {to}.");
            }
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
                return Ok(());
            }
            Self::Refused(m, IllegalMove::Occupied) => {
                return write!(f, "{} is taken. Choose an empty square.", m.to());
            }
            Self::Refused(Move::Step { from, to }, IllegalMove::NotAdjacent) => {
                return write!(f, "{to} is not next to {from}. A piece steps one square.");
            }
            Self::WalledIn(square) => {
                return write!(
                    f,
                    "The piece on {square} has nowhere to go. Choose another."
                );
            }
            Self::Hint(Move::Place { to }) => return write!(f, "Try {to}."),
            Self::Hint(Move::Step { from, to }) => return write!(f, "Try {from} to {to}."),
            Self::Board(board) => {
                for square in Square::ALL {
                    f.write_str(square.name())?;
                    f.write_str(match board.piece(square) {
                        Some(Player::X) => " X",
                        Some(Player::O) => " O",
                        None => " empty",
                    })?;
                    f.write_str(if square == Square::C1 { "." } else { ", " })?;
                }
                return Ok(());
            }
            Self::Jumped(0) => "The start of the game.",
            Self::Jumped(ply) => return write!(f, "The game after move {ply}."),
            Self::Broken(error, 1) => return write!(f, "{error} Nothing was opened."),
            Self::Broken(error, _) => return write!(f, "{error} The game stops before it."),
            Self::Opposed(Some(level), person) => {
                return write!(
                    f,
                    "You play {person} against the computer, level {}.",
                    level.name()
                );
            }
            Self::MustLeaveCentre(_) | Self::Refused(_, IllegalMove::MustLeaveCentre) => {
                "The centre piece must leave unless you win. Move it, or win."
            }
            Self::Refused(_, reason) => return write!(f, "That cannot be: {reason}."),
            Self::Welcome => "Three in a row wins. X starts.",
            Self::NewGame => "New game. X starts.",
            Self::Cancelled => "Selection cancelled.",
            Self::SelectFirst => "Select one of your pieces first.",
            Self::GameOver => "The game is over. Start a new game, or undo.",
            Self::Thinking => "The computer is thinking.",
            Self::Keys => {
                "Arrows, Home and End walk, with Ctrl to the corners. Enter or Space plays, Escape puts \
                 back. U undo, R redo, N new game, H hint, D draw, B read the board, L say that again."
            }
            Self::Undone(_) => "Taken back.",
            Self::Redone => "Played again.",
            Self::Opened => "Game opened. Play on, then share the link.",
            Self::Resumed => "Here is your game again.",
            Self::Nothing => "There is nothing more that way.",
            Self::ComputersTurn => "Here it is the computer's turn. Undo or redo a move.",
            Self::Drawn => "A draw: the position has come up three times.",
            Self::NoDraw => "No draw before a position has come up three times.",
            Self::Shared(Shared::Sheet) => "Link shared. Your opponent opens it and moves.",
            Self::Shared(Shared::Copied) => "Link copied. Send this link to your opponent.",
            Self::Shared(Shared::Shown) => "Copy this link and send it to your opponent.",
            Self::Nowhere => "No game was found there.",
            Self::Opposed(..) => "Two people play at this screen.",
        };
        f.write_str(words)
    }
}
