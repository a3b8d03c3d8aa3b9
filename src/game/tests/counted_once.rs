use super::computer::{against, as_x};
use super::counting::{
    NEW_GAME, X_WINS, after_all, as_o, assert_not_counted, assert_silently_not_counted, counted,
    play_on,
};
use super::*;
use crate::results::Ending;

#[test]
fn a_game_that_was_opened_does_not_count_and_says_nothing() {
    let link = GameState::from_route(&Route::Game("a3.a1".into()));
    let text = GameState::default().after(GameAction::OpenText("a3 a1".into()));
    let address = GameState::default().after(GameAction::OpenAddress("a3.a1".into()));
    for opened in [link, text, address] {
        let state = against(&opened, Level::Easy, SideChoice::X, 0).after(GameAction::Hint);
        let ended = play_on(&state, "b3 b1 c3");
        assert_silently_not_counted(&ended);
        let next = play_on(&ended.after(NEW_GAME), X_WINS);
        assert!(counted(&next).is_some());
    }
}

#[test]
fn a_game_from_a_position_does_not_count_and_says_nothing() {
    let position = read_position("X-O-X-O--:X").unwrap();
    let action = GameAction::StartFrom { position, seed: 0 };
    let state = as_x(Level::Easy).after(action).after(GameAction::Hint);
    let ended = play_on(&state, "c1");
    assert_silently_not_counted(&ended);
    // Nor once it was saved and resumed.
    let begun = play_on(&state, "b1 a2");
    let saved = GameAction::Resume(begun.to_saved(7).unwrap().into());
    let ended = play_on(&GameState::default().after(saved), "b1-c1");
    assert_silently_not_counted(&ended);
}

#[test]
fn a_resumed_game_counts() {
    let state = play_on(&as_o(Level::Medium), "a3 a1 b3 b1");
    let saved = GameAction::Resume(state.to_saved(7).unwrap().into());
    let resumed = GameState::default().after(saved);
    let ended = play_on(&resumed, "c3");
    let expected = Some((Level::Medium, Player::O, Ending::Lost));
    assert_eq!(counted(&ended), expected);
}

#[test]
fn a_game_that_ends_twice_counts_once_with_its_first_end() {
    let ended = play_on(&as_x(Level::Easy), X_WINS);
    let first = ended.counted();
    let redone = after_all(&ended, &[GameAction::Undo, GameAction::Redo]);
    assert_eq!(redone.counted(), first);
    let again = play_on(&ended.after(GameAction::Undo), "c2 c1");
    assert_eq!(view(&again).status, "Winner: O, the computer wins");
    assert_eq!(again.counted(), first);
    for state in [&redone, &again] {
        assert!(state.is_over());
        assert_eq!(state.not_counted(), None, "it did count");
    }
    // Nor does a change of the level after the end count it again.
    let changed = after_all(
        &ended,
        &[
            GameAction::SetOpponent(Opponent::Computer(Level::Hard)),
            GameAction::Hint,
            GameAction::NoteValues,
        ],
    );
    assert_eq!((changed.counted(), changed.not_counted()), (first, None));
}

#[test]
fn a_game_without_a_count_gets_none_by_a_second_end() {
    let hinted = play_on(&as_x(Level::Easy), "a3 a1").after(GameAction::Hint);
    let ended = play_on(&hinted, "b3 b1 c3");
    let again = play_on(&ended.after(GameAction::Undo), "c3");
    assert_not_counted(&again, "Not counted: a hint was used.");
    // Two people have ended it before the computer took over.
    let undone = played(X_WINS).after(GameAction::Undo);
    let again = play_on(&against(&undone, Level::Easy, SideChoice::X, 0), "c3");
    assert_silently_not_counted(&again);
}

#[test]
fn help_stays_with_its_game() {
    let hinted = play_on(&as_x(Level::Easy), "a3 a1").after(GameAction::Hint);
    let new = hinted.after(NEW_GAME);
    let back = new.after(GameAction::Undo);
    assert_eq!(*back.message(), Message::PreviousGame);
    let ended = play_on(&back, "b3 b1 c3");
    assert_not_counted(&ended, "Not counted: a hint was used.");
    // Going back to the game before is no undo in either of them.
    let state = play_on(&as_x(Level::Easy), "a3 a1");
    let there = after_all(&state, &[NEW_GAME, GameAction::Undo]);
    assert!(counted(&play_on(&there, "b3 b1 c3")).is_some());
    let and_back = there.after(GameAction::Redo);
    assert_eq!(*and_back.message(), Message::NextGame);
    assert!(counted(&play_on(&and_back, X_WINS)).is_some());
}
