//! The screen Review and its panels.

mod game_review;
mod review_notice;
mod review_panel;
mod turning_points;

pub use game_review::GameReview;
pub use review_notice::ReviewNotice;
pub use review_panel::ReviewPanel;
pub use turning_points::TurningPoints;
