use super::*;

const EDIT: ExplorerAction = ExplorerAction::Edit;
const DONE: ExplorerAction = ExplorerAction::Done;

/// Returns the empty board while it is set up.
fn editing() -> ExplorerState {
    start().after([EDIT])
}

#[test]
fn a_tap_changes_a_square_from_empty_to_x_to_o() {
    for (taps, piece, announced) in [
        (
            1,
            Some(Player::X),
            "b2 X. Next player: O. Draw with best play.",
        ),
        (
            2,
            Some(Player::O),
            "b2 O. Next player: O. Not a possible position yet: X needs as many pieces as O, \
             or one more.",
        ),
        (3, None, "b2 empty. Next player: X. Draw with best play."),
    ] {
        let state = editing().after(vec![click(B2); taps]);
        let view = view(&state);
        assert_eq!(view.board.square(B2).piece, piece);
        assert_eq!(view.announcement, announced);
        assert_eq!(view.board.next, NextClick::Edit);
        assert_eq!(view.advice, "Click a square to change it: X, O, empty.");
        assert!(state.is_editing() && !state.is_reached_by_move());
    }
}

/// Returns the taps that set up the board with this number, in base 3.
fn taps(board: u32) -> Vec<ExplorerAction> {
    let squares = (0..).zip(Square::ALL);
    squares
        .flat_map(|(place, square)| {
            let taps = board / 3_u32.pow(place) % 3;
            vec![click(square); taps as usize]
        })
        .collect()
}

#[test]
fn the_side_to_move_is_inferred_wherever_the_pieces_allow_one_only() {
    let positions = reachable();
    let possible: HashSet<(Board, Player)> =
        positions.iter().map(|p| (p.board(), p.turn())).collect();
    let (mut one, mut both, mut none) = (0, 0, 0);
    for number in 0..3_u32.pow(9) {
        let state = editing().after(taps(number));
        let board = state.board();
        let sides = [Player::X, Player::O].map(|player| possible.contains(&(board, player)));
        for (player, is_possible) in [Player::X, Player::O].into_iter().zip(sides) {
            assert_eq!(state.can_be_to_move(player), is_possible);
            let chosen = state.after([ExplorerAction::SetTurn(player)]);
            let turn = if is_possible { player } else { state.turn() };
            assert_eq!(chosen.turn(), turn, "an impossible side is refused");
        }
        match sides {
            [true, false] => assert_eq!(state.turn(), Player::X),
            [false, true] => assert_eq!(state.turn(), Player::O),
            _ => {}
        }
        let count = &mut [&mut none, &mut one, &mut both];
        let sides = sides.into_iter().filter(|is_possible| *is_possible).count();
        **count.get_mut(sides).unwrap() += 1;
        assert_eq!(state.position().is_ok(), sides > 0);
    }
    assert_eq!(one + 2 * both, 5390);
    assert_eq!(one + both + none, 19683);
}

#[test]
fn an_impossible_position_is_explained_and_the_last_possible_one_kept() {
    let state = editing().after([click(B2), click(A1)]);
    assert!(state.position().is_err());
    assert_eq!(
        view(&state).message,
        "Not a possible position yet: X needs as many pieces as O, or one more."
    );
    assert!(!view(&state).is_error, "nothing has failed");
    assert_eq!(write_position(state.last_position()), "----X----:O");
    let all_x = editing().after(Square::ALL.map(click));
    assert_eq!(
        view(&all_x).message,
        "Not a possible position: X has more than three pieces."
    );
    // A second X is only on its way to an O.
    let o = state.after([click(A1)]);
    assert_eq!(shown(&o), "----X-O--:X");
    assert_eq!(o.last_position(), o.position().unwrap());
    assert_eq!(view(&o).message, "Draw with best play.");
}

#[test]
fn a_side_can_be_chosen_where_both_can_be_to_move() {
    let state = start().after([open("XOX-O-OX-:X"), EDIT]);
    for player in [Player::O, Player::X] {
        assert!(state.can_be_to_move(player));
        let chosen = state.after([ExplorerAction::SetTurn(player)]);
        assert_eq!(chosen.turn(), player);
        let expected = if player == Player::X { "X" } else { "O" };
        assert_eq!(shown(&chosen), format!("XOX-O-OX-:{expected}"));
    }
}

#[test]
fn taps_are_undone_one_by_one() {
    let start = start().after([open("X-O-X-O--:X"), EDIT]);
    assert!(!start.can_undo());
    let nothing = start.after([UNDO]);
    assert!(view(&nothing).announcement.starts_with("Nothing to undo."));
    assert_eq!(nothing.position(), start.position());
    let mut states = vec![start];
    for action in [
        click(A1),
        click(C1),
        click(C1),
        ExplorerAction::Clear,
        click(B2),
    ] {
        let next = states.last().unwrap().after([action]);
        assert!(next.can_undo());
        states.push(next);
    }
    let mut state = states.pop().unwrap();
    while let Some(expected) = states.pop() {
        assert!(!state.can_redo());
        state = state.after([UNDO]);
        assert_eq!(
            (state.board(), state.turn()),
            (expected.board(), expected.turn())
        );
        assert!(view(&state).announcement.starts_with("Undone."));
    }
    assert!(!state.can_undo());
}

