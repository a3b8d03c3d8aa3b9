//! A server for the bundle, a browser, and the page in it.

mod driver;
pub mod hand;
pub mod keys;
pub mod page;
pub mod server;

pub use driver::Driver;
pub use page::Page;
pub use server::Server;
