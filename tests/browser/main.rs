//! The whole app in a real browser, used as a person uses it.
//!
//! Games are written in the notation of the rules: `b2` clicks a square, `b2-c3` clicks two.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

mod address;
mod analysis;
mod atlas;
mod atlas_game;
mod clicks;
mod computer;
mod controls;
mod endings;
mod explore;
mod games;
mod heard;
mod hint;
mod kept_results;
mod keys;
mod learn;
mod letters;
mod links;
mod listeners;
mod live_region;
mod marks;
mod mount;
mod move_list;
mod mutations;
mod notice;
mod page;
mod players;
mod puzzles;
mod queries;
mod random_walk;
mod render_log;
mod renders;
mod results;
mod review;
mod saved_games;
mod screens;
mod settings;
mod setup;
mod squares;
mod storage;
mod storage_faults;
mod tabs;
mod theatre;
mod undo;
mod values;
mod wait;

use wasm_bindgen_test::wasm_bindgen_test_configure;

wasm_bindgen_test_configure!(run_in_browser);

/// X to step; every X can, and none is in the centre.
///
/// ```text
/// X - -
/// O - O
/// O X X
/// ```
const OPEN: &str = "a3 a2 b1 c2 c1 a1";

/// X to step; a1 is blocked.
///
/// ```text
/// O - -
/// X O O
/// X X -
/// ```
const BLOCKED: &str = "a2 a3 a1 b2 b1 c2";

/// X to step with a piece in the centre; b1-c2 wins, a2 may not step.
///
/// ```text
/// O O -
/// X X -
/// - X O
/// ```
const CENTRE_OR_WIN: &str = "a2 a3 b2 b3 b1 c1";

/// X to step with a piece in the centre and no step that wins; a1 is blocked.
///
/// ```text
/// O - -
/// X X -
/// X O O
/// ```
const CENTRE_ONLY: &str = "a2 a3 b2 b1 a1 c1";

/// X has won.
///
/// ```text
/// X X X
/// O O -
/// - - -
/// ```
const WON: &str = "a3 a2 b3 b2 c3";

/// Six steps that lead from [`OPEN`] back to the same position; twice, and a draw can be claimed.
const CYCLE: [&str; 6] = ["a3-b3", "a2-a3", "b3-b2", "a3-b3", "b2-a3", "b3-a2"];
