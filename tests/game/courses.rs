//! Random texts, addresses and actions.

use std::rc::Rc;

use chorus_lapilli::explorer::{ExplorerAction, ExplorerState};
use chorus_lapilli::game::{GameAction, GameState, Message, ShareOutcome};
use chorus_lapilli::notation::{Game, read_game, write_link, write_position};
use chorus_lapilli::players::{Opponent, Players, SideChoice};
use chorus_lapilli::route::Route;
use chorus_lapilli::rules::{Move, Outcome, Player, Position, Square};
use chorus_lapilli::saved_games::SavedGame;
use chorus_lapilli::solver::Level;

use crate::checks::link;
use crate::random::Random;

/// A game in which a position occurs for the fourth time.
pub const REPEATING: &str = "a1 c1 b1 a3 c3 b3 a1-a2 c1-c2 a2-a1 c2-c1 a1-a2 c1-c2 a2-a1 c2-c1 \
                             a1-a2 c1-c2 a2-a1 c2-c1";

/// Returns a text of this many pieces, much of it nearly notation.
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

/// Returns a legal move, seldom one that ends the game, so that games become long.
fn legal_move(random: &mut Random, position: Position) -> Option<Move> {
    let children: Vec<(Move, Position)> = position.children().collect();
    let goes_on = |(_, after): &&(Move, Position)| after.outcome() == Outcome::Ongoing;
    let ongoing: Vec<_> = children.iter().filter(goes_on).copied().collect();
    let candidates = if ongoing.is_empty() || random.below(30) == 0 {
        children
    } else {
        ongoing
    };
    (!candidates.is_empty()).then(|| random.one(&candidates).0)
}

/// Returns a legal game of at most this many moves from this start, and its last position.
fn game_from(random: &mut Random, start: Position, moves: usize) -> (Game, Position) {
    let mut position = start;
    let mut game = Game {
        start,
        moves: Vec::new(),
    };
    for _ in 0..random.below(moves + 1) {
        let Some(m) = legal_move(random, position) else {
            break;
        };
        position = position.play(m).unwrap();
        game.moves.push(m);
    }
    (game, position)
}

/// Returns the text of a legal game of at most this many moves, some from another start.
pub fn game_text(random: &mut Random, moves: usize) -> String {
    let start = match random.below(3) {
        0 => position_of_game(random),
        _ => Position::default(),
    };
    write_link(&game_from(random, start, moves).0)
}

/// Returns the last position of a legal game.
fn position_of_game(random: &mut Random) -> Position {
    game_from(random, Position::default(), 30).1
}

/// Returns the part of an address from `#` on, good or bad.
pub fn hash(random: &mut Random) -> String {
    match random.below(8) {
        0 => "#/".into(),
        1 => "#/explore".into(),
        2 => format!("#/play/{}", game_text(random, 30)),
        3 => format!("#/play/{}.{}", game_text(random, 30), text(random, 3)),
        4 => Route::position(position_of_game(random)).to_string(),
        5 => format!("#/explore/{}", text(random, 4)),
        _ => text(random, 5),
    }
}

/// Returns one of all players that a game can have.
pub fn players(random: &mut Random) -> Players {
    let computers = Level::ALL.map(Opponent::Computer);
    let opponents: Vec<Opponent> = computers.into_iter().chain([Opponent::Human]).collect();
    Players {
        opponent: random.one(&opponents),
        side: random.one(&SideChoice::ALL),
        human: random.one(&[Player::X, Player::O]),
    }
}

/// Returns a saved game, finished or not.
pub fn saved_game(random: &mut Random) -> SavedGame {
    let Game { start, moves } = read_game(&game_text(random, 20)).unwrap();
    SavedGame {
        id: u32::try_from(random.below(1000)).unwrap(),
        saved_at: random.number(),
        players: players(random),
        start,
        moves,
    }
}

/// Returns the game of an address: the text of the game that is shown, or others, or none.
fn address(random: &mut Random, state: &GameState) -> Rc<str> {
    let text = match random.below(5) {
        0 => String::new(),
        1 | 2 => link(state.record()),
        3 => game_text(random, 20),
        _ => game_text(random, 20) + &text(random, 3),
    };
    text.into()
}

/// Returns a click that goes on with the game where that is possible.
pub fn click(random: &mut Random, state: &GameState) -> GameAction {
    match (legal_move(random, state.position()), state.selected()) {
        (Some(Move::Place { to }), _) => GameAction::Click(to),
        (Some(Move::Step { from, .. }), None) => GameAction::Click(from),
        (Some(Move::Step { .. }), Some(selected)) => {
            let targets: Vec<Square> = state.position().targets(selected).iter().collect();
            GameAction::Click(random.one(&targets))
        }
        (None, _) => GameAction::NewGame {
            seed: random.number(),
        },
    }
}

