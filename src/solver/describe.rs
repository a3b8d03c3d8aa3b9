use super::Value;
use crate::rules::Position;

/// Describes a position with this value.
#[must_use]
pub fn describe_position(position: Position, value: Value) -> String {
    let (winner, plies) = match value {
        Value::Draw => return "Draw with best play".into(),
        Value::Loss(0) => return format!("{} has won", !position.turn()),
        Value::Win(plies) => (position.turn(), plies),
        Value::Loss(plies) => (!position.turn(), plies),
    };
    format!("{winner} {}", describe_value(Value::Win(plies)))
}

/// Describes the value of a move, with the number of the winner's moves.
#[must_use]
pub fn describe_value(value: Value) -> String {
    let (what, plies) = match value {
        Value::Win(plies) => ("wins", plies),
        Value::Draw => return "draws".into(),
        Value::Loss(plies) => ("loses", plies),
    };
    // The winner makes every other ply, including the last.
    let moves = plies.div_ceil(2);
    let s = if moves == 1 { "" } else { "s" };
    format!("{what} in {moves} move{s}")
}

/// Returns the value in a few signs: `+2` wins in two moves of the player, `=` draws, `−2` loses in
/// two of the opponent's.
#[must_use]
pub fn value_sign(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("+{}", plies.div_ceil(2)),
        Value::Draw => "=".into(),
        Value::Loss(plies) => format!("−{}", plies.div_ceil(2)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Move, Square};

    #[test]
    fn the_winner_is_named_and_their_moves_are_counted() {
        let x = Position::default();
        let o = x.play(Move::Place { to: Square::B2 });
        let table = [
            (Value::Win(1), "X wins in 1 move", "O wins in 1 move"),
            (Value::Win(3), "X wins in 2 moves", "O wins in 2 moves"),
            (Value::Win(9), "X wins in 5 moves", "O wins in 5 moves"),
            (Value::Loss(0), "O has won", "X has won"),
            (Value::Loss(2), "O wins in 1 move", "X wins in 1 move"),
            (Value::Loss(8), "O wins in 4 moves", "X wins in 4 moves"),
        ];
        for (value, x_to_move, o_to_move) in table {
            assert_eq!(describe_position(x, value), x_to_move);
            assert_eq!(o.map(|o| describe_position(o, value)), Ok(o_to_move.into()));
        }
        let even = "Draw with best play";
        assert_eq!(describe_position(x, Value::Draw), even);
    }

    #[test]
    fn a_move_is_described_in_words_and_by_a_sign() {
        for (value, words, sign) in [
            (Value::Win(1), "wins in 1 move", "+1"),
            (Value::Win(3), "wins in 2 moves", "+2"),
            (Value::Draw, "draws", "="),
            (Value::Loss(2), "loses in 1 move", "−1"),
            (Value::Loss(4), "loses in 2 moves", "−2"),
        ] {
            assert_eq!(describe_value(value), words);
            assert_eq!(value_sign(value), sign);
        }
    }
}
