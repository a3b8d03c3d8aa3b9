//! The screen Explore and its panels.

mod explore_panel;
mod explorer;
mod move_table;

pub use explore_panel::ExplorePanel;
pub use explorer::Explorer;
pub use move_table::MoveTable;
