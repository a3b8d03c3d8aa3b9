use std::mem::discriminant;

use super::{Value, table};
use crate::rules::{Player, Position};

/// Returns the indices of the positions of a game whose result differs from that of the position
/// before: from a win to a draw or a loss, or from a draw to a loss, for the player who moved.
#[must_use]
pub fn result_changes(positions: impl IntoIterator<Item = Position>) -> Vec<usize> {
    let mut changes = Vec::new();
    let mut previous = None;
    for (index, position) in positions.into_iter().enumerate() {
        let result = discriminant(&value_for_x(position));
        if previous.is_some_and(|previous| previous != result) {
            changes.push(index);
        }
        previous = Some(result);
    }
    changes
}

/// Returns the value of the position for X, whoever is to move.
fn value_for_x(position: Position) -> Value {
    match (position.turn(), table().value(position)) {
        (Player::O, Value::Win(plies)) => Value::Loss(plies),
        (Player::O, Value::Loss(plies)) => Value::Win(plies),
        (_, value) => value,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::notation::read_game;
    use crate::players::Players;
    use crate::record::Record;

    #[test]
    fn moves_that_change_the_result_are_found() {
        for (game, changes) in [
            ("", &[][..]),
            ("b2 a3 c1", &[]),
            ("a2 c1 b2 a3 c3 b3 b2-c2 b3-b2", &[2, 3, 4, 7]),
            ("XX--O-O--:X/c2 c3", &[1]),
        ] {
            let game = read_game(game).unwrap();
            let record = Record::from_moves(game.start, game.moves, Players::default());
            assert_eq!(result_changes(record.line_positions()), changes);
        }
    }
}
