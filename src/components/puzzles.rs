//! The screen Puzzles and its panels.

mod daily;
mod puzzle;
mod puzzle_notice;
mod puzzle_panel;
mod sets;

pub use daily::Daily;
pub use puzzle::Puzzle;
pub use puzzle_notice::PuzzleNotice;
pub use puzzle_panel::PuzzlePanel;
pub use sets::Sets;
