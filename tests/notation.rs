//! Everything that is written is read back, and no text makes the readers fail.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

#[path = "common/random.rs"]
mod random;

use std::collections::HashSet;
use std::time::{Duration, Instant};

use chorus_lapilli::notation::{
    MoveError, PositionError, SetupError, read_game, read_move, read_position, read_setup,
    read_square, write_game, write_link, write_position, write_setup,
};
use chorus_lapilli::rules::{IllegalMove, InvalidPosition, Move, Player, Position, Square};
use random::Random;

/// Returns a game of at most `length` random legal moves.
fn random_game(random: &mut Random, length: usize) -> Vec<Move> {
    let mut position = Position::default();
    let mut moves = Vec::new();
    for _ in 0..length {
        let children: Vec<(Move, Position)> = position.children().collect();
        if children.is_empty() {
            break;
        }
        let (m, after) = random.one(&children);
        moves.push(m);
        position = after;
    }
    moves
}

/// Returns the position after these legal moves.
fn after(moves: &[Move]) -> Position {
    let play = |position: Position, m: &Move| position.play(*m).unwrap();
    moves.iter().fold(Position::default(), play)
}

#[test]
fn every_square_and_move_is_read_as_it_is_written() {
    for from in Square::ALL {
        assert_eq!(read_square(from.name()), Some(from));
        let place = Move::Place { to: from };
        assert_eq!(place.to_string(), from.name());
        assert_eq!(read_move(from.name()), Some(place));
        for to in Square::ALL {
            let step = Move::Step { from, to };
            assert_eq!(step.to_string(), format!("{}-{}", from.name(), to.name()));
            assert_eq!(read_move(&step.to_string()), Some(step));
        }
    }
}

#[test]
fn every_position_is_read_as_it_is_written() {
    let mut seen = HashSet::from([Position::default()]);
    let mut open = vec![Position::default()];
    while let Some(position) = open.pop() {
        let text = write_position(position);
        assert_eq!(read_position(&text), Ok(position), "{text}");
        open.extend(
            position
                .children()
                .map(|(_, child)| child)
                .filter(|child| seen.insert(*child)),
        );
    }
    assert_eq!(seen.len(), 5390);
}

/// Returns the reason why a position is invalid, judged by the characters alone.
fn expected_error(squares: &str, side: char) -> Option<InvalidPosition> {
    let player = |side| if side == 'X' { Player::X } else { Player::O };
    let count = |side| squares.chars().filter(|c| *c == side).count();
    let stands = |square: u8, side| squares.as_bytes()[usize::from(square - b'0')] == side as u8;
    let won = |side| {
        ["012", "345", "678", "036", "147", "258", "048", "246"]
            .iter()
            .any(|line| line.bytes().all(|square| stands(square, side)))
    };
    let (x, o) = (count('X'), count('O'));
    if x > 3 {
        Some(InvalidPosition::TooMany(Player::X))
    } else if o > 3 {
        Some(InvalidPosition::TooMany(Player::O))
    } else if x < o || x > o + 1 {
        Some(InvalidPosition::Uneven)
    } else if x != o + usize::from(side == 'O') && (x, o) != (3, 3) {
        Some(InvalidPosition::NotTheirTurn(player(side)))
    } else if won('X') && won('O') {
        Some(InvalidPosition::BothWon)
    } else if won(side) {
        Some(InvalidPosition::AlreadyWon(player(side)))
    } else {
        None
    }
}

#[test]
fn every_board_and_side_is_read_or_rejected_for_the_right_reason() {
    let mut read = 0;
    for code in 0..3_usize.pow(9) {
        let squares: String = (0..9)
            .map(|square| ['-', 'X', 'O'][code / 3_usize.pow(square) % 3])
            .collect();
        for side in ['X', 'O'] {
            let text = format!("{squares}:{side}");
            let (board, turn) = read_setup(&text).unwrap();
            assert_eq!(write_setup(board, turn), text);
            let position = read_position(&text);
            let expected = expected_error(&squares, side).map(PositionError::Impossible);
            assert_eq!(position.err(), expected, "{text}");
            if let Ok(position) = position {
                assert_eq!(write_position(position), text);
                read += 1;
            }
        }
    }
    assert_eq!(read, 5390);
}

#[test]
fn an_invalid_character_in_a_position_is_reported_at_every_place() {
    let text = "X-O-X-O--:X";
    for number in 1..=text.len() {
        let (head, tail) = (&text[..number - 1], &text[number..]);
        let error = |found| Err(SetupError { number, found });
        assert_eq!(read_setup(head), error(None));
        for wrong in ['x', 'o', '0', ' ', '\n', '–', '🙂', '\0'] {
            let text = format!("{head}{wrong}{tail}");
            assert_eq!(read_setup(&text), error(Some(wrong)));
        }
    }
    for more in ["X", " ", "\n", ":X", "🙂"] {
        let (number, found) = (12, more.chars().next());
        let error = SetupError { number, found };
        assert_eq!(read_setup(&format!("{text}{more}")), Err(error));
    }
}

