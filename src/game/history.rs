//! What changes the record besides moves: undo and redo, jumps, claims, new and opened games.

use std::rc::Rc;

use super::{GameState, Message, NotCounted};
use crate::notation::{Game, TOO_LONG, read_game};
use crate::players::{Opponent, Players};
use crate::record::Record;
use crate::route::Route;
use crate::rules::{Move, Position};
use crate::saved_games::SavedGame;

impl GameState {
    pub(super) fn undo(&mut self) {
        let before = Rc::clone(&self.record);
        self.step_to_humans_turn(|record| {
            let undone = record.undo()?;
            // A line that was dropped comes back at the moment that was shown, whoever is to move.
            let comes_back = !undone.same_line(record) && !record.is_drawn();
            let stops = comes_back || undone.cursor() == 0;
            Some((undone, stops))
        });
        if self.record.game() == before.game() && self.record.moment() != before.moment() {
            self.note_help(NotCounted::Undo);
        }
        let record = &self.record;
        self.set_message(if record.moment() == before.moment() {
            Message::NothingToUndo
        } else if record.game() == before.game() {
            Message::Undone(before.move_at(record.cursor()))
        } else if self.is_exploring {
            Message::Undone(None)
        } else {
            Message::PreviousGame
        });
    }

    pub(super) fn redo(&mut self) {
        let before = Rc::clone(&self.record);
        self.step_to_humans_turn(|record| Some((record.redo()?, false)));
        let record = &self.record;
        self.set_message(if record.moment() == before.moment() {
            Message::NothingToRedo
        } else if record.is_drawn() || (self.is_exploring && record.game() != before.game()) {
            Message::Redone(None)
        } else if record.game() != before.game() {
            Message::NextGame
        } else {
            Message::Redone(record.last_played())
        });
    }

    /// Steps through the record up to a moment at which the person can do something, or at which
    /// `step` says to stop, or as far as it goes.
    fn step_to_humans_turn(&mut self, step: impl Fn(&Record) -> Option<(Record, bool)>) {
        while let Some((record, stops)) = step(&self.record) {
            self.record = record.into();
            if stops || !self.is_computers_turn() {
                break;
            }
        }
    }

    pub(super) fn jump_to(&mut self, ply: usize) {
        self.record = self.record.jump_to(ply).into();
        self.set_message(Message::Viewing(self.record.last_played()));
    }

    pub(super) fn claim_draw(&mut self) {
        match self.record.claim_draw().filter(|_| self.can_claim_draw()) {
            Some(record) => {
                self.record = record.into();
                self.count_result();
                self.set_message(Message::DrawClaimed);
            }
            None if self.is_looking_back() => self.set_message(Message::LookingBack),
            None => self.set_message(Message::NoDraw),
        }
    }

    pub(super) fn start_new_game(&mut self, seed: u64) {
        let players = if self.record.is_empty() {
            self.players().assign_side(seed)
        } else {
            self.players().for_next_game(seed)
        };
        self.record = self.record.new_game(players).into();
        self.set_message(match players.opponent {
            Opponent::Human => Message::NewGame,
            Opponent::Computer(_) => Message::PlayersChanged(players),
        });
    }

    /// Starts a new game from a position; against the computer, the person goes on with the side to
    /// move unless a side was chosen.
    pub(super) fn start_from(&mut self, position: Position, seed: u64) {
        let mut players = self.players();
        if players.level().is_some() {
            players.human = position.turn();
        }
        let players = players.assign_side(seed);
        self.record = self.record.open(position, [], players).into();
        self.set_message(match players.opponent {
            Opponent::Human => Message::NewGameFrom(position.turn()),
            Opponent::Computer(_) => Message::PlayersChanged(players),
        });
    }

    /// Shows a position on the analysis board.
    pub(crate) fn explore_from(&mut self, position: Position) {
        self.record = self.record.open(position, [], self.players()).into();
        self.set_message(Message::Exploring);
    }

    /// Shows a position on the analysis board, from which undo returns to the present moment.
    pub(crate) fn explore_seat(&mut self, position: Position) {
        self.record = self.record.explore(position).into();
        self.set_message(Message::Exploring);
    }

    /// Shows the end of a game on the analysis board.
    pub(crate) fn explore_game(&mut self, game: &Record) {
        let (start, moves) = (game.start(), game.moves());
        self.record = self.record.open(start, moves, self.players()).into();
        self.set_message(Message::Exploring);
    }

    /// Shows these moves from a position, with nothing before them to undo.
    pub(crate) fn show_line(&mut self, start: Position, moves: &[Move]) {
        let moves = moves.iter().copied();
        self.record = Record::from_moves(start, moves, self.players()).into();
        self.set_message(Message::Undone(None));
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
        if shown != Route::Game(game.into()) {
            self.open(game);
        } else if self.is_looking_back() {
            self.jump_to(usize::MAX);
        }
    }

    /// Opens the game of this text as far as it is legal.
    pub(super) fn open(&mut self, text: &str) {
        let (game, error) = match read_game(text) {
            Ok(game) => (game, None),
            Err(error) => {
                let message = Message::BrokenGame(error.to_string().into());
                (error.into_game(), Some(message))
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
        self.rule_out(NotCounted::Opened);
        self.link = Some((self.record.game(), self.record.len()));
        self.set_message(match error {
            Some(error) => error,
            None if self.is_over() => Message::GameOver,
            None => Message::Opened(self.position().turn()),
        });
    }

    pub(super) fn resume(&mut self, saved: &SavedGame) {
        let (start, moves) = (saved.start, saved.moves.clone());
        let mut game = Game { start, moves };
        let is_too_long = game.keep_last_moves();
        self.replace_game(game, saved.players);
        self.set_message(if is_too_long {
            Message::BrokenGame(TOO_LONG.into())
        } else {
            Message::Resumed
        });
    }

    fn replace_game(&mut self, game: Game, players: Players) {
        self.record = self.record.open(game.start, game.moves, players).into();
    }
}
