use super::*;
use crate::rules::Square::{A1, B2};

fn after(actions: impl IntoIterator<Item = ExplorerAction>) -> ExplorerState {
    let mut state = ExplorerState::default();
    for action in actions {
        state.apply(action);
    }
    state
}

#[test]
fn a_click_changes_a_square_from_empty_to_x_to_o() {
    for (clicks, piece, announced) in [
        (1, Some(Player::X), "b2 X. Next player: X. No game"),
        (2, Some(Player::O), "b2 O. Next player: X. No game"),
        (3, None, "b2 empty. Next player: X. Even"),
    ] {
        let state = after(vec![ExplorerAction::Click(B2); clicks]);
        assert_eq!(state.board.piece(B2), piece);
        assert!(state.announcement().starts_with(announced), "{announced}");
    }
}

#[test]
fn an_impossible_position_is_explained() {
    let mut state = after([ExplorerAction::Click(B2)]);
    assert!(state.position().is_err());
    assert_eq!(state.message(), "No game leads here: it would be O's turn.");
    state.apply(ExplorerAction::SetTurn(Player::O));
    assert_eq!(state.message(), "Even, with best play on both sides.");
    // With two X and no O, neither side can be to move.
    for turn in [Player::X, Player::O] {
        let two = after([
            ExplorerAction::Click(B2),
            ExplorerAction::Click(A1),
            ExplorerAction::SetTurn(turn),
        ]);
        assert_eq!(
            two.message(),
            "No game leads here: X needs as many pieces as O, or one more."
        );
    }
}

#[test]
fn a_legal_move_is_played() {
    let place = ExplorerAction::Play(Move::Place { to: A1 });
    let state = after([place.clone()]);
    assert_eq!(
        (state.board.piece(A1), state.turn()),
        (Some(Player::X), Player::O)
    );
    assert!(state.is_reached_by_move());
    assert_eq!(after([place.clone(), place]), state);
    assert_eq!(
        state.announcement(),
        "X placed on a1. Next player: O. Even, with best play on both sides."
    );
}

#[test]
fn a_broken_address_gives_the_start_and_says_why() {
    let mut state = after([ExplorerAction::Click(B2)]);
    for (text, reason) in [
        ("X-O-?----:X", "character 5"),
        ("XXX------:X", "as many pieces as O"),
    ] {
        state.apply(ExplorerAction::Open(text.into()));
        assert_eq!(state.position(), Ok(Position::default()));
        let message = state.message();
        assert!(message.contains(reason), "{message}");
        assert!(message.ends_with("Here is the start instead."), "{message}");
        assert_eq!(ExplorerState::from_text(text).message(), message);
    }
    state.apply(ExplorerAction::Open("X--------:O".into()));
    assert_eq!(state.turn(), Player::O);
    assert_eq!(state.message(), "Even, with best play on both sides.");
}

#[test]
fn information_changes_nothing_but_the_message() {
    let before = after([ExplorerAction::Play(Move::Place { to: B2 })]);
    let informed = |action: ExplorerAction| {
        let mut state = before.clone();
        state.apply(action.clone());
        assert_eq!(state.message_id, before.message_id + 1, "{action:?}");
        assert_eq!(state.position(), before.position(), "{action:?}");
        assert!(!state.is_reached_by_move(), "{action:?}");
        state
    };
    let repeated = informed(ExplorerAction::RepeatMessage);
    assert_eq!(repeated.message(), before.message());
    let mut board = informed(ExplorerAction::ReadBoard);
    let message = board.message();
    assert!(message.contains("a2 empty, b2 X, c2 empty"), "{message}");
    board.apply(ExplorerAction::RepeatMessage);
    assert_eq!(board.message(), message);
    board.apply(ExplorerAction::SetTurn(Player::O));
    assert_eq!(board.message(), before.message());
    let keys = informed(ExplorerAction::ListKeys);
    assert!(keys.message().contains("B read the board"));
    assert_eq!(keys.announcement(), keys.message());
}
