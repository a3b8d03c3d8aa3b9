use super::computer::{against, as_x, is_thinking};
use super::draws::repeated;
use super::*;
use crate::results::Ending;

/// X wins with the last of these moves, whoever plays which side.
pub(super) const X_WINS: &str = "a3 a1 b3 b1 c3";

/// O wins with the last of these moves.
const O_WINS: &str = "a3 a1 b3 b1 c2 c1";

/// Returns the state after these moves of both sides.
pub(super) fn play_on(state: &GameState, moves: &str) -> GameState {
    let moves = moves.split_whitespace();
    let moves = moves.map(|m| crate::notation::read_move(m).unwrap());
    moves.fold(state.clone(), |state, m| state.after(GameAction::Play(m)))
}

/// Returns the state after each of the actions.
pub(super) fn after_all(state: &GameState, actions: &[GameAction]) -> GameState {
    let actions = actions.iter().cloned();
    actions.fold(state.clone(), |state, action| state.after(action))
}

pub(super) fn as_o(level: Level) -> GameState {
    against(&GameState::default(), level, SideChoice::O, 0)
}

/// Returns the level, the side and the end of the game that was counted last.
pub(super) fn counted(state: &GameState) -> Option<(Level, Player, Ending)> {
    let CountedGame {
        level,
        side,
        ending,
        ..
    } = state.counted()?;
    Some((level, side, ending))
}

/// Fails unless the game has ended, does not count, and says this about it once.
#[track_caller]
pub(super) fn assert_not_counted(state: &GameState, sentence: &str) {
    assert!(state.is_over());
    assert_eq!(counted(state), None);
    assert_eq!(state.not_counted(), Some(sentence));
    let announced = view(state).announcement;
    assert!(announced.ends_with(sentence), "{announced}");
    assert!(!announced.contains("Score"), "{announced}");
    for action in [GameAction::Click(B2), GameAction::ReadBoard] {
        let later = view(&state.after(action)).announcement;
        assert!(!later.contains("Not counted"), "{later}");
    }
}

/// Fails unless the game has ended, does not count, and nothing is said about that.
#[track_caller]
pub(super) fn assert_silently_not_counted(state: &GameState) {
    assert!(state.is_over() && state.players().level().is_some());
    assert_eq!(counted(state), None);
    assert_eq!(state.not_counted(), None);
    let announced = view(state).announcement;
    assert!(announced.contains("Score: "), "{announced}");
}

pub(super) const NEW_GAME: GameAction = GameAction::NewGame { seed: 0 };

#[test]
fn a_game_counts_by_level_side_and_end() {
    for level in Level::ALL {
        for (moves, winner) in [(X_WINS, Player::X), (O_WINS, Player::O)] {
            for (start, side) in [(as_x(level), Player::X), (as_o(level), Player::O)] {
                let ended = play_on(&start, moves);
                let ending = if winner == side {
                    Ending::Won
                } else {
                    Ending::Lost
                };
                assert_eq!(counted(&ended), Some((level, side, ending)));
                assert_eq!(ended.not_counted(), None);
                let announced = view(&ended).announcement;
                assert!(announced.contains("Score: You"), "{announced}");
            }
        }
    }
}

#[test]
fn a_claimed_draw_counts() {
    let moves = repeated(3).record().moves().collect::<Vec<_>>();
    let mut state = as_o(Level::Hard);
    for m in moves {
        state = state.after(GameAction::Play(m));
    }
    assert_eq!(counted(&state), None);
    let drawn = state.after(GameAction::ClaimDraw);
    let expected = Some((Level::Hard, Player::O, Ending::Drawn));
    assert_eq!(counted(&drawn), expected);
    // The computer claims one at the fifth time.
    let mut state = as_x(Level::Easy);
    for m in repeated(5).record().moves() {
        state = state.after(GameAction::Play(m));
    }
    assert!(state.record().is_drawn());
    let expected = Some((Level::Easy, Player::X, Ending::Drawn));
    assert_eq!(counted(&state), expected);
}

#[test]
fn a_game_between_two_people_does_not_count() {
    let ended = played(X_WINS);
    assert_eq!(counted(&ended), None);
    assert_eq!(ended.not_counted(), None);
    let undone = played("a3 a1")
        .after(GameAction::Hint)
        .after(GameAction::Undo);
    let ended = play_on(&undone, "a1 b3 b1 c3");
    assert!(ended.is_over());
    assert_eq!((counted(&ended), ended.not_counted()), (None, None));
}

#[test]
fn an_abandoned_game_does_not_count() {
    let abandoned = play_on(&as_x(Level::Easy), "a3 a1 b3 b1").after(NEW_GAME);
    assert_eq!(counted(&abandoned), None);
    let ended = play_on(&abandoned, X_WINS);
    let expected = Some((Level::Easy, Player::X, Ending::Won));
    assert_eq!(counted(&ended), expected);
}

#[test]
fn a_game_with_a_hint_does_not_count_and_says_so() {
    let sentence = "Not counted: a hint was used.";
    for before in ["", "a3 a1", "a3 a1 b3 b1"] {
        let hinted = play_on(&as_x(Level::Easy), before).after(GameAction::Hint);
        assert_eq!(hinted.not_counted(), None, "not before the end");
        let rest = X_WINS.strip_prefix(before).unwrap();
        let ended = play_on(&hinted, rest);
        assert_not_counted(&ended, sentence);
        // The next game counts again.
        let next = play_on(&ended.after(NEW_GAME), O_WINS);
        let ending = counted(&next).unwrap().2;
        assert_eq!(ending, Ending::Lost);
    }
    // A hint that is refused is none.
    let thinking = play_on(&as_x(Level::Easy), "a3");
    assert!(is_thinking(&thinking));
    let ended = play_on(&thinking.after(GameAction::Hint), "a1 b3 b1 c3");
    assert!(counted(&ended).is_some());
    assert_eq!(ended.after(GameAction::Hint).not_counted(), None);
}

