//! The words about positions, compared with the solver's table.

use std::mem::discriminant;

use chorus_lapilli::atlas::{
    Tier, describe_keeping, describe_place, describe_positions, graph, layout,
};
use chorus_lapilli::notation::read_position;
use chorus_lapilli::rules::{Outcome, Position};
use chorus_lapilli::solver::{Value, table};

use crate::reachable::reachable;

fn tier(position: Position) -> Tier {
    layout().tier(graph().class(position).unwrap()).unwrap()
}

#[test]
fn the_picture_is_described_with_its_numbers() {
    let words = "All 744 positions: 163 even, 299 won for X, 282 for O";
    assert_eq!(describe_positions(layout()), words);
}

#[test]
fn positions_are_described() {
    for (text, place, keeping) in [
        (
            "---------:X",
            "Even. At the gate.",
            Some("Every move keeps it."),
        ),
        (
            "X---O----:X",
            "Even. At the gate.",
            Some("4 of 7 moves keep it."),
        ),
        (
            "X--O-OOXX:X",
            "X wins in 1 move.",
            Some("2 of 4 moves win."),
        ),
        (
            "X---OX---:O",
            "O wins in 3 moves.",
            Some("2 of 6 moves win."),
        ),
        (
            "O--X-OOXX:X",
            "Even. In the dance.",
            Some("Only 1 of 4 moves keeps it."),
        ),
        (
            "XX-OO----:X",
            "X wins in 1 move.",
            Some("Only 1 of 5 moves wins."),
        ),
        (
            "O--XX-XOO:X",
            "O wins in 1 move.",
            Some("Every move loses."),
        ),
        ("XXXOO----:O", "X has won.", None),
    ] {
        let position = read_position(text).unwrap();
        assert_eq!(describe_place(position, tier(position)), place, "{text}");
        assert_eq!(describe_keeping(position).as_deref(), keeping, "{text}");
    }
}

/// Returns the numbers of a text.
fn numbers(text: &str) -> Vec<usize> {
    let words = text.split(|c: char| !c.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn the_moves_that_keep_the_result_are_counted_in_every_position() {
    let kind = |position| discriminant(&table().value(position));
    let (mut over, mut single) = (0, 0);
    for position in reachable() {
        let Some(words) = describe_keeping(position) else {
            assert_ne!(position.outcome(), Outcome::Ongoing);
            over += 1;
            continue;
        };
        let children: Vec<Position> = position.children().map(|(_, after)| after).collect();
        // A win of one side is a loss of the other.
        let kept = match table().value(position) {
            Value::Win(_) => discriminant(&Value::Loss(0)),
            Value::Draw => discriminant(&Value::Draw),
            Value::Loss(_) => discriminant(&Value::Win(0)),
        };
        let keeping = children.iter().filter(|after| kind(**after) == kept);
        let (keeping, all) = (keeping.count(), children.len());
        assert!(0 < keeping && keeping <= all);
        let verb = match table().value(position) {
            Value::Win(_) => " win",
            Value::Draw => " keep",
            Value::Loss(_) => " lose",
        };
        if all == 1 {
            assert_eq!(words, "There is only one move.");
            single += 1;
            continue;
        }
        assert!(words.contains(verb), "{words}");
        if keeping == all {
            assert!(words.starts_with("Every move "), "{words}");
        } else {
            assert_eq!(numbers(&words), [keeping, all], "{words}");
            assert_eq!(words.starts_with("Only 1 of "), keeping == 1, "{words}");
        }
    }
    assert_eq!(over, 416);
    assert!(single < 100, "{single}");
}

#[test]
fn the_place_agrees_with_the_value_in_every_position() {
    for position in reachable() {
        let words = describe_place(position, tier(position));
        let (turn, other) = (position.turn(), !position.turn());
        let pieces = 9 - position.board().empty().len();
        let expected = match table().value(position) {
            Value::Loss(0) => format!("{other} has won."),
            Value::Win(plies) => wins_in(turn.symbol(), plies),
            Value::Loss(plies) => wins_in(other.symbol(), plies),
            Value::Draw if pieces < 3 => "Even. At the gate.".into(),
            Value::Draw if pieces < 6 => "Even. In the arena.".into(),
            Value::Draw => {
                let steps = ["Even. In the dance.", "Even. On the way to the dance."];
                assert!(steps.contains(&words.as_str()), "{words}");
                continue;
            }
        };
        assert_eq!(words, expected);
    }
}

fn wins_in(winner: &str, plies: u8) -> String {
    match plies.div_ceil(2) {
        1 => format!("{winner} wins in 1 move."),
        moves => format!("{winner} wins in {moves} moves."),
    }
}
