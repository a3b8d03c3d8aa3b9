//! What changes the course of a game besides clicks: claims, games from elsewhere, undo and redo.

use super::super::{Message, Opponent, SavedGame};
use super::GameState;
use crate::notation::read_game;
use crate::record::Record;
use crate::rules::Move;

impl GameState {
    /// Ends a game that repeats itself, if it does so often enough.
    pub(super) fn claim(&mut self) {
        match self.record.claim_draw() {
            Some(record) => {
                self.record = record;
                self.say(Message::Drawn);
            }
            None => self.say(Message::NoDraw),
        }
    }

    /// Opens the game of these moves, as far as it is legal.
    pub(in crate::state) fn open(&mut self, text: &str) {
        let (moves, message) = match read_game(text) {
            Ok(moves) => (moves, Message::Opened),
            Err(error) => {
                let message = Message::Broken(error.to_string().into(), error.number());
                (error.moves, message)
            }
        };
        if moves.is_empty() {
            // Nothing was found, so nothing is put away for it.
            return self.say(match message {
                Message::Opened => Message::Nowhere,
                broken => broken,
            });
        }
        let opponent = Opponent {
            level: None,
            ..self.opponent()
        };
        let whole = matches!(message, Message::Opened);
        self.replace(moves, opponent, message);
        if whole && self.is_over() {
            self.say(Message::GameOver);
        }
    }

    /// Goes on with a game that was kept.
    pub(in crate::state) fn resume(&mut self, saved: &SavedGame) {
        self.replace(saved.moves.clone(), saved.opponent, Message::Resumed);
    }

    /// Puts the game of these moves in place of this one, to which undo leads back.
    fn replace(&mut self, moves: Vec<Move>, opponent: Opponent, message: Message) {
        self.record = self.record.replaced_by(&Record::from_moves(moves));
        self.seat(opponent);
        self.say(message);
    }

    /// Goes back or on to a moment at which the person can do something.
    pub(super) fn go(&mut self, back: bool) {
        let direction = if back { Record::undo } else { Record::redo };
        let here = self.record.clone();
        let mut found = false;
        let mut same_line = true;
        while let Some(record) = direction(&self.record) {
            same_line = record.same_line(&here);
            self.record = record;
            // What was dropped comes back at the moment that was looked at.
            let came_back = back && !same_line;
            let persons_turn = !self.is_computers() || came_back;
            // The computer's first move cannot be taken back: it would only make it again.
            found = persons_turn || self.is_thinking();
            if persons_turn {
                break;
            }
        }
        let message = match (found, back) {
            (false, _) => Message::Nothing,
            (true, false) => Message::Redone,
            (true, true) => {
                let undone = self.record.moves_from(self.record.cursor()).next();
                Message::Undone(undone.filter(|_| same_line))
            }
        };
        if !found {
            self.record = here;
        }
        self.say(message);
    }
}
