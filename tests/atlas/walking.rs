//! Choosing seats, walking along the game, and the way back.

use std::rc::Rc;

use chorus_lapilli::atlas::{AtlasAction, AtlasState, graph};
use chorus_lapilli::game::GameAction;
use chorus_lapilli::notation::read_position;
use chorus_lapilli::record::Record;
use chorus_lapilli::rules::{Position, Symmetry};

use crate::state::{GAME, after, on_board, opened, played, shown, traced, with_game};

fn choose(state: &AtlasState, position: Position) -> AtlasState {
    after(state, AtlasAction::Choose(position))
}

fn choose_seat_of(state: &AtlasState, position: &str) -> AtlasState {
    choose(state, read_position(position).unwrap().smallest_look())
}

#[test]
fn a_seat_shows_the_smallest_look() {
    let empty = AtlasState::from_record(&Rc::new(Record::default()));
    for position in graph().positions() {
        assert_eq!(*position, position.smallest_look());
        for number in 0..8 {
            let look = position.image(Symmetry::from_number(number));
            assert_eq!(choose(&empty, look).position(), *position);
        }
    }
}

#[test]
fn back_returns_from_a_seat_to_what_was_shown_before() {
    let empty = AtlasState::from_record(&Rc::new(Record::default()));
    let mut state = empty.clone();
    let mut boards = vec![shown(&state)];
    for position in ["XX-OO----:X", "X--O-OOXX:X", "O---X----:X"] {
        state = choose_seat_of(&state, position);
        boards.push(shown(&state));
        let m = state.position().children().next().unwrap().0;
        state = on_board(&state, GameAction::Play(m));
        boards.push(shown(&state));
    }
    boards.pop();
    while let Some(board) = boards.pop() {
        assert!(state.can_undo());
        state = on_board(&state, GameAction::Undo);
        assert_eq!(shown(&state), board);
    }
    assert!(!state.can_undo());
    assert_eq!(state.position(), empty.position());
}

#[test]
fn back_returns_from_a_seat_into_the_game() {
    let away = choose_seat_of(&with_game(GAME), "XX-OO----:X");
    assert_ne!(away.route(), with_game(GAME).route());
    let back = on_board(&away, GameAction::Undo);
    assert_eq!((shown(&back).as_str(), back.ply()), ("O---X-O-X:X", 4));
    assert_eq!(back.route(), with_game(GAME).route());
}

#[test]
fn the_seat_that_is_chosen_already_keeps_its_look() {
    let state = played(&with_game(""), "c3");
    assert!(state.is_reached_by_move());
    let chosen = choose_seat_of(&state, "--X------:O");
    assert_eq!(shown(&chosen), "--X------:O");
    assert_ne!(chosen.action_id(), state.action_id());
    assert!(!chosen.is_reached_by_move());
}

#[test]
fn a_seat_on_the_way_of_the_game_shows_that_moment_with_its_own_look() {
    let boards = ["---------:X", "--X------:O", "--X-O----:X", "--X-O-X--:O"];
    let mut state = with_game("c3 b2 a1");
    for ply in [1, 3, 0, 2] {
        state = choose_seat_of(&state, boards[ply]);
        assert_eq!((shown(&state).as_str(), state.ply()), (boards[ply], ply));
    }
    // Also from elsewhere.
    state = choose_seat_of(&state, "XX-OO----:X");
    assert_eq!(state.ply(), 2);
    state = choose_seat_of(&state, boards[1]);
    assert_eq!((shown(&state).as_str(), state.ply()), (boards[1], 1));
    assert_eq!(state.route(), with_game("c3 b2 a1").route());
    // But not while the way is hidden.
    state = after(&state, AtlasAction::ToggleGame);
    state = choose_seat_of(&state, boards[3]);
    assert_eq!(shown(&state), "--X-O-X--:O");
    assert_ne!(state.route(), with_game("c3 b2 a1").route());
    state = choose_seat_of(&state, boards[1]);
    assert_eq!(shown(&state), "--------X:O");
}