/// Returns a click that leads to the position that has occurred most often.
pub fn repeating_click(state: &GameState) -> GameAction {
    let visits = |position| {
        state
            .record()
            .positions()
            .filter(|p| *p == position)
            .count()
    };
    let children = state.position().children();
    let most_visited = children.max_by_key(|(_, child)| visits(*child));
    most_visited.map_or(GameAction::Undo, |(m, _)| {
        let from = m.from().filter(|from| state.selected() != Some(*from));
        GameAction::Click(from.unwrap_or(m.to()))
    })
}

/// Returns one of all actions; most of them go on with the game.
pub fn game_action(random: &mut Random, state: &GameState) -> GameAction {
    let seed = random.number();
    match random.below(100) {
        0..24 => GameAction::Click(random.one(&Square::ALL)),
        24..28 => GameAction::Play(any_move(random, Some(state.position()))),
        50..52 => GameAction::LookBack,
        52..54 => GameAction::LookForward,
        54 => GameAction::StartFrom {
            position: position_of_game(random),
            seed,
        },
        55..62 => GameAction::Undo,
        62..67 => GameAction::Redo,
        67..70 => GameAction::JumpTo(random.below(state.record().len() + 3)),
        70..73 => GameAction::ClaimDraw,
        73..80 => GameAction::ComputerMove { seed },
        80 => GameAction::RepeatMessage,
        81 => GameAction::ReadBoard,
        82 => GameAction::NewGame { seed },
        83 => GameAction::Hint,
        84 => GameAction::CancelSelection,
        85 => GameAction::SetOpponent(Opponent::Computer(random.one(&Level::ALL))),
        86 => GameAction::SetOpponent(Opponent::Human),
        87 => GameAction::ChooseSide {
            side: random.one(&SideChoice::ALL),
            seed,
        },
        88 | 89 => GameAction::OpenText(REPEATING.into()),
        90 => GameAction::OpenText(game_text(random, 40).into()),
        91 => GameAction::OpenText((game_text(random, 20) + &text(random, 3)).into()),
        92..95 => GameAction::OpenAddress(address(random, state)),
        95 => GameAction::Resume(saved_game(random).into()),
        96 => GameAction::Report(Message::NotFound),
        97 => {
            let outcomes = [
                ShareOutcome::Shared,
                ShareOutcome::Copied,
                ShareOutcome::Manual,
            ];
            GameAction::Report(Message::Shared(random.one(&outcomes)))
        }
        _ => click(random, state),
    }
}

/// Returns a move, mostly a legal one if there is a position.
fn any_move(random: &mut Random, position: Option<Position>) -> Move {
    let (from, to) = (random.one(&Square::ALL), random.one(&Square::ALL));
    let legal = position.and_then(|position| legal_move(random, position));
    match (random.below(8), legal) {
        (0, _) => Move::Step { from, to },
        (2.., Some(m)) => m,
        _ => Move::Place { to },
    }
}

/// Returns one of all actions of the screen Explore; the moves are legal or not.
pub fn explorer_action(random: &mut Random, state: &ExplorerState) -> ExplorerAction {
    let position = state.position().ok();
    match random.below(30) {
        0..8 => ExplorerAction::Game(GameAction::Click(random.one(&Square::ALL))),
        8..13 => ExplorerAction::Game(GameAction::Play(any_move(random, position))),
        13..15 => ExplorerAction::SetTurn(random.one(&[Player::X, Player::O])),
        15..17 => ExplorerAction::Edit,
        17..19 => ExplorerAction::Done,
        19 => ExplorerAction::Clear,
        20 => ExplorerAction::Open(write_position(position_of_game(random)).into()),
        21 => {
            let hash = hash(random);
            let text = hash.strip_prefix("#/explore/").unwrap_or(&hash);
            ExplorerAction::Open(text.into())
        }
        22..25 => ExplorerAction::Game(GameAction::Undo),
        25 => ExplorerAction::Game(GameAction::Redo),
        26 => ExplorerAction::Game(GameAction::LookBack),
        27 => ExplorerAction::Game(GameAction::LookForward),
        28 => ExplorerAction::Game(GameAction::Hint),
        _ if random.below(2) == 0 => ExplorerAction::Game(GameAction::ReadBoard),
        _ => ExplorerAction::Game(GameAction::RepeatMessage),
    }
}
