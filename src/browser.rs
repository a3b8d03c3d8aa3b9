//! What the page asks of the browser, besides the DOM that the components render.

pub mod address;
pub mod audio;
pub mod clock;
pub mod download;
pub mod failure;
mod modifiers;
pub mod random;
mod scroll;
pub mod service_worker;
pub mod share;
pub mod storage;

pub use scroll::scroll_into_view;