#[test]
fn an_undone_choice_of_the_side_comes_back() {
    let state = start().after([open("XOX-O-OX-:X"), EDIT]);
    let chosen = state.after([ExplorerAction::SetTurn(Player::O)]);
    assert_eq!(chosen.after([UNDO]).turn(), Player::X);
    // Taps that leave one side only do not forget it either.
    let changed = chosen.after([click(A3), click(A3)]);
    assert_eq!(changed.after([UNDO, UNDO]).turn(), Player::O);
}

#[test]
fn the_board_is_cleared() {
    let cleared = start().after([open("X-O-X-O--:X"), EDIT, ExplorerAction::Clear]);
    assert_eq!(cleared.position(), Ok(Position::default()));
    assert_eq!(cleared.last_position(), Position::default());
    assert!(
        view(&cleared)
            .announcement
            .starts_with("Board cleared. Next player: X.")
    );
    assert!(cleared.is_editing());
}

#[test]
fn done_goes_on_from_a_possible_position_only() {
    let impossible = editing().after([click(B2), click(A1), DONE]);
    assert!(impossible.is_editing());
    let line = start().after([click(C3), click(C1)]);
    let done = line.after([EDIT, ExplorerAction::Clear, click(B2), DONE]);
    assert!(!done.is_editing() && !done.is_reached_by_move());
    assert_eq!(shown(&done), "----X----:O");
    assert_eq!(done.game.record().len(), 0, "it is the start of a line");
    let played = done.after([click(A3)]);
    assert_eq!(shown(&played), "O---X----:X");
    // Undo leads back to the moves that were left.
    let undone = played.after([UNDO, UNDO]);
    assert_eq!(undone.position(), line.position());
    assert!(undone.game.record().moves().eq(line.game.record().moves()));
}

#[test]
fn done_without_a_change_keeps_the_moves() {
    let line = start().after([click(C3), click(C1)]);
    for actions in [vec![EDIT, DONE], vec![EDIT, EDIT, click(A1), UNDO, DONE]] {
        let done = line.after(actions);
        assert!(!done.is_editing());
        assert_eq!(done.game.record(), line.game.record());
    }
}

#[test]
fn a_listed_move_ends_the_setting_up() {
    let state = editing().after([click(B2), play("a3")]);
    assert!(!state.is_editing() && state.is_reached_by_move());
    assert_eq!(shown(&state), "O---X----:X");
    assert_eq!(shown(&state.after([UNDO])), "----X----:O");
    let impossible = editing().after([click(B2), click(A1), play("a3")]);
    assert!(impossible.is_editing());
    assert_eq!(impossible.board().piece(A3), None);
}

#[test]
fn other_actions_of_the_game_do_nothing_meanwhile() {
    let state = editing().after([click(B2)]);
    for action in [
        GameAction::Redo,
        GameAction::Hint,
        GameAction::LookBack,
        GameAction::LookForward,
        GameAction::CancelSelection,
        GameAction::RepeatMessage,
        GameAction::ReadBoard,
    ] {
        let other = state.after([ExplorerAction::Game(action.clone())]);
        assert!(other.is_editing(), "{action:?}");
        assert_eq!(other.position(), state.position(), "{action:?}");
        assert_eq!(other.game, state.game, "{action:?}");
    }
    let read = state.after([ExplorerAction::Game(GameAction::ReadBoard)]);
    assert!(view(&read).announcement.starts_with("a3 empty, b3 empty,"));
    for action in [
        DONE,
        ExplorerAction::Clear,
        ExplorerAction::SetTurn(Player::O),
    ] {
        let not_editing = start().after([action]);
        assert_eq!(not_editing.game, start().game);
        assert!(!not_editing.is_editing());
    }
}

#[test]
fn an_address_ends_the_setting_up() {
    let state = editing().after([click(B2), click(A1), open("X-O-X-O--:X")]);
    assert!(!state.is_editing());
    assert_eq!(shown(&state), "X-O-X-O--:X");
    let broken = editing().after([click(B2), open("?")]);
    assert!(!broken.is_editing() && broken.shown_instead().is_some());
}

#[test]
fn a_won_position_is_shown_as_won_and_the_pieces_are_counted() {
    let state = start().after([open("XXXOO----:O"), EDIT]);
    let view = view(&state);
    assert_eq!(view.status, "Winner: X");
    assert_eq!(view.message, "X has won.");
    assert_eq!(view.in_hand, [0, 1]);
    assert!(view.is_over);
    let winning = view.board.squares.map(|square| square.mark);
    assert_eq!(winning.iter().filter(|m| **m == Mark::Winning).count(), 3);
    let all_x = self::view(&editing().after(Square::ALL.map(click)));
    assert_eq!(all_x.in_hand, [0, 3], "never fewer than none");
}

#[test]
fn what_changes_nothing_is_not_undone() {
    let same = [ExplorerAction::Clear, ExplorerAction::SetTurn(Player::X)];
    assert!(!editing().after(same).can_undo());
}
