use std::rc::Rc;

use super::Message;
use crate::keyboard::Command;
use crate::players::{Opponent, SideChoice};
use crate::rules::{Move, Position, Square};
use crate::saved_games::SavedGame;

/// Something that happens to the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameAction {
    /// Clicks a square, or does the same with a key or a drag.
    Click(Square),
    /// Plays a move, if it is legal.
    Play(Move),
    /// Clears the selection.
    CancelSelection,
    /// Takes back the last move; against the computer, its answer too.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Shows the position after this many moves.
    JumpTo(usize),
    /// Shows the position one move earlier.
    LookBack,
    /// Shows the position one move later.
    LookForward,
    /// Ends a game that repeats itself as a draw.
    ClaimDraw,
    /// Points at a good move.
    Hint,
    /// Notes that the values of the moves are shown.
    NoteValues,
    /// Starts a new game; the seed decides who is X where that is random.
    NewGame {
        /// A random number.
        seed: u64,
    },
    /// Starts a new game from a position.
    StartFrom {
        /// The position.
        position: Position,
        /// A random number that decides who is X where that is random.
        seed: u64,
    },
    /// Opens a game that was pasted: a link, or moves.
    OpenText(Rc<str>),
    /// Opens the game of an address, unless it is the one that is shown.
    OpenAddress(Rc<str>),
    /// Continues a saved game.
    Resume(Rc<SavedGame>),
    /// Chooses the opponent.
    SetOpponent(Opponent),
    /// Chooses the side against the computer, for this game if it has no moves yet, else for the
    /// next one.
    ChooseSide {
        /// The side, or how it is found.
        side: SideChoice,
        /// A random number.
        seed: u64,
    },
    /// Plays the computer's move, if it is to move.
    ComputerMove {
        /// A random number that decides between moves that look equal.
        seed: u64,
    },
    /// Reads out the board.
    ReadBoard,
    /// Announces the last message again.
    RepeatMessage,
    /// Shows what became of something outside the game.
    Report(Message),
}

impl GameAction {
    /// Returns the action of a command that does the same on every board, `None` for the others.
    #[must_use]
    pub const fn of_command(command: Command) -> Option<Self> {
        Some(match command {
            Command::CancelSelection => Self::CancelSelection,
            Command::Undo => Self::Undo,
            Command::Redo => Self::Redo,
            Command::LookBack => Self::LookBack,
            Command::LookForward => Self::LookForward,
            Command::ReadBoard => Self::ReadBoard,
            Command::RepeatMessage => Self::RepeatMessage,
            Command::Back
            | Command::Hint
            | Command::ClaimDraw
            | Command::Next
            | Command::Again
            | Command::Solution
            | Command::ShowHelp => return None,
        })
    }

    /// Returns the action of a command on a board on which moves are only tried.
    #[must_use]
    pub const fn of_exploring_command(command: Command) -> Option<Self> {
        match command {
            Command::Hint => Some(Self::Hint),
            Command::Next | Command::ClaimDraw => Some(Self::Report(Message::OnPlayOnly)),
            _ => Self::of_command(command),
        }
    }
}
