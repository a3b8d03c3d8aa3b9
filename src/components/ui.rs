//! Form controls.

mod checkbox;
mod select;

pub use checkbox::Checkbox;
pub use select::Select;
