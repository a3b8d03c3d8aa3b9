mod words;

use std::rc::Rc;

use crate::players::{Players, SideChoice};
use crate::rules::{Board, IllegalMove, Move, Player, Square, Squares};
use crate::solver::Value;

/// What the page says about the last action; a refusal says why, and what to do instead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are what the sentence names")]
pub enum Message {
    /// Nothing has been done yet.
    #[default]
    Welcome,
    /// Nothing has been done yet on the analysis board.
    Exploring,
    /// A new game between two people has started.
    NewGame,
    /// A new game from a position has started; this player is to move.
    NewGameFrom(Player),
    /// Nothing can be played from a position that is won.
    AlreadyWon,
    /// A person has moved.
    Played(Player, Move),
    /// The computer has moved.
    ComputerPlayed(Player, Move),
    /// A piece is selected.
    Selected {
        player: Player,
        square: Square,
        targets: Squares,
    },
    /// The selection was cleared.
    SelectionCancelled,
    /// A move was not played.
    Refused(Move, IllegalMove),
    /// The centre rule forbids every step of the piece.
    MustLeaveCentre(Square),
    /// Every square next to the piece is taken.
    Blocked(Square),
    /// A square was clicked before a piece.
    SelectFirst,
    /// Somebody has won, or a draw was claimed.
    GameOver,
    /// The computer has not moved yet.
    Thinking,
    /// A good move with its value, whether all moves draw, and whether there is no other.
    Hint {
        m: Move,
        value: Value,
        all_draw: bool,
        is_only_move: bool,
    },
    /// Moves were undone, back to this one; `None` if something else was undone.
    Undone(Option<(Player, Move)>),
    /// Moves were redone, up to this one; `None` if something else was redone.
    Redone(Option<(Player, Move)>),
    /// Undo has returned to the game before this one.
    PreviousGame,
    /// Redo has returned to the game after this one.
    NextGame,
    /// There is nothing to undo.
    NothingToUndo,
    /// There is nothing to redo.
    NothingToRedo,
    /// The position after this move is shown, or the start.
    Viewing(Option<(Player, Move)>),
    /// It is the computer's turn at the past moment that is shown.
    ComputersTurn,
    /// That can be done at the end of the game only.
    LookingBack,
    /// That can be done on the screen Play only.
    OnPlayOnly,
    /// The game has too few moves to be reviewed.
    NothingToReview,
    /// The computer goes on from the past moment that was shown.
    ComputerGoesOn,
    /// A person has claimed a draw.
    DrawClaimed,
    /// A draw cannot be claimed.
    NoDraw,
    /// The pieces on the board.
    Board(Board),
    /// A game was opened, in which this player is to move.
    Opened(Player),
    /// A text that was opened is no game, or only at its beginning, for this reason.
    BrokenGame(Rc<str>),
    /// A saved game goes on.
    Resumed,
    /// A saved game stays saved.
    Postponed,
    /// The link was shared, or is there to be copied.
    Shared(ShareOutcome),
    /// An address or a text has no game.
    NotFound,
    /// The opponent or the side was changed.
    PlayersChanged(Players),
    /// The side of the next games was chosen.
    NextSide(SideChoice),
}

/// What became of a link that was to be shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareOutcome {
    /// The device's share sheet took it.
    Shared,
    /// It is in the clipboard.
    Copied,
    /// The browser refused both: it has to be copied by hand.
    Manual,
}

impl Message {
    /// Returns whether the turn may have changed, so that the announcement includes it.
    #[must_use]
    pub const fn announces_turn(&self) -> bool {
        self.announces_last_move()
            || matches!(
                self,
                Self::Welcome
                    | Self::Exploring
                    | Self::Played(..)
                    | Self::ComputerPlayed(..)
                    | Self::NewGame
                    | Self::NewGameFrom(_)
                    | Self::PlayersChanged(_)
                    | Self::ComputerGoesOn
                    | Self::GameOver
                    | Self::DrawClaimed
                    | Self::Board(_)
            )
    }

    /// Returns whether the board shows another moment, so that the announcement includes the move
    /// that led there.
    #[must_use]
    pub const fn announces_last_move(&self) -> bool {
        matches!(
            self,
            Self::Undone(_)
                | Self::Redone(_)
                | Self::PreviousGame
                | Self::NextGame
                | Self::Viewing(_)
                | Self::Opened(_)
                | Self::Resumed
                | Self::BrokenGame(_)
        )
    }

    /// Returns whether the game may have ended with what was done.
    #[must_use]
    pub const fn may_end_game(&self) -> bool {
        matches!(
            self,
            Self::Played(..) | Self::ComputerPlayed(..) | Self::DrawClaimed
        )
    }

    /// Returns whether the message itself names the move that led to the moment that is shown.
    #[must_use]
    pub const fn names_last_move(&self) -> bool {
        matches!(self, Self::Viewing(Some(_)) | Self::Redone(Some(_)))
    }

    /// Returns whether the message reports something that could not be opened.
    #[must_use]
    pub const fn is_error(&self) -> bool {
        matches!(self, Self::BrokenGame(_) | Self::NotFound)
    }

    /// Returns the square of the piece that was refused.
    #[must_use]
    pub const fn refused(&self) -> Option<Square> {
        match *self {
            Self::Refused(Move::Place { to: at } | Move::Step { from: at, .. }, _)
            | Self::MustLeaveCentre(at)
            | Self::Blocked(at) => Some(at),
            _ => None,
        }
    }
}
