use std::rc::Rc;

use yew::AttrValue;

use super::{AtlasAction, AtlasState, Note, is_same};
use crate::game::GameAction;
use crate::notation::{GameError, read_game};
use crate::players::Players;
use crate::record::Record;
use crate::rules::Position;

impl AtlasState {
    /// Does what the action says.
    pub(super) fn apply(&mut self, action: AtlasAction) {
        let before = self.clone();
        let repeats = action == AtlasAction::Board(GameAction::RepeatMessage);
        let switches = action == AtlasAction::ToggleGame;
        if !repeats && !switches && !matches!(action, AtlasAction::Follow(_)) {
            self.note = None;
        }
        match action {
            AtlasAction::Board(GameAction::JumpTo(ply)) => self.walk_to(ply),
            AtlasAction::Board(GameAction::LookBack) => self.walk_to(self.step(-1)),
            AtlasAction::Board(GameAction::LookForward) => self.walk_to(self.step(1)),
            AtlasAction::Board(action) => self.board.apply(action),
            AtlasAction::Choose(position) => self.choose(position),
            AtlasAction::ToggleGame => self.shows_game = !self.shows_game,
            AtlasAction::Open(text) => self.open(&text),
            AtlasAction::Follow(record) => self.follow(record),
        }
        if self.is_on_game() {
            self.ply = self.board.record().cursor();
        }
        // What has changed nothing is not announced, nor is a switch.
        if repeats || (!switches && *self != before) {
            self.action_id += 1;
        }
    }

    /// Returns the moment one step along the game; from elsewhere, the one that was shown last.
    fn step(&self, by: isize) -> usize {
        if self.is_on_game() {
            self.ply.saturating_add_signed(by)
        } else {
            self.ply
        }
    }

    fn walk_to(&mut self, ply: usize) {
        let Some(game) = &self.game else {
            return;
        };
        if !self.is_on_game() {
            self.board.explore_game(game);
        }
        self.board.apply(GameAction::JumpTo(ply));
    }

    /// Shows the position of a seat as it first came up in the game whose way is drawn, else in its
    /// smallest look.
    fn choose(&mut self, position: Position) {
        let seat = position.smallest_look();
        if self.position().smallest_look() != seat {
            match self.ply_of_seat(seat).filter(|_| self.shows_game) {
                Some(ply) => self.walk_to(ply),
                None => self.board.explore_seat(seat),
            }
        }
        self.note = Some(Note::Chosen);
    }

    /// Returns the number of moves after which the game first comes to a position with this smallest
    /// look.
    fn ply_of_seat(&self, seat: Position) -> Option<usize> {
        let mut positions = self.game.as_ref()?.line_positions();
        positions.position(|position| position.smallest_look() == seat)
    }

    /// Shows a position where it comes up in the game, else apart from it.
    pub(super) fn show(&mut self, position: Position) {
        if position == self.position() {
            return;
        }
        match self.game.as_ref().and_then(|game| game.ply_of(position)) {
            Some(ply) => self.walk_to(ply),
            None => self.board.explore_from(position),
        }
    }

    pub(super) fn open(&mut self, text: &str) {
        let (game, error) = match read_game(text) {
            Ok(game) => (game, None),
            Err(error) => {
                let reason = AttrValue::from(error.to_string());
                (GameError::into_game(error), Some(reason))
            }
        };
        if game.moves.is_empty() {
            self.show(game.start);
        } else {
            let record = Record::from_moves(game.start, game.moves, Players::default());
            if !self
                .game
                .as_ref()
                .is_some_and(|game| is_same(game, &record))
            {
                self.ply = record.len();
                self.game = Some(record.into());
                self.is_own_game = false;
            }
            self.shows_game = true;
            self.walk_to(self.ply);
        }
        self.note = match error {
            Some(reason) => Some(Note::Broken {
                reason,
                is_empty: self.position() == Position::default(),
            }),
            None => Some(Note::Opened),
        };
    }

    /// Shows the end of the game on the screen Play if the former one was shown.
    fn follow(&mut self, record: Rc<Record>) {
        if !self.is_own_game || record.is_empty() {
            return;
        }
        let was_at_end = match &self.game {
            Some(game) => self.is_on_game() && self.ply == game.len(),
            None => self.board.record().is_untouched(),
        };
        let cursor = record.cursor();
        self.ply = self.ply.min(record.len());
        self.game = Some(record);
        if was_at_end {
            self.note = None;
            self.walk_to(cursor);
        }
    }
}
