//! Things to do, by chance.

use chorus_lapilli::notation::write_link;
use chorus_lapilli::route::{Route, to_position};
use chorus_lapilli::rules::{Move, Outcome, Player, Position, Square};
use chorus_lapilli::solver::Level;
use chorus_lapilli::state::{Action, PageState, Seat, Shared};

use crate::random::Random;

/// A game in which a position comes up for the fourth time.
pub const DANCE: &str = "a1 c1 b1 a3 c3 b3 a1-a2 c1-c2 a2-a1 c2-c1 a1-a2 c1-c2 a2-a1 c2-c1 a1-a2 c1-c2 \
                     a2-a1 c2-c1";

/// Text of this many pieces, much of it nearly notation.
pub fn text(random: &mut Random, pieces: usize) -> String {
    const PIECES: [&str; 24] = [
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
        "#",
        "#/play/",
        "#/explore/",
        "X-O-X-O--:X",
        "X",
        "O",
        ":",
        "%20",
        "é",
        "🙂",
        "\0",
        "\u{202e}",
        "a",
        "3",
    ];
    (0..pieces).map(|_| random.one(&PIECES)).collect()
}

/// A legal move, seldom one that ends the game: courses are to be long.
fn quiet_move(random: &mut Random, position: Position) -> Option<Move> {
    let children: Vec<(Move, Position)> = position.children().collect();
    let goes_on = |(_, after): &&(Move, Position)| after.outcome() == Outcome::Ongoing;
    let quiet: Vec<_> = children.iter().filter(goes_on).copied().collect();
    let of = if quiet.is_empty() || random.below(30) == 0 {
        children
    } else {
        quiet
    };
    (!of.is_empty()).then(|| random.one(&of).0)
}

/// The text of a legal game of at most this many moves.
pub fn game(random: &mut Random, moves: usize) -> String {
    let mut position = Position::default();
    let mut game = Vec::new();
    for _ in 0..random.below(moves + 1) {
        let Some(m) = quiet_move(random, position) else {
            break;
        };
        position = position.play(m).unwrap();
        game.push(m);
    }
    write_link(game)
}

/// The end of an address, good or bad.
pub fn hash(random: &mut Random) -> String {
    match random.below(8) {
        0 => "#/".into(),
        1 => "#/explore".into(),
        2 => format!("#/play/{}", game(random, 30)),
        3 => format!("#/play/{}.{}", game(random, 30), text(random, 3)),
        4 => to_position(
            Position::default()
                .play(Move::Place { to: Square::A1 })
                .unwrap(),
        ),
        5 => format!("#/explore/{}", text(random, 4)),
        _ => text(random, 5),
    }
}

/// Something that can be done; most of it plays on.
pub fn action(random: &mut Random, page: &PageState) -> Action {
    let square = random.one(&Square::ALL);
    let seed = random.number();
    match random.below(100) {
        0..30 => Action::Click(square),
        30..55 => match quiet_move(random, page.game.position()) {
            Some(Move::Step { from, .. }) if page.game.selected().is_none() => Action::Click(from),
            Some(Move::Step { .. }) => {
                let from = page.game.selected().unwrap();
                let targets = page.game.position().targets(from);
                Action::Click(targets.iter().next().unwrap_or(square))
            }
            Some(Move::Place { to }) => Action::Click(to),
            None => Action::NewGame(seed),
        },
        55..62 => Action::Undo,
        62..67 => Action::Redo,
        67..70 => Action::JumpTo(random.below(page.game.record().len() + 3)),
        70..73 => Action::ClaimDraw,
        73..80 => Action::Answer(seed),
        80 => Action::Focus(square),
        81 if random.below(2) == 0 => Action::Repeat,
        81 if random.below(2) == 0 => Action::ReadBoard,
        81 => Action::Cancel,
        82 => Action::NewGame(seed),
        83 => Action::Hint,
        84 => Action::ToggleValues,
        85 => Action::Oppose(Some(random.one(&Level::ALL))),
        86 => Action::Oppose(None),
        87 => Action::Sit(random.one(&Seat::ALL), seed),
        88 if random.below(2) == 0 => Action::Open(DANCE.into()),
        88 => Action::Open(game(random, 40)),
        89 => Action::Open(game(random, 20) + &text(random, 3)),
        90 => Action::Resume,
        91 => Action::Dismiss,
        92 => Action::Share,
        93 => Action::Keep,
        94 if random.below(2) == 0 => Action::Unkept(random.below(2) == 0),
        94 => Action::Shared(random.one(&[Shared::Sheet, Shared::Copied, Shared::Shown])),
        95 => Action::Visit(Route::read(&hash(random))),
        96 => Action::Visit(Route::Play),
        97 => Action::Turn(random.one(&[Player::X, Player::O])),
        98 => Action::Follow(Move::Place { to: square }),
        _ => Action::Clear,
    }
}
