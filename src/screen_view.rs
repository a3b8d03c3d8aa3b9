//! What a screen with a board shows, as typed values that the components render.

use yew::AttrValue;

use crate::rules::{Board, Outcome, PIECES, Player, Square, Squares};
use crate::solver::Value;

/// What is said when an address names nothing that can be shown.
pub const SHOWN_INSTEAD: &str = "Showing the empty board instead.";

/// The texts and the board of one screen.
#[derive(Clone, Debug, PartialEq)]
pub struct ScreenView {
    /// The state in a few words, for the title of the page.
    pub title: AttrValue,
    /// Whose turn it is, or how the game ended.
    pub status: AttrValue,
    /// The player whom the status names.
    pub status_player: Option<Player>,
    /// Whether the game is over.
    pub is_over: bool,
    /// How many pieces X and O still have to place.
    pub in_hand: [u32; 2],
    /// What the player can do now.
    pub advice: AttrValue,
    /// What the last action did, or why it did nothing.
    pub message: AttrValue,
    /// Whether the message reports something that cannot be opened or shown.
    pub is_error: bool,
    /// What a screen reader announces.
    pub announcement: AttrValue,
    /// Changes with each message, also with the same one twice.
    pub message_id: u32,
    /// Changes with each message, and when one is to be announced again.
    pub announcement_id: u32,
    /// The board.
    pub board: BoardView,
}

/// Returns whose turn it is, or who has won.
#[must_use]
pub const fn status_text(outcome: Outcome, turn: Player) -> &'static str {
    match (outcome, turn) {
        (Outcome::Won(Player::X), _) => "Winner: X",
        (Outcome::Won(Player::O), _) => "Winner: O",
        (Outcome::Ongoing, Player::X) => "Next player: X",
        (Outcome::Ongoing, Player::O) => "Next player: O",
    }
}

/// Returns how many pieces X and O still have to place.
#[must_use]
pub const fn pieces_in_hand(board: Board) -> [u32; 2] {
    [
        PIECES.saturating_sub(board.pieces(Player::X).len()),
        PIECES.saturating_sub(board.pieces(Player::O).len()),
    ]
}

/// The nine squares and what a click on them does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// What each square shows, in reading order.
    pub squares: [SquareView; 9],
    /// What a click would do.
    pub next: NextClick,
}

impl BoardView {
    /// Returns what the square shows.
    #[must_use]
    pub fn square(&self, square: Square) -> SquareView {
        self.squares
            .get(square as usize)
            .copied()
            .unwrap_or_default()
    }

    /// Returns the board with each square changed.
    #[must_use]
    pub fn map(self, change: impl Fn(Square, SquareView) -> SquareView) -> Self {
        let squares = Square::ALL.map(|square| change(square, self.square(square)));
        Self { squares, ..self }
    }

    /// Returns the board without animations.
    #[must_use]
    pub fn at_rest(self) -> Self {
        self.map(|_, square| SquareView {
            moved_from: None,
            refused: None,
            ..square
        })
    }

    /// Returns the board on which nothing can be moved now.
    #[must_use]
    pub fn without_moves(self) -> Self {
        let board = self.map(|_, square| SquareView {
            mark: match square.mark {
                Mark::Winning => Mark::Winning,
                _ => Mark::None,
            },
            ..square
        });
        Self {
            next: NextClick::Nothing,
            ..board
        }
    }
}

/// What a click on a square that allows it would do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NextClick {
    /// Nothing: the game is over, or the computer is to move.
    #[default]
    Nothing,
    /// Places a piece of this player on an empty square.
    Place(Player),
    /// Selects a piece of this player, or steps with it.
    Step(Player),
    /// Puts pieces on and off.
    Edit,
}

/// What one square shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SquareView {
    /// Whose piece stands there.
    pub piece: Option<Player>,
    /// The part that the square plays in the turn.
    pub mark: Mark,
    /// Whose piece was moved there in the game that is reviewed.
    pub ghost: Option<Player>,
    /// Whether the last move started or ended there.
    pub last_move: bool,
    /// The part of the square in a move that a hint points at.
    pub hint: Option<Hint>,
    /// The value of the move there, or of the best move from there.
    pub value: Option<Value>,
    /// Where the piece has just come from.
    pub moved_from: Option<Square>,
    /// The id of the message that has just refused the piece.
    pub refused: Option<u32>,
    /// The direction of the winning line, if this is its middle square.
    pub winning_line: Option<WinningLine>,
}

/// The part that a square plays in the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// None.
    #[default]
    None,
    /// The piece can step.
    Movable,
    /// The piece is in the centre and must leave, or another step must win.
    MustLeave,
    /// The piece is selected.
    Selected,
    /// The selected piece can step here.
    Target,
    /// The piece is part of the winning line.
    Winning,
}

/// The part of a square in a move that a hint points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The piece there should move.
    From,
    /// A piece should go there.
    To,
}

/// The direction of a winning line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinningLine {
    /// From left to right.
    Row,
    /// From top to bottom.
    Column,
    /// From the top left to the bottom right.
    Falling,
    /// From the bottom left to the top right.
    Rising,
}

impl WinningLine {
    /// Returns the middle of the line through these squares and its direction, `None` if there are
    /// fewer than three.
    #[must_use]
    pub fn through(squares: Squares) -> Option<(Square, Self)> {
        let mut squares = squares.iter();
        let (first, middle, last) = (squares.next()?, squares.next()?, squares.next()?);
        let line = if first.row() == last.row() {
            Self::Row
        } else if first.column() == last.column() {
            Self::Column
        } else if first.column() < last.column() {
            Self::Falling
        } else {
            Self::Rising
        };
        Some((middle, line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square::{A2, B1, B2, B3, C2};

    #[test]
    fn each_line_has_its_middle_and_direction() {
        let middles = [B3, B2, B1, A2, B2, C2, B2, B2];
        let directions = [WinningLine::Row; 3]
            .into_iter()
            .chain([WinningLine::Column; 3])
            .chain([WinningLine::Falling, WinningLine::Rising]);
        let expected = middles.into_iter().zip(directions).map(Some);
        let found = Square::LINES.map(WinningLine::through);
        assert!(found.into_iter().eq(expected));
        assert_eq!(WinningLine::through(Squares::NONE), None);
    }
}
