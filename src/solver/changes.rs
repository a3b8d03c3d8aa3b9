use std::mem::discriminant;

use super::{Value, table};
use crate::rules::{Player, Position};

/// Returns the value of each position for X, whoever is to move.
#[must_use]
pub fn values_for_x(positions: impl IntoIterator<Item = Position>) -> Vec<Value> {
    positions.into_iter().map(value_for_x).collect()
}

/// Returns the indices of the values that are another result than the one before: a win, a draw or a
/// loss.
#[must_use]
pub fn result_changes(values: &[Value]) -> Vec<usize> {
    let is_change = |pair: &[Value]| {
        let mut results = pair.iter().map(discriminant);
        results.next() != results.next()
    };
    let pairs = (1..).zip(values.windows(2));
    pairs
        .filter(|(_, pair)| is_change(pair))
        .map(|(index, _)| index)
        .collect()
}

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
            let values = values_for_x(record.line_positions());
            assert_eq!(result_changes(&values), changes);
        }
    }
}
