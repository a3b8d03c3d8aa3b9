//! The screen Explore: an analysis board on which any move can be tried and any position set up.

mod setup;

use std::rc::Rc;

use yew::{AttrValue, Reducible};

use crate::game::{GameAction, GameState, Message};
use crate::notation::read_position;
use crate::record::Record;
use crate::rules::{Board, InvalidPosition, Player, Position};
use crate::screen_view::{SHOWN_INSTEAD, ScreenView};
use crate::settings::Settings;
use setup::Setup;

/// A line of moves that is tried, and the board while it is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplorerState {
    game: GameState,
    setup: Option<Setup>,
    /// Why an address shows another position, until the next action.
    error: Option<AttrValue>,
    /// Changes with each action that does something.
    action_id: u32,
}

/// Something that is done on the screen Explore.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExplorerAction {
    /// Does something to the line of moves; while the board is set up, a click changes a square and
    /// undo reverts the last change.
    Game(GameAction),
    /// Starts to set up the board.
    Edit,
    /// Goes on from the position that was set up, if a game can reach it.
    Done,
    /// Sets the side to move, if both are possible.
    SetTurn(Player),
    /// Empties the board that is set up.
    Clear,
    /// Shows the position that an address names.
    Open(Rc<str>),
}

impl ExplorerState {
    /// Returns the analysis board with the moves of this game, at the moment that it shows.
    #[must_use]
    pub fn from_record(record: &Record) -> Self {
        Self {
            game: GameState::exploring(record),
            setup: None,
            error: None,
            action_id: 1,
        }
    }

    /// Returns the analysis board with the moves of this game, at the position that this text names;
    /// where it names none, at the start, with a message that says why.
    #[must_use]
    pub fn from_record_at(record: &Record, text: &str) -> Self {
        let mut state = Self::from_record(record);
        if read_position(text) != Ok(record.position()) {
            state.open(text);
        }
        state
    }

    /// Returns the position.
    ///
    /// # Errors
    /// Why no game can reach what is set up.
    pub fn position(&self) -> Result<Position, InvalidPosition> {
        match &self.setup {
            None => Ok(self.game.position()),
            Some(setup) => setup.position(),
        }
    }

    /// Returns the last position that a game can reach: the one that is shown, unless the board is
    /// being set up.
    #[must_use]
    pub fn last_position(&self) -> Position {
        match &self.setup {
            None => self.game.position(),
            Some(setup) => setup.last_position(),
        }
    }

    /// Returns what is shown in place of the position that an address asked for.
    #[must_use]
    pub fn shown_instead(&self) -> Option<&'static str> {
        self.error.as_ref().map(|_| SHOWN_INSTEAD)
    }

    /// Returns whether the board is being set up.
    #[must_use]
    pub const fn is_editing(&self) -> bool {
        self.setup.is_some()
    }

    /// Returns the side to move.
    #[must_use]
    pub fn turn(&self) -> Player {
        let turn = self.setup.as_ref().map(Setup::turn);
        turn.unwrap_or_else(|| self.game.position().turn())
    }

    /// Returns whether this side can be to move on the board that is set up.
    #[must_use]
    pub fn can_be_to_move(&self, player: Player) -> bool {
        Position::from_setup(self.board(), player).is_ok()
    }

    /// Returns whether there is something to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        match &self.setup {
            None => self.game.record().can_undo(),
            Some(setup) => setup.can_undo(),
        }
    }

    /// Returns whether there is something to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.setup.is_none() && self.game.record().can_redo()
    }

    /// Returns whether the last action played a move.
    #[must_use]
    pub const fn is_reached_by_move(&self) -> bool {
        self.setup.is_none() && matches!(self.game.message(), Message::Played(..))
    }

    /// Returns a number that changes with each action that does something.
    #[must_use]
    pub const fn action_id(&self) -> u32 {
        self.action_id
    }

    /// Returns what the screen shows, with the values of the moves.
    #[must_use]
    pub fn view(&self, settings: &Settings) -> ScreenView {
        let mut view = match &self.setup {
            None => self.game.view(&Settings {
                show_values: true,
                ..*settings
            }),
            Some(setup) => setup.view(),
        };
        if let Some(error) = &self.error {
            view.message = error.clone();
            view.announcement = format!("{error} {SHOWN_INSTEAD}").into();
            view.is_error = true;
        }
        view.title = AttrValue::Static("Explore");
        view.message_id = self.action_id;
        view.announcement_id = self.action_id;
        view
    }

    fn board(&self) -> Board {
        let board = self.setup.as_ref().map(Setup::board);
        board.unwrap_or_else(|| self.game.position().board())
    }

    fn apply(&mut self, action: ExplorerAction) {
        let before = self.clone();
        let repeats = action == ExplorerAction::Game(GameAction::RepeatMessage);
        // Reading out again includes the error.
        if !repeats {
            self.error = None;
        }
        match action {
            ExplorerAction::Game(action) => self.act(action),
            ExplorerAction::Edit => {
                let position = self.game.position();
                self.setup.get_or_insert_with(|| Setup::new(position));
            }
            ExplorerAction::Done => self.finish_setup(),
            ExplorerAction::SetTurn(turn) => {
                if let Some(setup) = &mut self.setup {
                    setup.set_turn(turn);
                }
            }
            ExplorerAction::Clear => {
                if let Some(setup) = &mut self.setup {
                    setup.clear();
                }
            }
            ExplorerAction::Open(text) => self.open(&text),
        }
        // What has changed nothing is not announced.
        if repeats || *self != before {
            self.action_id += 1;
        }
    }

    fn act(&mut self, action: GameAction) {
        match (&mut self.setup, action) {
            (None, action) => self.game.apply(action),
            (Some(setup), GameAction::Click(square)) => setup.change(square),
            (Some(setup), GameAction::Undo) => setup.undo(),
            (Some(setup), GameAction::ReadBoard) => setup.read_board(),
            (Some(_), action @ GameAction::Play(_)) => {
                self.finish_setup();
                if self.setup.is_none() {
                    self.game.apply(action);
                }
            }
            (Some(_), _) => {}
        }
    }

    /// Goes on from the position that was set up; if no game can reach it, the board remains to be
    /// set up.
    fn finish_setup(&mut self) {
        if let Ok(position) = self.position() {
            self.setup = None;
            if position != self.game.position() {
                self.game.explore_from(position);
            }
        }
    }

    fn open(&mut self, text: &str) {
        self.setup = None;
        match read_position(text) {
            Ok(position) => match self.game.record().ply_of(position) {
                Some(ply) => self.game.apply(GameAction::JumpTo(ply)),
                None => self.game.explore_from(position),
            },
            Err(error) => {
                self.game.explore_from(Position::default());
                self.error = Some(error.to_string().into());
            }
        }
    }
}

impl Reducible for ExplorerState {
    type Action = ExplorerAction;

    fn reduce(mut self: Rc<Self>, action: ExplorerAction) -> Rc<Self> {
        Rc::make_mut(&mut self).apply(action);
        self
    }
}

#[cfg(test)]
mod tests;
