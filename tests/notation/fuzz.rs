//! Random, spoilt and giant texts.

use std::time::{Duration, Instant};

use chorus_lapilli::notation::{
    GameError, MAX_MOVES, MoveError, PositionError, SetupError, read_game, read_move,
    read_position, read_setup, read_square, write_link, write_position, write_setup,
};
use chorus_lapilli::rules::{IllegalMove, Position};

use crate::random::Random;
use crate::{end, positions, random_game};

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
        Ok(game) => {
            let blank = |c: char| c == '.' || c == '/' || c.is_whitespace();
            let written = write_link(&game).replace(blank, "");
            let read = text.replace(blank, "");
            let default = write_position(Position::default());
            assert_eq!(written, read.strip_prefix(&default).unwrap_or(&read));
            assert_eq!(read_game(&write_link(&game)), Ok(game));
        }
        Err(GameError::Start(error)) => {
            assert!(text.contains([':', '/']), "{text:?}");
            let blank = |c: char| c == '.' || c == '\u{a0}' || c.is_ascii_whitespace();
            let start = text.trim_matches(blank).split('/').next().unwrap();
            assert_eq!(read_position(start.trim_matches(blank)), Err(error));
        }
        Err(GameError::Move {
            beginning,
            text: word,
            reason,
        }) => {
            assert!(word.chars().count() <= 13);
            let judged = read_move(&word)
                .ok_or(MoveError::Unreadable)
                .and_then(|m| end(&beginning).play(m).map_err(MoveError::Illegal));
            assert_eq!(judged, Err(reason), "{text:?}");
        }
        Err(GameError::TooLong(end)) => {
            assert_eq!(end.moves.len(), MAX_MOVES);
            assert_eq!(read_game(&write_link(&end)), Ok(end));
        }
    }
}

/// Deletes, swaps, repeats, replaces or upper-cases a few characters.
fn mutate(random: &mut Random, text: &str) -> String {
    const STRANGE: [char; 11] = ['.', ' ', '\n', '-', ':', '/', 'X', 'b', '2', '\u{a0}', '🙂'];
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
    let starts = positions();
    let positions: Vec<String> = starts.iter().copied().map(write_position).collect();
    let games: Vec<String> = (0..2000)
        .map(|game| {
            let start = match game % 2 {
                0 => Position::default(),
                _ => random.one(&starts),
            };
            let length = random.below(16);
            let text = write_link(&random_game(&mut random, start, length));
            match game % 4 {
                0 => text.replace('.', " "),
                _ => text,
            }
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
    let end = read_game(&long_game).unwrap_err().into_game();
    assert_eq!(end.moves.len(), MAX_MOVES);
    for text in
        ["b2-", "🙂", ".", " ", "-", "X", "/", ":", "b2/", "b2 "].map(|text| text.repeat(300_000))
    {
        read_everything(&text);
    }
    let error = read_game(&"b2 ".repeat(300_000)).unwrap_err();
    let expected = GameError::Move {
        beginning: read_game("b2").unwrap(),
        text: "b2".into(),
        reason: MoveError::Illegal(IllegalMove::Occupied),
    };
    assert_eq!(error, expected);
    // Far more than an unoptimised build needs, and far less than quadratic time would take.
    assert!(start.elapsed() < Duration::from_secs(30));
}
