//! The screen Atlas, its picture and its panel.

mod atlas_notice;
mod atlas_panel;
mod atlas_screen;
mod key;
mod stage;
mod theatre;
mod tiles;
mod trace_layer;

pub use atlas_notice::AtlasNotice;
pub use atlas_panel::AtlasPanel;
pub use atlas_screen::AtlasScreen;
pub use key::Key;
pub use stage::Stage;
pub use theatre::Theatre;
pub use tiles::Tiles;
pub use trace_layer::TraceLayer;
