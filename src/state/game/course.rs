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
    pub(super) fn go(&mut self, direction: fn(&Record) -> Option<Record>, message: Message) {
        let mut there = self.clone();
        let mut found = false;
        while let Some(record) = direction(&there.record) {
            there.record = record;
            // A game that was put away comes back at the moment that was looked at.
            let came_back =
                matches!(message, Message::Undone) && there.record.game() != self.record.game();
            let persons_turn = !there.is_computers() || came_back;
            // The computer's first move cannot be taken back: it would only make it again.
            found = persons_turn || there.is_thinking();
            if persons_turn {
                break;
            }
        }
        if found {
            self.record = there.record;
        }
        self.say(if found { message } else { Message::Nothing });
    }
}
