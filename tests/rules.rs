//! The whole game, counted and compared with an independent implementation of its rules.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

#[path = "common/reachable.rs"]
mod reachable;

use std::collections::{HashMap, HashSet};

use chorus_lapilli::rules::{Board, IllegalMove, Move, Outcome, Phase, Player, Position, Square};
use reachable::reachable;

/// Returns every move that can be written in notation, legal or not.
fn all_moves() -> Vec<Move> {
    let places = Square::ALL.map(|to| Move::Place { to });
    let steps = Square::ALL.into_iter().flat_map(|from| {
        Square::ALL
            .into_iter()
            .map(move |to| Move::Step { from, to })
    });
    places.into_iter().chain(steps).collect()
}

/// Returns the number of move sequences of this length.
fn sequences(position: Position, length: u8, known: &mut HashMap<(Position, u8), u64>) -> u64 {
    if length == 0 {
        return 1;
    }
    if let Some(count) = known.get(&(position, length)) {
        return *count;
    }
    let count = position
        .children()
        .map(|(_, child)| sequences(child, length - 1, known))
        .sum();
    known.insert((position, length), count);
    count
}

/// Returns the board as characters, to be independent of the crate's sets of squares.
fn cells(position: Position) -> [char; 9] {
    Square::ALL.map(|square| match position.board().piece(square) {
        Some(Player::X) => 'X',
        Some(Player::O) => 'O',
        None => '-',
    })
}

fn three_in_a_row(cells: [char; 9], side: char) -> bool {
    ["012", "345", "678", "036", "147", "258", "048", "246"]
        .iter()
        .any(|line| line.bytes().all(|i| cells[usize::from(i - b'0')] == side))
}

/// Implements the rules over characters and numbers: returns the cells after a legal move, or the
/// rule that the move breaks.
fn independent_rules(cells: [char; 9], side: char, m: Move) -> Result<[char; 9], IllegalMove> {
    const NEIGHBOURS: [&str; 9] = [
        "134", "02345", "145", "01467", "01235678", "12478", "347", "34568", "457",
    ];
    if three_in_a_row(cells, 'X') || three_in_a_row(cells, 'O') {
        return Err(IllegalMove::GameOver);
    }
    let placed = cells.iter().filter(|cell| **cell == side).count();
    let mut after = cells;
    match m {
        Move::Place { to } if placed < 3 => {
            if cells[to as usize] != '-' {
                return Err(IllegalMove::Occupied);
            }
            after[to as usize] = side;
        }
        Move::Step { from, to } if placed == 3 => {
            let (from, to) = (from as usize, to as usize);
            if cells[from] != side {
                return Err(IllegalMove::NotYours);
            }
            if cells[to] != '-' {
                return Err(IllegalMove::Occupied);
            }
            if !NEIGHBOURS[from].contains(&to.to_string()) {
                return Err(IllegalMove::NotAdjacent);
            }
            after[from] = '-';
            after[to] = side;
            if cells[4] == side && from != 4 && !three_in_a_row(after, side) {
                return Err(IllegalMove::MustLeaveCentre);
            }
        }
        _ => return Err(IllegalMove::WrongPhase),
    }
    Ok(after)
}

#[test]
fn the_number_of_move_sequences_is_right() {
    let mut known = HashMap::new();
    let counts = [1, 9, 72, 504, 3024, 15120, 54720, 217_152, 867_744];
    for (length, count) in (0..).zip(counts) {
        assert_eq!(
            sequences(Position::default(), length, &mut known),
            count,
            "length {length}"
        );
    }
    assert_eq!(
        sequences(Position::default(), 12, &mut known),
        262_697_184,
        "length 12"
    );
}

