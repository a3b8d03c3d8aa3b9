//! What the lesson and the page say about the game.

use chorus_lapilli::puzzles::Puzzle;
use chorus_lapilli::rules::{Move, Outcome, Phase, Position, Square};
use chorus_lapilli::solver::{Value, smallest_key, table};

use crate::reachable::reachable;
use crate::{moves, pieces, plies};

#[test]
fn an_edge_sets_the_most_traps_and_the_centre_none() {
    for to in Square::ALL {
        let after = Position::default().play(Move::Place { to }).unwrap();
        let replies = table().moves(after);
        let losing = replies.iter().filter(|c| c.value < Value::Draw).count();
        let expected = match to {
            Square::B2 => 0,
            Square::A3 | Square::C3 | Square::A1 | Square::C1 => 2,
            _ => 4,
        };
        assert_eq!((losing, replies.len()), (expected, 8), "{to}");
    }
    let line = moves("b3 a1").into_iter();
    let after = line.fold(Position::default(), |p, m| p.play(m).unwrap());
    assert_eq!(Puzzle::at(after).map(plies), Ok(9));
}

#[test]
fn most_moves_from_drawn_positions_lose_as_often_as_counted() {
    let percent = |count: u32| {
        let drawn = reachable().into_iter().filter(|position| {
            table().value(*position) == Value::Draw && pieces(*position) == count
        });
        let moves: Vec<_> = drawn.flat_map(|position| table().moves(position)).collect();
        let losing = moves.iter().filter(|c| c.value < Value::Draw).count();
        (100 * losing + moves.len() / 2) / moves.len()
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(percent), [33, 20, 71, 64, 60, 61]);
}

#[test]
fn the_number_of_drawn_positions_is_right() {
    let drawn = |phase: Phase| {
        let all = reachable().into_iter().filter(move |position| {
            position.phase() == phase && table().value(*position) == Value::Draw
        });
        let all: Vec<Position> = all.collect();
        let mut keys: Vec<u16> = all.iter().map(|p| smallest_key(*p)).collect();
        keys.sort_unstable();
        keys.dedup();
        (all.len(), keys.len())
    };
    assert_eq!(drawn(Phase::Placing), (708, 103));
    assert_eq!(drawn(Phase::Stepping), (456, 30));
}

#[test]
fn whoever_steps_is_ahead() {
    let stepping = reachable().into_iter().filter(|position| {
        position.phase() == Phase::Stepping && position.outcome() == Outcome::Ongoing
    });
    let values: Vec<Value> = stepping.map(|position| table().value(position)).collect();
    let count = |kind: fn(&Value) -> bool| values.iter().filter(|v| kind(v)).count();
    assert_eq!(values.len(), 2744);
    assert_eq!(count(|value| *value > Value::Draw), 1856);
    assert_eq!(count(|value| *value < Value::Draw), 432);
}
