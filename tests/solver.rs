//! The solved game, proved from the rules and compared with a plain search.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

#[path = "common/reachable.rs"]
mod reachable;

use std::collections::{BTreeMap, HashMap, HashSet};

use chorus_lapilli::rules::{Board, Outcome, Phase, Player, Position, Square};
use chorus_lapilli::solver::{Choice, Table, Value};
use reachable::reachable;

/// Returns every reachable position with the positions after it.
fn game() -> HashMap<Position, Vec<Position>> {
    let after = |position: Position| position.children().map(|(_, child)| child).collect();
    let positions = reachable().into_iter();
    positions
        .map(|position| (position, after(position)))
        .collect()
}

/// Returns the image of the square under one of the eight symmetries.
fn square_image(symmetry: u8, square: Square) -> Square {
    let (mut column, mut row) = (square.column(), square.row());
    if symmetry & 1 != 0 {
        column = 2 - column;
    }
    if symmetry & 2 != 0 {
        row = 2 - row;
    }
    if symmetry & 4 != 0 {
        (column, row) = (row, column);
    }
    Square::at(column, row).unwrap()
}

/// Returns the image of the position under a symmetry, with the players swapped if `swap` is set.
fn image(position: Position, symmetry: u8, swap: bool) -> Position {
    let side = |player: Player| if swap { !player } else { player };
    let board = Square::ALL
        .into_iter()
        .filter_map(|square| Some((square, position.board().piece(square)?)))
        .fold(Board::default(), |board, (square, player)| {
            board.with(square_image(symmetry, square), side(player))
        });
    Position::from_setup(board, side(position.turn())).unwrap()
}

/// Returns all images of the position.
fn class(position: Position, swaps: &[bool]) -> HashSet<Position> {
    let images = |swap| (0..8).map(move |symmetry| image(position, symmetry, swap));
    swaps.iter().copied().flat_map(images).collect()
}

/// Returns the number of positions, counting all images of one only once.
fn classes(positions: impl IntoIterator<Item = Position>, swaps: &[bool]) -> usize {
    let mut seen = HashSet::new();
    positions
        .into_iter()
        .filter(|position| {
            let new = !seen.contains(position);
            seen.extend(class(*position, swaps));
            new
        })
        .count()
}

#[test]
fn the_number_of_positions_of_each_value_is_right() {
    let table = Table::solve();
    let game = game();
    let values: Vec<Value> = game.keys().map(|position| table.value(*position)).collect();
    let count = |kind: fn(&Value) -> bool| values.iter().filter(|value| kind(value)).count();
    assert_eq!(count(|value| matches!(value, Value::Win(_))), 3154);
    assert_eq!(count(|value| matches!(value, Value::Loss(_))), 1072);
    assert_eq!(count(|value| matches!(value, Value::Draw)), 1164);
    let slowest_win = values.iter().filter(|value| **value > Value::Draw).min();
    assert_eq!(slowest_win, Some(&Value::Win(9)));
    let slowest_loss = values.iter().filter(|value| **value < Value::Draw).max();
    assert_eq!(slowest_loss, Some(&Value::Loss(8)));
}

#[test]
fn the_start_and_all_first_moves_are_draws() {
    let table = Table::solve();
    let start = Position::default();
    assert_eq!(table.value(start), Value::Draw);
    assert_eq!(table.moves(start).len(), 9);
    for choice in table.moves(start) {
        assert_eq!(choice.value, Value::Draw, "{}", choice.m);
        assert_eq!(table.value(choice.after), Value::Draw, "{}", choice.m);
    }
}

