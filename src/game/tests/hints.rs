use super::*;
use crate::screen_view::Hint;
use crate::solver::{Value, table};

/// Every reachable position that is not over, with nothing but its start in the record.
fn unfinished() -> Vec<GameState> {
    let mut seen = HashSet::from([Position::default()]);
    let mut open = vec![Position::default()];
    let mut states = Vec::new();
    while let Some(position) = open.pop() {
        open.extend(
            position
                .children()
                .map(|(_, p)| p)
                .filter(|p| seen.insert(*p)),
        );
        if position.outcome() == Outcome::Ongoing {
            let record = Record::from_moves(position, [], Players::default());
            states.push(GameState {
                record: record.into(),
                ..GameState::default()
            });
        }
    }
    assert_eq!(states.len(), 4974);
    states
}

/// Returns the move in words: `c2`, or `c1 to c2`.
fn name(m: Move) -> String {
    let from = m.from().map(|from| format!("{from} to "));
    from.unwrap_or_default() + m.to().name()
}

/// Returns the value of each legal move for the player who makes it.
fn values(position: Position) -> Vec<(Move, Value)> {
    let children = position.children();
    children
        .map(|(m, after)| (m, table().value(after).before()))
        .collect()
}

#[test]
fn every_hint_points_at_a_best_move_and_its_words_are_true() {
    // Wins, draws among worse moves, positions in which all moves draw, and losses.
    let mut kinds = [0; 4];
    for state in unfinished() {
        let hinted = state.after(GameAction::Hint);
        let m = hinted.hint.unwrap();
        let values = values(state.position());
        let (_, value) = *values.iter().find(|(other, _)| *other == m).unwrap();
        let best = values.iter().map(|(_, value)| *value).max();
        assert_eq!(Some(value), best, "{m}");
        let all = |value: fn(&Value) -> bool| values.iter().all(|(_, other)| value(other));
        let m = name(m);
        let (kind, words) = match value {
            Value::Win(plies) => {
                let moves = plies.div_ceil(2);
                let s = if moves == 1 { "" } else { "s" };
                (0, format!("Hint: {m} (wins in {moves} move{s})."))
            }
            Value::Draw if all(|value| *value == Value::Draw) => {
                (2, format!("Every move draws. {m} is as good as any."))
            }
            Value::Draw => (1, format!("Hint: {m} (draws).")),
            Value::Loss(_) => {
                assert!(all(|value| matches!(value, Value::Loss(_))));
                (3, format!("Every move loses. {m} holds out longest."))
            }
        };
        kinds[kind] += 1;
        assert_eq!(view(&hinted).message, words);
        assert_eq!(hinted.record(), state.record());
        check_squares(&hinted);
    }
    assert_eq!(kinds[0], 3154);
    assert_eq!(kinds[1] + kinds[2], 1164);
    // The other 416 lost positions are over.
    assert_eq!(kinds[3], 1072 - 416);
    assert!(kinds[1] > 0 && kinds[2] > 0, "{kinds:?}");
}

/// Checks that the board points at the piece and at the square of the hint, and at nothing else.
fn check_squares(hinted: &GameState) {
    let m = hinted.hint.unwrap();
    let board = view(hinted).board;
    for square in Square::ALL {
        let expected = if square == m.to() {
            Some(Hint::To)
        } else {
            (m.from() == Some(square)).then_some(Hint::From)
        };
        assert_eq!(board.square(square).hint, expected);
    }
}
