//! The atlas: the graph of all positions up to symmetry, the seat of each, and the state of the
//! screen.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

#[path = "../common/random.rs"]
mod random;
#[path = "../common/reachable.rs"]
mod reachable;
#[path = "../common/traced_game.rs"]
mod traced_game;

mod announcements;
mod graph;
mod layout;
mod network;
mod picture;
mod preview;
mod random_walks;
mod state;
mod tiers;
mod trace;
mod walking;
mod words;
