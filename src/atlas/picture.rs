//! The picture as text: the paths of an SVG, in hundredths of a seat, with y pointing down.

use std::fmt::Write;

use super::{Edge, Graph, Layout, Seat, Step, Tier};
use crate::rules::{Board, Player, Position, Square};
use crate::solver::{Value, table};

/// Half the length of the picture's sides.
pub const HALF_SIZE: i32 = 2150;

/// The distance of neighbouring squares of the small boards.
const SQUARE: i32 = 21;

/// Half the size of the ring around a seat.
const RING: i32 = 58;

/// The distance of neighbouring squares of a board that is drawn large.
const PREVIEW_SQUARE: i32 = 140;

/// The distance of a board that is drawn large from its seat, in seats.
const PREVIEW_DISTANCE: f64 = 4.2;

/// How far a curve bulges, in parts of its length.
const BULGE: f64 = 0.14;

/// The paths of everything that is always drawn.
///
/// Tiles and stones are dots, to which the style gives size and shape by the caps of their lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The tiles of the positions with X and with O to move.
    pub tiles: [String; 2],
    /// The pieces of X and of O.
    pub stones: [String; 2],
    /// The moves that keep the draw, except those of the dance.
    pub draws: String,
    /// The moves of the dance.
    pub dance: String,
}

impl Picture {
    /// Draws every position and the moves that keep the draw.
    #[must_use]
    pub fn new(graph: &Graph, layout: &Layout) -> Self {
        let mut picture = Self {
            tiles: [const { String::new() }; 2],
            stones: [const { String::new() }; 2],
            draws: String::new(),
            dance: String::new(),
        };
        for (position, seat) in graph.positions().iter().zip(layout.seats()) {
            let [x_tiles, o_tiles] = &mut picture.tiles;
            let tiles = match position.turn() {
                Player::X => x_tiles,
                Player::O => o_tiles,
            };
            dot(tiles, point(*seat));
            let [x_stones, o_stones] = &mut picture.stones;
            for (player, stones) in [(Player::X, x_stones), (Player::O, o_stones)] {
                draw_stones(stones, *seat, position.board(), player);
            }
        }
        for edge in graph.edges().iter().filter(|edge| edge.keeps_draw) {
            let dances = matches!(layout.tier(edge.from), Some(Tier::Dance(_)));
            let path = if dances {
                &mut picture.dance
            } else {
                &mut picture.draws
            };
            if let Some((from, to)) = ends(layout, edge.from, edge.to) {
                let ((x, y), (to_x, to_y)) = (point(from), point(to));
                let _ = write!(path, "M{x} {y}L{to_x} {to_y}");
            }
        }
        picture
    }
}

/// The moves from a class, by their value for the player who makes them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MovesFrom {
    /// Those that win, with rings around where they lead.
    pub wins: String,
    /// Those that draw.
    pub draws: String,
    /// Those that lose.
    pub losses: String,
}

impl MovesFrom {
    /// Draws the moves from a class.
    #[must_use]
    pub fn new(graph: &Graph, layout: &Layout, class: usize) -> Self {
        let mut paths = Self::default();
        let is_from = |edge: &&Edge| edge.from == class;
        for edge in graph.edges().iter().filter(is_from) {
            let (Some((from, to)), Some(after)) = (
                ends(layout, edge.from, edge.to),
                graph.positions().get(edge.to),
            ) else {
                continue;
            };
            let path = match table().value(*after).before() {
                Value::Win(_) => &mut paths.wins,
                Value::Draw => &mut paths.draws,
                Value::Loss(_) => &mut paths.losses,
            };
            let ((x, y), (to_x, to_y)) = (towards(from, to), towards(to, from));
            let _ = write!(path, "M{x} {y}L{to_x} {to_y}");
            path.push_str(&ring(to, *after));
        }
        paths
    }
}

/// The paths of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TracePaths {
    /// The steps in the order in which they were first taken.
    pub steps: Vec<TraceStep>,
    /// The rings around the positions.
    pub rings: String,
}

/// The path of a step of a game, which ends where it leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceStep {
    /// The path.
    pub path: String,
    /// Whether the step changed the result.
    pub is_slip: bool,
}

