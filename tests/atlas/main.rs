//! The atlas: the graph of all positions up to symmetry, and the seat of each.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

#[path = "../common/reachable.rs"]
mod reachable;

mod graph;
mod layout;
mod network;
mod picture;
mod tiers;
mod trace;
