//! The moves of a game: the list of them, and the chart of their values.

mod chart;
mod move_chunk;
mod move_list;

pub use chart::Chart;
pub use move_list::MoveList;