#[test]
fn a_seat_that_the_game_comes_to_twice_shows_the_first_time() {
    let round = "a3-b3 a2-a3 b3-b2 a3-b3 b2-a3 b3-a2";
    let state = with_game(&format!("a3 a2 b1 c2 c1 a1 {round} {round}"));
    let chosen = choose(&played_apart(&state), state.position().smallest_look());
    assert_eq!((chosen.ply(), chosen.position()), (6, state.position()));
}

/// Returns the atlas at a position apart from the game.
fn played_apart(state: &AtlasState) -> AtlasState {
    choose_seat_of(state, "XX-OO----:X")
}

#[test]
fn before_and_after_walk_along_the_game() {
    let mut state = with_game(GAME);
    let boards = ["---------:X", "----X----:O", "O---X----:X", "O---X---X:O"];
    for (ply, board) in boards.iter().enumerate().rev() {
        assert_eq!(state.can_walk(), [true, ply < 3]);
        state = on_board(&state, GameAction::LookBack);
        assert_eq!((shown(&state).as_str(), state.ply()), (*board, ply));
    }
    assert_eq!(state.can_walk(), [false, true]);
    let start = on_board(&state, GameAction::LookBack);
    assert_eq!((shown(&start).as_str(), start.ply()), (boards[0], 0));
    for ply in 1..=4 {
        state = on_board(&state, GameAction::LookForward);
        assert_eq!(state.ply(), ply);
    }
    assert_eq!(on_board(&state, GameAction::LookForward).ply(), 4);
    for ply in [2, 0, 3] {
        state = on_board(&state, GameAction::JumpTo(ply));
        assert_eq!((shown(&state).as_str(), state.ply()), (boards[ply], ply));
    }
    assert_eq!(on_board(&state, GameAction::JumpTo(99)).ply(), 4);
}

#[test]
fn from_elsewhere_a_step_leads_back_onto_the_game() {
    let on_game = on_board(&with_game(GAME), GameAction::JumpTo(2));
    let elsewhere = [
        played_apart(&on_game),
        played(&on_game, "c3"),
        played(&played(&on_game, "c3"), "c1"),
        opened("XX-OO----:X", GAME),
    ];
    for state in elsewhere {
        assert_ne!(state.route(), on_game.route());
        assert_eq!(state.can_walk(), [true; 2]);
        let left_at = state.ply();
        for step in [GameAction::LookBack, GameAction::LookForward] {
            let back = on_board(&state, step);
            assert_eq!((back.route(), back.ply()), (on_game.route(), left_at));
            assert_eq!(
                on_board(&back, GameAction::LookBack).ply(),
                left_at.saturating_sub(1)
            );
        }
        let jumped = on_board(&state, GameAction::JumpTo(1));
        assert_eq!((jumped.route(), jumped.ply()), (on_game.route(), 1));
        assert_eq!(shown(&jumped), "----X----:O");
    }
}

#[test]
fn moves_that_are_tried_leave_the_game_as_it_is() {
    let mut state = on_board(&with_game(GAME), GameAction::JumpTo(1));
    for m in ["c3", "a3", "c1", "b1"] {
        state = played(&state, m);
        assert_eq!(traced(&state).as_deref(), Some("b2.a3.c1.a1"));
        assert_eq!(state.ply(), 1);
    }
    for _ in 0..4 {
        state = on_board(&state, GameAction::Undo);
    }
    assert_eq!((shown(&state).as_str(), state.ply()), ("----X----:O", 1));
    assert_eq!(state.route(), with_game(GAME).route());
    // The same moves once more are the game again.
    for m in ["a3", "c1", "a1"] {
        assert_eq!(state.ply(), 1);
        state = played(&state, m);
    }
    assert_eq!((state.route(), state.ply()), (with_game(GAME).route(), 4));
}
