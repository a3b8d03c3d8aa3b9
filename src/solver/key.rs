use crate::rules::{Position, Square, Symmetry};

/// The number of keys: three states of nine squares.
pub(super) const COUNT: usize = 3_usize.pow(9);

/// Returns a number that identifies the position: in reading order, an empty square comes before a
/// piece of the player to move, and that before a piece of the opponent.
///
/// It does not change if X and O are swapped: the piece counts tell whose turn it is, and once both
/// players have three pieces it makes no difference.
#[must_use]
pub fn key(position: Position) -> u16 {
    let own = position.board().pieces(position.turn());
    let other = position.board().pieces(!position.turn());
    Square::ALL.into_iter().fold(0, |key, square| {
        3 * key + u16::from(own.contains(square)) + 2 * u16::from(other.contains(square))
    })
}

/// Returns the smallest key of the eight looks of the position, which is the same for all of them.
#[must_use]
pub fn smallest_key(position: Position) -> u16 {
    key(position.image(to_smallest_key(position)))
}

/// Returns a symmetry to the look of the position with the smallest key.
#[must_use]
pub fn to_smallest_key(position: Position) -> Symmetry {
    let look_key = |symmetry| key(position.image(symmetry));
    let best = Symmetry::ALL.into_iter().min_by_key(|s| look_key(*s));
    best.unwrap_or_default()
}
