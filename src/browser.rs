//! The only files outside the components that call the browser.

pub mod address;
pub mod chance;
pub mod commands;
pub mod world;
