//! The atlas: all positions of the game, up to symmetry, each with a seat in one picture.
//!
//! The picture is a theatre seen from above. Positions in which neither side can force a win stand
//! in the arena, and its heart is the dance: the positions among which best play goes on for ever.
//! The tiers around it are decided, the further out the sooner, and the rim is the end. Above X
//! wins, below O; on the left pieces are placed, on the right they step. The game enters through
//! the gate on the left.

mod dance;
mod graph;
mod layout;
mod picture;
mod tier;
mod trace;

pub use graph::{Edge, Graph};
pub use layout::{Layout, Seat};
pub use picture::{HALF_SIZE, MovesFrom, Picture, TracePaths, ring};
pub use tier::Tier;
pub use trace::{Step, Trace};
