#![allow(clippy::panic, clippy::unwrap_used)]

use super::*;
use crate::rules::InvalidPosition;

/// Returns the error for a text that is no game.
fn error(text: &str) -> String {
    read_game(text).unwrap_err().to_string()
}

/// Returns the link of the legal beginning, the invalid move and why it is invalid.
fn invalid_move(text: &str) -> (String, String, MoveError) {
    match read_game(text) {
        Err(GameError::Move {
            beginning,
            text,
            reason,
        }) => (write_link(&beginning), text, reason),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn the_game_of_the_rules_is_read_and_written() {
    let link = "b2.a3.c1.a1.a2.c3.b2-b1";
    let game = read_game("b2 a3 c1 a1 a2 c3 b2-b1").unwrap();
    assert_eq!(game.start, Position::default());
    assert_eq!(game.moves.len(), 7);
    assert_eq!(read_game(link).as_ref(), Ok(&game));
    assert_eq!(write_link(&game), link);
}

#[test]
fn a_game_may_start_from_a_position() {
    let start = read_position("X-O-X-O--:X").unwrap();
    for (text, link, moves) in [
        ("X-O-X-O--:X", "X-O-X-O--:X", 0),
        ("X-O-X-O--:X/", "X-O-X-O--:X", 0),
        (" X-O-X-O--:X //. ", "X-O-X-O--:X", 0),
        ("X-O-X-O--:X/b1.a2", "X-O-X-O--:X/b1.a2", 2),
        ("X-O-X-O--:X / b1 a2/", "X-O-X-O--:X/b1.a2", 2),
    ] {
        let game = read_game(text).unwrap();
        assert_eq!((game.start, game.moves.len()), (start, moves), "{text}");
        assert_eq!(write_link(&game), link, "{text}");
    }
    assert_eq!(read_game("---------:X"), Ok(Game::default()));
    assert_eq!(read_game("---------:X/b2"), read_game("b2"));
}

#[test]
fn any_blanks_separate_moves() {
    let game = read_game("b2 a3 c1");
    for text in [
        "b2\na3\r\nc1\n",
        "\t b2  a3\u{a0}c1 ",
        "b2 a3. c1.",
        "b2..a3.c1",
        "b2.a3.c1/",
        "b2.a3.c1. //",
    ] {
        assert_eq!(read_game(text), game, "{text:?}");
    }
    for text in ["", " ", "\n", ".", "/", " / "] {
        assert_eq!(read_game(text), Ok(Game::default()), "{text:?}");
    }
}

#[test]
fn an_error_has_the_invalid_move_and_the_game_before_it() {
    let occupied = MoveError::Illegal(IllegalMove::Occupied);
    for (text, beginning, invalid, reason) in [
        ("b2 a3 c1 b2 a1", "b2.a3.c1", "b2", occupied),
        ("b2 a3 B1 c3", "b2.a3", "B1", MoveError::Unreadable),
        ("b2 zz/a3", "b2", "zz/a3", MoveError::Unreadable),
        ("b2/a3", "", "b2/a3", MoveError::Unreadable),
        ("b2 a3:X", "b2", "a3:X", MoveError::Unreadable),
        ("X-O-X-O--:X/a3", "X-O-X-O--:X", "a3", occupied),
        (
            "X--------:O/a1/b2",
            "X--------:O",
            "a1/b2",
            MoveError::Unreadable,
        ),
    ] {
        let expected = (beginning.into(), invalid.into(), reason);
        assert_eq!(invalid_move(text), expected, "{text}");
    }
}

#[test]
fn a_start_that_is_no_position_is_an_error_of_its_own() {
    let impossible = PositionError::Impossible(InvalidPosition::Uneven);
    let error = read_game("XX-------:X/b2").unwrap_err();
    assert_eq!(error, GameError::Start(impossible));
    assert_eq!(error.into_game(), Game::default());
    for text in [
        "X-O-?-O--:X/b2",
        "X-O-X-O--/b2",
        "X-O-X-O--:X.b2",
        "zz/b2",
        "a:",
    ] {
        let error = read_game(text).unwrap_err();
        assert!(matches!(error, GameError::Start(_)), "{text}: {error}");
    }
}

#[test]
fn an_error_is_written_in_short_sentences() {
    for (text, told) in [
        (
            "b2 a3 c1 b2",
            "Stopped at move 4 (b2): the square is taken.",
        ),
        (
            "a3 a2 b3 b2 c3 c2",
            "Stopped at move 6 (c2): the game is over.",
        ),
        (
            "b2-c3",
            "Stopped at move 1 (b2-c3): you place pieces until you have three, then you move them.",
        ),
        (
            "a3 b3 c3 a2 c1 b1 b3-b2",
            "Stopped at move 7 (b3-b2): there is no piece of that side there.",
        ),
        (
            "a3 b3 c3 a2 c1 b1 c3-a1",
            "Stopped at move 7 (c3-a1): the square is not next to the piece.",
        ),
        (
            "b2 c1 a3 a2 b3 c3 b3-c2",
            "Stopped at move 7 (b3-c2): the centre piece must move, unless you win.",
        ),
        (
            "zz",
            "Can't read move 1, \"zz\". Moves look like b2 or b2-c3.",
        ),
        (
            "X-O-?-O--:X/b2",
            "Can't read this position: character 5 is \"?\", not X, O or -.",
        ),
        ("XXX-OO---:X", "Impossible position: it would be O's turn."),
    ] {
        assert_eq!(error(text), told);
    }
}

#[test]
fn a_long_invalid_move_is_shortened_between_characters() {
    let shortened = |word: &str| invalid_move(word).1;
    assert_eq!(shortened("abcdefghijkl"), "abcdefghijkl");
    assert_eq!(shortened("abcdefghijklm"), "abcdefghijkl…");
    assert_eq!(shortened(&"é🙂".repeat(50_000)), "é🙂é🙂é🙂é🙂é🙂é🙂…");
}

/// Returns a game of this many moves that repeats itself.
fn long_game(moves: usize) -> String {
    let placements = ["a3", "b3", "c3", "a2", "b2", "c2"];
    let steps = ["b2-b1", "a2-a1", "b1-b2", "a1-a2"];
    let game = placements.into_iter().chain(steps.into_iter().cycle());
    game.take(moves).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_game_that_is_too_long_is_read_from_a_later_position() {
    let longest = read_game(&long_game(MAX_MOVES)).unwrap();
    assert_eq!(longest.start, Position::default());
    assert_eq!(longest.moves.len(), MAX_MOVES);
    for excess in [1, 2, 7, MAX_MOVES + 3] {
        let text = long_game(MAX_MOVES + excess);
        let error = read_game(&text).unwrap_err();
        assert_eq!(
            error.to_string(),
            "This game is too long. Only its last 20,000 moves are shown."
        );
        let whole = read_whole_game(&text).unwrap();
        let beginning = read_whole_game(&long_game(excess)).unwrap();
        let end = Game {
            start: position_after(&beginning),
            moves: whole.moves.iter().skip(excess).copied().collect(),
        };
        assert_eq!(error, GameError::TooLong(end.clone()));
        assert_eq!(position_after(&end), position_after(&whole));
        // It can be sent on as it is.
        assert_eq!(read_game(&write_link(&end)), Ok(end));
        // What is wrong after that is not told: the end that is shown is legal.
        assert_eq!(read_game(&(text + " zz")), Err(error));
    }
    let invalid = long_game(MAX_MOVES) + " zz";
    let (beginning, text, _) = invalid_move(&invalid);
    assert_eq!((beginning, text), (write_link(&longest), "zz".to_owned()));
}

fn position_after(game: &Game) -> Position {
    let play = |position: Position, m: &Move| position.play(*m).unwrap();
    game.moves.iter().fold(game.start, play)
}
