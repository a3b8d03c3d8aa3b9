//! The screen Explore: any position, set up by hand or by address, and what it is worth.

use std::rc::Rc;

use yew::{AttrValue, Reducible};

use crate::game::Message;
use crate::notation::read_position;
use crate::rules::{Board, InvalidPosition, Move, Outcome, Player, Position, Square, Squares};
use crate::screen_view::{
    BoardView, Mark, NextClick, ScreenView, SquareView, WinningLine, status_text,
};
use crate::solver::{describe_position, table};

const ADVICE: &str = "Click a square for X, again for O, again for none.";
const KEYS: &str = "Arrows walk, Enter puts pieces on and off. B read the board, L say that again.";

/// A board with a side to move, whether a game can reach it or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplorerState {
    board: Board,
    turn: Player,
    /// Shown instead of the value of the position.
    note: Option<String>,
    /// Announced before the value of the position.
    last_change: String,
    reached_by_move: bool,
    message_id: u32,
}

/// Something that is done on the screen Explore.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExplorerAction {
    /// Changes a square from empty to X to O and back.
    Click(Square),
    /// Sets the side to move.
    SetTurn(Player),
    /// Plays a move, if it is legal.
    Play(Move),
    /// Sets up the empty board.
    Clear,
    /// Shows the position that an address names.
    Open(Rc<str>),
    /// Reads out the board.
    ReadBoard,
    /// Lists the keys.
    ListKeys,
    /// Announces the last message again.
    RepeatMessage,
}

/// The empty board with X to move.
impl Default for ExplorerState {
    fn default() -> Self {
        Self {
            board: Board::default(),
            turn: Player::X,
            note: None,
            last_change: String::new(),
            reached_by_move: false,
            message_id: 1,
        }
    }
}

impl ExplorerState {
    /// Returns the position that this text names; where it names none, the start with a note that
    /// says why.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        let mut state = Self::default();
        state.open(text);
        state
    }

    /// Returns the position.
    ///
    /// # Errors
    /// Why no game can reach it.
    pub fn position(&self) -> Result<Position, InvalidPosition> {
        Position::from_setup(self.board, self.turn)
    }

    /// Returns the side to move.
    #[must_use]
    pub const fn turn(&self) -> Player {
        self.turn
    }

    /// Returns whether the last action played a move rather than setting up pieces.
    #[must_use]
    pub const fn is_reached_by_move(&self) -> bool {
        self.reached_by_move
    }

    /// Returns the id of the message, which changes with each action.
    #[must_use]
    pub const fn message_id(&self) -> u32 {
        self.message_id
    }

    /// Returns what the screen shows.
    #[must_use]
    pub fn view(&self) -> ScreenView {
        ScreenView {
            status: AttrValue::Static(self.status()),
            advice: AttrValue::Static(ADVICE),
            message: self.message().into(),
            announcement: self.announcement().into(),
            message_id: self.message_id,
            announcement_id: self.message_id,
            board: BoardView {
                squares: self.squares(),
                next: NextClick::Edit,
            },
        }
    }

    fn status(&self) -> &'static str {
        let outcome = self.position().map_or(Outcome::Ongoing, Position::outcome);
        status_text(outcome, self.turn)
    }

    /// Returns the note, else the value of the position, else why it is none.
    fn message(&self) -> String {
        if let Some(note) = &self.note {
            return note.clone();
        }
        match self.position() {
            Ok(position) => describe_position(position, table().value(position)) + ".",
            Err(reason) => format!("No game leads here: {reason}."),
        }
    }

    fn announcement(&self) -> String {
        let message = self.message();
        if self.note.is_some() {
            return message;
        }
        format!("{}{}. {message}", self.last_change, self.status())
    }

    fn squares(&self) -> [SquareView; 9] {
        let winning = self
            .position()
            .map_or(Squares::NONE, Position::winning_squares);
        let winning_line = WinningLine::through(winning);
        Square::ALL.map(|square| SquareView {
            piece: self.board.piece(square),
            mark: if winning.contains(square) {
                Mark::Winning
            } else {
                Mark::None
            },
            winning_line: winning_line
                .filter(|(middle, _)| *middle == square)
                .map(|(_, line)| line),
            ..SquareView::default()
        })
    }

    fn apply(&mut self, action: ExplorerAction) {
        match action {
            ExplorerAction::Click(square) => {
                let board = match self.board.piece(square) {
                    None => self.board.with(square, Player::X),
                    Some(Player::X) => self.board.with(square, Player::O),
                    Some(Player::O) => self.board.without(square),
                };
                self.set_up(board, self.turn);
                let piece = board.piece(square).map_or("empty", Player::symbol);
                self.last_change = format!("{square} {piece}. ");
            }
            ExplorerAction::SetTurn(turn) => self.set_up(self.board, turn),
            ExplorerAction::Play(m) => {
                let player = self.turn;
                if let Ok(Ok(after)) = self.position().map(|position| position.play(m)) {
                    self.set_up(after.board(), after.turn());
                    self.last_change = format!("{} ", Message::Played(player, m));
                    self.reached_by_move = true;
                }
            }
            ExplorerAction::Clear => self.set_up(Board::default(), Player::X),
            ExplorerAction::Open(text) => self.open(&text),
            ExplorerAction::ReadBoard => {
                self.inform(Some(Message::Board(self.board).to_string()));
            }
            ExplorerAction::ListKeys => self.inform(Some(KEYS.into())),
            ExplorerAction::RepeatMessage => self.inform(self.note.clone()),
        }
    }

    fn open(&mut self, text: &str) {
        match read_position(text) {
            Ok(position) => self.set_up(position.board(), position.turn()),
            Err(error) => {
                self.set_up(Board::default(), Player::X);
                self.note = Some(format!("{error} Here is the start instead."));
            }
        }
    }

    fn set_up(&mut self, board: Board, turn: Player) {
        *self = Self {
            board,
            turn,
            message_id: self.message_id + 1,
            ..Self::default()
        };
    }

    /// Shows a note, or the value of the position again; the board stays as it is.
    fn inform(&mut self, note: Option<String>) {
        self.note = note;
        self.reached_by_move = false;
        self.message_id += 1;
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
