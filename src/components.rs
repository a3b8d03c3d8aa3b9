//! The parts of the page that change with the game: `Game` owns the state, `Board` and `Square`
//! show it.

mod board;
mod game;
mod square;

pub use board::{Board, BoardProps};
pub use game::Game;
pub use square::{Square, SquareProps};