#[test]
fn the_number_of_reachable_positions_is_right() {
    let positions = reachable();
    let count = |kind: &dyn Fn(Position) -> bool| positions.iter().filter(|p| kind(**p)).count();
    let ongoing = |p: Position| p.outcome() == Outcome::Ongoing;
    assert_eq!(positions.len(), 5390);
    assert_eq!(count(&|p| ongoing(p) && p.phase() == Phase::Placing), 2230);
    assert_eq!(count(&|p| ongoing(p) && p.phase() == Phase::Stepping), 2744);
    assert_eq!(count(&|p| p.outcome() == Outcome::Won(Player::X)), 268);
    assert_eq!(count(&|p| p.outcome() == Outcome::Won(Player::O)), 148);
    let by_pieces: Vec<usize> = (0..=6)
        .map(|pieces| count(&|p| 9 - p.board().empty().len() == pieces))
        .collect();
    assert_eq!(by_pieces, [1, 9, 72, 252, 756, 1260, 3040]);
}

#[test]
fn the_number_of_legal_moves_is_right() {
    let positions = reachable();
    let counts: Vec<(Outcome, usize)> = positions
        .iter()
        .map(|p| (p.outcome(), p.children().count()))
        .collect();
    assert_eq!(counts.iter().map(|(_, count)| count).sum::<usize>(), 22501);
    assert_eq!(counts.iter().map(|(_, count)| count).max(), Some(&9));
    for (outcome, count) in counts {
        assert_eq!(outcome == Outcome::Ongoing, count > 0);
    }
}

#[test]
fn every_move_is_judged_like_the_independent_rules() {
    let moves = all_moves();
    assert_eq!(moves.len(), 90);
    for position in reachable() {
        let side = position.turn().symbol().chars().next().unwrap();
        let children: HashMap<Move, Position> = position.children().collect();
        for m in &moves {
            let judged = position.play(*m);
            let expected = independent_rules(cells(position), side, *m);
            assert_eq!(judged.map(cells), expected, "{position:?} {m}");
            assert_eq!(children.get(m), judged.ok().as_ref(), "{position:?} {m}");
            if let Ok(after) = judged {
                assert_eq!(after.turn(), !position.turn());
            }
        }
    }
}

#[test]
fn movable_pieces_are_those_with_a_legal_step() {
    for position in reachable() {
        for from in Square::ALL {
            let targets: HashSet<Square> = position
                .children()
                .filter_map(|(m, _)| match m {
                    Move::Step { from: f, to } if f == from => Some(to),
                    _ => None,
                })
                .collect();
            assert_eq!(
                position.targets(from).iter().collect::<HashSet<_>>(),
                targets
            );
            assert_eq!(position.movable().contains(from), !targets.is_empty());
        }
    }
}

#[test]
fn the_centre_rule_applies_wherever_it_forbids_a_step() {
    for position in reachable() {
        let forbidden = all_moves()
            .iter()
            .any(|m| position.play(*m) == Err(IllegalMove::MustLeaveCentre));
        assert!(position.centre_rule_applies() || !forbidden, "{position:?}");
        if position.centre_rule_applies() {
            assert_eq!(
                position.board().piece(Square::CENTRE),
                Some(position.turn())
            );
            assert_eq!(position.phase(), Phase::Stepping);
        }
    }
}

/// Returns all 3^9 boards.
fn boards() -> impl Iterator<Item = Board> {
    (0..3_u32.pow(9)).map(|code| {
        let mut rest = code;
        let mut board = Board::default();
        for square in Square::ALL {
            match rest % 3 {
                1 => board = board.with(square, Player::X),
                2 => board = board.with(square, Player::O),
                _ => {}
            }
            rest /= 3;
        }
        board
    })
}

#[test]
fn lines_are_found_on_every_board() {
    for board in boards() {
        let cells = Square::ALL.map(|square| {
            board.piece(square).map_or('-', |p| match p {
                Player::X => 'X',
                Player::O => 'O',
            })
        });
        for (player, side) in [(Player::X, 'X'), (Player::O, 'O')] {
            assert_eq!(board.has_line(player), three_in_a_row(cells, side));
            assert_eq!(board.has_line(player), !board.lines(player).is_empty());
            for square in board.lines(player).iter() {
                assert_eq!(board.piece(square), Some(player));
            }
        }
    }
}

#[test]
fn every_valid_setup_is_reachable() {
    let reachable = reachable();
    let valid: HashSet<Position> = boards()
        .flat_map(|board| [Player::X, Player::O].map(|turn| Position::from_setup(board, turn)))
        .filter_map(Result::ok)
        .collect();
    assert_eq!(valid, reachable);
}
