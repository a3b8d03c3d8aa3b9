//! A server for the bundle, a browser, and the page in it.

pub mod board;
mod controls;
mod devtools;
mod driver;
pub mod keys;
pub mod page;
pub mod pointer;
pub mod scripts;
pub mod server;

pub use driver::Driver;
#[allow(unused_imports, reason = "the benchmarks use one size only")]
pub use page::{Page, View};
pub use server::Server;
