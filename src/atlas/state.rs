use std::rc::Rc;

use yew::{AttrValue, Reducible};

use crate::game::{GameAction, GameState, Message};
use crate::record::Record;
use crate::route::Route;
use crate::rules::Position;
use crate::screen_view::SHOWN_INSTEAD;

mod action;
mod view;

/// The state of the screen Atlas: the position that is chosen, and the game whose way is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtlasState {
    /// The moves that are tried, at the position that is chosen.
    board: GameState,
    /// The game whose way can be drawn, if it has moves.
    game: Option<Rc<Record>>,
    /// Whether that is the game on the screen Play.
    is_own_game: bool,
    /// The moment of the game that was shown last, as a number of moves.
    ply: usize,
    /// Whether the way of the game is drawn.
    shows_game: bool,
    note: Option<Note>,
    /// Changes with each action that does something.
    action_id: u32,
}

/// What is said until the next action, in place of what the board says.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Note {
    /// The atlas was opened.
    Opened,
    /// A seat was chosen.
    Chosen,
    /// Why an address shows something else, and whether that is the empty board.
    Broken { reason: AttrValue, is_empty: bool },
}

/// Something that is done on the screen Atlas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AtlasAction {
    /// Does something on the small board; jumps walk along the game.
    Board(GameAction),
    /// Shows the position of a seat.
    Choose(Position),
    /// Draws the way of the game, or no longer.
    ToggleGame,
    /// Shows the game or the position of an address.
    Open(Rc<str>),
    /// Takes over what has happened to the game on the screen Play.
    Follow(Rc<Record>),
}

impl AtlasState {
    /// Returns the atlas with the game on the screen Play, at the moment that it shows.
    #[must_use]
    pub fn from_record(record: &Rc<Record>) -> Self {
        let has_moves = !record.is_empty();
        Self {
            board: GameState::exploring(record),
            game: has_moves.then(|| Rc::clone(record)),
            is_own_game: true,
            ply: record.cursor(),
            shows_game: true,
            note: Some(Note::Opened),
            action_id: 1,
        }
    }

    /// Returns the atlas with the game on the screen Play, at this position.
    #[must_use]
    pub fn from_record_at(record: &Rc<Record>, position: Position) -> Self {
        let mut state = Self::from_record(record);
        state.show(position);
        state
    }

    /// Returns the atlas with the game or at the position of this text, with a message if it has
    /// neither.
    #[must_use]
    pub fn from_text(text: &str, record: &Rc<Record>) -> Self {
        let mut state = Self::from_record(record);
        state.open(text);
        state
    }

    /// Returns the position that is chosen.
    #[must_use]
    pub fn position(&self) -> Position {
        self.board.position()
    }

    /// Returns the game whose way can be drawn.
    #[must_use]
    pub const fn game(&self) -> Option<&Rc<Record>> {
        self.game.as_ref()
    }

    /// Returns whether the game is the one on the screen Play.
    #[must_use]
    pub const fn is_own_game(&self) -> bool {
        self.is_own_game
    }

    /// Returns whether the way of the game is drawn.
    #[must_use]
    pub const fn shows_game(&self) -> bool {
        self.shows_game
    }

    /// Returns the moment of the game that was shown last, as a number of moves.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// Returns whether a step back or forward along the game shows something else.
    #[must_use]
    pub fn can_walk(&self) -> [bool; 2] {
        let Some(game) = &self.game else {
            return [false; 2];
        };
        let is_away = !self.is_on_game();
        [is_away || self.ply > 0, is_away || self.ply < game.len()]
    }

    /// Returns whether there is something to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.board.record().can_undo()
    }

    /// Returns whether the last action played a move.
    #[must_use]
    pub const fn is_reached_by_move(&self) -> bool {
        self.note.is_none() && matches!(self.board.message(), Message::Played(..))
    }

    /// Returns the route to what is shown: to the game while a moment of it is chosen, else to the
    /// position.
    #[must_use]
    pub fn route(&self) -> Route {
        match &self.game {
            Some(game) if self.is_on_game() => Route::atlas_of_game(game.start(), game.moves()),
            _ => Route::atlas_at(self.position()),
        }
    }

    /// Returns the route to the review of the game.
    #[must_use]
    pub fn review_route(&self) -> Route {
        match &self.game {
            Some(game) if !self.is_own_game => Route::review(game.start(), game.moves()),
            _ => Route::Review,
        }
    }

    /// Returns what is shown in place of what an address asked for.
    #[must_use]
    pub fn shown_instead(&self) -> Option<&'static str> {
        let is_empty = matches!(self.note, Some(Note::Broken { is_empty: true, .. }));
        is_empty.then_some(SHOWN_INSTEAD)
    }

    /// Returns a number that changes with each action that does something.
    #[must_use]
    pub const fn action_id(&self) -> u32 {
        self.action_id
    }

    /// Returns whether a moment of the game is shown.
    fn is_on_game(&self) -> bool {
        let shown = self.board.record();
        self.game.as_ref().is_some_and(|game| is_same(game, shown))
    }
}

impl Reducible for AtlasState {
    type Action = AtlasAction;

    fn reduce(mut self: Rc<Self>, action: AtlasAction) -> Rc<Self> {
        Rc::make_mut(&mut self).apply(action);
        self
    }
}

/// Returns whether both games have the same start and the same moves.
fn is_same(game: &Record, other: &Record) -> bool {
    game.start() == other.start() && game.moves().eq(other.moves())
}
