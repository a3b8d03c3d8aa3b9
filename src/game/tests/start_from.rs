use super::computer::{COMPUTER_MOVE, is_thinking};
use super::*;
use crate::players::SideChoice;

/// Three pieces each, O to move.
const O_TO_MOVE: &str = "XOX-O-OX-:O";

fn start_from(text: &str, seed: u64) -> GameAction {
    let position = read_position(text).unwrap();
    GameAction::StartFrom { position, seed }
}

#[test]
fn a_game_between_two_people_starts_from_a_position() {
    for (text, message) in [
        ("X-O-X-O--:X", "New game from here. X to move."),
        (O_TO_MOVE, "New game from here. O to move."),
    ] {
        let state = played("b2 a3").after(start_from(text, 0));
        assert_eq!(state.position(), read_position(text).unwrap());
        assert_eq!(state.record().start(), state.position());
        assert!(state.record().is_empty());
        assert_eq!(view(&state).message, message);
        assert_eq!(state.players(), Players::default());
    }
}

#[test]
fn undo_brings_back_the_game_that_was_left() {
    let state = played("b2 a3");
    let started = state.after(start_from("X-O-X-O--:X", 0));
    let undone = started.after(GameAction::Click(B1)).after(GameAction::Undo);
    assert_eq!(undone.position(), started.position());
    let left = undone.after(GameAction::Undo);
    assert_eq!(*left.message(), Message::PreviousGame);
    assert!(left.record().moves().eq(state.record().moves()));
    let redone = left.after(GameAction::Redo);
    assert_eq!(redone.record().start(), started.position());
}

#[test]
fn against_the_computer_the_person_goes_on_with_the_side_to_move() {
    let computer = GameAction::SetOpponent(Opponent::Computer(Level::Easy));
    let state = GameState::default().after(computer);
    for text in ["X-O-X-O--:X", O_TO_MOVE] {
        let started = state.after(start_from(text, 1));
        assert_eq!(started.players().human, started.position().turn());
        assert!(!is_thinking(&started));
        let message = Message::PlayersChanged(started.players());
        assert_eq!(*started.message(), message);
        assert_eq!(started.players().opponent, state.players().opponent);
    }
}

#[test]
fn the_computer_that_joins_at_the_start_leaves_the_side_to_move_to_the_person() {
    let computer = GameAction::SetOpponent(Opponent::Computer(Level::Easy));
    for text in ["X-O-X-O--:X", O_TO_MOVE] {
        let started = GameState::default().after(start_from(text, 0));
        let joined = started.after(computer.clone());
        assert_eq!(joined.players().human, started.position().turn());
        assert!(!is_thinking(&joined));
        // A game between two people has no part in the swapping of sides.
        let new = started.after(GameAction::NewGame { seed: 0 });
        assert_eq!(new.after(computer.clone()).players().human, Player::X);
    }
}

#[test]
fn a_chosen_side_stays_chosen() {
    let computer = GameAction::SetOpponent(Opponent::Computer(Level::Easy));
    let state = GameState::default().after(computer);
    for (side, seed, human) in [
        (SideChoice::X, 1, Player::X),
        (SideChoice::O, 0, Player::O),
        (SideChoice::Random, 2, Player::X),
        (SideChoice::Random, 3, Player::O),
    ] {
        let chosen = state.after(GameAction::ChooseSide { side, seed: 9 });
        for (text, turn) in [("X-O-X-O--:X", Player::X), (O_TO_MOVE, Player::O)] {
            let started = chosen.after(start_from(text, seed));
            assert_eq!(started.players().human, human, "{side:?} {text}");
            assert_eq!(is_thinking(&started), human != turn, "{side:?} {text}");
            let answered = started.after(COMPUTER_MOVE);
            assert_eq!(answered.record().len(), usize::from(human != turn));
        }
    }
}

#[test]
fn the_game_is_saved_resumed_and_linked_with_its_start() {
    let started = played("b2 a3").after(start_from("X-O-X-O--:X", 0));
    assert_eq!(started.to_saved(7), None);
    let state = started.after(GameAction::Click(B1));
    let saved = state.to_saved(7).unwrap();
    assert_eq!(saved.to_text(), "0 people turns X X-O-X-O--:X/b1");
    let resumed = GameState::default().after(GameAction::Resume(saved.into()));
    assert_eq!(resumed.position(), state.position());
    assert_eq!(resumed.record().start(), started.position());
    assert_eq!(view(&resumed).message, "Game resumed.");
    let route = Route::game(state.record().start(), state.record().moves());
    assert_eq!(route.to_string(), "#/play/X-O-X-O--:X/b1");
    let opened = GameState::from_route(&route);
    assert_eq!(opened.position(), state.position());
    assert_eq!(opened.record().start(), started.position());
}

#[test]
fn the_game_has_a_save_slot_of_its_own() {
    let state = played("b2 a3");
    let started = state.after(start_from("X-O-X-O--:X", 0));
    assert_ne!(started.record().save_slot(), state.record().save_slot());
    let first = GameState::default().after(start_from("X-O-X-O--:X", 0));
    let slot = GameState::default().record().save_slot();
    assert_eq!(first.record().save_slot(), slot);
}

#[test]
fn a_new_game_after_it_starts_with_an_empty_board() {
    let computer = GameAction::SetOpponent(Opponent::Computer(Level::Easy));
    let started = GameState::default()
        .after(computer)
        .after(start_from(O_TO_MOVE, 0));
    let (m, _) = started.position().children().next().unwrap();
    let new = started
        .after(GameAction::Play(m))
        .after(GameAction::NewGame { seed: 0 });
    assert_eq!(new.position(), Position::default());
    assert_eq!(new.players().human, Player::X, "sides have swapped");
}
