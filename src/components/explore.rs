//! The screen Explore and its panels.

mod explore_panel;
mod explorer;
mod move_table;
mod side_to_move;

pub use explore_panel::ExplorePanel;
pub use explorer::Explorer;
pub use move_table::MoveTable;
pub use side_to_move::SideToMove;