impl TracePaths {
    /// Draws these steps.
    #[must_use]
    pub fn new(graph: &Graph, layout: &Layout, steps: &[Step]) -> Self {
        let mut paths = Self::default();
        let mut is_ringed = vec![false; graph.len()];
        for step in steps {
            if let Some((from, to)) = ends(layout, step.from, step.to) {
                paths.steps.push(TraceStep {
                    path: curve(from, to),
                    is_slip: step.is_slip,
                });
            }
            for class in [step.from, step.to] {
                if let Some(is_ringed) = is_ringed.get_mut(class) {
                    *is_ringed = true;
                }
            }
        }
        let seats = layout.seats().iter().zip(graph.positions());
        for ((seat, position), _) in seats.zip(is_ringed).filter(|(_, is_ringed)| *is_ringed) {
            paths.rings += &ring(*seat, *position);
        }
        paths
    }
}

/// A position drawn large beside its seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The middle of the board.
    pub middle: (i32, i32),
    /// The squares that are empty, the pieces of X and those of O.
    pub squares: [String; 3],
}

impl Preview {
    /// Draws the position of a class, between its seat and the middle of the picture.
    #[must_use]
    pub fn new(graph: &Graph, layout: &Layout, class: usize) -> Option<Self> {
        let (seat, position) = (layout.seats().get(class)?, graph.positions().get(class)?);
        let distance = seat.distance(Seat::default());
        let nearer = (distance - PREVIEW_DISTANCE) / distance.max(1.0);
        let middle = point(Seat {
            x: seat.x * nearer,
            y: seat.y * nearer,
        });
        let mut squares = [const { String::new() }; 3];
        for square in Square::ALL {
            let [empty, x, o] = &mut squares;
            let path = match position.board().piece(square) {
                None => empty,
                Some(Player::X) => x,
                Some(Player::O) => o,
            };
            dot(path, square_at(middle, square, PREVIEW_SQUARE));
        }
        Some(Self { middle, squares })
    }
}

/// Returns the ring around the seat of a position: square if X is to move, else round.
#[must_use]
pub fn ring(seat: Seat, position: Position) -> String {
    let (x, y) = point(seat);
    let (left, size) = (x - RING, 2 * RING);
    match position.turn() {
        Player::X => format!("M{left} {}h{size}v{size}h-{size}z", y - RING),
        Player::O => {
            format!("M{left} {y}a{RING} {RING} 0 1 0 {size} 0a{RING} {RING} 0 1 0 -{size} 0")
        }
    }
}

fn ends(layout: &Layout, from: usize, to: usize) -> Option<(Seat, Seat)> {
    Some((*layout.seats().get(from)?, *layout.seats().get(to)?))
}

fn draw_stones(path: &mut String, seat: Seat, board: Board, player: Player) {
    for square in Square::ALL {
        if board.piece(square) == Some(player) {
            dot(path, square_at(point(seat), square, SQUARE));
        }
    }
}

/// Returns the middle of a square of a board with this middle and distance between squares.
fn square_at((x, y): (i32, i32), square: Square, distance: i32) -> (i32, i32) {
    let (column, row) = (i32::from(square.column()), i32::from(square.row()));
    (x + (column - 1) * distance, y + (row - 1) * distance)
}

/// Adds a dot. Writing to a string cannot fail.
fn dot(path: &mut String, (x, y): (i32, i32)) {
    // Not without any length: on paper, such a line has no square caps.
    let _ = write!(path, "M{x} {y}h1");
}

/// Returns a curve from the ring of one seat to that of another, bent to the left of its way.
fn curve(from: Seat, to: Seat) -> String {
    let middle = Seat {
        x: f64::midpoint(from.x, to.x) - (to.y - from.y) * BULGE,
        y: f64::midpoint(from.y, to.y) + (to.x - from.x) * BULGE,
    };
    let ((x, y), (to_x, to_y)) = (towards(from, middle), towards(to, middle));
    let (middle_x, middle_y) = point(middle);
    format!("M{x} {y}Q{middle_x} {middle_y} {to_x} {to_y}")
}

/// Returns the point on the ring of a seat in the direction of another.
fn towards(seat: Seat, other: Seat) -> (i32, i32) {
    let part = f64::from(RING) / 100.0 / seat.distance(other).max(1.0);
    point(Seat {
        x: seat.x + (other.x - seat.x) * part,
        y: seat.y + (other.y - seat.y) * part,
    })
}

/// Returns where a place is in the picture.
#[allow(clippy::cast_possible_truncation, reason = "the picture is small")]
pub(super) fn point(place: Seat) -> (i32, i32) {
    let scaled = |length: f64| (length * 100.0).round() as i32;
    (scaled(place.x), scaled(-place.y))
}
