//! How the atlas is opened, and the addresses of what it shows.

use std::rc::Rc;

use chorus_lapilli::atlas::{AtlasAction, AtlasState};
use chorus_lapilli::game::GameAction;
use chorus_lapilli::notation::{read_move, read_position, write_link, write_position};
use chorus_lapilli::record::Record;
use chorus_lapilli::rules::Position;
use yew::Reducible;

use crate::trace::record;

pub const GAME: &str = "b2 a3 c1 a1";

/// Returns the atlas with this game on the screen Play.
pub fn with_game(game: &str) -> AtlasState {
    AtlasState::from_record(&record(game).into())
}

/// Returns the atlas at this address, with this game on the screen Play.
pub fn opened(text: &str, game: &str) -> AtlasState {
    AtlasState::from_text(text, &record(game).into())
}

/// Returns the atlas after this action.
pub fn after(state: &AtlasState, action: AtlasAction) -> AtlasState {
    let state = Rc::new(state.clone()).reduce(action);
    (*state).clone()
}

/// Returns the atlas after this action on the small board.
pub fn on_board(state: &AtlasState, action: GameAction) -> AtlasState {
    after(state, AtlasAction::Board(action))
}

pub fn played(state: &AtlasState, m: &str) -> AtlasState {
    on_board(state, GameAction::Play(read_move(m).unwrap()))
}

pub fn shown(state: &AtlasState) -> String {
    write_position(state.position())
}

/// Returns the game whose way can be drawn, as it stands in a link.
pub fn traced(state: &AtlasState) -> Option<String> {
    state.game().map(|game| {
        write_link(&chorus_lapilli::notation::Game {
            start: game.start(),
            moves: game.moves().collect(),
        })
    })
}

fn address(state: &AtlasState) -> String {
    state.route().to_string()
}

#[test]
fn without_a_game_the_atlas_opens_on_the_empty_board() {
    let state = AtlasState::from_record(&Rc::new(Record::default()));
    assert_eq!(state.position(), Position::default());
    assert_eq!((traced(&state), state.ply()), (None, 0));
    assert_eq!(state.can_walk(), [false; 2]);
    assert!(!state.can_undo());
    assert_eq!(address(&state), "#/atlas/---------:X");
    for walk in [
        GameAction::LookBack,
        GameAction::LookForward,
        GameAction::JumpTo(3),
    ] {
        assert_eq!(on_board(&state, walk).position(), Position::default());
    }
}

#[test]
fn it_opens_at_the_moment_of_the_game_that_play_shows() {
    for (ply, board) in [(4, "O---X-O-X:X"), (1, "----X----:O"), (0, "---------:X")] {
        let state = AtlasState::from_record(&record(GAME).jump_to(ply).into());
        assert_eq!((shown(&state).as_str(), state.ply()), (board, ply));
        assert_eq!(traced(&state).as_deref(), Some("b2.a3.c1.a1"));
        assert!(state.is_own_game() && state.shows_game());
        assert_eq!(state.can_walk(), [ply > 0, ply < 4]);
        assert_eq!(address(&state), "#/atlas/b2.a3.c1.a1");
    }
}

#[test]
fn a_position_that_was_explored_is_shown_in_the_game_or_apart_from_it() {
    let game = Rc::new(record(GAME));
    for (position, is_in_game) in [
        ("----X----:O", true),
        ("O---X-O-X:X", true),
        // Another look of a position of the game.
        ("--O-X----:X", false),
        ("XX-OO----:X", false),
    ] {
        let state = AtlasState::from_record_at(&game, read_position(position).unwrap());
        assert_eq!(shown(&state), position);
        let address_of_position = format!("#/atlas/{position}");
        let expected = if is_in_game {
            "#/atlas/b2.a3.c1.a1"
        } else {
            &address_of_position
        };
        assert_eq!(address(&state), expected);
        assert_eq!(traced(&state).as_deref(), Some("b2.a3.c1.a1"));
    }
}

#[test]
fn an_address_names_a_position_a_game_or_both() {
    for (text, board, game) in [
        ("---------:X", "---------:X", None),
        ("X--O-OOXX:X", "X--O-OOXX:X", None),
        ("b2.a3", "O---X----:X", Some("b2.a3")),
        ("b2 a3", "O---X----:X", Some("b2.a3")),
        ("XX--O-O--:X/c3", "XXX-O-O--:O", Some("XX--O-O--:X/c3")),
        ("---------:X/b2", "----X----:O", Some("b2")),
        ("X--------:O/", "X--------:O", None),
    ] {
        let state = opened(text, "");
        assert_eq!(shown(&state), board, "{text}");
        assert_eq!(traced(&state).as_deref(), game, "{text}");
        assert_eq!(state.is_own_game(), game.is_none(), "{text}");
        assert_eq!(state.ply(), state.game().map_or(0, |game| game.len()));
        assert_eq!(state.shown_instead(), None);
    }
}

