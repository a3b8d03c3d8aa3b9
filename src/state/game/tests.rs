#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::collections::HashSet;

use super::*;
use crate::notation::read_game;
use crate::rules::Square::*;
use crate::rules::{IllegalMove, Phase};
use crate::state::Seat;

/// The game after these moves, reached by clicks alone.
fn after(moves: &str) -> GameState {
    read_game(moves)
        .unwrap()
        .into_iter()
        .fold(GameState::default(), |state, m| match m {
            Move::Place { to } => state.after(&Action::Click(to)),
            Move::Step { from, to } => state.after(&Action::Click(from)).after(&Action::Click(to)),
        })
}

/// Three pieces each, nobody in the centre, X to move.
const STEPPING: &str = "a3 b3 c3 a2 c1 b1";

/// X holds the centre and cannot win with another piece.
const CENTRE: &str = "b2 c1 a3 a2 b3 c3";

/// What a click must do to the selection, and what it must say.
struct Row {
    game: &'static str,
    selected: Option<Square>,
    click: Square,
    selects: Option<Square>,
    says: &'static str,
}

#[test]
fn a_click_that_plays_nothing_does_what_the_table_says() {
    let row = |game, selected, click, selects, says| Row {
        game,
        selected,
        click,
        selects,
        says,
    };
    for Row {
        game,
        selected,
        click,
        selects,
        says,
    } in [
        row("b2", None, B2, None, "b2 is taken. Choose an empty square."),
        row(
            STEPPING,
            None,
            C3,
            Some(C3),
            "X on c3 selected. It can step to b2 or c2.",
        ),
        row(
            STEPPING,
            None,
            A3,
            Some(A3),
            "X on a3 selected. It can step to b2.",
        ),
        row(
            "a3 b3 a2 b2 b1 a1",
            None,
            A3,
            None,
            "The piece on a3 has nowhere to go. Choose another.",
        ),
        row(
            "a3 b3 a2 b2 b1 a1",
            Some(B1),
            A3,
            None,
            "The piece on a3 has nowhere to go. Choose another.",
        ),
        row(STEPPING, Some(C3), C3, None, "Selection cancelled."),
        row(
            STEPPING,
            Some(C3),
            A3,
            Some(A3),
            "X on a3 selected. It can step to b2.",
        ),
        row(
            STEPPING,
            Some(C3),
            A1,
            None,
            "a1 is not next to c3. A piece steps one square.",
        ),
        row(
            STEPPING,
            Some(C3),
            B3,
            None,
            "b3 is taken. Choose an empty square.",
        ),
        row(
            CENTRE,
            None,
            B3,
            None,
            "The centre piece must leave unless you win. Move it, or win.",
        ),
        row(STEPPING, None, B2, None, "Select one of your pieces first."),
        row(STEPPING, None, B3, None, "Select one of your pieces first."),
        row(
            "a3 a1 b3 b1 c3",
            None,
            A2,
            None,
            "The game is over. Start a new game, or undo.",
        ),
    ] {
        let before = selected.into_iter().fold(after(game), |state, square| {
            state.after(&Action::Click(square))
        });
        assert_eq!(before.selected(), selected, "{game}");
        let state = before.after(&Action::Click(click));
        assert_eq!(state.position(), before.position(), "{game}, {click}");
        assert_eq!(state.selected(), selects, "{game}, {click}");
        assert_eq!(state.message().to_string(), says, "{game}, {click}");
        assert_eq!(state.said(), before.said() + 1);
    }
}

#[test]
fn placing_passes_the_turn_and_says_what_was_placed_where() {
    let state = after("b2");
    assert_eq!(state.position().board().piece(B2), Some(Player::X));
    assert_eq!(state.status(), "Next player: O");
    assert_eq!(state.message().to_string(), "X placed on b2.");
    assert_eq!(state.record().last_move(), Some(Move::Place { to: B2 }));
}

#[test]
fn stepping_moves_the_piece_and_clears_the_selection() {
    let state = after(STEPPING)
        .after(&Action::Click(C3))
        .after(&Action::Click(C2));
    assert_eq!(state.position().board().piece(C3), None);
    assert_eq!(state.position().board().piece(C2), Some(Player::X));
    assert_eq!(state.selected(), None);
    assert_eq!(state.status(), "Next player: O");
    assert_eq!(state.message().to_string(), "X moved from c3 to c2.");
}

