use super::computer::as_x;
use super::*;
use crate::screen_view::{Mark, NextClick, SquareView};

/// Returns the squares with this property, in reading order.
fn squares_where(view: &ScreenView, property: impl Fn(SquareView) -> bool) -> Vec<Square> {
    let squares = Square::ALL.into_iter();
    squares
        .filter(|square| property(view.board.square(*square)))
        .collect()
}

fn marked(state: &GameState, mark: Mark) -> Vec<Square> {
    squares_where(&view(state), |square| square.mark == mark)
}

#[test]
fn pieces_that_can_step_their_targets_and_the_winning_line_are_marked() {
    let state = played(STEPPING);
    assert_eq!(marked(&state, Mark::Movable), [A3, C3, C1]);
    let selected = state.after(GameAction::Click(C3));
    assert_eq!(marked(&selected, Mark::Selected), [C3]);
    assert_eq!(marked(&selected, Mark::Target), [B2, C2]);
    assert_eq!(marked(&selected, Mark::Movable), [A3, C1]);
    let centre = played("b2 b3 c3 b1 a2 c1");
    assert_eq!(marked(&centre, Mark::MustLeave), [B2]);
    assert_eq!(marked(&centre, Mark::Movable), [C3, A2]);
    let won = played("a3 a1 b3 b1 c3");
    assert_eq!(marked(&won, Mark::Winning), [A3, B3, C3]);
    let line = squares_where(&view(&won), |square| square.winning_line.is_some());
    assert_eq!(line, [B3]);
}

#[test]
fn the_next_click_places_steps_or_does_nothing() {
    for (game, next) in [
        ("", NextClick::Place(Player::X)),
        ("b2", NextClick::Place(Player::O)),
        (STEPPING, NextClick::Step(Player::X)),
        ("a3 b3 c3 a2 c1 b1 c3-c2", NextClick::Step(Player::O)),
        ("a3 a1 b3 b1 c3", NextClick::Nothing),
    ] {
        assert_eq!(view(&played(game)).board.next, next, "{game}");
    }
}

#[test]
fn the_squares_of_the_last_move_are_marked() {
    let last = |state: &GameState| squares_where(&view(state), |square| square.last_move);
    let stepped = played(&format!("{STEPPING} a3-b2"));
    assert_eq!(last(&stepped), [A3, B2]);
    assert_eq!(last(&stepped.after(GameAction::Undo)), [B1]);
    assert!(last(&stepped.after(GameAction::JumpTo(0))).is_empty());
}

#[test]
fn a_hint_points_at_a_best_move_until_the_next_action() {
    let hints = |state: &GameState| squares_where(&view(state), |square| square.hint.is_some());
    let state = played("a3 a1 b3 b1").after(GameAction::Hint);
    assert_eq!(view(&state).message, "Hint: c3 (wins in 1 move).");
    assert_eq!(hints(&state), [C3]);
    assert_eq!(state.record().len(), 4);
    assert!(hints(&state.after(GameAction::Click(C3))).is_empty());
}

#[test]
fn a_hint_at_a_step_stays_until_both_squares_are_clicked() {
    let hints = |state: &GameState| squares_where(&view(state), |square| square.hint.is_some());
    let hinted = played(STEPPING).after(GameAction::Hint);
    let step = hinted.hint.unwrap();
    let (from, to) = (step.from().unwrap(), step.to());
    let selected = hinted.after(GameAction::Click(from));
    assert_eq!(selected.selected(), Some(from));
    assert_eq!(hints(&selected), hints(&hinted));
    assert_eq!(hints(&selected).len(), 2);
    assert!(hints(&selected.after(GameAction::Click(to))).is_empty());
    assert!(hints(&selected.after(GameAction::CancelSelection)).is_empty());
    for other in hinted.position().movable().without(from).iter() {
        let other = hinted.after(GameAction::Click(other));
        assert!(hints(&other).is_empty());
    }
}

#[test]
fn there_is_no_hint_for_the_computer_or_after_the_end() {
    let computers = as_x(Level::Easy).after(GameAction::Click(B2));
    for (state, message) in [
        (computers, Message::Thinking),
        (played("a3 a1 b3 b1 c3"), Message::GameOver),
    ] {
        let hinted = state.after(GameAction::Hint);
        assert_eq!(*hinted.message(), message);
        assert!(squares_where(&view(&hinted), |square| square.hint.is_some()).is_empty());
    }
}

