//! Tests of the release bundle in a real browser.
//!
//! `cargo xtask test` builds the bundle and runs them. By hand:
//! `cargo test --test e2e -- --ignored --skip screenshots:: --skip stress::long::`. `DIST` names the
//! folder of the bundle if it is not `dist/`; `AXE` names the file `axe.min.js` of axe-core, or
//! `--skip axe::` leaves out what needs it.

#![cfg(not(target_arch = "wasm32"))]
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    missing_docs
)]

#[path = "../common/random.rs"]
mod random;
#[path = "../common/traced_game.rs"]
mod traced_game;

mod address;
mod atlas;
mod atlas_game;
mod atlas_keys;
mod atlas_picture;
mod axe;
mod computer;
mod drag;
mod edit_board;
mod endings;
mod explore;
mod failure;
mod games;
mod help;
mod hover;
mod keys;
mod layout;
mod learn;
mod link_flow;
mod links;
mod loading;
mod look_back;
mod marks;
mod motion;
mod offline;
mod play_from_here;
mod policy;
mod puzzles;
mod record;
mod release;
mod responsive;
mod results;
mod resume_offer;
mod review;
mod saved_games;
mod screens;
mod screenshots;
mod settings;
mod share;
mod shell;
mod sides;
mod states;
mod storage;
mod stress;
mod support;
mod tabs;
mod translation;
mod unbreakable;
mod values;
mod watch;