#[test]
fn a_selected_piece_that_may_win_is_refused_other_steps_by_the_centre_rule() {
    // X on b2, c3 and a2; the step a2-a1 makes the diagonal, a2-a3 does not.
    let state = after("b2 b3 c3 b1 a2 c1").after(&Action::Click(A2));
    assert_eq!(state.selected(), Some(A2));
    let refused = state.after(&Action::Click(A3));
    let step = Move::Step { from: A2, to: A3 };
    let reason = IllegalMove::MustLeaveCentre;
    assert_eq!(*refused.message(), Message::Refused(step, reason));
    assert_eq!(
        refused.message().to_string(),
        Message::MustLeaveCentre(A2).to_string()
    );
    assert_eq!(refused.selected(), None);
    assert_eq!(refused.status(), "Next player: X");
    let won = state.after(&Action::Click(A1));
    assert_eq!(won.status(), "Winner: X");
}

#[test]
fn the_advice_speaks_of_the_centre_before_any_click() {
    for (game, advice) in [
        ("", "Place a piece on an empty square."),
        (STEPPING, "Step with a piece to a neighbouring square."),
        (CENTRE, "The centre piece must leave."),
        (
            "b2 b3 c3 b1 a2 c1",
            "The centre piece must leave, unless another step wins.",
        ),
        ("a3 a1 b3 b1 c3", "Three in a row."),
    ] {
        assert_eq!(after(game).advice(), advice, "{game}");
    }
}

#[test]
fn the_same_refusal_twice_is_said_twice() {
    let once = after("b2").after(&Action::Click(B2));
    let twice = once.after(&Action::Click(B2));
    assert_eq!(once.message(), twice.message());
    assert_ne!(once, twice);
}

#[test]
fn escape_cancels_a_selection_and_else_does_nothing() {
    let state = after(STEPPING);
    assert_eq!(state.after(&Action::Cancel), state);
    let cancelled = state.after(&Action::Click(C3)).after(&Action::Cancel);
    assert_eq!(cancelled.selected(), None);
    assert_eq!(*cancelled.message(), Message::Cancelled);
}

#[test]
fn a_new_game_starts_with_an_empty_board() {
    let state = after(STEPPING)
        .after(&Action::Click(C3))
        .after(&Action::NewGame(0));
    assert_eq!(state.position(), Position::default());
    assert_eq!(state.selected(), None);
    assert_eq!(state.record().last_move(), None);
    assert_eq!(state.status(), "Next player: X");
}

#[test]
fn a_move_is_announced_with_the_turn_or_the_winner() {
    assert_eq!(
        after("b2").announcement(),
        "X placed on b2. Next player: O. Place a piece on an empty square."
    );
    assert_eq!(
        after("a3 a1 b3 b1 c3").announcement(),
        "X placed on c3. Winner: X. Three in a row."
    );
}

#[test]
fn every_click_with_every_selection_in_every_position_keeps_to_the_table() {
    let mut records = vec![Record::default()];
    let mut seen = HashSet::from([Position::default()]);
    while let Some(record) = records.pop() {
        let position = record.position();
        let new = position.children().filter(|(_, p)| seen.insert(*p));
        records.extend(new.map(|(m, _)| record.play(m).unwrap()));
        let none = GameState {
            record,
            ..GameState::default()
        };
        let selections = position.movable().iter().map(|square| GameState {
            selected: Some(square),
            ..none.clone()
        });
        for before in [none.clone()].into_iter().chain(selections) {
            for click in Square::ALL {
                check_click(&before, click);
            }
        }
    }
    assert_eq!(seen.len(), 5390);
}

fn check_click(before: &GameState, click: Square) {
    let position = before.position();
    let state = before.after(&Action::Click(click));
    let m = match (position.phase(), before.selected()) {
        (Phase::Placing, _) => Some(Move::Place { to: click }),
        (Phase::Stepping, from) => from.map(|from| Move::Step { from, to: click }),
    };
    if let Some(played) = m.and_then(|m| position.play(m).ok()) {
        assert_eq!((state.position(), state.record().last_move()), (played, m));
        assert_eq!(state.selected(), None);
    } else {
        assert_eq!(state.position(), position);
        let selects = before.selected() != Some(click) && position.movable().contains(click);
        assert_eq!(state.selected(), selects.then_some(click));
    }
}

/// The game with this opponent, the person in this seat.
fn seated(state: &GameState, (level, seat): (Level, Seat), seed: u64) -> GameState {
    let state = state.after(&Action::Sit(seat, seed));
    state.after(&Action::Oppose(Some(level), seed))
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
    assert_eq!(state.status(), "Next player: O, the computer is thinking");
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
}

