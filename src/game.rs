//! The game on the screen Play: its state, and what each action does to it.

mod click;
mod history;
mod message;
#[cfg(test)]
mod tests;
mod view;

use std::rc::Rc;

use yew::Reducible;

use crate::players::{Opponent, Players, SideChoice};
use crate::record::{Moment, Record};
use crate::route::Route;
use crate::rules::{Move, Position, Square};
use crate::saved_games::SavedGame;
use crate::solver::{Level, choose, table};
pub use message::{Message, ShareOutcome};
pub use view::verdict;

/// How often a position occurs before the computer claims a draw.
const COMPUTER_CLAIMS_AT: usize = 5;

/// The record of the game, the selection and the last message; cheap to clone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameState {
    record: Rc<Record>,
    selected: Option<Square>,
    hint: Option<Move>,
    message: Message,
    message_id: u32,
    /// How often a message was announced again.
    repeats: u32,
}

/// Something that happens to the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameAction {
    /// Clicks a square, or does the same with a key or a drag.
    Click(Square),
    /// Clears the selection.
    CancelSelection,
    /// Takes back the last move; against the computer, its answer too.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Shows the position after this many moves.
    JumpTo(usize),
    /// Ends a game that repeats itself as a draw.
    ClaimDraw,
    /// Points at a good move.
    Hint,
    /// Starts a new game; the seed decides who is X where that is random.
    NewGame {
        /// A random number.
        seed: u64,
    },
    /// Opens a game that was pasted: a link, or moves.
    OpenText(Rc<str>),
    /// Opens the game of an address, unless it is the one that is shown.
    OpenAddress(Rc<str>),
    /// Continues a saved game.
    Resume(Rc<SavedGame>),
    /// Chooses the opponent.
    SetOpponent(Opponent),
    /// Chooses the side against the computer.
    ChooseSide {
        /// The side, or how it is found.
        side: SideChoice,
        /// A random number.
        seed: u64,
    },
    /// Plays the computer's move, if it is to move.
    ComputerMove {
        /// A random number that decides between moves that look equal.
        seed: u64,
    },
    /// Reads out the board.
    ReadBoard,
    /// Lists the keys.
    ListKeys,
    /// Announces the last message again.
    RepeatMessage,
    /// Shows what became of something outside the game.
    Report(Message),
}

impl GameState {
    /// Returns the game that an address asks for, an empty one where it asks for none.
    #[must_use]
    pub fn from_route(route: &Route) -> Self {
        let mut state = Self::default();
        match route {
            Route::Game(moves) if !moves.is_empty() => state.open(moves),
            Route::Unknown => state.set_message(Message::NotFound),
            _ => {}
        }
        state
    }

    /// Returns the record of the game.
    #[must_use]
    pub const fn record(&self) -> &Rc<Record> {
        &self.record
    }

    /// Returns the position on the board.
    #[must_use]
    pub fn position(&self) -> Position {
        self.record.position()
    }

    /// Returns the players of this game.
    #[must_use]
    pub fn players(&self) -> Players {
        self.record.players()
    }

    /// Returns the square of the selected piece.
    #[must_use]
    pub const fn selected(&self) -> Option<Square> {
        self.selected
    }

    /// Returns what the last action did, or why it did nothing.
    #[must_use]
    pub const fn message(&self) -> &Message {
        &self.message
    }

