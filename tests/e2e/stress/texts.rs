//! Random games, addresses and rubbish.

use chorus_lapilli::notation::{Game, write_link};
use chorus_lapilli::route::Route;
use chorus_lapilli::rules::{Move, Outcome, Position};

use crate::random::Random;

/// A game in which a draw can be claimed.
const REPEATING: &str = "a1.c1.b1.a3.c3.b3.a1-a2.c1-c2.a2-a1.c2-c1.a1-a2.c1-c2.a2-a1.c2-c1";

/// Addresses that lead to a screen by themselves.
const SCREENS: [&str; 12] = [
    "#/",
    "#/play/",
    "#/explore",
    "#/explore",
    "#/explore/",
    "#/atlas",
    "#/learn",
    "#/learn/3",
    "#/puzzles",
    "#/puzzles/--XO---XO:X",
    "#/puzzles/2026-11-17",
    "#/review",
];

/// Texts that have upset some page or other.
const HOSTILE: [&str; 14] = [
    "<img src=x onerror=throw(1)>",
    "</script><script>throw 1</script>",
    "javascript:throw(1)",
    "__proto__",
    "../../../etc/passwd",
    "%",
    "%E0%A4%A",
    "%00%0a%0d",
    "%252e%252e",
    "\u{202e}\u{200b}\u{feff}",
    "🙂\u{301}é",
    "NaN",
    "-1",
    "99999999999999999999999999",
];

/// Pieces of notation, and of nearly that.
const PIECES: [&str; 16] = [
    "b2",
    "a3",
    "c1",
    "b2-c3",
    "a1-a2",
    ".",
    ".",
    " ",
    "-",
    "/",
    "#/play/",
    "X-O-X-O--:X",
    "XXX------:O",
    ":",
    "%20",
    "B2",
];

/// Returns rubbish, much of it nearly notation.
pub fn rubbish(random: &mut Random) -> String {
    match random.below(40) {
        0 => "b2.a3.".repeat(10_000),
        1..16 => random.one(&HOSTILE).into(),
        _ => {
            let pieces = random.below(6) + 1;
            (0..pieces).map(|_| random.one(&PIECES)).collect()
        }
    }
}

/// Returns a position of a random game.
pub fn position(random: &mut Random) -> Position {
    random_game(random, Position::default(), 30).1
}

/// Returns the text of a game, mostly a legal one.
pub fn game(random: &mut Random) -> String {
    let start = match random.below(3) {
        0 => position(random),
        _ => Position::default(),
    };
    match random.below(10) {
        0 => REPEATING.into(),
        1..7 => write_link(&random_game(random, start, 40).0),
        7 => format!(
            "{}.{}",
            write_link(&random_game(random, start, 20).0),
            rubbish(random)
        ),
        _ => rubbish(random),
    }
}

/// Returns something that may be pasted to be opened.
pub fn pasted(random: &mut Random) -> String {
    match random.below(6) {
        0 => format!("https://example.org/some/page#/play/{}", game(random)),
        1 => Route::position(position(random)).to_string(),
        2 => format!("  {} ", game(random).replace('.', " ")),
        _ => game(random),
    }
}

/// Returns the part of an address from `#` on.
pub fn address(random: &mut Random) -> String {
    match random.below(16) {
        0..5 => random.one(&SCREENS).into(),
        5 => "#/".into(),
        6..9 => format!("#/play/{}", game(random)),
        9 | 10 => Route::position(position(random)).to_string(),
        11 => format!("#/explore/{}", rubbish(random)),
        12 => format!("#/atlas/{}", game(random)),
        13 => Route::atlas_at(position(random)).to_string(),
        14 => format!(
            "#/{}/{}",
            random.one(&["review", "puzzles", "learn"]),
            game(random)
        ),
        _ => format!("#{}", rubbish(random)),
    }
}

/// Returns a key of the page's storage and what is written there.
pub fn stored(random: &mut Random) -> (String, String) {
    let key = match random.below(8) {
        0 | 1 => "choices".into(),
        2 => random.one(&["learn", "puzzles", "days", "results"]).into(),
        3 => "games".into(),
        4 => rubbish(random),
        _ => format!("game/{}", random.below(6)),
    };
    let words = [
        "light", "dark", "unnamed", "bare", "still", "values", "sound",
    ];
    let text = match random.below(5) {
        0 => format!("1763425000000 people X X {}", game(random)),
        1 => format!(
            "7 people X X {}\n8 people O O {}",
            game(random),
            game(random)
        ),
        2 => format!(
            "{} {} {}",
            random.one(&words),
            random.one(&words),
            rubbish(random)
        ),
        3 => format!(
            "{} {} {}",
            random.number(),
            random.number(),
            random.number()
        ),
        _ => rubbish(random),
    };
    (format!("chorus-lapilli/{key}"), text)
}

/// Returns the route of a whole address, read as the page reads it.
pub fn route(address: &str) -> Route {
    let fragment = address.find('#').map_or("", |start| &address[start..]);
    let Ok(route) = decode(fragment).parse();
    route
}

/// Decodes percent-encoding; returns the text unchanged if it is malformed.
pub fn decode(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((first, others)) = rest.split_first() {
        rest = others;
        if *first != b'%' {
            bytes.push(*first);
            continue;
        }
        let digits = rest.split_at_checked(2).and_then(|(digits, others)| {
            rest = others;
            let is_hex = digits.iter().all(u8::is_ascii_hexdigit);
            str::from_utf8(digits).ok().filter(|_| is_hex)
        });
        let Some(byte) = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()) else {
            return text.into();
        };
        bytes.push(byte);
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.into())
}

/// Returns a legal game of at most this many moves, and its last position.
fn random_game(random: &mut Random, start: Position, moves: usize) -> (Game, Position) {
    let (mut position, mut played) = (start, Vec::new());
    for _ in 0..random.below(moves + 1) {
        let Some((m, after)) = legal_move(random, position) else {
            break;
        };
        position = after;
        played.push(m);
    }
    let moves = played;
    (Game { start, moves }, position)
}

/// Returns a legal move, seldom one that ends the game, and what it leads to.
fn legal_move(random: &mut Random, position: Position) -> Option<(Move, Position)> {
    let all: Vec<_> = position.children().collect();
    let goes_on = |(_, after): &(Move, Position)| after.outcome() == Outcome::Ongoing;
    let ongoing: Vec<_> = all.iter().copied().filter(goes_on).collect();
    let moves = if ongoing.is_empty() || random.below(30) == 0 {
        all
    } else {
        ongoing
    };
    (!moves.is_empty()).then(|| random.one(&moves))
}
