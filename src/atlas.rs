//! The atlas: all positions of the game, up to symmetry, each with a seat in one picture.
//!
//! The picture is a theatre seen from above. Positions in which neither side can force a win stand
//! in the arena, and its heart is the dance: the positions among which best play goes on for ever.
//! The tiers around it are decided, the further out the sooner, and the rim is the end. Above X
//! wins, below O; on the left pieces are placed, on the right they step. The game enters through
//! the gate on the left.

use std::sync::LazyLock;

mod dance;
mod graph;
mod layout;
mod picture;
mod seat;
mod state;
mod tier;
mod trace;
mod words;

pub use graph::{Edge, Graph};
pub use layout::Layout;
pub use picture::{HALF_SIZE, MovesFrom, Picture, Preview, TracePaths, TraceStep, ring};
pub use seat::Seat;
pub use state::{AtlasAction, AtlasState};
pub use tier::Tier;
pub use trace::{Step, Trace};
pub use words::{describe_keeping, describe_place, describe_positions};

/// Returns all positions and the moves between them, which are found at the first call.
#[must_use]
pub fn graph() -> &'static Graph {
    static GRAPH: LazyLock<Graph> = LazyLock::new(Graph::new);
    &GRAPH
}

/// Returns the tier and the seat of every position, which are found at the first call.
#[must_use]
pub fn layout() -> &'static Layout {
    static LAYOUT: LazyLock<Layout> = LazyLock::new(|| Layout::new(graph()));
    &LAYOUT
}

/// Returns the paths of the picture, which are written at the first call.
#[must_use]
pub fn picture() -> &'static Picture {
    static PICTURE: LazyLock<Picture> = LazyLock::new(|| Picture::new(graph(), layout()));
    &PICTURE
}
