//! Everything that is seen, as components.

mod app;
pub mod atlas;
pub mod board;
pub mod explore;
mod header;
mod help_panel;
pub mod learn;
mod legend;
mod live_region;
pub mod moves;
mod panel_tabs;
pub mod play;
pub mod puzzles;
pub mod review;
mod root;
mod settings_panel;
pub mod ui;

pub use app::App;
pub use header::Header;
pub use help_panel::{HelpPanel, Rules};
pub use legend::Legend;
pub use live_region::LiveRegion;
pub use panel_tabs::{PageHandle, PanelTab, PanelTabs};
pub use root::Root;
pub use settings_panel::SettingsPanel;
