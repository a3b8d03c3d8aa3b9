//! What changes the record besides moves: undo and redo, jumps, claims, new and opened games.

use std::rc::Rc;

use super::{GameState, Message};
use crate::notation::{Game, read_game};
use crate::players::{Opponent, Players};
use crate::record::Record;
use crate::route::Route;
use crate::saved_games::SavedGame;

impl GameState {
    pub(super) fn undo(&mut self) {
        let before = Rc::clone(&self.record);
        let found = self.step_to_humans_turn(|record| {
            let undone = record.undo()?;
            // A line that was dropped comes back at the moment that was shown, whoever is to move.
            let comes_back = !undone.same_line(record) && !record.is_drawn();
            Some((undone, comes_back))
        });
        self.set_message(if found {
            let undone = self.record.moves_from(self.record.cursor()).next();
            Message::Undone(undone.filter(|_| self.record.same_line(&before)))
        } else {
            Message::NothingToUndo
        });
    }

    pub(super) fn redo(&mut self) {
        let found = self.step_to_humans_turn(|record| Some((record.redo()?, false)));
        self.set_message(if found {
            Message::Redone
        } else {
            Message::NothingToUndo
        });
    }

    /// Steps through the record up to a moment at which the person can do something, and returns
    /// whether there is one; if not, the record stays as it is.
    fn step_to_humans_turn(&mut self, step: impl Fn(&Record) -> Option<(Record, bool)>) -> bool {
        let before = Rc::clone(&self.record);
        let mut found = false;
        while let Some((record, stop)) = step(&self.record) {
            self.record = record.into();
            let humans_turn = stop || !self.is_computers_turn();
            // The computer's first move cannot be taken back: it would only play it again.
            found = humans_turn || self.is_thinking();
            if humans_turn {
                break;
            }
        }
        if !found {
            self.record = before;
        }
        found
    }

    pub(super) fn jump_to(&mut self, ply: usize) {
        self.record = self.record.jump_to(ply).into();
        self.set_message(Message::Viewing(self.record.cursor()));
    }

    pub(super) fn claim_draw(&mut self) {
        match self.record.claim_draw() {
            Some(record) => {
                self.record = record.into();
                self.set_message(Message::DrawClaimed);
            }
            None => self.set_message(Message::NoDraw),
        }
    }

    pub(super) fn start_new_game(&mut self, seed: u64) {
        let players = self.players().assign_side(seed);
        self.record = self.record.new_game(players).into();
        self.set_message(match players.opponent {
            Opponent::Human => Message::NewGame,
            Opponent::Computer(_) => Message::PlayersChanged(players),
        });
    }

    /// Opens pasted text: a game, or a link that ends with one.
    pub(super) fn open_text(&mut self, text: &str) {
        let hash = text.find('#').and_then(|start| text.get(start..));
        match hash.map(str::parse) {
            None => self.open(text),
            Some(Ok(Route::Game(game))) => self.open(&game),
            Some(_) => self.set_message(Message::NotFound),
        }
    }

    /// Opens the game of an address; that of the game that is shown leads to its end, and an empty one
    /// changes nothing.
    pub(super) fn open_address(&mut self, game: &str) {
        if game.is_empty() {
            return;
        }
        let shown = Route::game(self.record.start(), self.record.moves());
        if shown == Route::Game(game.into()) {
            self.jump_to(usize::MAX);
        } else {
            self.open(game);
        }
    }

    /// Opens the game of this text as far as it is legal.
    pub(super) fn open(&mut self, text: &str) {
        let (game, error) = match read_game(text) {
            Ok(game) => (game, None),
            Err(error) => {
                let message = Message::BrokenGame(error.to_string().into());
                (error.into_beginning(), Some(message))
            }
        };
        // A text without moves may still name the empty board as its start.
        let names_start = error.is_none() && text.contains(':');
        if game == Game::default() && !names_start {
            // Nothing replaces the game that is shown.
            self.set_message(error.unwrap_or(Message::NotFound));
            return;
        }
        let players = Players {
            opponent: Opponent::Human,
            ..self.players()
        };
        self.replace_game(game, players);
        self.set_message(match error {
            Some(error) => error,
            None if self.is_over() => Message::GameOver,
            None => Message::Opened,
        });
    }

    pub(super) fn resume(&mut self, saved: &SavedGame) {
        let (start, moves) = (saved.start, saved.moves.clone());
        self.replace_game(Game { start, moves }, saved.players);
        self.set_message(Message::Resumed);
    }

    fn replace_game(&mut self, game: Game, players: Players) {
        self.record = self.record.open(game.start, game.moves, players).into();
    }
}
