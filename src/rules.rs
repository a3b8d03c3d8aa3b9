//! The rules of chorus lapilli.
//!
//! X and O take turns, X first. While a player has fewer than three pieces, a turn places one on
//! an empty square; with three on the board, a turn steps one of them to an empty neighbouring
//! square, diagonals included. A player with three pieces, one of them in the centre, must with
//! this turn either win or move the centre piece away. Three in a row win at once. The rules know
//! no draw.
//!
//! [`Position::play`] alone decides which moves are legal; all other code calls it.

mod board;
mod moves;
mod player;
mod position;
mod square;
mod symmetry;

pub use board::Board;
pub use moves::{IllegalMove, Move};
pub use player::Player;
pub use position::{InvalidPosition, Outcome, PIECES, Phase, Position};
pub use square::{Square, Squares};
pub use symmetry::Symmetry;
