//! What a click on a square does: the table in the rules.

use super::super::Message;
use super::GameState;
use crate::rules::{IllegalMove, Move, Phase, Square};

impl GameState {
    pub(super) fn click(&mut self, square: Square) {
        let position = self.position();
        if self.is_over() {
            self.say(Message::GameOver);
        } else if self.is_thinking() {
            self.say(Message::Thinking);
        } else if self.is_computers() {
            self.say(Message::ComputersTurn);
        } else if position.phase() == Phase::Placing {
            self.play(Move::Place { to: square });
        } else if self.selected == Some(square) {
            self.say(Message::Cancelled);
        } else if position.board().piece(square) == Some(position.turn()) {
            self.select(square);
        } else if let Some(from) = self.selected {
            self.play(Move::Step { from, to: square });
        } else {
            self.say(Message::SelectFirst);
        }
    }

    fn select(&mut self, square: Square) {
        let position = self.position();
        let targets = position.targets(square);
        if !targets.is_empty() {
            self.say(Message::Selected {
                player: position.turn(),
                square,
                targets,
            });
            self.selected = Some(square);
            return;
        }
        // Some step would do but for the centre rule, or the piece is walled in.
        let centre_rule = position.board().empty().iter().any(|to| {
            let step = Move::Step { from: square, to };
            position.play(step) == Err(IllegalMove::MustLeaveCentre)
        });
        self.say(if centre_rule {
            Message::MustLeaveCentre(square)
        } else {
            Message::WalledIn(square)
        });
    }

    pub(super) fn play(&mut self, m: Move) {
        let player = self.position().turn();
        let computer = self.is_thinking();
        match self.record.play(m) {
            Ok(record) => {
                self.record = record;
                if self.tires_computer()
                    && let Some(drawn) = self.record.claim_draw()
                {
                    self.record = drawn;
                }
                self.say(if computer {
                    Message::Answered(player, m)
                } else {
                    Message::Played(player, m)
                });
            }
            Err(reason) => self.say(Message::Refused(m, reason)),
        }
    }
}
