//! Form controls.

mod action_button;
mod changing_text;
mod checkbox;
mod segmented;
mod select;
mod tabs;

pub use action_button::ActionButton;
pub use changing_text::changing_text;
pub use checkbox::Checkbox;
pub use segmented::{Segment, Segmented};
pub use select::Select;
pub use tabs::Tabs;
