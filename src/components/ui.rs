//! Form controls.

mod action_button;
mod checkbox;
mod segmented;
mod select;
mod tabs;

pub use action_button::ActionButton;
pub use checkbox::Checkbox;
pub use segmented::{Segment, Segmented};
pub use select::Select;
pub use tabs::Tabs;
