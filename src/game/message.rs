use std::fmt;
use std::rc::Rc;

use crate::players::{Opponent, Players};
use crate::rules::{Board, IllegalMove, Move, Player, Square, Squares};

/// What the page says about the last action; a refusal says why, and what to do instead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are what the sentence names")]
pub enum Message {
    /// Nothing has been done yet.
    #[default]
    Welcome,
    /// A new game between two people has started.
    NewGame,
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
    /// A good move.
    Hint(Move),
    /// Moves were taken back, this one last; `None` if another line came back.
    Undone(Option<Move>),
    /// Moves were played again.
    Redone,
    /// There is nothing to undo or redo.
    NothingToUndo,
    /// The position after this many moves is shown.
    Viewing(usize),
    /// It is the computer's turn at the past moment that is shown.
    ComputersTurn,
    /// A person has claimed a draw.
    DrawClaimed,
    /// A draw cannot be claimed.
    NoDraw,
    /// The pieces on the board.
    Board(Board),
    /// The keys.
    Keys,
    /// A game was opened.
    Opened,
    /// A text that was opened is no game, or only at its beginning, for this reason.
    BrokenGame(Rc<str>),
    /// A saved game goes on.
    Resumed,
    /// The link was shared, or is there to be copied.
    Shared(ShareOutcome),
    /// An address or a text has no game.
    NotFound,
    /// The opponent or the side was changed.
    PlayersChanged(Players),
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
                    | Self::Played(..)
                    | Self::ComputerPlayed(..)
                    | Self::NewGame
                    | Self::PlayersChanged(_)
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
                | Self::Redone
                | Self::Viewing(_)
                | Self::Opened
                | Self::Resumed
                | Self::BrokenGame(_)
        )
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

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let text = match self {
            Self::Played(player, Move::Place { to }) => {
                return write!(f, "{player} placed on {to}.");
            }
            Self::Played(player, Move::Step { from, to }) => {
                return write!(f, "{player} moved from {from} to {to}.");
            }
            Self::ComputerPlayed(player, Move::Place { to }) => {
                return write!(f, "The computer placed {player} on {to}.");
            }
            Self::ComputerPlayed(player, Move::Step { from, to }) => {
                return write!(f, "The computer moved {player} from {from} to {to}.");
            }
            Self::Selected {
                player,
                square,
                targets,
            } => {
                write!(f, "{player} on {square} selected. It can step to ")?;
                return write_alternatives(f, *targets);
            }
            Self::Refused(m, IllegalMove::Occupied) => {
                return write!(f, "{} is taken. Choose an empty square.", m.to());
            }
            Self::Refused(Move::Step { from, to }, IllegalMove::NotAdjacent) => {
                return write!(f, "{to} is not next to {from}. A piece steps one square.");
            }
            Self::Blocked(square) => {
                return write!(
                    f,
                    "The piece on {square} has nowhere to go. Choose another."
                );
            }
            Self::Hint(Move::Place { to }) => return write!(f, "Try {to}."),
            Self::Hint(Move::Step { from, to }) => return write!(f, "Try {from} to {to}."),
            Self::Board(board) => return write_board(f, *board),
            Self::Viewing(0) => "The start of the game.",
            Self::Viewing(ply) => return write!(f, "The game after move {ply}."),
            Self::BrokenGame(error) => error,
            Self::PlayersChanged(players) => match players.opponent {
                Opponent::Human => "Two people play at this screen.",
                Opponent::Computer(level) => {
                    let (human, level) = (players.human, level.name());
                    return write!(f, "You play {human} against the computer, level {level}.");
                }
            },
            Self::MustLeaveCentre(_) | Self::Refused(_, IllegalMove::MustLeaveCentre) => {
                "The centre piece must leave unless you win. Move it, or win."
            }
            Self::Refused(_, reason) => return write!(f, "That cannot be: {reason}."),
            Self::Welcome => "Three in a row wins. X starts.",
            Self::NewGame => "New game. X starts.",
            Self::SelectionCancelled => "Selection cancelled.",
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
            Self::NothingToUndo => "There is nothing more that way.",
            Self::ComputersTurn => "Here it is the computer's turn. Undo or redo a move.",
            Self::DrawClaimed => "A draw: the position has come up three times.",
            Self::NoDraw => "No draw before a position has come up three times.",
            Self::Shared(ShareOutcome::Shared) => "Link shared. Your opponent opens it and moves.",
            Self::Shared(ShareOutcome::Copied) => "Link copied. Send this link to your opponent.",
            Self::Shared(ShareOutcome::Manual) => "Copy this link and send it to your opponent.",
            Self::NotFound => "No game was found there.",
        };
        f.write_str(text)
    }
}

/// Writes `a3, b2 or c1.`
fn write_alternatives(f: &mut fmt::Formatter, squares: Squares) -> fmt::Result {
    for (written, square) in (1..).zip(squares.iter()) {
        f.write_str(square.name())?;
        f.write_str(match squares.len() - written {
            0 => ".",
            1 => " or ",
            _ => ", ",
        })?;
    }
    Ok(())
}

/// Writes `a3 X, b3 empty, …` in reading order.
fn write_board(f: &mut fmt::Formatter, board: Board) -> fmt::Result {
    for square in Square::ALL {
        let piece = board.piece(square).map_or("empty", Player::symbol);
        let end = if square == Square::C1 { "." } else { ", " };
        write!(f, "{square} {piece}{end}")?;
    }
    Ok(())
}
