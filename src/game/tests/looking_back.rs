use super::computer::{COMPUTER_MOVE, against, as_x, is_thinking};
use super::*;
use crate::screen_view::{Mark, NextClick};

/// Returns a game of two moves against the computer, in which the person is X and looks back at the
/// first move.
fn past_of_two_moves() -> GameState {
    as_x(Level::Hard)
        .after(GameAction::Click(B2))
        .after(COMPUTER_MOVE)
        .after(GameAction::JumpTo(1))
}

#[test]
fn arrows_show_the_moves_one_by_one_and_stop_at_both_ends() {
    let state = played("b2 a3 c1");
    assert!(!state.is_looking_back());
    let mut shown = state.clone();
    for (cursor, message) in [
        (2, "Position after O's move a3."),
        (1, "Position after X's move b2."),
        (0, "Back at the start."),
    ] {
        shown = shown.after(GameAction::LookBack);
        assert_eq!((shown.record().cursor(), shown.record().len()), (cursor, 3));
        assert_eq!(view(&shown).message, message);
        assert!(shown.is_looking_back());
        let jumped = state.after(GameAction::JumpTo(cursor));
        assert_eq!(shown.record().position(), jumped.position());
    }
    assert_eq!(shown.after(GameAction::LookBack), shown);
    for cursor in 1..=3 {
        shown = shown.after(GameAction::LookForward);
        assert_eq!(shown.record().cursor(), cursor);
    }
    assert!(!shown.is_looking_back());
    assert_eq!(shown.after(GameAction::LookForward), shown);
    let empty = GameState::default();
    for action in [GameAction::LookBack, GameAction::LookForward] {
        assert_eq!(empty.after(action), empty);
    }
}

#[test]
fn a_jump_to_the_end_leads_back_to_now() {
    let state = played("b2 a3 c1");
    let now = state
        .after(GameAction::JumpTo(1))
        .after(GameAction::JumpTo(state.record().len()));
    assert_eq!(now.position(), state.position());
    assert!(!now.is_looking_back());
    assert!(now.record().same_line(state.record()));
}

#[test]
fn the_computer_does_not_move_in_the_past() {
    let state = past_of_two_moves();
    assert!(state.is_looking_back() && !is_thinking(&state));
    assert_eq!(state.after(COMPUTER_MOVE), state);
    let hinted = state.after(GameAction::Hint);
    assert_eq!(
        view(&hinted).message,
        "You are looking back. Click the board to let the computer play on."
    );
    assert_eq!(hinted.record(), state.record());
    let shown = view_with_values(&state);
    assert_eq!(shown.status, "Next player: O (computer)");
    assert_eq!(shown.advice, "Click the board to let the computer play on.");
    assert_eq!(shown.board.next, NextClick::Nothing);
    for square in shown.board.squares {
        assert_eq!((square.value, square.mark), (None, Mark::None));
    }
}

#[test]
fn a_click_lets_the_computer_play_on_from_the_past() {
    let past = past_of_two_moves();
    for square in Square::ALL {
        let on = past.after(GameAction::Click(square));
        assert_eq!(*on.message(), Message::ComputerGoesOn);
        assert_eq!(
            view(&on).announcement,
            "The computer plays on from here. Next player: O (computer). \
             The computer is thinking …"
        );
        assert_eq!(on.position(), past.position());
        assert!(is_thinking(&on) && !on.is_looking_back());
        let answered = on.after(COMPUTER_MOVE);
        assert_eq!(answered.record().len(), 2);
        assert!(!is_thinking(&answered));
        // The moves that followed are not lost.
        let undone = on.after(GameAction::Undo);
        assert_eq!((undone.record().cursor(), undone.record().len()), (1, 2));
        assert!(undone.record().moves().eq(past.record().moves()));
    }
}

#[test]
fn the_person_can_move_in_the_past_too() {
    let past = past_of_two_moves().after(GameAction::JumpTo(0));
    assert_eq!(view(&past).status, "Next player: X (you)");
    let other = past.after(GameAction::Click(A1));
    assert_eq!(
        *other.message(),
        Message::Played(Player::X, moves_of("a1")[0])
    );
    assert_eq!(other.record().len(), 1);
    assert!(is_thinking(&other));
}

#[test]
fn the_computer_goes_on_in_the_past_when_it_gets_the_turn_there() {
    let past = played("b2 a3 c1").after(GameAction::JumpTo(1));
    let joined = against(&past, Level::Hard, SideChoice::X, 0);
    assert!(is_thinking(&joined));
    assert_eq!(joined.after(COMPUTER_MOVE).record().len(), 2);
    let undone = joined.after(GameAction::Undo);
    assert_eq!((undone.record().cursor(), undone.record().len()), (1, 3));
}

#[test]
fn another_level_does_not_make_the_computer_move_in_the_past() {
    let past = past_of_two_moves();
    let easy = past.after(GameAction::SetOpponent(Opponent::Computer(Level::Easy)));
    assert!(!is_thinking(&easy));
    assert!(easy.record().same_line(past.record()));
    assert_eq!((easy.record().cursor(), easy.record().len()), (1, 2));
}

#[test]
fn looking_back_at_a_finished_game_does_not_end_it_again() {
    let won = played("a3 a1 b3 b1 c3");
    let past = won.after(GameAction::LookBack);
    assert_eq!(view(&past).status, "Next player: X");
    assert!(!past.is_over());
    assert_eq!(past.score(), won.score());
    let again = past.after(GameAction::LookForward);
    assert_eq!(view(&again).status, "Winner: X");
    assert_eq!(again.score().as_deref(), Some("X 1, O 0"));
}
