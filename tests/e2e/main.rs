//! The shipped bundle in a real browser, from the first byte to the last click.
//!
//! `cargo xtask test` builds the bundle and runs these. By hand:
//! `cargo test --test e2e -- --ignored --skip screenshots::`, with `DIST` for a bundle elsewhere than
//! in `dist/`, and `AXE` for the file `axe.min.js` of axe-core or `--skip axe::` behind it.

#![cfg(not(target_arch = "wasm32"))]
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    missing_docs
)]

mod axe;
mod computer;
mod drag;
mod explore;
mod games;
mod hover;
mod keeping;
mod keys;
mod layout;
mod links;
mod loading;
mod marks;
mod motion;
mod offline;
mod record;
mod room;
mod screens;
mod screenshots;
mod settings;
mod share;
mod shell;
mod storage;
mod support;
mod values;
mod watch;
