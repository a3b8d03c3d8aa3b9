//! The game on the screen Play: its state, and what each action does to it.

mod action;
mod click;
mod computer;
mod counting;
mod history;
mod message;
#[cfg(test)]
mod tests;
mod view;

use std::rc::Rc;

use yew::Reducible;

use crate::players::Players;
use crate::record::{Moment, Record};
use crate::route::Route;
use crate::rules::{Move, Outcome, Position, Square};
use crate::saved_games::SavedGame;
use crate::score::{GameResult, Score};
use crate::solver::Level;
pub use action::GameAction;
pub use counting::{CountedGame, NotCounted};
pub use message::{Message, ShareOutcome};
pub use view::{CLAIM_ADVICE, verdict};

/// The record of the game, the selection and the last message; cheap to clone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameState {
    record: Rc<Record>,
    selected: Option<Square>,
    hint: Option<Move>,
    message: Message,
    message_id: u32,
    /// The number of the game that came by a link, and how many moves it had.
    link: Option<(u32, usize)>,
    /// The level of the computer that was chosen last.
    level: Level,
    /// The results of the games that have ended.
    score: Score,
    /// The numbers of the games that do not count, each with the reason.
    ruled_out: Vec<(u32, NotCounted)>,
    /// The last game that has ended and counts.
    counted: Option<CountedGame>,
    /// Whether moves are only tried: no result counts, and no draw can be claimed.
    is_exploring: bool,
    /// How often a message was announced again.
    repeats: u32,
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

    /// Returns the moves of a game between two people, for the analysis board.
    #[must_use]
    pub fn exploring(record: &Record) -> Self {
        let moves = Record::from_moves(record.start(), record.moves(), Players::default());
        Self {
            record: moves.jump_to(record.cursor()).into(),
            message: Message::Exploring,
            is_exploring: true,
            ..Self::default()
        }
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

    /// Returns the score of this visit, `None` if no game with such players has ended.
    #[must_use]
    pub fn score(&self) -> Option<String> {
        self.score.describe(self.players().level().is_some())
    }

    /// Returns whether two people play by link, and a move has been made since the link was opened.
    #[must_use]
    pub fn is_link_to_send(&self) -> bool {
        let is_longer = |(game, moves)| game == self.record.game() && moves < self.record.cursor();
        self.players().level().is_none() && self.link.is_some_and(is_longer)
    }

    /// Returns the level of the computer, or the one that was chosen last if two people play.
    #[must_use]
    pub fn level(&self) -> Level {
        self.players().level().unwrap_or(self.level)
    }

    /// Returns whether the person can claim a draw now.
    #[must_use]
    pub fn can_claim_draw(&self) -> bool {
        self.record.can_claim_draw() && !self.is_looking_back() && !self.is_exploring
    }

    /// Returns whether a moment before the end of the game is shown.
    #[must_use]
    pub fn is_looking_back(&self) -> bool {
        self.record.cursor() < self.record.len()
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
        self.is_computers_turn() && !self.is_looking_back()
    }

    /// Returns whether the computer is to move, now or at the past moment that is shown.
    fn is_computers_turn(&self) -> bool {
        let players = self.players();
        players.level().is_some() && self.position().turn() != players.human && !self.is_over()
    }

    /// Does what the action says.
    pub(crate) fn apply(&mut self, action: GameAction) {
        match action {
            GameAction::Click(square) => self.click(square),
            GameAction::Play(m) => self.play(m),
            GameAction::CancelSelection => {
                if self.selected.is_some() {
                    self.set_message(Message::SelectionCancelled);
                }
            }
            GameAction::Undo => self.undo(),
            GameAction::Redo => self.redo(),
            GameAction::JumpTo(ply) => self.jump_to(ply),
            GameAction::LookBack if self.record.cursor() > 0 => {
                self.jump_to(self.record.cursor() - 1);
            }
            GameAction::LookForward if self.is_looking_back() => {
                self.jump_to(self.record.cursor() + 1);
            }
            GameAction::LookBack | GameAction::LookForward => {}
            GameAction::ClaimDraw => self.claim_draw(),
            GameAction::Hint => self.give_hint(),
            GameAction::NoteValues => self.note_help(NotCounted::Values),
            GameAction::NewGame { seed } => self.start_new_game(seed),
            GameAction::StartFrom { position, seed } => self.start_from(position, seed),
            GameAction::OpenText(text) => self.open_text(&text),
            GameAction::OpenAddress(moves) => self.open_address(&moves),
            GameAction::Resume(saved) => self.resume(&saved),
            GameAction::SetOpponent(opponent) => self.set_opponent(opponent),
            GameAction::ChooseSide { side, seed } => self.choose_side(side, seed),
            GameAction::ComputerMove { seed } => self.play_for_computer(seed),
            GameAction::ReadBoard => self.inform(Message::Board(self.position().board())),
            GameAction::RepeatMessage => self.repeats += 1,
            GameAction::Report(message) => self.set_message(message),
        }
    }

    /// Returns what is said when something is to be played although the game is over.
    const fn game_over_message(&self) -> Message {
        if self.is_exploring {
            Message::AlreadyWon
        } else {
            Message::GameOver
        }
    }

    /// Counts the result of the game if it has just ended.
    fn count_result(&mut self) {
        if !self.is_over() || self.is_exploring {
            return;
        }
        let players = self.players();
        let result = GameResult {
            winner: match self.position().outcome() {
                Outcome::Won(winner) => Some(winner),
                Outcome::Ongoing => None,
            },
            human: players.level().map(|_| players.human),
        };
        self.count_against_computer(result);
        self.score.count(self.record.game(), result);
    }

    /// Shows a message about something that was done, which ends a selection.
    fn set_message(&mut self, message: Message) {
        self.selected = None;
        self.hint = match message {
            Message::Hint { m, .. } => Some(m),
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
