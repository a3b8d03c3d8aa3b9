//! Random courses over everything that can be done on the screen Explore.

use chorus_lapilli::explorer::{ExplorerAction, ExplorerState};
use chorus_lapilli::game::GameAction;
use chorus_lapilli::notation::{read_position, write_position};
use chorus_lapilli::record::Record;
use chorus_lapilli::rules::{Board, InvalidPosition, Outcome, Player, Position, Square, Squares};
use chorus_lapilli::screen_view::{Mark, NextClick, ScreenView};
use chorus_lapilli::settings::Settings;
use chorus_lapilli::solver::{describe_position, table};

use crate::after;
use crate::courses::explorer_action;
use crate::random::Random;

fn view(state: &ExplorerState) -> ScreenView {
    state.view(&Settings::default())
}

/// Returns the pieces that the screen shows.
fn board(state: &ExplorerState) -> Board {
    let view = view(state);
    let pieces = Square::ALL.map(|square| (square, view.board.square(square).piece));
    pieces.into_iter().fold(Board::default(), |board, piece| {
        let (square, piece) = piece;
        piece.map_or(board, |player| board.with(square, player))
    })
}

/// Returns the squares with this property.
fn squares_where(property: impl Fn(Square) -> bool) -> Squares {
    let squares = Square::ALL.into_iter().filter(|square| property(*square));
    squares.fold(Squares::NONE, Squares::with)
}

/// Checks that the screen shows what the rules say.
pub fn check_explorer(state: &ExplorerState) {
    let view = view(state);
    let position = state.position();
    let outcome = position.map_or(Outcome::Ongoing, Position::outcome);
    let status = match outcome {
        Outcome::Won(player) => format!("Winner: {player}"),
        Outcome::Ongoing => format!("Next player: {}", state.turn()),
    };
    assert_eq!(view.status, status);
    assert_eq!(
        (&*view.title, view.is_over),
        ("Explore", status.starts_with('W'))
    );
    assert!(view.message.chars().count() < 300, "{}", view.message);
    assert!(!view.message.is_empty() && !view.advice.is_empty());
    assert!(view.announcement.contains(&*view.message));
    assert!(view.announcement.ends_with('.'), "{}", view.announcement);
    assert_eq!(view.is_error, state.shown_instead().is_some());

    let board = board(state);
    let left = |player| 3_u32.saturating_sub(board.pieces(player).len());
    assert_eq!(view.in_hand, [left(Player::X), left(Player::O)]);
    let winning = match outcome {
        Outcome::Won(player) => board.lines(player),
        Outcome::Ongoing => Squares::NONE,
    };
    let marked = squares_where(|s| view.board.square(s).mark == Mark::Winning);
    assert_eq!(marked, winning);
    let line = squares_where(|s| view.board.square(s).winning_line.is_some());
    assert_eq!(line.len(), u32::from(!winning.is_empty()));
    let sides = [Player::X, Player::O].map(|player| Position::from_setup(board, player));
    for (player, side) in [Player::X, Player::O].into_iter().zip(sides) {
        assert_eq!(state.can_be_to_move(player), side.is_ok());
    }
    // One of the sides that are possible is to move.
    assert_eq!(position.is_ok(), sides.iter().any(Result::is_ok));
    if let Ok(position) = position {
        assert_eq!((position.board(), position.turn()), (board, state.turn()));
        assert_eq!(state.last_position(), position);
        assert_eq!(read_position(&write_position(position)), Ok(position));
    }
    if state.is_editing() {
        check_setup(state, &view);
    } else {
        let values = squares_where(|square| view.board.square(square).value.is_some());
        assert_eq!(values.is_empty(), view.is_over);
        assert_ne!(view.board.next, NextClick::Edit);
        assert!(position.is_ok());
    }
}

/// Checks what the screen shows while the board is set up.
fn check_setup(state: &ExplorerState, view: &ScreenView) {
    assert_eq!(view.board.next, NextClick::Edit);
    assert!(!state.can_redo() && !state.is_reached_by_move());
    for square in Square::ALL {
        let shown = view.board.square(square);
        assert!(matches!(shown.mark, Mark::None | Mark::Winning));
        assert_eq!(
            (shown.value, shown.hint, shown.last_move),
            (None, None, false)
        );
    }
    let message = match state.position() {
        Ok(position) => describe_position(position, table().value(position)) + ".",
        Err(reason @ InvalidPosition::Uneven) => {
            format!("Not a possible position yet: {reason}.")
        }
        Err(reason) => format!("Not a possible position: {reason}."),
    };
    assert_eq!(view.message, message);
}

