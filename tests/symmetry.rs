//! The eight symmetries and the swapping of sides, in every reachable position.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, missing_docs)]

#[path = "common/reachable.rs"]
mod reachable;

use std::collections::HashSet;

use chorus_lapilli::notation::write_position;
use chorus_lapilli::rules::{Outcome, Position, Square, Symmetry};
use chorus_lapilli::solver::{key, smallest_key, table, to_smallest_key};
use reachable::reachable;

/// Returns the notation of the eight looks, made by moving the characters.
fn written_looks(position: Position) -> [String; 8] {
    let cells: Vec<char> = write_position(position).chars().collect();
    [0, 1, 2, 3, 4, 5, 6, 7].map(|symmetry| {
        let mut look = cells.clone();
        for square in Square::ALL {
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
            let to = usize::from(3 * row + column);
            *look.get_mut(to).unwrap() = *cells.get(square as usize).unwrap();
        }
        look.into_iter().collect()
    })
}

#[test]
fn the_looks_are_those_of_the_notation() {
    for position in reachable() {
        let looks: HashSet<String> = Symmetry::ALL
            .map(|symmetry| write_position(position.image(symmetry)))
            .into();
        assert_eq!(looks, HashSet::from(written_looks(position)));
    }
}

#[test]
fn the_smallest_look_comes_first_in_notation() {
    let mut smallest_looks = HashSet::new();
    for position in reachable() {
        let smallest = position.smallest_look();
        let first = written_looks(position).into_iter().min().unwrap();
        assert_eq!(write_position(smallest), first);
        for symmetry in Symmetry::ALL {
            assert_eq!(position.image(symmetry).smallest_look(), smallest);
        }
        smallest_looks.insert(smallest);
    }
    assert_eq!(smallest_looks.len(), 744);
}

#[test]
fn moves_are_turned_and_mirrored_with_the_position() {
    for position in reachable() {
        for symmetry in Symmetry::ALL {
            let image = position.image(symmetry);
            assert_eq!(image.image(symmetry.inverse()), position);
            assert_eq!(image.children().count(), position.children().count());
            for (m, after) in position.children() {
                assert_eq!(image.play(m.image(symmetry)), Ok(after.image(symmetry)));
            }
        }
    }
}

#[test]
fn sides_are_swapped_once_all_pieces_are_on_the_board() {
    let reachable = reachable();
    let mut swapped_positions = 0;
    for position in &reachable {
        let is_full = position.board().empty().len() == 3;
        assert_eq!(position.swap_sides().is_some(), is_full);
        let Some(swapped) = position.swap_sides() else {
            continue;
        };
        swapped_positions += 1;
        assert!(reachable.contains(&swapped));
        assert_eq!(swapped.swap_sides(), Some(*position));
        assert_eq!(swapped.turn(), !position.turn());
        assert_eq!(table().value(swapped), table().value(*position));
        for (m, after) in position.children() {
            assert_eq!(swapped.play(m).ok(), after.swap_sides());
        }
    }
    assert_eq!(swapped_positions, 3040);
}

#[test]
fn the_smallest_key_is_that_of_all_looks_and_of_both_sides() {
    let mut keys = HashSet::new();
    for position in reachable() {
        let smallest = smallest_key(position);
        assert_eq!(key(position.image(to_smallest_key(position))), smallest);
        for symmetry in Symmetry::ALL {
            let look = position.image(symmetry);
            assert!(smallest <= key(look));
            assert_eq!(smallest_key(look), smallest);
            if let Some(swapped) = look.swap_sides() {
                assert_eq!(key(swapped), key(look));
            }
        }
        keys.insert((smallest, position.outcome() == Outcome::Ongoing));
    }
    assert_eq!(keys.len(), 540);
}