#[test]
fn every_value_follows_from_the_positions_after_it() {
    let table = Table::solve();
    for (position, after) in game() {
        let after: Vec<Value> = after.into_iter().map(|child| table.value(child)).collect();
        let wins = after.iter().filter_map(|value| match value {
            Value::Win(plies) => Some(*plies),
            _ => None,
        });
        let quickest_loss = after.iter().filter_map(|value| match value {
            Value::Loss(plies) => Some(*plies),
            _ => None,
        });
        let quickest_loss = quickest_loss.min();
        match table.value(position) {
            Value::Win(plies) => assert_eq!(quickest_loss, Some(plies - 1), "{position:?}"),
            Value::Loss(0) => {
                assert_eq!(position.outcome(), Outcome::Won(!position.turn()));
                assert!(after.is_empty());
            }
            Value::Loss(plies) => {
                assert_eq!(wins.clone().count(), after.len(), "{position:?}");
                assert_eq!(wins.max(), Some(plies - 1), "{position:?}");
            }
            Value::Draw => {
                assert_eq!(quickest_loss, None, "{position:?}");
                assert!(after.contains(&Value::Draw), "{position:?}");
            }
        }
    }
}

#[test]
fn every_legal_move_is_listed_best_first() {
    let table = Table::solve();
    for (position, after) in game() {
        let moves = table.moves(position);
        assert!(moves.is_sorted_by(|a, b| a.value >= b.value));
        assert_eq!(moves.len(), after.len());
        for Choice { m, after, value } in &moves {
            assert_eq!(position.play(*m), Ok(*after));
            assert_eq!(
                *value,
                match table.value(*after) {
                    Value::Win(plies) => Value::Loss(plies + 1),
                    Value::Loss(plies) => Value::Win(plies + 1),
                    Value::Draw => Value::Draw,
                }
            );
        }
        if let Some(best) = moves.first() {
            assert_eq!(best.value, table.value(position));
        }
    }
}

#[test]
fn symmetries_do_not_change_values() {
    let table = Table::solve();
    let game = game();
    for position in game.keys() {
        for image in class(*position, &[false]) {
            assert!(game.contains_key(&image));
            assert_eq!(table.value(image), table.value(*position), "{position:?}");
        }
    }
    assert_eq!(classes(game.into_keys(), &[false]), 744);
}

#[test]
fn the_number_of_positions_with_one_winning_move_is_right() {
    let table = Table::solve();
    let game = game();
    let counts = |phase: Phase, swaps: &[bool]| {
        let mut by_plies = BTreeMap::<u8, Vec<Position>>::new();
        for position in game.keys().filter(|position| position.phase() == phase) {
            let moves = table.moves(*position);
            let wins = moves.iter().filter(|choice| choice.value > Value::Draw);
            if let (Value::Win(plies), 1) = (table.value(*position), wins.count()) {
                by_plies.entry(plies).or_default().push(*position);
            }
        }
        by_plies
            .into_iter()
            .map(|(plies, positions)| (plies, classes(positions, swaps)))
            .collect::<Vec<_>>()
    };
    let placing = [(1, 61), (3, 29), (5, 19), (7, 4), (9, 1)];
    assert_eq!(counts(Phase::Placing, &[false]), placing);
    let stepping = [(1, 50), (3, 16), (5, 5)];
    assert_eq!(counts(Phase::Stepping, &[false, true]), stepping);
}

/// Returns who wins within this many plies: the player to move (1), the opponent (-1) or neither (0).
fn search(
    game: &HashMap<Position, Vec<Position>>,
    position: Position,
    plies: u8,
    known: &mut HashMap<(Position, u8), i8>,
) -> i8 {
    if position.outcome() != Outcome::Ongoing {
        return -1;
    }
    if plies == 0 {
        return 0;
    }
    if let Some(result) = known.get(&(position, plies)) {
        return *result;
    }
    let replies = game[&position].iter();
    let results = replies.map(|child| -search(game, *child, plies - 1, known));
    let best = results.max().unwrap();
    known.insert((position, plies), best);
    best
}

#[test]
fn a_plain_search_agrees_at_every_depth() {
    let table = Table::solve();
    let game = game();
    let mut known = HashMap::new();
    for horizon in 0..=16 {
        for position in game.keys() {
            let expected = match table.value(*position) {
                Value::Win(plies) if plies <= horizon => 1,
                Value::Loss(plies) if plies <= horizon => -1,
                _ => 0,
            };
            let found = search(&game, *position, horizon, &mut known);
            assert_eq!(found, expected, "{position:?} within {horizon}");
        }
    }
}
