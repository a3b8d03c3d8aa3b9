//! The screen Play and its panels.

mod evaluation;
mod game;
mod game_controls;
mod notice;
mod open_form;
mod opponent_picker;
mod play_panel;
mod results_box;
mod resume_offer;
mod share_box;
mod share_button;

pub use evaluation::Evaluation;
pub use game::Game;
pub use game_controls::GameControls;
pub use notice::Notice;
pub use open_form::OpenForm;
pub use opponent_picker::OpponentPicker;
pub use play_panel::PlayPanel;
pub use results_box::ResultsBox;
pub use resume_offer::ResumeOffer;
pub use share_box::ShareBox;
pub use share_button::{ManualLink, ShareButton};