#[test]
fn values_are_shown_on_empty_squares_then_on_pieces_and_targets() {
    let value = |state: &GameState, square: Square| {
        let value = view_with_values(state).board.square(square).value;
        value.map(|value| value.to_string())
    };
    let valued = |state: &GameState| -> Vec<Square> {
        squares_where(&view_with_values(state), |square| square.value.is_some())
    };
    for square in Square::ALL {
        assert_eq!(value(&played(""), square).as_deref(), Some("draw"));
    }
    assert_eq!(value(&played("a3 a1 b3 b1"), C3).as_deref(), Some("win 1"));
    let state = played(STEPPING);
    assert_eq!(valued(&state), [A3, C3, C1]);
    // The best step of the piece on c3 wins, the other loses.
    assert_eq!(value(&state, C3).as_deref(), Some("win 1"));
    let selected = state.after(GameAction::Click(C3));
    assert_eq!(valued(&selected), [A3, C3, B2, C2, C1]);
    assert_eq!(value(&selected, B2).as_deref(), Some("win 1"));
    assert_eq!(value(&selected, C2).as_deref(), Some("loss 2"));
    assert!(valued(&played("a3 a1 b3 b1 c3")).is_empty());
    let hidden = squares_where(&view(&selected), |square| square.value.is_some());
    assert!(hidden.is_empty());
}

#[test]
fn the_piece_that_was_refused_is_marked_anew_by_each_refusal() {
    let refused = |state: &GameState| -> Vec<(Square, u32)> {
        let board = view(state).board;
        let squares = Square::ALL.into_iter();
        squares
            .filter_map(|square| Some((square, board.square(square).refused?)))
            .collect()
    };
    let once = played("b2").after(GameAction::Click(B2));
    assert_eq!(refused(&once), [(B2, view(&once).announcement_id)]);
    let twice = once.after(GameAction::Click(B2));
    assert_eq!(refused(&twice), [(B2, view(&twice).announcement_id)]);
    assert_ne!(refused(&once), refused(&twice));
    let step = played(STEPPING)
        .after(GameAction::Click(A3))
        .after(GameAction::Click(C2));
    assert_eq!(refused(&step)[0].0, A3);
    let centre = played(CENTRE).after(GameAction::Click(A3));
    assert_eq!(refused(&centre)[0].0, A3);
    let blocked = played("a3 b3 a2 b2 b1 a1").after(GameAction::Click(A3));
    assert_eq!(refused(&blocked)[0].0, A3);
    assert!(refused(&played(STEPPING)).is_empty());
    assert!(refused(&once.after(GameAction::Click(A1))).is_empty());
    // A message that is announced again refuses nothing again, a new refusal does.
    let repeated = once.after(GameAction::RepeatMessage);
    assert_eq!(refused(&repeated), refused(&once));
    assert_ne!(view(&repeated).announcement_id, view(&once).announcement_id);
    let later = repeated.after(GameAction::Click(B2));
    assert_ne!(refused(&later), refused(&once));
}

/// Returns the squares between which pieces are shown to step.
fn moved(state: &GameState) -> Vec<(Square, Square)> {
    let board = view(state).board;
    let squares = Square::ALL.into_iter();
    squares
        .filter_map(|square| Some((board.square(square).moved_from?, square)))
        .collect()
}

#[test]
fn a_piece_that_stepped_shows_where_it_came_from() {
    assert!(moved(&played(STEPPING)).is_empty());
    let stepped = played(&format!("{STEPPING} a3-b2"));
    assert_eq!(moved(&stepped), [(A3, B2)]);
    let undone = stepped.after(GameAction::Undo);
    assert_eq!(moved(&undone), [(B2, A3)]);
    assert_eq!(moved(&undone.after(GameAction::Redo)), [(A3, B2)]);
    let placement = undone.after(GameAction::Undo);
    assert!(moved(&placement).is_empty());
    assert!(
        view(&stepped)
            .board
            .at_rest()
            .squares
            .iter()
            .all(|square| square.moved_from.is_none())
    );
}

#[test]
fn undo_to_another_line_takes_back_the_move_that_left_it() {
    let stepped = played(&format!("{STEPPING} a3-b2"));
    let branched = stepped
        .after(GameAction::JumpTo(0))
        .after(GameAction::Click(B2));
    let undone = branched.after(GameAction::Undo);
    assert_eq!(undone.record().len(), stepped.record().len());
    assert!(moved(&undone).is_empty());
    // Nor if the line that is left had steps, too.
    let other = stepped
        .after(GameAction::JumpTo(6))
        .after(GameAction::Click(C1))
        .after(GameAction::Click(C2));
    assert_eq!(moved(&other), [(C1, C2)]);
    assert_eq!(moved(&other.after(GameAction::Undo)), [(C2, C1)]);
}
