//! The opponent and the side that are chosen, the computer's moves, and hints.

use super::{GameState, Message, NotCounted};
use crate::players::{Opponent, Players, SideChoice};
use crate::rules::Move;
use crate::solver::{Level, Value, choose, table};

/// How often a position occurs before the computer claims a draw.
const COMPUTER_CLAIMS_AT: usize = 5;

impl GameState {
    pub(super) fn set_opponent(&mut self, opponent: Opponent) {
        // Kept for when the computer is chosen again.
        self.level = self.level();
        let mut players = Players {
            opponent,
            ..self.players()
        };
        self.note_change(opponent);
        if players.level().is_some() == self.players().level().is_some() {
            // Only the level may have changed.
            self.set_players(players);
            return;
        }
        let is_fixed = matches!(players.side, SideChoice::X | SideChoice::O);
        if is_fixed {
            // A fixed side needs no seed.
            players = players.assign_side(0);
        }
        if self.is_over() {
            // The game that is over was played by others.
            self.record = self.record.new_game(players).into();
            self.set_message(Message::PlayersChanged(players));
            return;
        }
        if !is_fixed && players.level().is_some() && !self.record.is_untouched() {
            // The computer takes over the side that is not to move, so it does nothing unasked.
            players.human = self.position().turn();
        }
        self.set_players(players);
    }

    /// Notes that the opponent is changed during the game.
    fn note_change(&mut self, opponent: Opponent) {
        if self.record.is_empty() {
            return;
        }
        match (self.players().opponent, opponent) {
            (before, after) if before == after => {}
            (Opponent::Computer(_), Opponent::Computer(_)) => self.rule_out(NotCounted::Level),
            _ => self.rule_out(NotCounted::Opponent),
        }
    }

    pub(super) fn choose_side(&mut self, side: SideChoice, seed: u64) {
        let players = Players {
            side,
            ..self.players()
        };
        if self.record.is_empty() {
            self.set_players(players.assign_side(seed));
        } else {
            self.record = self.record.set_players(players).into();
            self.set_message(Message::NextSide(side));
        }
    }

    fn set_players(&mut self, players: Players) {
        let was_humans_turn = !self.is_computers_turn();
        self.record = self.record.set_players(players).into();
        if was_humans_turn && self.is_computers_turn() && !self.is_thinking() {
            self.let_computer_go_on();
        }
        self.set_message(Message::PlayersChanged(players));
    }

    /// Drops the moves after the past moment that is shown, so that the computer moves there.
    pub(super) fn let_computer_go_on(&mut self) {
        self.record = self.record.truncate().into();
        self.note_help(NotCounted::Undo);
    }

    pub(super) fn play_for_computer(&mut self, seed: u64) {
        let level = self.players().level().filter(|_| self.is_thinking());
        if let Some(m) = level.and_then(|level| self.choose_move(level, seed)) {
            self.play(m);
        }
    }

    pub(super) fn give_hint(&mut self) {
        let message = if self.is_thinking() {
            Message::Thinking
        } else if self.is_computers_turn() {
            Message::ComputersTurn
        } else {
            let over = self.game_over_message();
            self.hint_message().unwrap_or(over)
        };
        if matches!(message, Message::Hint { .. }) {
            self.note_help(NotCounted::Hint);
        }
        self.set_message(message);
    }

    /// Returns a good move with its value, `None` if the game is over.
    fn hint_message(&self) -> Option<Message> {
        let hint = self
            .choose_move(Level::Perfect, 0)
            .filter(|_| !self.is_over())?;
        let choices = table().moves(self.position());
        let choice = choices.iter().find(|choice| choice.m == hint)?;
        Some(Message::Hint {
            m: hint,
            value: choice.value,
            all_draw: choices.iter().all(|choice| choice.value == Value::Draw),
            is_only_move: choices.len() == 1,
        })
    }

    fn choose_move(&self, level: Level, seed: u64) -> Option<Move> {
        let visits = |position| {
            let visits = self.record.positions().filter(|p| *p == position).count();
            u32::try_from(visits).unwrap_or(u32::MAX)
        };
        choose(table(), level, self.position(), visits, seed)
    }

    /// Returns whether the position has occurred so often that the computer claims a draw.
    pub(super) fn computer_claims_draw(&self) -> bool {
        self.players().level().is_some() && self.record.repetitions() >= COMPUTER_CLAIMS_AT
    }
}
