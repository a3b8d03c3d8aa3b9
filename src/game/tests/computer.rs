use super::draws::{BACK_AND_FORTH, repeated};
use super::*;
use crate::notation::read_move;
use crate::screen_view::NextClick;

/// Returns the game with the computer at this level as the opponent.
pub(super) fn against(state: &GameState, level: Level, side: SideChoice, seed: u64) -> GameState {
    let state = state.after(GameAction::ChooseSide { side, seed });
    state.after(GameAction::SetOpponent(Opponent::Computer(level)))
}

/// Returns a new game in which the person plays X against this level.
pub(super) fn as_x(level: Level) -> GameState {
    against(&GameState::default(), level, SideChoice::X, 0)
}

pub(super) fn is_thinking(state: &GameState) -> bool {
    state.computer_turn().is_some()
}

pub(super) const COMPUTER_MOVE: GameAction = GameAction::ComputerMove { seed: 1 };

#[test]
fn the_computer_moves_after_the_person_and_clicks_meanwhile_change_nothing() {
    let state = as_x(Level::Perfect);
    assert!(!is_thinking(&state));
    let state = state.after(GameAction::Click(B2));
    assert!(is_thinking(&state));
    assert_eq!(view(&state).status, "Next player: O (computer)");
    assert_eq!(view(&state).advice, "The computer is thinking …");
    assert_eq!(view(&state).board.next, NextClick::Nothing);
    let clicked = state.after(GameAction::Click(A1));
    assert_eq!(clicked.record(), state.record());
    assert_eq!(*clicked.message(), Message::Thinking);
    assert_eq!(clicked.computer_turn(), state.computer_turn());
    let answered = clicked.after(COMPUTER_MOVE);
    assert_eq!(answered.record().len(), 2);
    assert_eq!(view(&answered).status, "Next player: X (you)");
    let m = answered.record().last_move().unwrap();
    assert_eq!(*answered.message(), Message::ComputerPlayed(Player::O, m));
    assert_eq!(answered.after(COMPUTER_MOVE), answered);
}

#[test]
fn the_computer_starts_when_the_person_plays_o() {
    let state = against(&GameState::default(), Level::Easy, SideChoice::O, 0);
    assert!(is_thinking(&state));
    let state = state.after(COMPUTER_MOVE);
    assert_eq!(state.record().len(), 1);
    assert!(!is_thinking(&state));
    assert_eq!(view(&state).status, "Next player: O (you)");
}

#[test]
fn redo_leads_past_the_moments_at_which_the_computer_moved() {
    let state = against(&GameState::default(), Level::Easy, SideChoice::O, 0).after(COMPUTER_MOVE);
    let empty = state.position().board().empty();
    let next = state.after(GameAction::Click(empty.iter().next().unwrap()));
    let new = next
        .after(GameAction::NewGame { seed: 0 })
        .after(COMPUTER_MOVE);
    let start = new.after(GameAction::Undo);
    assert_eq!(start.after(GameAction::Redo).record(), new.record());
    let previous = start.after(GameAction::Undo);
    assert!(previous.record().moves().eq(next.record().moves()));
    assert_eq!(previous.after(GameAction::Redo).record(), new.record());
}

#[test]
fn a_random_side_is_drawn_in_each_game_and_only_there() {
    let state = against(&GameState::default(), Level::Easy, SideChoice::Random, 1);
    let human = |state: &GameState| state.players().human;
    assert_eq!(human(&state), Player::O);
    for (seed, side) in [(2, Player::X), (3, Player::O)] {
        let new = state.after(GameAction::NewGame { seed });
        assert_eq!(human(&new), side);
        assert_eq!(new.players().side, SideChoice::Random);
        assert_eq!(*new.message(), Message::PlayersChanged(new.players()));
    }
    let harder = state.after(GameAction::SetOpponent(Opponent::Computer(Level::Hard)));
    assert_eq!(human(&harder), Player::O);
}

#[test]
fn the_players_are_named_when_they_change() {
    for (level, sees) in [
        (Level::Beginner, "beginner, sees 1 move ahead"),
        (Level::Easy, "easy, sees 2 moves ahead"),
        (Level::Medium, "medium, sees 4 moves ahead"),
        (Level::Hard, "hard, sees 6 moves ahead"),
        (Level::Perfect, "perfect, sees everything"),
    ] {
        for (side, player) in [(SideChoice::X, "X"), (SideChoice::O, "O")] {
            let state = against(&GameState::default(), level, side, 0);
            let message = format!("You are {player}. Computer: {sees}.");
            assert_eq!(view(&state).message, message);
            let people = state.after(GameAction::SetOpponent(Opponent::Human));
            assert_eq!(view(&people).message, "Two players on this screen.");
        }
    }
}

