use yew::AttrValue;

use crate::game::Message;
use crate::rules::{Board, InvalidPosition, Outcome, Player, Position, Square, Squares};
use crate::screen_view::{
    BoardView, Mark, NextClick, ScreenView, SquareView, WinningLine, pieces_in_hand, status_text,
};
use crate::solver::{describe_position, table};

const ADVICE: &str = "Click a square to change it: X, O, empty.";

/// A board that is being set up, whether a game can reach it or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Setup {
    board: Board,
    turn: Player,
    /// The last position that a game can reach.
    last_position: Position,
    /// The boards and sides to move before each change.
    past: Vec<(Board, Player)>,
    /// Announced before the value of the position.
    last_change: String,
}

impl Setup {
    pub fn new(position: Position) -> Self {
        Self {
            board: position.board(),
            turn: position.turn(),
            last_position: position,
            past: Vec::new(),
            last_change: ADVICE.into(),
        }
    }

    pub const fn board(&self) -> Board {
        self.board
    }

    pub const fn turn(&self) -> Player {
        self.turn
    }

    pub const fn last_position(&self) -> Position {
        self.last_position
    }

    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn position(&self) -> Result<Position, InvalidPosition> {
        Position::from_setup(self.board, self.turn)
    }

    /// Changes a square from empty to X to O and back.
    pub fn change(&mut self, square: Square) {
        let board = match self.board.piece(square) {
            None => self.board.with(square, Player::X),
            Some(Player::X) => self.board.with(square, Player::O),
            Some(Player::O) => self.board.without(square),
        };
        let piece = board.piece(square).map_or("empty", Player::symbol);
        self.set(board, self.turn, format!("{square} {piece}."));
    }

    pub fn set_turn(&mut self, turn: Player) {
        if Position::from_setup(self.board, turn).is_ok() {
            self.set(self.board, turn, String::new());
        }
    }

    pub fn clear(&mut self) {
        self.set(Board::default(), Player::X, "Board cleared.".into());
    }

    pub fn undo(&mut self) {
        if let Some((board, turn)) = self.past.pop() {
            self.show(board, turn);
            self.last_change = "Undone.".into();
        } else {
            self.last_change = Message::NothingToUndo.to_string();
        }
    }

    pub fn read_board(&mut self) {
        self.last_change = Message::Board(self.board).to_string();
    }

    fn set(&mut self, board: Board, turn: Player, change: String) {
        let before = (self.board, self.turn);
        self.show(board, turn);
        if (self.board, self.turn) != before {
            self.past.push(before);
        }
        self.last_change = change;
    }

    /// Shows the board with this side to move, or with the other one if only that is possible.
    fn show(&mut self, board: Board, turn: Player) {
        let positions = [turn, !turn].map(|turn| Position::from_setup(board, turn));
        let possible = positions.into_iter().find_map(Result::ok);
        self.board = board;
        self.turn = possible.map_or(turn, Position::turn);
        self.last_position = possible.unwrap_or(self.last_position);
    }

    pub fn view(&self) -> ScreenView {
        let outcome = self.position().map_or(Outcome::Ongoing, Position::outcome);
        let status = status_text(outcome, self.turn);
        let message = match self.position() {
            Ok(position) => describe_position(position, table().value(position)) + ".",
            // More pieces may follow.
            Err(reason @ InvalidPosition::Uneven) => {
                format!("Not a possible position yet: {reason}.")
            }
            Err(reason) => format!("Not a possible position: {reason}."),
        };
        let announcement = format!("{} {status}. {message}", self.last_change);
        ScreenView {
            title: AttrValue::default(),
            status: AttrValue::Static(status),
            status_player: Some(match outcome {
                Outcome::Won(winner) => winner,
                Outcome::Ongoing => self.turn,
            }),
            is_over: outcome != Outcome::Ongoing,
            in_hand: pieces_in_hand(self.board),
            advice: AttrValue::Static(ADVICE),
            message: message.into(),
            is_error: false,
            announcement: announcement.trim_start().to_owned().into(),
            message_id: 0,
            announcement_id: 0,
            board: BoardView {
                squares: self.squares(),
                next: NextClick::Edit,
            },
        }
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
}