/// Checks what the action has done.
fn check_action(before: &ExplorerState, action: &ExplorerAction, state: &ExplorerState) {
    // What changes nothing on the screen is not announced, unless that was asked for.
    let repeats = *action == ExplorerAction::Game(GameAction::RepeatMessage);
    let is_announced = state.action_id() == before.action_id() + 1;
    assert!(is_announced || state.action_id() == before.action_id());
    if repeats {
        assert!(is_announced);
    } else if !is_announced {
        assert_eq!(view(state), view(before), "{action:?}");
    }
    assert_eq!(view(state).announcement_id, state.action_id());
    if state.is_reached_by_move() && !matches!(action, ExplorerAction::Game(_)) {
        assert_eq!(state.position(), before.position(), "{action:?}");
    }
    match action {
        ExplorerAction::Game(action) => check_game_action(before, action, state),
        ExplorerAction::Edit => {
            assert!(state.is_editing());
            assert_eq!(board(state), board(before));
        }
        ExplorerAction::Done => {
            let is_possible = before.position().is_ok();
            assert_eq!(state.is_editing(), before.is_editing() && !is_possible);
            assert_eq!(state.position(), before.position());
        }
        ExplorerAction::SetTurn(turn) => {
            let is_set = before.is_editing() && before.can_be_to_move(*turn);
            let expected = if is_set { *turn } else { before.turn() };
            assert_eq!(state.turn(), expected);
            assert_eq!(board(state), board(before));
        }
        ExplorerAction::Clear if before.is_editing() => {
            assert_eq!(state.position(), Ok(Position::default()));
        }
        ExplorerAction::Clear => assert_eq!(state.position(), before.position()),
        ExplorerAction::Open(text) => {
            let read = read_position(text);
            assert_eq!(state.shown_instead().is_some(), read.is_err());
            assert_eq!(state.position(), Ok(read.unwrap_or_default()));
            assert!(!state.is_editing());
        }
    }
}

fn check_game_action(before: &ExplorerState, action: &GameAction, state: &ExplorerState) {
    let (earlier, later) = (view(before), view(state));
    match action {
        GameAction::Click(_) if before.is_editing() => {
            let click = ExplorerAction::Game(action.clone());
            let thrice = after(&after(state, click.clone()), click);
            assert_eq!(board(&thrice), board(before), "after three taps");
            assert!(state.is_editing() && state.can_undo());
            let undone = after(state, ExplorerAction::Game(GameAction::Undo));
            assert_eq!(
                (board(&undone), undone.turn()),
                (board(before), before.turn())
            );
        }
        GameAction::Play(m) => {
            // A move is played from the board that is set up, too.
            match before.position().map(|position| position.play(*m)) {
                Ok(Ok(played)) => {
                    assert_eq!(state.position(), Ok(played));
                    assert!(state.is_reached_by_move() && !state.is_editing());
                    let undone = after(state, ExplorerAction::Game(GameAction::Undo));
                    assert_eq!(undone.position(), before.position());
                }
                Ok(Err(_)) => assert_eq!(state.position(), before.position()),
                Err(_) => assert_eq!(board(state), board(before)),
            }
        }
        GameAction::Undo | GameAction::Redo => {
            let is_possible = match action {
                GameAction::Undo => before.can_undo(),
                _ => before.can_redo(),
            };
            assert!(is_possible || board(state) == board(before));
            assert_eq!(state.is_editing(), before.is_editing());
        }
        GameAction::Hint | GameAction::ReadBoard | GameAction::RepeatMessage => {
            assert_eq!(board(state), board(before), "{action:?}");
        }
        _ => {}
    }
    if *action == GameAction::RepeatMessage {
        assert_eq!(later.board, earlier.board);
        assert_eq!(later.message, earlier.message);
        assert_eq!(later.announcement, earlier.announcement);
    }
}

#[test]
fn whatever_is_explored_the_screen_keeps_to_the_rules() {
    let (mut impossible, mut won, mut moves, mut edited) = (0, 0, 0, 0);
    for seed in 1..=40 {
        let mut random = Random(seed << 32 | 0x1b87_3593);
        let mut state = ExplorerState::from_record(&Record::default());
        check_explorer(&state);
        for _ in 0..400 {
            let action = explorer_action(&mut random, &state);
            let before = state;
            state = after(&before, action.clone());
            check_explorer(&state);
            check_action(&before, &action, &state);
            let position = state.position();
            impossible += u32::from(position.is_err());
            edited += u32::from(state.is_editing());
            won += u32::from(position.is_ok_and(|p| p.outcome() != Outcome::Ongoing));
            moves += u32::from(state.is_reached_by_move());
        }
    }
    // The courses go where they should.
    assert!(
        impossible > 500 && won > 20 && moves > 300 && edited > 1000,
        "{impossible} {won} {moves} {edited}"
    );
}