#[test]
fn undo_brings_back_the_players_of_a_game_that_was_replaced() {
    let state = against(&GameState::default(), Level::Easy, SideChoice::Random, 2);
    let state = state.after(GameAction::Click(B2));
    let saved = SavedGame {
        id: 7,
        saved_at: 0,
        players: Players::default(),
        start: Position::default(),
        moves: moves_of("a1 c3"),
    };
    for action in [
        GameAction::NewGame { seed: 3 },
        GameAction::OpenText("a1 c3".into()),
        GameAction::OpenAddress("a1.c3".into()),
        GameAction::Resume(saved.into()),
    ] {
        let other = state.after(action.clone());
        assert_ne!(other.players(), state.players(), "{action:?}");
        let undone = other.after(GameAction::Undo);
        assert_eq!(undone.players(), state.players(), "{action:?}");
        assert!(is_thinking(&undone), "{action:?}");
        let redone = undone.after(GameAction::Redo);
        assert_eq!(redone.players(), other.players(), "{action:?}");
    }
}

#[test]
fn undo_takes_back_the_computers_move_and_the_persons() {
    let one = as_x(Level::Hard).after(GameAction::Click(B2));
    let cancelled = one.after(GameAction::Undo);
    assert_eq!(cancelled.record().cursor(), 0);
    assert!(!is_thinking(&cancelled));
    let two = one.after(COMPUTER_MOVE);
    let undone = two.after(GameAction::Undo);
    assert_eq!(undone.record().cursor(), 0);
    assert!(!is_thinking(&undone));
    assert_eq!(undone.after(GameAction::Redo).record(), two.record());
}

#[test]
fn a_move_that_is_undone_and_played_again_is_answered_again() {
    let one = as_x(Level::Hard).after(GameAction::Click(B2));
    let again = one.after(GameAction::Undo).after(GameAction::Click(B2));
    assert!(is_thinking(&again));
    assert_ne!(again.computer_turn(), one.computer_turn());
    let redone = again
        .after(COMPUTER_MOVE)
        .after(GameAction::Undo)
        .after(GameAction::Redo);
    assert_eq!(redone.position().turn(), Player::X);
}

#[test]
fn a_new_game_cancels_the_computers_move() {
    let one = as_x(Level::Hard).after(GameAction::Click(B2));
    let new = one.after(GameAction::NewGame { seed: 0 });
    assert!(!is_thinking(&new));
    assert_eq!(new.after(COMPUTER_MOVE), new);
    let other = new.after(GameAction::Click(B2));
    assert_ne!(other.computer_turn(), one.computer_turn());
}

#[test]
fn a_new_game_against_the_computer_can_be_undone_in_the_past() {
    let state = against(&GameState::default(), Level::Easy, SideChoice::O, 0);
    let past = state.after(COMPUTER_MOVE).after(GameAction::JumpTo(0));
    let undone = past
        .after(GameAction::NewGame { seed: 0 })
        .after(GameAction::Undo);
    assert_eq!(undone.record().len(), 1);
}

#[test]
fn the_computer_claims_a_draw_at_the_fifth_time() {
    let mut state = against(&repeated(4), Level::Perfect, SideChoice::X, 0);
    for step in BACK_AND_FORTH {
        assert!(!state.is_over());
        state.play(read_move(step).unwrap());
    }
    assert_eq!(
        view(&state).announcement,
        "The computer moved O from c2 to c1. Draw. \
         The computer claims a draw: this position has come up five times. \
         Not counted: the opponent was changed."
    );
    assert_eq!(state.to_saved(7), None);
    let claimed = against(&repeated(3), Level::Easy, SideChoice::X, 0).after(GameAction::ClaimDraw);
    assert_eq!(view(&claimed).status, "Draw");
    assert_eq!(view(&claimed).advice, "Draw by repetition.");
}

#[test]
fn undo_takes_back_a_draw_that_the_computer_claimed_after_a_move_of_the_person() {
    let state = against(&repeated(5), Level::Perfect, SideChoice::X, 0);
    let drawn = state
        .after(GameAction::Click(A1))
        .after(GameAction::Click(A2));
    assert_eq!(view(&drawn).status, "Draw");
    let undone = drawn.after(GameAction::Undo);
    assert_eq!(undone.position(), state.position());
    assert_eq!(view(&undone).status, "Next player: X (you)");
    let redone = undone.after(GameAction::Redo);
    assert_eq!(redone.record(), drawn.record());
}
