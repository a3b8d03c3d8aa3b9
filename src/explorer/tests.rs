#![allow(clippy::unwrap_used)]

mod setup;

use std::collections::HashSet;

use super::*;
use crate::notation::{Game, read_game, write_position};
use crate::players::{Opponent, Players, SideChoice};
use crate::route::Route;
use crate::rules::Square::{A1, A3, B2, C1, C3};
use crate::rules::{Move, Outcome, Square};
use crate::screen_view::{Mark, NextClick};
use crate::solver::{Level, table};

const UNDO: ExplorerAction = ExplorerAction::Game(GameAction::Undo);
const REDO: ExplorerAction = ExplorerAction::Game(GameAction::Redo);

const fn click(square: Square) -> ExplorerAction {
    ExplorerAction::Game(GameAction::Click(square))
}

fn play(m: &str) -> ExplorerAction {
    let m = crate::notation::read_move(m).unwrap();
    ExplorerAction::Game(GameAction::Play(m))
}

fn open(text: &str) -> ExplorerAction {
    ExplorerAction::Open(text.into())
}

impl ExplorerState {
    /// Returns the state after these actions.
    fn after(&self, actions: impl IntoIterator<Item = ExplorerAction>) -> Self {
        let mut state = self.clone();
        for action in actions {
            state.apply(action);
        }
        state
    }
}

fn start() -> ExplorerState {
    ExplorerState::from_record(&Record::default())
}

fn record(text: &str) -> Record {
    let Game { start, moves } = read_game(text).unwrap();
    Record::from_moves(start, moves, Players::default())
}

fn view(state: &ExplorerState) -> ScreenView {
    state.view(&Settings::default())
}

/// Returns the position that is shown, in notation.
fn shown(state: &ExplorerState) -> String {
    write_position(state.position().unwrap())
}

fn reachable() -> HashSet<Position> {
    let mut seen = HashSet::new();
    let mut open = vec![Position::default()];
    while let Some(position) = open.pop() {
        if seen.insert(position) {
            open.extend(position.children().map(|(_, child)| child));
        }
    }
    assert_eq!(seen.len(), 5390);
    seen
}

#[test]
fn a_click_plays_a_move_and_says_that_the_game_stays() {
    assert_eq!(
        view(&start()).message,
        "Try any move. Your game stays as it is."
    );
    let state = start().after([click(B2)]);
    assert_eq!(shown(&state), "----X----:O");
    assert_eq!(view(&state).message, "X placed on b2.");
    assert!(state.is_reached_by_move() && !state.is_editing());
    assert_eq!(view(&state).title, "Explore");
    assert!(
        view(&state)
            .announcement
            .ends_with("Next player: O. Place a piece on an empty square. Draw with best play.")
    );
    let taken = state.after([click(B2)]);
    assert_eq!(taken.position(), state.position());
    assert!(!taken.is_reached_by_move());
}

#[test]
fn a_listed_move_is_played_if_it_is_legal() {
    let state = start().after([play("a1")]);
    assert_eq!(shown(&state), "------X--:O");
    assert!(state.is_reached_by_move());
    let refused = state.after([play("a1")]);
    assert_eq!(refused.position(), state.position());
    assert!(!refused.is_reached_by_move());
}

#[test]
fn a_piece_is_selected_and_steps_as_in_a_game() {
    let state = start().after([open("XOX-O-OX-:X"), click(A3)]);
    let marks = Square::ALL.map(|square| view(&state).board.square(square).mark);
    assert_eq!(marks.iter().filter(|m| **m == Mark::Selected).count(), 1);
    let to = state.last_position().targets(A3).iter().next();
    let stepped = state.after(to.map(click));
    assert_eq!(stepped.game.record().len(), 1);
    assert!(stepped.is_reached_by_move());
}

#[test]
fn the_moves_of_the_game_are_there_and_can_be_undone() {
    let game = record("b2 a3 c1 a1");
    for ply in 0..=4 {
        let state = ExplorerState::from_record(&game.jump_to(ply));
        assert_eq!(state.position(), Ok(game.jump_to(ply).position()));
        assert!(state.game.record().moves().eq(game.moves()));
        assert_eq!(state.can_undo(), ply > 0);
        assert_eq!(state.can_redo(), ply < 4);
        assert!(!state.is_reached_by_move() && !state.is_editing());
        if ply > 0 {
            let undone = state.after([UNDO]);
            assert_eq!(undone.position(), Ok(game.jump_to(ply - 1).position()));
            assert_eq!(undone.after([REDO]).position(), state.position());
        }
    }
}

#[test]
fn a_game_against_the_computer_or_a_drawn_one_is_explored_for_both_sides() {
    let players = Players {
        opponent: Opponent::Computer(Level::Easy),
        side: SideChoice::O,
        human: Player::O,
    };
    let game = record("b2 a3").set_players(players);
    let state = ExplorerState::from_record(&game).after([click(C1), click(A1)]);
    assert_eq!(state.game.record().len(), 4);
    assert_eq!(view(&state).status, "Next player: X");
    let steps = " a1-a2 c1-c2 a2-a1 c2-c1".repeat(2);
    let drawn = record(&format!("a1 c1 b1 a3 c3 b3{steps}"));
    let drawn = drawn.claim_draw().unwrap();
    let state = ExplorerState::from_record(&drawn);
    assert_eq!(view(&state).status, "Next player: X");
    assert!(!view(&state).is_over);
}

#[test]
fn a_win_on_the_analysis_board_is_no_result() {
    let won = start().after(["a3", "a1", "b3", "b1", "c3"].map(play));
    assert_eq!(
        view(&won).announcement,
        "X placed on c3. Winner: X. X wins with three in a row."
    );
    assert!(won.can_undo());
}

