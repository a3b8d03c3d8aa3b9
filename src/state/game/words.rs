//! What the page says of the game as it stands; what it says of an action is in `message`.

use super::super::Message;
use super::GameState;
use crate::rules::{Outcome, Phase, Player, Square};
use crate::solver::{table, value_words, verdict};

impl GameState {
    /// Whose turn it is, or how the game ended.
    #[must_use]
    pub fn status(&self) -> &'static str {
        if self.record.is_drawn() {
            return "Draw";
        }
        let position = self.position();
        match (position.outcome(), position.turn(), self.is_thinking()) {
            (Outcome::Won(Player::X), ..) => "Winner: X",
            (Outcome::Won(Player::O), ..) => "Winner: O",
            (_, Player::X, false) => "Next player: X",
            (_, Player::O, false) => "Next player: O",
            (_, Player::X, true) => "Next player: X, thinking",
            (_, Player::O, true) => "Next player: O, thinking",
        }
    }

    /// What the turn asks for, said before any click is refused.
    #[must_use]
    pub fn advice(&self) -> &'static str {
        let position = self.position();
        match position.phase() {
            _ if self.record.is_drawn() && self.tires_computer() => {
                "The computer claims a draw: the fifth time here."
            }
            _ if self.record.is_drawn() => "Best play on both sides never ends.",
            _ if self.is_over() => "Three in a row.",
            _ if self.is_thinking() => "The computer moves next.",
            _ if self.is_computers() => "Here it is the computer's turn.",
            Phase::Placing => "Place a piece on an empty square.",
            Phase::Stepping if !position.centre_binds() => {
                "Step with a piece to a neighbouring square."
            }
            Phase::Stepping if position.movable().without(Square::CENTRE).is_empty() => {
                "The centre piece must leave."
            }
            Phase::Stepping => "The centre piece must leave, unless another step wins.",
        }
    }

    /// How the game stands, with best play.
    #[must_use]
    pub fn verdict(&self) -> String {
        let position = self.position();
        verdict(position, table().value(position)) + "."
    }

    /// What is read out after the last action; nothing before the first, when the page is read.
    #[must_use]
    pub fn announcement(&self) -> String {
        if self.said == 0 {
            return String::new();
        }
        let mut text = self.message.to_string();
        if self.message.tells_moment()
            && let Some(m) = self.record.last_move()
        {
            let last = Message::Played(!self.position().turn(), m);
            text.extend([" Last move: ", &last.to_string()]);
        }
        if self.message.tells_turn() {
            let more = [" ", self.status(), ". ", self.advice()];
            text.extend(more);
            if self.record.can_claim_draw() {
                text.push_str(" Three times here: a draw may be claimed.");
            }
            if self.values && !self.is_over() {
                text.extend([" ", &self.verdict()]);
            }
        }
        if let Message::Selected { square, .. } = self.message
            && self.values
        {
            for choice in table().moves(self.position()) {
                if choice.m.from() == Some(square) {
                    text.extend([
                        " ",
                        choice.m.to().name(),
                        " ",
                        &value_words(choice.value),
                        ".",
                    ]);
                }
            }
        }
        text
    }
}
