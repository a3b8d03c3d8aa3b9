use super::*;

#[test]
fn the_advice_names_the_centre_rule_before_any_click() {
    for (game, advice) in [
        ("", "Place a piece on an empty square."),
        (
            STEPPING,
            "Move one of your pieces to a neighbouring square.",
        ),
        (CENTRE, "Your centre piece must move this turn."),
        (
            "b2 b3 c3 b1 a2 c1",
            "Move your centre piece, or win with another.",
        ),
        ("a3 a1 b3 b1 c3", "X wins with three in a row."),
    ] {
        assert_eq!(view(&played(game)).advice, advice, "{game}");
    }
}

#[test]
fn a_move_is_announced_with_the_turn_or_the_winner() {
    for (game, announcement) in [
        (
            "b2",
            "X placed on b2. Next player: O. Place a piece on an empty square.",
        ),
        (
            "a3 a1 b3 b1 c3",
            "X placed on c3. Winner: X. X wins with three in a row. Score: X 1, O 0.",
        ),
    ] {
        assert_eq!(view(&played(game)).announcement, announcement);
    }
}

#[test]
fn another_moment_is_announced_with_the_move_that_led_there() {
    let state = played("b2 a3 c1");
    let place = "Place a piece on an empty square.";
    for (action, announcement) in [
        (
            GameAction::Undo,
            format!("Undone: X c1. Last move: O placed on a3. Next player: X. {place}"),
        ),
        (
            GameAction::JumpTo(1),
            format!("Position after X's move b2. Next player: O. {place}"),
        ),
        (
            GameAction::JumpTo(0),
            format!("Back at the start. Next player: X. {place}"),
        ),
    ] {
        let state = state.after(action);
        assert_eq!(view(&state).announcement, announcement);
    }
    let redone = state.after(GameAction::Undo).after(GameAction::Redo);
    assert_eq!(
        view(&redone).announcement,
        format!("Redone: X c1. Next player: O. {place}")
    );
}

#[test]
fn the_value_of_the_position_is_announced_when_values_are_shown() {
    let state = played("a3 a1 b3 b1");
    let without = view(&state).announcement.to_string();
    let with = view_with_values(&state).announcement;
    assert_eq!(with, without + " X wins in 1 move.");
    let won = played("a3 a1 b3 b1 c3");
    assert_eq!(
        view_with_values(&won).announcement,
        view(&won).announcement,
        "a game that is over has no value"
    );
}

#[test]
fn the_values_of_the_steps_of_a_selected_piece_are_announced() {
    let selected = played(STEPPING).after(GameAction::Click(C3));
    let without = view(&selected).announcement;
    assert_eq!(without, "X on c3 selected. It can move to b2 or c2.");
    let with = view_with_values(&selected).announcement;
    let values = with.strip_prefix(&*without);
    assert_eq!(values, Some(" b2 wins in 1 move. c2 loses in 1 move."));
    assert_eq!(view_with_values(&selected).message, without);
}

#[test]
fn information_changes_nothing_but_the_message() {
    let hinted = played(STEPPING).after(GameAction::Hint);
    let from = hinted.hint.and_then(Move::from).unwrap();
    let before = hinted.after(GameAction::Click(from));
    assert_eq!(before.selected(), Some(from));
    for action in [GameAction::RepeatMessage, GameAction::ReadBoard] {
        let after = before.after(action.clone());
        assert_eq!(
            view(&after).announcement_id,
            view(&before).announcement_id + 1
        );
        assert_eq!(view(&after).board, view(&before).board, "{action:?}");
        assert_eq!(after.selected(), Some(from), "{action:?}");
        assert_eq!(after.hint, before.hint, "{action:?}");
        assert_eq!(after.record(), before.record(), "{action:?}");
    }
}

#[test]
fn the_board_is_read_out_with_the_turn() {
    let announcement = view(&played(STEPPING).after(GameAction::ReadBoard)).announcement;
    let squares = "a3 X, b3 O, c3 X, a2 O, b2 empty, c2 empty, a1 empty, b1 O, c1 X.";
    assert!(announcement.starts_with(squares), "{announcement}");
    assert!(announcement.contains("Next player: X"), "{announcement}");
}

#[test]
fn a_message_is_repeated_word_for_word() {
    for state in [
        GameState::default(),
        played("b2"),
        played(STEPPING).after(GameAction::Click(A3)),
        played("b2").after(GameAction::Click(B2)),
        played("b2 a3").after(GameAction::Undo),
    ] {
        let before = view(&state);
        let after = view(&state.after(GameAction::RepeatMessage));
        assert_eq!(after.announcement_id, before.announcement_id + 1);
        assert_eq!(
            ScreenView {
                announcement_id: before.announcement_id,
                ..after
            },
            before
        );
    }
}

#[test]
fn what_happens_outside_the_game_is_reported() {
    let state = played(STEPPING).after(GameAction::Click(A3));
    for (outcome, message) in [
        (
            ShareOutcome::Shared,
            "Link shared. Now it's your opponent's turn.",
        ),
        (
            ShareOutcome::Copied,
            "Link copied. Send this link to your opponent.",
        ),
        (
            ShareOutcome::Manual,
            "Copy this link and send it to your opponent.",
        ),
    ] {
        let reported = state.after(GameAction::Report(Message::Shared(outcome)));
        assert_eq!(view(&reported).message, message);
        assert_eq!(view(&reported).announcement, message);
        assert_eq!(reported.record(), state.record());
    }
}