#[test]
fn an_invalid_move_in_a_game_is_reported_at_every_place() {
    let mut random = Random(1);
    for _ in 0..2000 {
        let moves = random_game(&mut random, 30);
        let wrong = random.below(moves.len());
        let mut words: Vec<String> = moves.iter().map(Move::to_string).collect();
        words[wrong] = words[wrong].to_uppercase();
        for separator in [" ", ".", "\n"] {
            let error = read_game(&words.join(separator)).unwrap_err();
            assert_eq!(error.moves, moves[..wrong]);
            assert_eq!(error.number(), wrong + 1);
            assert_eq!(error.text, words[wrong]);
            assert_eq!(error.reason, MoveError::Unreadable);
            assert!(
                error
                    .to_string()
                    .starts_with(&format!("Move {}, ", wrong + 1))
            );
        }
    }
}

#[test]
fn every_illegal_move_is_rejected_by_its_rule() {
    let mut random = Random(2);
    for _ in 0..100 {
        let length = random.below(12);
        let moves = random_game(&mut random, length);
        let position = after(&moves);
        for from in Square::ALL {
            for to in Square::ALL {
                for m in [Move::Place { to }, Move::Step { from, to }] {
                    let text = write_link(moves.iter().copied().chain([m]));
                    let read = read_game(&text).map_err(|error| {
                        assert_eq!(error.moves, moves);
                        assert_eq!(error.text, m.to_string());
                        error.reason
                    });
                    let judged = position.play(m).map_err(MoveError::Illegal);
                    assert_eq!(read.map(|_| ()), judged.map(|_| ()), "{text}");
                }
            }
        }
    }
}

/// Reads one text in every way; what is accepted must be written back unchanged.
fn read_everything(text: &str) {
    if let Some(square) = read_square(text) {
        assert_eq!(square.name(), text);
    }
    if let Some(m) = read_move(text) {
        assert_eq!(m.to_string(), text);
    }
    if let Ok((board, turn)) = read_setup(text) {
        assert_eq!(write_setup(board, turn), text);
    }
    match read_position(text) {
        Ok(position) => assert_eq!(write_position(position), text),
        Err(PositionError::Unreadable(SetupError { number, found })) => {
            assert_eq!(text.chars().nth(number - 1), found, "{text:?}");
        }
        Err(PositionError::Impossible(_)) => {}
    }
    match read_game(text) {
        Ok(moves) => {
            let blank = |c: char| c == '.' || c.is_whitespace();
            let written = write_game(moves);
            assert_eq!(written.replace(' ', ""), text.replace(blank, ""));
        }
        Err(error) => {
            assert!(error.text.chars().count() <= 13);
            let judged = read_move(&error.text)
                .ok_or(MoveError::Unreadable)
                .and_then(|m| after(&error.moves).play(m).map_err(MoveError::Illegal));
            assert_eq!(judged, Err(error.reason), "{text:?}");
        }
    }
}

/// Deletes, swaps, repeats, replaces or upper-cases a few characters.
fn mutate(random: &mut Random, text: &str) -> String {
    const STRANGE: [char; 10] = ['.', ' ', '\n', '-', ':', 'X', 'b', '2', '\u{a0}', '🙂'];
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..random.below(4) {
        let length = characters.len();
        if length < 2 {
            break;
        }
        let at = random.below(length);
        match random.below(5) {
            0 => drop(characters.remove(at)),
            1 => characters.swap(at, (at + 1) % length),
            2 => characters.insert(at, characters[at]),
            3 => characters[at] = STRANGE[random.below(STRANGE.len())],
            _ => characters[at] = characters[at].to_ascii_uppercase(),
        }
    }
    characters.into_iter().collect()
}

#[test]
fn a_million_random_and_mutated_texts_are_read_without_a_panic() {
    let mut random = Random(3);
    let mut bytes = [0; 24];
    let games: Vec<String> = (0..2000)
        .map(|game| {
            let length = random.below(16);
            let moves = random_game(&mut random, length);
            if game % 2 == 0 {
                write_game(moves)
            } else {
                write_link(moves)
            }
        })
        .collect();
    let positions: Vec<String> = (0..2000)
        .map(|_| {
            let length = random.below(16);
            write_position(after(&random_game(&mut random, length)))
        })
        .collect();
    for _ in 0..350_000 {
        let length = random.below(bytes.len() + 1);
        for byte in &mut bytes[..length] {
            *byte = u8::try_from(random.below(256)).unwrap();
        }
        read_everything(&String::from_utf8_lossy(&bytes[..length]));
        let position = random.below(positions.len());
        read_everything(&mutate(&mut random, &positions[position]));
        let game = random.below(games.len());
        read_everything(&mutate(&mut random, &games[game]));
    }
}

#[test]
fn giant_texts_are_read_quickly() {
    let steps = " a1-a2 c1-c2 a2-a1 c2-c1".repeat(50_000);
    let long_game = format!("a1 c1 b1 a3 c3 b3{steps}");
    let start = Instant::now();
    assert_eq!(read_game(&long_game).map(|moves| moves.len()), Ok(200_006));
    for text in ["b2-", "🙂", ".", " ", "-", "X", "b2 "].map(|text| text.repeat(300_000)) {
        read_everything(&text);
    }
    let error = read_game(&"b2 ".repeat(300_000)).unwrap_err();
    assert_eq!(error.number(), 2);
    assert_eq!(error.reason, MoveError::Illegal(IllegalMove::Occupied));
    // Far more than an unoptimised build needs, and far less than quadratic time would take.
    assert!(start.elapsed() < Duration::from_secs(30));
}
