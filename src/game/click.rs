//! What a click on a square does: the table in the rules.

use super::{GameState, Message, NotCounted};
use crate::rules::{IllegalMove, Move, Phase, Square};

impl GameState {
    pub(super) fn click(&mut self, square: Square) {
        let position = self.position();
        if self.is_over() {
            self.set_message(self.game_over_message());
        } else if self.is_thinking() {
            self.set_message(Message::Thinking);
        } else if self.is_computers_turn() {
            self.let_computer_go_on();
            self.set_message(Message::ComputerGoesOn);
        } else if position.phase() == Phase::Placing {
            self.play(Move::Place { to: square });
        } else if self.selected == Some(square) {
            self.set_message(Message::SelectionCancelled);
        } else if position.board().piece(square) == Some(position.turn()) {
            self.select(square);
        } else if let Some(from) = self.selected {
            self.play(Move::Step { from, to: square });
        } else {
            self.set_message(Message::SelectFirst);
        }
    }

    fn select(&mut self, square: Square) {
        let position = self.position();
        let targets = position.targets(square);
        if !targets.is_empty() {
            self.set_message(Message::Selected {
                player: position.turn(),
                square,
                targets,
            });
            self.selected = Some(square);
            return;
        }
        // Either the centre rule forbids every step, or no neighbouring square is empty.
        let centre_rule = position.board().empty().iter().any(|to| {
            let step = Move::Step { from: square, to };
            position.play(step) == Err(IllegalMove::MustLeaveCentre)
        });
        self.set_message(if centre_rule {
            Message::MustLeaveCentre(square)
        } else {
            Message::Blocked(square)
        });
    }

    /// Plays a move of the person or of the computer, or says why it is illegal.
    pub(super) fn play(&mut self, m: Move) {
        let player = self.position().turn();
        let by_computer = self.is_thinking();
        let is_looking_back = self.is_looking_back();
        match self.record.play(m) {
            Ok(record) => {
                self.record = record.into();
                if is_looking_back {
                    // The move replaces those that came after.
                    self.note_help(NotCounted::Undo);
                }
                if self.computer_claims_draw()
                    && let Some(drawn) = self.record.claim_draw()
                {
                    self.record = drawn.into();
                }
                self.count_result();
                self.set_message(if by_computer {
                    Message::ComputerPlayed(player, m)
                } else {
                    Message::Played(player, m)
                });
            }
            Err(reason) => self.set_message(Message::Refused(m, reason)),
        }
    }
}
