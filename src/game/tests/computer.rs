use super::games::{DANCE, repeated};
use super::*;
use crate::state::{Mark, SavedGame, Seat};

/// The game with this opponent, the person in this seat.
fn seated(state: &GameState, (level, seat): (Level, Seat), seed: u64) -> GameState {
    let state = state.after(&Action::Sit(seat, seed));
    state.after(&Action::Oppose(Some(level)))
}

/// The person plays X against this level.
fn against(level: Level) -> GameState {
    let opponent = (level, Seat::X);
    seated(&GameState::default(), opponent, 0)
}

#[test]
fn the_computer_answers_and_clicks_meanwhile_change_nothing() {
    let state = against(Level::Perfect);
    assert!(!state.is_thinking());
    let state = state.after(&Action::Click(B2));
    assert!(state.is_thinking());
    assert_eq!(state.status(), "Next player: O, thinking");
    let clicked = state.after(&Action::Click(A1));
    assert_eq!(clicked.record(), state.record());
    assert_eq!(*clicked.message(), Message::Thinking);
    let answered = clicked.after(&Action::Answer(7));
    assert_eq!(answered.record().len(), 2);
    assert_eq!(answered.status(), "Next player: X");
    assert_eq!(answered.after(&Action::Answer(7)), answered);
}

#[test]
fn the_computer_starts_when_the_person_takes_o() {
    let opponent = (Level::Easy, Seat::O);
    let state = seated(&GameState::default(), opponent, 0);
    assert!(state.is_thinking());
    let state = state.after(&Action::Answer(1));
    assert_eq!(state.record().len(), 1);
    assert!(!state.is_thinking());
    assert_eq!(*state.after(&Action::Undo).message(), Message::Nothing);
    let next = state.after(&Action::Click(
        state.position().board().empty().iter().next().unwrap(),
    ));
    let new = next.after(&Action::NewGame(0)).after(&Action::Answer(1));
    let redone = new.after(&Action::Undo).after(&Action::Redo);
    assert_eq!(
        redone.record(),
        new.record(),
        "not to where the computer moved"
    );
}

#[test]
fn the_lot_is_drawn_anew_in_every_game_and_only_there() {
    let opponent = (Level::Easy, Seat::Lot);
    let state = seated(&GameState::default(), opponent, 1);
    let person = |state: &GameState| state.opponent().person;
    assert_eq!(person(&state), Player::O);
    assert_eq!(person(&state.after(&Action::NewGame(2))), Player::X);
    assert_eq!(person(&state.after(&Action::NewGame(3))), Player::O);
    let harder = state.after(&Action::Oppose(Some(Level::Hard)));
    assert_eq!(person(&harder), Player::O);
}

#[test]
fn undo_brings_back_who_played_the_game_that_was_put_away() {
    let opponent = (Level::Easy, Seat::Lot);
    let state = seated(&GameState::default(), opponent, 2).after(&Action::Click(B2));
    let saved = SavedGame {
        id: 7,
        opponent: Opponent::default(),
        moves: read_game("a1 c3").unwrap(),
    };
    let mut resumed = state.clone();
    resumed.resume(&saved);
    for other in [
        state.after(&Action::NewGame(3)),
        state.after(&Action::Open("a1 c3".into())),
        resumed,
    ] {
        assert_ne!(other.opponent(), state.opponent());
        let undone = other.after(&Action::Undo);
        assert_eq!(undone.opponent(), state.opponent());
        assert!(undone.is_thinking());
        assert_eq!(undone.after(&Action::Redo).opponent(), other.opponent());
    }
}

#[test]
fn undo_takes_back_the_computers_move_and_the_persons() {
    let one = against(Level::Hard).after(&Action::Click(B2));
    let cancelled = one.after(&Action::Undo);
    assert_eq!(
        (cancelled.record().cursor(), cancelled.is_thinking()),
        (0, false)
    );
    let two = one.after(&Action::Answer(1));
    let back = two.after(&Action::Undo);
    assert_eq!((back.record().cursor(), back.is_thinking()), (0, false));
    assert_eq!(back.after(&Action::Redo).record(), two.record());
    let again = back.after(&Action::Click(B2));
    assert!(again.is_thinking(), "the same move is answered anew");
    let redone = again.after(&Action::Answer(1)).after(&Action::Undo);
    assert_eq!(redone.after(&Action::Redo).position().turn(), Player::X);
    let gone = one.after(&Action::NewGame(0));
    assert!(!gone.is_thinking());
    assert_eq!(gone.after(&Action::Answer(1)), gone);
}

#[test]
fn the_past_is_looked_at_without_the_computer_moving_there() {
    let state = against(Level::Hard)
        .after(&Action::Click(B2))
        .after(&Action::Answer(1))
        .after(&Action::JumpTo(1));
    assert!(!state.is_thinking());
    assert_eq!(state.after(&Action::Answer(1)), state);
    for action in [Action::Click(A1), Action::Hint] {
        let refused = state.after(&action);
        assert_eq!(*refused.message(), Message::ComputersTurn);
        assert_eq!(refused.record(), state.record());
    }
    let shown = state.after(&Action::ToggleValues);
    assert_eq!(shown.next(), None, "nothing is offered that is refused");
    assert!(
        shown
            .cells()
            .iter()
            .all(|cell| cell.value.is_none() && cell.mark == Mark::None)
    );
    assert_eq!(shown.advice(), "Here it is the computer's turn.");
}

#[test]
fn the_computer_goes_on_from_the_past_when_it_gets_the_turn_there() {
    let back = against(Level::Hard)
        .after(&Action::Click(B2))
        .after(&Action::Answer(1))
        .after(&Action::Undo);
    assert_eq!((back.record().cursor(), back.record().len()), (0, 2));
    let other = back.after(&Action::Sit(Seat::O, 0));
    assert!(other.is_thinking());
    let answered = other.after(&Action::Answer(1));
    assert_eq!(answered.record().len(), 1);
    // What followed is not lost.
    let undone = answered.after(&Action::Undo);
    assert_eq!((undone.record().cursor(), undone.record().len()), (0, 2));

    // At another level the past is still only looked at.
    let past = against(Level::Hard)
        .after(&Action::Click(B2))
        .after(&Action::Answer(1))
        .after(&Action::JumpTo(1));
    let easy = past.after(&Action::Oppose(Some(Level::Easy)));
    assert_eq!(easy.record(), past.record());
}

#[test]
fn the_computer_claims_a_draw_at_the_fifth_time_but_people_need_not() {
    assert!(!repeated(6).is_over());
    let mut state = seated(&repeated(4), (Level::Perfect, Seat::X), 0);
    assert!(!state.is_over());
    for step in DANCE {
        assert!(!state.is_over());
        state.play(crate::notation::read_move(step).unwrap());
    }
    assert_eq!(state.status(), "Draw");
    let said = state.announcement();
    assert_eq!(
        said,
        "The computer moved O from c2 to c1. Draw. The computer claims a draw: the fifth time here."
    );
    let claimed = seated(&repeated(3), (Level::Easy, Seat::X), 0).after(&Action::ClaimDraw);
    assert_eq!(claimed.status(), "Draw");
}