#[test]
fn a_game_of_an_address_takes_the_place_of_that_on_play() {
    let state = opened("a3.b2.c1", GAME);
    assert_eq!(traced(&state).as_deref(), Some("a3.b2.c1"));
    assert!(!state.is_own_game());
    assert_eq!(state.review_route().to_string(), "#/review/a3.b2.c1");
    // Unless it is the same one.
    let state = opened("b2.a3.c1.a1", GAME);
    assert!(state.is_own_game());
    assert_eq!(state.review_route().to_string(), "#/review");
    assert_eq!(with_game("").review_route().to_string(), "#/review");
}

#[test]
fn the_address_of_a_position_keeps_the_game_on_play() {
    let state = opened("X--O-OOXX:X", GAME);
    assert_eq!(shown(&state), "X--O-OOXX:X");
    assert_eq!(traced(&state).as_deref(), Some("b2.a3.c1.a1"));
    assert!(state.is_own_game());
    assert_eq!((state.ply(), state.can_walk()), (4, [true; 2]));
}

#[test]
fn of_a_broken_address_the_legal_beginning_is_shown() {
    for (text, board, instead) in [
        ("zz", "---------:X", true),
        ("X-O-?----:X", "---------:X", true),
        ("XXX------:X", "---------:X", true),
        ("XXX---OOO:X/b2", "---------:X", true),
        ("b2.b2", "----X----:O", false),
        ("b2.a3.zz.c1", "O---X----:X", false),
        ("X--------:O/a3", "X--------:O", false),
    ] {
        for game in ["", GAME] {
            let state = opened(text, game);
            assert_eq!(shown(&state), board, "{text}");
            let expected = instead.then_some("Showing the empty board instead.");
            assert_eq!(state.shown_instead(), expected, "{text}");
            // Until the next action.
            let chosen = after(&state, AtlasAction::Choose(state.position()));
            assert_eq!(chosen.shown_instead(), None, "{text}");
        }
    }
}

#[test]
fn an_address_that_is_visited_is_opened() {
    let mut state = with_game(GAME);
    for (text, board, game) in [
        ("XX-OO----:X", "XX-OO----:X", "b2.a3.c1.a1"),
        ("----X----:O", "----X----:O", "b2.a3.c1.a1"),
        ("a3.b2", "X---O----:X", "a3.b2"),
        ("X--------:O", "X--------:O", "a3.b2"),
        ("b2.a3.c1.a1", "O---X-O-X:X", "b2.a3.c1.a1"),
    ] {
        state = after(&state, AtlasAction::Open(text.into()));
        assert_eq!(shown(&state), board, "{text}");
        assert_eq!(traced(&state).as_deref(), Some(game), "{text}");
    }
}

#[test]
fn the_address_is_that_of_the_game_while_a_moment_of_it_is_shown() {
    let mut state = with_game(GAME);
    for (m, expected) in [("a2", "#/atlas/O--XX-O-X:O"), ("c3", "#/atlas/O-OXX-O-X:X")] {
        state = played(&state, m);
        assert!(state.is_reached_by_move());
        assert_eq!(address(&state), expected);
    }
    state = on_board(&state, GameAction::Undo);
    assert!(!state.is_reached_by_move());
    assert_eq!(address(&state), "#/atlas/O--XX-O-X:O");
    state = on_board(&state, GameAction::LookBack);
    assert_eq!(address(&state), "#/atlas/b2.a3.c1.a1");
    let start = read_position("X--------:O").unwrap();
    let state = with_game(&format!("{}/b2", write_position(start)));
    assert_eq!(address(&state), "#/atlas/X--------:O/b2");
}

#[test]
fn the_game_on_play_is_followed_at_its_end_only() {
    let longer = Rc::new(record("b2 a3 c1 a1 a2"));
    let follow = AtlasAction::Follow(Rc::clone(&longer));
    let at_end = after(&with_game(GAME), follow.clone());
    assert_eq!((shown(&at_end).as_str(), at_end.ply()), ("O--XX-O-X:O", 5));
    let before = on_board(&with_game(GAME), GameAction::JumpTo(2));
    let looking_back = after(&before, follow.clone());
    assert_eq!(looking_back.position(), before.position());
    assert_eq!(looking_back.ply(), 2);
    let elsewhere = after(&opened("XX-OO----:X", GAME), follow.clone());
    assert_eq!(shown(&elsewhere), "XX-OO----:X");
    for state in [&at_end, &looking_back, &elsewhere] {
        assert_eq!(traced(state).as_deref(), Some("b2.a3.c1.a1.a2"));
    }
    let from_start = after(&with_game(""), AtlasAction::Follow(Rc::new(record("b2"))));
    assert_eq!(shown(&from_start), "----X----:O");
    let other = opened("a3.b2", GAME);
    assert_eq!(after(&other, follow), other);
    let empty = AtlasAction::Follow(Rc::default());
    assert_eq!(after(&at_end, empty), at_end);
}

#[test]
fn the_way_of_the_game_is_shown_or_hidden() {
    let state = with_game(GAME);
    let hidden = after(&state, AtlasAction::ToggleGame);
    assert!(!hidden.shows_game());
    assert_eq!(traced(&hidden), traced(&state));
    assert!(after(&hidden, AtlasAction::ToggleGame).shows_game());
    // An address with a game shows it.
    assert!(after(&hidden, AtlasAction::Open("b2.a3".into())).shows_game());
    assert!(!after(&hidden, AtlasAction::Open("X--------:O".into())).shows_game());
}
