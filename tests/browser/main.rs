//! The components in a real browser, used as a person uses them.
//!
//! Games are written in the notation of the rules: `b2` clicks a square, `b2-c3` clicks two.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

#[path = "browser/address.rs"]
mod address;
#[path = "browser/clicks.rs"]
mod clicks;
#[path = "browser/computer.rs"]
mod computer;
#[path = "browser/explore.rs"]
mod explore;
#[path = "browser/games.rs"]
mod games;
#[path = "browser/hint.rs"]
mod hint;
#[path = "browser/keep.rs"]
mod keep;
#[path = "browser/keys.rs"]
mod keys;
#[path = "browser/live_region.rs"]
mod live_region;
#[path = "browser/marks.rs"]
mod marks;
#[path = "browser/mount.rs"]
mod mount;
#[path = "browser/moves.rs"]
mod moves;
#[path = "browser/page.rs"]
mod page;
#[path = "browser/screens.rs"]
mod screens;
#[path = "browser/seen.rs"]
mod seen;
#[path = "browser/settings.rs"]
mod settings;
#[path = "browser/squares.rs"]
mod squares;
#[path = "browser/values.rs"]
mod values;
#[path = "browser/wait.rs"]
mod wait;
#[path = "browser/walk.rs"]
mod walk;
#[path = "browser/watch.rs"]
mod watch;

use wasm_bindgen_test::wasm_bindgen_test_configure;

wasm_bindgen_test_configure!(run_in_browser);

/// X to step; every X can, and none stands in the centre.
///
/// ```text
/// X - -
/// O - O
/// O X X
/// ```
const OPEN: &str = "a3 a2 b1 c2 c1 a1";

/// X to step; a1 is walled in.
///
/// ```text
/// O - -
/// X O O
/// X X -
/// ```
const WALLED: &str = "a2 a3 a1 b2 b1 c2";

/// X to step and bound by the centre; b1-c2 wins, a2 may not step.
///
/// ```text
/// O O -
/// X X -
/// - X O
/// ```
const BOUND: &str = "a2 a3 b2 b3 b1 c1";

/// X to step and bound by the centre, with no other step that wins; a1 is walled in besides.
///
/// ```text
/// O - -
/// X X -
/// X O O
/// ```
const BOUND_FAST: &str = "a2 a3 b2 b1 a1 c1";

/// X has won.
///
/// ```text
/// X X X
/// O O -
/// - - -
/// ```
const WON: &str = "a3 a2 b3 b2 c3";
