//! What one action means: the game as the page shows it, and how a click changes it.

mod message;

use std::rc::Rc;

use yew::Reducible;

use crate::rules::{IllegalMove, Move, Outcome, Phase, Player, Position, Square};
pub use message::Message;

/// Something a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Clicks a square, or does the same with a key.
    Click(Square),
    /// Puts a selected piece back.
    Cancel,
    /// Empties the board.
    NewGame,
}

/// The game, the selection in it, and what was said last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameState {
    position: Position,
    last_move: Option<Move>,
    selected: Option<Square>,
    message: Message,
    said: u32,
}

impl GameState {
    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.position
    }

    /// The move that led here.
    #[must_use]
    pub const fn last_move(&self) -> Option<Move> {
        self.last_move
    }

    /// The piece that the next click moves.
    #[must_use]
    pub const fn selected(&self) -> Option<Square> {
        self.selected
    }

    /// What the last action did, or why it did nothing.
    #[must_use]
    pub const fn message(&self) -> Message {
        self.message
    }

    /// How many messages there have been: the same refusal twice is two messages.
    #[must_use]
    pub const fn said(&self) -> u32 {
        self.said
    }

    /// Whose turn it is, or who has won.
    #[must_use]
    pub fn status(&self) -> &'static str {
        match (self.position.outcome(), self.position.turn()) {
            (Outcome::Won(Player::X), _) => "Winner: X",
            (Outcome::Won(Player::O), _) => "Winner: O",
            (Outcome::Ongoing, Player::X) => "Next player: X",
            (Outcome::Ongoing, Player::O) => "Next player: O",
        }
    }

    /// What the turn asks for, said before any click is refused.
    #[must_use]
    pub fn advice(&self) -> &'static str {
        let position = self.position;
        match (position.outcome(), position.phase()) {
            (Outcome::Won(_), _) => "Three in a row.",
            (_, Phase::Placing) => "Place a piece on an empty square.",
            _ if !position.centre_binds() => "Step with a piece to a neighbouring square.",
            _ if position.movable().without(Square::CENTRE).is_empty() => {
                "The centre piece must leave."
            }
            _ => "The centre piece must leave, unless another step wins.",
        }
    }

    /// What is read out after the last action.
    #[must_use]
    pub fn announcement(&self) -> String {
        let message = self.message.to_string();
        match self.message {
            Message::Placed { .. } | Message::Stepped { .. } | Message::NewGame => {
                format!("{message} {}. {}", self.status(), self.advice())
            }
            _ => message,
        }
    }

    /// The state after the action.
    #[must_use]
    pub fn after(&self, action: Action) -> Self {
        match action {
            Action::Click(square) => self.after_click(square),
            Action::Cancel if self.selected.is_some() => self.says(Message::Cancelled),
            Action::Cancel => self.clone(),
            Action::NewGame => Self {
                message: Message::NewGame,
                said: self.said + 1,
                ..Self::default()
            },
        }
    }

    fn after_click(&self, square: Square) -> Self {
        if self.position.outcome() != Outcome::Ongoing {
            return self.says(Message::GameOver);
        }
        match (self.position.phase(), self.selected) {
            (Phase::Placing, _) => self.plays(Move::Place { to: square }),
            (Phase::Stepping, Some(from)) if from == square => self.says(Message::Cancelled),
            (Phase::Stepping, _) if self.owns(square) => self.selects(square),
            (Phase::Stepping, Some(from)) => self.plays(Move::Step { from, to: square }),
            (Phase::Stepping, None) => self.says(Message::SelectFirst),
        }
    }

    fn owns(&self, square: Square) -> bool {
        self.position.board().piece(square) == Some(self.position.turn())
    }

    fn selects(&self, square: Square) -> Self {
        let targets = self.position.targets(square);
        if targets.is_empty() {
            // Some step would do but for the centre rule, or the piece is walled in.
            let centre_rule = Square::ALL.into_iter().any(|to| {
                let step = Move::Step { from: square, to };
                self.position.play(step) == Err(IllegalMove::MustLeaveCentre)
            });
            return self.says(if centre_rule {
                Message::MustLeaveCentre
            } else {
                Message::WalledIn { square }
            });
        }
        Self {
            selected: Some(square),
            ..self.says(Message::Selected {
                player: self.position.turn(),
                square,
                targets,
            })
        }
    }

    fn plays(&self, m: Move) -> Self {
        match self.position.play(m) {
            Ok(position) => Self {
                position,
                last_move: Some(m),
                ..self.says(Message::played(self.position.turn(), m))
            },
            Err(reason) => self.says(Message::refused(m, reason)),
        }
    }

    /// The same game with the selection cleared and something new said.
    fn says(&self, message: Message) -> Self {
        Self {
            selected: None,
            message,
            said: self.said + 1,
            ..self.clone()
        }
    }
}

impl Reducible for GameState {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}

#[cfg(test)]
mod tests;