#[test]
fn a_game_with_undo_does_not_count_and_says_so() {
    let sentence = "Not counted: undo was used.";
    let state = play_on(&as_x(Level::Easy), "a3 a1");
    let other_move = play_on(&state.after(GameAction::Undo), "b3 a1 a3 b1 c3");
    assert_not_counted(&other_move, sentence);
    let same_move = after_all(&state, &[GameAction::Undo, GameAction::Redo]);
    assert_not_counted(&play_on(&same_move, "b3 b1 c3"), sentence);
    let nothing = as_x(Level::Easy).after(GameAction::Undo);
    assert_eq!(*nothing.message(), Message::NothingToUndo);
    assert!(counted(&play_on(&nothing, X_WINS)).is_some());
}

#[test]
fn looking_back_is_no_help_but_a_move_there_takes_others_back() {
    let state = play_on(&as_x(Level::Easy), "a3 a1 b3 b1");
    let looked = after_all(
        &state,
        &[
            GameAction::LookBack,
            GameAction::JumpTo(0),
            GameAction::LookForward,
            GameAction::Redo,
            GameAction::JumpTo(usize::MAX),
        ],
    );
    assert!(counted(&play_on(&looked, "c3")).is_some());
    let sentence = "Not counted: undo was used.";
    let replaced = play_on(&state.after(GameAction::JumpTo(2)), "b3 b1 c3");
    assert_not_counted(&replaced, sentence);
    // The computer goes on from a past moment.
    let past = after_all(&state, &[GameAction::JumpTo(3), GameAction::Click(C1)]);
    assert_eq!(*past.message(), Message::ComputerGoesOn);
    assert_not_counted(&play_on(&past, "b1 c3"), sentence);
}

#[test]
fn a_game_with_values_does_not_count_and_says_so() {
    let state = play_on(&as_x(Level::Easy), "a3 a1").after(GameAction::NoteValues);
    let ended = play_on(&state, "b3 b1 c3");
    assert_not_counted(&ended, "Not counted: move values were shown.");
    let two_people = played("a3 a1").after(GameAction::NoteValues);
    assert_eq!(two_people, played("a3 a1"));
}

#[test]
fn values_help_the_person_who_is_to_move_in_a_game_that_has_begun() {
    let start = as_x(Level::Easy);
    let helped = |state: &GameState| state.helped_by_values().is_some();
    assert!(!helped(&start), "all moves draw");
    assert!(!helped(&play_on(&start, "a3")), "the computer is to move");
    assert!(helped(&play_on(&start, "a3 a1")));
    assert!(!helped(&play_on(&start, X_WINS)), "the game is over");
    assert!(!helped(&played("a3 a1")), "two people");
    assert!(helped(&play_on(&as_o(Level::Easy), "a3")));
    let first = play_on(&start, "a3 a1").helped_by_values();
    let second = play_on(&start.after(NEW_GAME), "a3 a1").helped_by_values();
    assert_ne!(first, second, "each game is asked about");
}

#[test]
fn the_first_reason_is_given() {
    let state = play_on(&as_x(Level::Easy), "a3 a1");
    let helped = after_all(
        &state,
        &[
            GameAction::NoteValues,
            GameAction::Hint,
            GameAction::Undo,
            GameAction::Redo,
        ],
    );
    assert_eq!(helped.after(GameAction::NoteValues), helped, "noted once");
    let ended = play_on(&helped, "b3 b1 c3");
    assert_not_counted(&ended, "Not counted: move values were shown.");
}

#[test]
fn a_game_whose_opponent_changes_does_not_count_and_says_so() {
    let set = |opponent| GameAction::SetOpponent(opponent);
    let state = play_on(&as_x(Level::Easy), "a3 a1");
    let harder = state.after(set(Opponent::Computer(Level::Hard)));
    let ended = play_on(&harder, "b3 b1 c3");
    assert_not_counted(&ended, "Not counted: the level was changed.");
    let taken_over = against(&played("a3 a1"), Level::Easy, SideChoice::X, 0);
    let ended = play_on(&taken_over, "b3 b1 c3");
    let sentence = "Not counted: the opponent was changed.";
    assert_not_counted(&ended, sentence);
    let easy = set(Opponent::Computer(Level::Easy));
    let there_and_back = after_all(&state, &[set(Opponent::Human), easy.clone()]);
    assert_not_counted(&play_on(&there_and_back, "b3 b1 c3"), sentence);
    // Between two people there is nothing to count.
    let people = play_on(&state.after(set(Opponent::Human)), "b3 b1 c3");
    assert_eq!((counted(&people), people.not_counted()), (None, None));
    // The same opponent again, another side for the next game, and a choice before the first move.
    let side = SideChoice::O;
    let same = after_all(&state, &[easy, GameAction::ChooseSide { side, seed: 0 }]);
    let expected = Some((Level::Easy, Player::X, Ending::Won));
    assert_eq!(counted(&play_on(&same, "b3 b1 c3")), expected);
    let before = as_x(Level::Hard).after(set(Opponent::Computer(Level::Easy)));
    assert_eq!(counted(&play_on(&before, X_WINS)), expected);
}
