//! Everything that is seen, as components.

mod app;
pub mod board;
pub mod explore;
mod header;
mod live_region;
pub mod play;
mod root;
mod settings_panel;
pub mod ui;

pub use app::App;
pub use header::Header;
pub use live_region::LiveRegion;
pub use root::Root;
pub use settings_panel::SettingsPanel;
