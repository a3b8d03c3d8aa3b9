use std::fmt;

use super::{Message, ShareOutcome};
use crate::players::{Opponent, Players, SideChoice};
use crate::rules::{Board, IllegalMove, Move, Player, Square, Squares};
use crate::solver::{Value, describe_value};

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
                write!(f, "{player} on {square} selected. It can move to ")?;
                return write_alternatives(f, *targets);
            }
            Self::Refused(m, IllegalMove::Occupied) => {
                return write!(f, "{} is taken. Choose an empty square.", m.to());
            }
            Self::Refused(Move::Step { from, to }, IllegalMove::NotAdjacent) => {
                return write!(f, "{to} is not next to {from}. Pieces move one square.");
            }
            Self::Blocked(square) => {
                return write!(f, "The piece on {square} can't move. Choose another.");
            }
            Self::Hint {
                m,
                value,
                all_draw,
                is_only_move,
            } => return write_hint(f, *m, *value, *all_draw, *is_only_move),
            Self::Board(board) => return write_board(f, *board),
            Self::Undone(Some((player, m))) => return write!(f, "Undone: {player} {m}."),
            Self::Redone(Some((player, m))) => return write!(f, "Redone: {player} {m}."),
            Self::Viewing(Some((player, m))) => {
                return write!(f, "Position after {player}'s move {m}.");
            }
            Self::Viewing(None) => "Back at the start.",
            Self::NewGameFrom(player) => return write!(f, "New game from here. {player} to move."),
            Self::Opened(player) => {
                return write!(
                    f,
                    "Game loaded. You are {player}: move, then send the link."
                );
            }
            Self::BrokenGame(error) => error,
            Self::PlayersChanged(players) => return write_players(f, *players),
            Self::NextSide(side) => match side {
                SideChoice::Alternate => "Sides will swap with each game.",
                SideChoice::X => "You will be X in the next game.",
                SideChoice::O => "You will be O in the next game.",
                SideChoice::Random => "Your side will be random in the next game.",
            },
            Self::MustLeaveCentre(_) | Self::Refused(_, IllegalMove::MustLeaveCentre) => {
                "Centre rule: move the centre piece, or win this turn."
            }
            Self::Refused(_, reason) => return write!(f, "Not allowed: {reason}."),
            Self::Welcome => "Place three pieces each, then move them. Three in a row wins.",
            Self::Exploring => "Try any move. Your game stays as it is.",
            Self::NewGame => "New game. X starts.",
            Self::AlreadyWon => "The game is already over here. Undo a move first.",
            Self::SelectionCancelled => "Selection cancelled.",
            Self::SelectFirst => "Select one of your pieces first.",
            Self::GameOver => "The game is over. Play again, or undo.",
            Self::Thinking => "The computer is thinking.",
            Self::Undone(None) => "Undone.",
            Self::Redone(None) => "Redone.",
            Self::PreviousGame => "Back in the previous game.",
            Self::NextGame => "Back in the next game.",
            Self::Resumed => "Game resumed.",
            Self::Postponed => "The game stays saved for later.",
            Self::NothingToUndo => "Nothing to undo.",
            Self::NothingToRedo => "Nothing to redo.",
            Self::ComputersTurn => {
                "You are looking back. Click the board to let the computer play on."
            }
            Self::LookingBack => "You are looking back. Go back to now first.",
            Self::OnPlayOnly => "You can do that on the Play screen.",
            Self::NothingToReview => "Play a few moves first, then review them.",
            Self::ComputerGoesOn => "The computer plays on from here.",
            // The line above the board says it.
            Self::DrawClaimed => "",
            Self::NoDraw => "You can claim a draw once a position has come up three times.",
            Self::Shared(ShareOutcome::Shared) => "Link shared. Now it's your opponent's turn.",
            Self::Shared(ShareOutcome::Copied) => "Link copied. Send this link to your opponent.",
            Self::Shared(ShareOutcome::Manual) => "Copy this link and send it to your opponent.",
            Self::NotFound => "This link doesn't lead to a game.",
        };
        f.write_str(text)
    }
}

/// Writes who plays, and how far the computer sees.
fn write_players(f: &mut fmt::Formatter, players: Players) -> fmt::Result {
    let Opponent::Computer(level) = players.opponent else {
        return f.write_str("Two players on this screen.");
    };
    let (human, level_name) = (players.human, level.name());
    write!(f, "You are {human}. Computer: {level_name}, sees ")?;
    match level.horizon() {
        None => f.write_str("everything."),
        Some(1) => f.write_str("1 move ahead."),
        Some(plies) => write!(f, "{plies} moves ahead."),
    }
}

/// Writes `Hint: c1 to c2 (wins in 1 move).`, or that all moves are worth the same.
fn write_hint(
    f: &mut fmt::Formatter,
    m: Move,
    value: Value,
    all_draw: bool,
    is_only_move: bool,
) -> fmt::Result {
    let name = match m {
        Move::Place { to } => to.to_string(),
        Move::Step { from, to } => format!("{from} to {to}"),
    };
    match value {
        _ if is_only_move => write!(f, "Only move: {name} ({}).", describe_value(value)),
        Value::Loss(_) => write!(f, "Every move loses. {name} holds out longest."),
        Value::Draw if all_draw => write!(f, "Every move draws. {name} is as good as any."),
        _ => write!(f, "Hint: {name} ({}).", describe_value(value)),
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
