use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// Half the width of the aisles between the quarters, and of the gate.
const AISLE: f64 = 0.62;
const GATE: f64 = 1.95;

/// A place in the picture, whose middle is the origin. A seat is one unit wide, and y points up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Seat {
    /// To the right.
    pub x: f64,
    /// Upwards.
    pub y: f64,
}

impl Seat {
    pub(super) fn polar(radius: f64, angle: f64) -> Self {
        let (sin, cos) = angle.sin_cos();
        Self {
            x: radius * cos,
            y: radius * sin,
        }
    }

    /// Returns the seat with above and below swapped.
    pub(super) const fn mirrored(self) -> Self {
        Self {
            x: self.x,
            y: -self.y,
        }
    }

    /// Returns the distance to another seat.
    #[must_use]
    pub fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// Where the members of a group sit.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// Rows in the upper left quarter, above the gate.
    Left(&'static [f64]),
    /// Rows in the upper right quarter.
    Right(&'static [f64]),
    /// A ring that is open on the left.
    Ring {
        radius: f64,
        /// Half the angle of the opening.
        gap: f64,
    },
}

impl Place {
    /// Returns the seat with this index among `count`.
    pub fn seat(self, index: usize, count: usize) -> Seat {
        match self {
            Self::Ring { radius, gap } => {
                let part = (as_f64(index) + 0.5) / as_f64(count);
                Seat::polar(radius, PI - gap - (TAU - 2.0 * gap) * part)
            }
            Self::Left(rows) | Self::Right(rows) => {
                let columns = count.div_ceil(rows.len());
                let part = (as_f64(index / rows.len()) + 0.5) / as_f64(columns);
                let inner = rows.first().copied().unwrap_or(1.0);
                let radius = rows.get(index % rows.len()).copied().unwrap_or(inner);
                let aisle = (AISLE / radius).asin();
                let (first, last) = match self {
                    Self::Left(_) => (PI - (GATE / inner).asin(), FRAC_PI_2 + aisle),
                    _ => (FRAC_PI_2 - aisle, aisle),
                };
                Seat::polar(radius, first + (last - first) * part)
            }
        }
    }
}

/// Returns a small number as a float.
#[allow(
    clippy::cast_precision_loss,
    reason = "there are fewer than a thousand classes"
)]
pub(super) const fn as_f64(number: usize) -> f64 {
    number as f64
}
