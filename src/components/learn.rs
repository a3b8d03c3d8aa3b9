//! The screen Learn and its panels.

mod lesson;
mod lesson_panel;
mod steps;

pub use lesson::Lesson;
pub use lesson_panel::LessonPanel;
pub use steps::Steps;