    /// Returns whether nothing more can be played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.record.is_over()
    }

    /// Identifies the pending move of the computer; changes whenever that must be cancelled.
    ///
    /// `None` if the computer is not to move.
    #[must_use]
    pub fn computer_turn(&self) -> Option<Moment> {
        self.is_thinking().then(|| self.record.moment())
    }

    /// Returns the game as it is to be saved under this id, `None` if it has no moves or is over.
    #[must_use]
    pub fn to_saved(&self, id: u32) -> Option<SavedGame> {
        Some(SavedGame {
            id,
            saved_at: 0,
            players: self.players(),
            start: self.record.start(),
            moves: self.record.unfinished_moves()?,
        })
    }

    /// Returns whether the computer is about to move.
    fn is_thinking(&self) -> bool {
        // The computer does not move at a past moment.
        self.is_computers_turn() && self.record.cursor() == self.record.len()
    }

    /// Returns whether the computer is to move, now or at the past moment that is shown.
    fn is_computers_turn(&self) -> bool {
        let players = self.players();
        players.level().is_some() && self.position().turn() != players.human && !self.is_over()
    }

    /// Returns whether the position has occurred so often that the computer claims a draw.
    fn computer_claims_draw(&self) -> bool {
        self.players().level().is_some() && self.record.repetitions() >= COMPUTER_CLAIMS_AT
    }

    fn apply(&mut self, action: GameAction) {
        match action {
            GameAction::Click(square) => self.click(square),
            GameAction::CancelSelection => {
                if self.selected.is_some() {
                    self.set_message(Message::SelectionCancelled);
                }
            }
            GameAction::Undo => self.undo(),
            GameAction::Redo => self.redo(),
            GameAction::JumpTo(ply) => self.jump_to(ply),
            GameAction::ClaimDraw => self.claim_draw(),
            GameAction::Hint => self.give_hint(),
            GameAction::NewGame { seed } => self.start_new_game(seed),
            GameAction::OpenText(text) => self.open_text(&text),
            GameAction::OpenAddress(moves) => self.open_address(&moves),
            GameAction::Resume(saved) => self.resume(&saved),
            GameAction::SetOpponent(opponent) => {
                let players = self.players();
                self.set_players(Players {
                    opponent,
                    ..players
                });
            }
            GameAction::ChooseSide { side, seed } => {
                let players = self.players();
                self.set_players(Players { side, ..players }.assign_side(seed));
            }
            GameAction::ComputerMove { seed } => self.play_for_computer(seed),
            GameAction::ReadBoard => self.inform(Message::Board(self.position().board())),
            GameAction::ListKeys => self.inform(Message::Keys),
            GameAction::RepeatMessage => self.repeats += 1,
            GameAction::Report(message) => self.set_message(message),
        }
    }

    fn set_players(&mut self, players: Players) {
        let was_humans_turn = !self.is_computers_turn();
        self.record = self.record.set_players(players).into();
        if was_humans_turn && self.is_computers_turn() && !self.is_thinking() {
            // The computer goes on from the past moment that is shown.
            self.record = self.record.truncate().into();
        }
        self.set_message(Message::PlayersChanged(players));
    }

    fn play_for_computer(&mut self, seed: u64) {
        let level = self.players().level().filter(|_| self.is_thinking());
        if let Some(m) = level.and_then(|level| self.choose_move(level, seed)) {
            self.play(m);
        }
    }

    fn give_hint(&mut self) {
        self.set_message(if self.is_thinking() {
            Message::Thinking
        } else if self.is_computers_turn() {
            Message::ComputersTurn
        } else {
            let hint = self.choose_move(Level::Perfect, 0);
            hint.filter(|_| !self.is_over())
                .map_or(Message::GameOver, Message::Hint)
        });
    }

    fn choose_move(&self, level: Level, seed: u64) -> Option<Move> {
        let visits = |position| {
            let visits = self.record.positions().filter(|p| *p == position).count();
            u32::try_from(visits).unwrap_or(u32::MAX)
        };
        choose(table(), level, self.position(), visits, seed)
    }

    /// Shows a message about something that was done, which ends a selection.
    fn set_message(&mut self, message: Message) {
        self.selected = None;
        self.hint = match message {
            Message::Hint(m) => Some(m),
            // Selecting the piece is the first half of the step that the hint points at.
            Message::Selected { square, .. } => self.hint.filter(|m| m.from() == Some(square)),
            _ => None,
        };
        self.inform(message);
    }

    /// Shows a message that changes nothing else.
    fn inform(&mut self, message: Message) {
        self.message = message;
        self.message_id += 1;
    }
}

impl Reducible for GameState {
    type Action = GameAction;

    fn reduce(mut self: Rc<Self>, action: GameAction) -> Rc<Self> {
        Rc::make_mut(&mut self).apply(action);
        self
    }
}