#[test]
fn the_lot_is_drawn_anew_in_every_game() {
    let opponent = (Level::Easy, Seat::Lot);
    let state = seated(&GameState::default(), opponent, 1);
    assert_eq!(state.person, Player::O);
    assert_eq!(state.after(&Action::NewGame(2)).person, Player::X);
    assert_eq!(state.after(&Action::NewGame(3)).person, Player::O);
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
    let gone = one.after(&Action::NewGame(0));
    assert!(!gone.is_thinking());
    assert_eq!(gone.after(&Action::Answer(1)), gone);
}

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
fn the_past_is_looked_at_without_the_computer_moving_there() {
    let state = against(Level::Hard)
        .after(&Action::Click(B2))
        .after(&Action::Answer(1))
        .after(&Action::JumpTo(1));
    assert!(!state.is_thinking());
    assert_eq!(state.after(&Action::Answer(1)), state);
    let clicked = state.after(&Action::Click(A1));
    assert_eq!(*clicked.message(), Message::ComputersTurn);
    assert_eq!(clicked.record(), state.record());
}

/// The steps after which both sides stand where they stood.
const DANCE: [&str; 4] = ["a1-a2", "c1-c2", "a2-a1", "c2-c1"];

/// Placing, then steps back and forth until the position has come up this often.
fn repeated(times: usize) -> GameState {
    let steps = DANCE.repeat(times - 1).join(" ");
    after(&format!("a1 c1 b1 a3 c3 b3 {steps}"))
}

#[test]
fn a_draw_is_claimed_at_the_third_time_and_ends_the_game() {
    let refused = repeated(2).after(&Action::ClaimDraw);
    assert_eq!(*refused.message(), Message::NoDraw);
    assert_eq!(refused.record(), repeated(2).record());
    let state = repeated(3);
    assert!(state.announcement().contains("a draw may be claimed"));
    let drawn = state.after(&Action::ClaimDraw);
    assert_eq!(drawn.status(), "Draw");
    assert_eq!(*drawn.message(), Message::Drawn);
    let clicked = drawn.after(&Action::Click(A1));
    assert_eq!(*clicked.message(), Message::GameOver);
    assert_eq!(clicked.record(), drawn.record());
    let back = drawn.after(&Action::Undo);
    assert_eq!((back.position(), back.is_over()), (state.position(), false));
    assert_eq!(back.after(&Action::Redo).status(), "Draw");
    assert_eq!(drawn.after(&Action::NewGame(0)).status(), "Next player: X");
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
    assert_eq!(*state.message(), Message::ComputerDraws);
    assert_eq!(state.status(), "Draw");
    let claimed = seated(&repeated(3), (Level::Easy, Seat::X), 0).after(&Action::ClaimDraw);
    assert_eq!(claimed.status(), "Draw");
}

#[test]
fn a_text_is_opened_as_far_as_it_is_legal() {
    let state = after("b2");
    let link = "https://x.example/#/play/a1.c3";
    let opened = state.after(&Action::Open(link.into()));
    assert_eq!(*opened.message(), Message::Opened);
    assert_eq!(opened.record().len(), 2);
    assert_eq!(opened.after(&Action::Undo).record().len(), 1);
    let first = GameState::default().after(&Action::Open("a1.c3".into()));
    assert_eq!(first.after(&Action::Undo).record().cursor(), 1);
    let won = state.after(&Action::Open("a3 a1 b3 b1 c3".into()));
    assert_eq!(
        (won.status(), won.message()),
        ("Winner: X", &Message::GameOver)
    );
    let broken = state.after(&Action::Open("a1 c3 c3".into()));
    assert_eq!(broken.record().len(), 2);
    assert_eq!(
        broken.message().to_string(),
        "Move 3, c3, is not allowed: the square is taken. The game stops before it."
    );
    let nonsense = state.after(&Action::Open("hello".into()));
    assert_eq!(nonsense.record(), state.record());
    let said = nonsense.message().to_string();
    assert!(said.starts_with("Move 1, \"hello\""), "{said}");
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
}

#[test]
fn a_stepped_piece_knows_where_it_comes_from() {
    let from = |state: &GameState| Square::ALL.map(|at| state.cells()[at as usize].from);
    let mut expected = [None; 9];
    assert_eq!(from(&after(STEPPING)), expected);
    expected[B2 as usize] = Some(A3);
    assert_eq!(from(&after(&format!("{STEPPING} a3-b2"))), expected);
}
