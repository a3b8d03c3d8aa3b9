//! The board and the frame that every screen with a board shares.

mod back_to_now;
mod board_screen;
mod grid;
mod hands;
mod piece;
mod square;

pub use back_to_now::BackToNow;
pub use board_screen::BoardScreen;
pub use grid::{Board, BoardProps};
pub use hands::Hands;
pub use piece::Piece;
pub use square::{Square, SquareProps};
