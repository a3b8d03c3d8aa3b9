//! Everything that is written is read back, and no text makes the readers fail.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

mod fuzz;
#[path = "../common/random.rs"]
mod random;
#[path = "../common/reachable.rs"]
mod reachable;

use chorus_lapilli::notation::{
    Game, GameError, MoveError, PositionError, SetupError, read_game, read_move, read_position,
    read_setup, read_square, write_link, write_position, write_setup,
};
use chorus_lapilli::rules::{InvalidPosition, Move, Outcome, Player, Position, Square};
use random::Random;
use reachable::reachable;

/// Returns a game of at most `length` random legal moves from this start.
fn random_game(random: &mut Random, start: Position, length: usize) -> Game {
    let mut position = start;
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
    Game { start, moves }
}

/// Returns the position after the legal moves of a game.
fn end(game: &Game) -> Position {
    let play = |position: Position, m: &Move| position.play(*m).unwrap();
    game.moves.iter().fold(game.start, play)
}

/// Returns every reachable position, in the order of their notation.
fn positions() -> Vec<Position> {
    let mut positions: Vec<Position> = reachable().into_iter().collect();
    positions.sort_by_key(|position| write_position(*position));
    positions
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
    for position in positions() {
        let text = write_position(position);
        assert_eq!(read_position(&text), Ok(position), "{text}");
    }
}

#[test]
fn every_position_is_a_start_from_which_every_move_is_read() {
    let mut read = 0;
    for start in positions() {
        let text = write_position(start);
        let mut game = Game {
            start,
            moves: Vec::new(),
        };
        assert_eq!(read_game(&text), Ok(game.clone()), "{text}");
        assert_eq!(read_game(&format!("{text}/")), Ok(game.clone()), "{text}");
        let is_default = start == Position::default();
        assert_eq!(write_link(&game), if is_default { "" } else { &text });
        for (m, _) in start.children() {
            game.moves = vec![m];
            assert_eq!(read_game(&write_link(&game)), Ok(game.clone()), "{text}");
            assert_eq!(read_game(&format!("{text}/{m}")), Ok(game.clone()));
            let prefix = if is_default { "" } else { &format!("{text}/") };
            assert_eq!(write_link(&game), format!("{prefix}{m}"));
            read += 1;
        }
    }
    assert_eq!(read, 22501);
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
            let game = read_game(&text).map(|game| game.start);
            assert_eq!(game, position.map_err(GameError::Start), "{text}");
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
    let mut ongoing = positions();
    ongoing.retain(|position| position.outcome() == Outcome::Ongoing);
    for _ in 0..2000 {
        let start = random.one(&ongoing);
        let mut game = random_game(&mut random, start, 30);
        let wrong = random.below(game.moves.len());
        let mut words: Vec<String> = game.moves.iter().map(Move::to_string).collect();
        words[wrong] = words[wrong].to_uppercase();
        game.moves.truncate(wrong);
        for separator in [" ", ".", "\n"] {
            let text = format!("{}/{}", write_position(start), words.join(separator));
            let error = read_game(&text).unwrap_err();
            let told = format!("Can't read move {}, \"{}\"", wrong + 1, words[wrong]);
            assert!(error.to_string().starts_with(&told), "{error}");
            let expected = GameError::Move {
                beginning: game.clone(),
                text: words[wrong].clone(),
                reason: MoveError::Unreadable,
            };
            assert_eq!(error, expected);
        }
    }
}

#[test]
fn every_illegal_move_is_rejected_by_its_rule() {
    let mut random = Random(2);
    let positions = positions();
    for _ in 0..100 {
        let (start, length) = (random.one(&positions), random.below(12));
        let game = random_game(&mut random, start, length);
        let position = end(&game);
        for from in Square::ALL {
            for to in Square::ALL {
                for m in [Move::Place { to }, Move::Step { from, to }] {
                    let mut longer = game.clone();
                    longer.moves.push(m);
                    let text = write_link(&longer);
                    let judged = position.play(m).map_err(|rule| GameError::Move {
                        beginning: game.clone(),
                        text: m.to_string(),
                        reason: MoveError::Illegal(rule),
                    });
                    assert_eq!(read_game(&text), judged.map(|_| longer), "{text}");
                }
            }
        }
    }
}
