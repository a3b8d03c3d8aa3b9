use super::*;

#[test]
fn a_hint_points_at_a_best_move_and_goes_with_the_next_action() {
    let state = after("a3 a1 b3 b1").after(&Action::Hint);
    assert_eq!(state.message().to_string(), "Try c3.");
    assert!(state.cells().iter().any(|cell| cell.hint));
    assert_eq!(state.record().len(), 4);
    let next = state.after(&Action::Click(C3));
    assert!(next.cells().iter().all(|cell| !cell.hint));
}

#[test]
fn a_hint_at_a_step_stays_until_both_squares_are_clicked() {
    let hinted = after(STEPPING).after(&Action::Hint);
    let step = hinted.hint().unwrap();
    let (from, to) = (step.from().unwrap(), step.to());
    let taken = hinted.after(&Action::Click(from));
    assert_eq!(taken.selected(), Some(from));
    assert_eq!(taken.hint(), hinted.hint());
    assert_eq!(taken.after(&Action::Click(to)).hint(), None);
    assert_eq!(taken.after(&Action::Cancel).hint(), None);
    let position = hinted.position();
    for other in position.movable().without(from).iter() {
        assert_eq!(hinted.after(&Action::Click(other)).hint(), None, "{other}");
    }
    let computers = after("b2").after(&Action::Oppose(Some(Level::Easy)));
    assert_eq!(computers.after(&Action::Hint).hint(), None);
}

#[test]
fn values_stand_on_squares_then_on_pieces_then_on_targets() {
    let values = |state: &GameState| {
        let cells = state.after(&Action::ToggleValues).cells();
        cells.map(|cell| cell.value.map(|value| value.to_string()))
    };
    assert!(after("").cells().iter().all(|cell| cell.value.is_none()));
    assert!(
        values(&after(""))
            .iter()
            .all(|value| value.as_deref() == Some("draw"))
    );
    assert_eq!(values(&after("a3 a1 b3 b1"))[2].as_deref(), Some("win 1"));
    let state = after(STEPPING);
    let shown = values(&state);
    for (square, value) in Square::ALL.into_iter().zip(&shown) {
        assert_eq!(value.is_some(), state.position().movable().contains(square));
    }
    let selected = values(&state.after(&Action::Click(C3)));
    for (square, value) in Square::ALL.into_iter().zip(&selected) {
        let position = state.position();
        let expected = position.movable().contains(square) || position.targets(C3).contains(square);
        assert_eq!(value.is_some(), expected, "{square}");
    }
    assert!(values(&after("a3 a1 b3 b1 c3")).iter().all(Option::is_none));
}

#[test]
fn how_the_game_stands_is_read_out_when_values_are_shown() {
    let moved = after("a3 a1 b3 b1");
    let told = moved.announcement();
    let shown = moved.after(&Action::ToggleValues);
    assert!(shown.said() > moved.said());
    assert_eq!(shown.announcement(), told.clone() + " X wins in 1 move.");
    let hidden = shown.after(&Action::ToggleValues);
    assert!(hidden.said() > shown.said());
    assert_eq!(hidden.announcement(), told);
}

#[test]
fn the_values_of_a_selected_pieces_steps_are_read_out() {
    let selected = after(STEPPING).after(&Action::Click(C3));
    let told = selected.announcement();
    assert_eq!(told, "X on c3 selected. It can step to b2 or c2.");
    let values = selected.after(&Action::ToggleValues).announcement();
    let (before, values) = values.split_at(told.len());
    assert_eq!(before, told);
    assert_eq!(values, " b2 wins in 1 move. c2 loses in 1 move.");
}

#[test]
fn to_be_told_something_changes_nothing_else() {
    let before = after(STEPPING).after(&Action::Click(A3));
    assert_eq!(before.selected(), Some(A3));
    for action in [Action::Repeat, Action::ReadBoard, Action::ListKeys] {
        let told = before.after(&action);
        assert_eq!(told.said(), before.said() + 1, "{action:?}");
        assert_eq!(told.selected(), Some(A3), "{action:?}");
        assert_eq!(told.record(), before.record(), "{action:?}");
    }
    let again = before.after(&Action::Repeat);
    assert_eq!(again.announcement(), before.announcement());
    let board = before.after(&Action::ReadBoard).announcement();
    let squares = "a3 X, b3 O, c3 X, a2 O, b2 empty, c2 empty, a1 empty, b1 O, c1 X.";
    assert!(board.starts_with(squares), "{board}");
    assert!(board.contains("Next player: X"), "{board}");
}

#[test]
fn the_piece_that_was_refused_is_known_and_so_is_a_second_refusal() {
    let refused = |state: &GameState| {
        let cells = Square::ALL.into_iter().zip(state.cells());
        let refused: Vec<_> = cells
            .filter_map(|(at, cell)| Some((at, cell.refused?)))
            .collect();
        refused
    };
    let placing = after("b2").after(&Action::Click(B2));
    let again = placing.after(&Action::Click(B2));
    assert_eq!(refused(&placing).len(), 1);
    assert_eq!(refused(&placing)[0].0, B2);
    assert_ne!(refused(&placing), refused(&again));
    let stepping = after(STEPPING)
        .after(&Action::Click(A3))
        .after(&Action::Click(C2));
    assert_eq!(refused(&stepping)[0].0, A3);
    assert_eq!(refused(&after(CENTRE).after(&Action::Click(A3)))[0].0, A3);
    assert!(refused(&after(STEPPING)).is_empty());
    let told = placing.after(&Action::Repeat);
    assert_eq!(refused(&told), refused(&placing), "no second time");
}

#[test]
fn a_stepped_piece_knows_where_it_comes_from() {
    let from = |state: &GameState| Square::ALL.map(|at| state.cells()[at as usize].from);
    let mut expected = [None; 9];
    assert_eq!(from(&after(STEPPING)), expected);
    expected[B2 as usize] = Some(A3);
    let stepped = after(&format!("{STEPPING} a3-b2"));
    assert_eq!(from(&stepped), expected);
    let mut back = [None; 9];
    back[A3 as usize] = Some(B2);
    let undone = stepped.after(&Action::Undo);
    assert_eq!(from(&undone), back);
    assert_eq!(from(&undone.after(&Action::Redo)), expected);
    // A move that took the place of others was none of theirs.
    let branched = stepped.after(&Action::JumpTo(0)).after(&Action::Click(B2));
    let undone = branched.after(&Action::Undo);
    assert_eq!(
        (undone.undone(), undone.record().len()),
        (None, stepped.record().len())
    );
}