#[test]
fn no_draw_is_claimed_on_the_analysis_board() {
    let steps = " a1-a2 c1-c2 a2-a1 c2-c1".repeat(2);
    let game = record(&format!("a1 c1 b1 a3 c3 b3{steps}"));
    assert!(game.can_claim_draw());
    let state =
        ExplorerState::from_record(&game).after([ExplorerAction::Game(GameAction::ReadBoard)]);
    let announced = view(&state).announcement;
    assert!(!announced.contains("claim"), "{announced}");
}

#[test]
fn every_position_is_shown_as_in_a_game_with_values() {
    for position in reachable() {
        let text = write_position(position);
        let explorer = ExplorerState::from_record_at(&Record::default(), &text);
        assert_eq!(explorer.position(), Ok(position));
        assert_eq!(explorer.shown_instead(), None);
        let game = GameState::from_route(&Route::Game(text.clone()));
        let with_values = Settings {
            show_values: true,
            ..Settings::default()
        };
        let board = view(&explorer).board;
        assert_eq!(board, game.view(&with_values).board, "{text}");
        let is_over = position.outcome() != Outcome::Ongoing;
        assert_eq!(board.next == NextClick::Nothing, is_over);
        check_values(&explorer, position);
        // The values of a selected piece's steps, too.
        for from in position.movable().iter() {
            check_values(&explorer.after([click(from)]), position);
        }
    }
}

/// Checks that each square shows the value of the best move to it, or of the piece on it.
fn check_values(state: &ExplorerState, position: Position) {
    let selected = state.game.selected();
    let board = view(state).board;
    for square in Square::ALL {
        let is_shown = |m: Move| match m.from() {
            None => m.to() == square,
            Some(from) => from == square || (Some(from) == selected && m.to() == square),
        };
        let moves = position.children().filter(|(m, _)| is_shown(*m));
        let best = moves.map(|(_, after)| table().value(after).before()).max();
        assert_eq!(board.square(square).value, best, "{square}");
    }
}

#[test]
fn an_address_within_the_line_is_a_jump() {
    let line = start().after([click(B2), click(A3), click(C1)]);
    let texts: Vec<String> = line.game.record().positions().map(write_position).collect();
    for (ply, text) in texts.iter().enumerate().rev() {
        let back = line.after([open(text)]);
        assert_eq!(back.game.record().cursor(), ply);
        assert_eq!(back.game.record().len(), 3, "the later moves stay");
        assert!(!back.is_reached_by_move());
        assert_eq!(back.can_redo(), ply < 3);
        let there = back.after([open(texts.last().unwrap())]);
        assert_eq!(there.position(), line.position());
    }
}

#[test]
fn an_address_outside_the_line_is_opened_and_undo_returns() {
    let line = start().after([click(B2), click(A3)]);
    let opened = line.after([open("X-O-X-O--:X")]);
    assert_eq!(shown(&opened), "X-O-X-O--:X");
    assert_eq!(opened.game.record().len(), 0);
    assert!(!opened.is_reached_by_move());
    let undone = opened.after([UNDO]);
    assert_eq!(undone.position(), line.position());
    assert!(undone.game.record().moves().eq(line.game.record().moves()));
    assert_eq!(undone.after([REDO]).position(), opened.position());
}

#[test]
fn the_last_time_counts_if_a_position_has_come_up_often() {
    let circle = "a3-a2.b2-c2.a2-a3.c2-b2";
    let game = record(&format!("XOX-O-OX-:X/{circle}.{circle}"));
    let state = ExplorerState::from_record(&game);
    let opened = state.after([UNDO, open("XOX-O-OX-:X")]);
    assert_eq!(opened.game.record().cursor(), 8);
}

#[test]
fn a_broken_address_gives_the_start_and_says_why_until_the_next_action() {
    let line = start().after([click(B2)]);
    for (text, reason) in [
        ("X-O-?----:X", "character 5"),
        ("XXX------:X", "as many pieces as O"),
        ("X--------:X", "it would be O's turn"),
        ("", "character 1 is missing"),
    ] {
        for state in [
            line.after([open(text)]),
            ExplorerState::from_record_at(&Record::default(), text),
        ] {
            assert_eq!(state.position(), Ok(Position::default()));
            let view = view(&state);
            assert!(view.is_error && view.message.contains(reason), "{text}");
            let instead = "Showing the empty board instead.";
            assert_eq!(state.shown_instead(), Some(instead));
            assert_eq!(view.announcement, format!("{} {instead}", view.message));
            // It is read out again with the reason.
            let repeat = ExplorerAction::Game(GameAction::RepeatMessage);
            let repeated = state.after([repeat]);
            assert_eq!(self::view(&repeated).announcement, view.announcement);
            assert_ne!(repeated.action_id(), state.action_id());
            let on = state.after([click(C3)]);
            assert_eq!(on.shown_instead(), None);
            assert_eq!(self::view(&on).message, "X placed on c3.");
            assert!(!self::view(&on).is_error);
        }
    }
    let undone = line.after([open("nothing"), UNDO]);
    assert_eq!(undone.position(), line.position());
}

#[test]
fn the_board_is_read_out_and_a_message_repeated() {
    let state = start().after([click(B2)]);
    for action in [GameAction::RepeatMessage, GameAction::ReadBoard] {
        let informed = state.after([ExplorerAction::Game(action.clone())]);
        assert_eq!(informed.action_id(), state.action_id() + 1);
        assert_eq!(informed.position(), state.position());
        let words = if action == GameAction::ReadBoard {
            "b2 X, c2 empty"
        } else {
            "X placed on b2."
        };
        assert!(view(&informed).announcement.contains(words), "{words}");
    }
}
