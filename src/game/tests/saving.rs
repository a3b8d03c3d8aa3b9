use super::draws::repeated;
use super::*;
use crate::notation::{MAX_MOVES, TOO_LONG, write_position};

/// X wins with the last of these moves.
const WON: &str = "a3 a1 b3 b1 c3";

/// Returns the moves of the game as it is to be saved.
fn saved_moves(state: &GameState) -> Option<Vec<Move>> {
    state.to_saved(7).map(|saved| saved.moves)
}

#[test]
fn an_unfinished_game_is_saved_with_its_players() {
    let opponent = Opponent::Computer(Level::Hard);
    let state = played("b2 a3").after(GameAction::SetOpponent(opponent));
    let saved = SavedGame {
        id: 7,
        saved_at: 0,
        players: state.players(),
        start: Position::default(),
        moves: moves_of("b2 a3"),
    };
    assert_eq!(saved.players.opponent, opponent);
    assert_eq!(state.to_saved(7), Some(saved));
}

#[test]
fn a_game_without_moves_is_not_saved() {
    assert_eq!(GameState::default().to_saved(7), None);
    let new = played("b2").after(GameAction::NewGame { seed: 0 });
    assert_eq!(new.to_saved(7), None);
}

#[test]
fn looking_back_or_undo_does_not_shorten_the_saved_game() {
    let state = played("b2 a3 c1");
    for action in [
        GameAction::JumpTo(0),
        GameAction::JumpTo(1),
        GameAction::Undo,
    ] {
        let back = state.after(action.clone());
        assert_eq!(saved_moves(&back), saved_moves(&state), "{action:?}");
    }
    let start = (0..3).fold(state.clone(), |state, _| state.after(GameAction::Undo));
    assert_eq!(start.record().cursor(), 0);
    assert_eq!(saved_moves(&start), saved_moves(&state));
}

#[test]
fn a_finished_game_is_not_saved() {
    assert_eq!(played(WON).to_saved(7), None);
    let drawn = repeated(3).after(GameAction::ClaimDraw);
    assert_eq!(drawn.to_saved(7), None);
}

#[test]
fn a_finished_game_whose_past_is_shown_is_not_saved() {
    for state in [played(WON), repeated(3).after(GameAction::ClaimDraw)] {
        assert_eq!(state.after(GameAction::JumpTo(0)).to_saved(7), None);
        for ply in [1, 3] {
            let past = state.after(GameAction::JumpTo(ply));
            assert_eq!(past.to_saved(7), None, "{ply}");
            // Undo and redo only move on within the past.
            for action in [GameAction::Undo, GameAction::Redo] {
                let past = past.after(action);
                assert_eq!(past.to_saved(7), None, "{ply}");
            }
        }
    }
}

#[test]
fn a_win_that_is_undone_is_saved() {
    let undone = played(WON).after(GameAction::Undo);
    assert_eq!(saved_moves(&undone), Some(moves_of("a3 a1 b3 b1")));
    let redone = undone.after(GameAction::Redo);
    assert_eq!(redone.to_saved(7), None);
    let other = undone.after(GameAction::Click(A2));
    assert_eq!(saved_moves(&other), Some(moves_of("a3 a1 b3 b1 a2")));
}

#[test]
fn a_claimed_draw_that_is_undone_is_saved() {
    let state = repeated(3);
    let undone = state.after(GameAction::ClaimDraw).after(GameAction::Undo);
    assert_eq!(saved_moves(&undone), saved_moves(&state));
    assert_eq!(undone.after(GameAction::Redo).to_saved(7), None);
}

#[test]
fn an_opened_game_is_saved_apart_from_the_one_it_replaces() {
    let state = played("b2 a3");
    let moves: Rc<str> = "c3.c1".into();
    let saved = SavedGame {
        id: 9,
        saved_at: 1,
        players: Players::default(),
        start: Position::default(),
        moves: moves_of(&moves),
    };
    for action in [
        GameAction::OpenText(moves.clone()),
        GameAction::OpenAddress(moves),
        GameAction::Resume(saved.into()),
    ] {
        let slot = |state: &GameState| state.record().save_slot();
        let opened = state.after(action.clone());
        assert_ne!(slot(&opened), slot(&state), "{action:?}");
        let undone = opened.after(GameAction::Undo);
        assert_eq!(slot(&undone), slot(&state), "{action:?}");
        let empty = GameState::default();
        assert_eq!(
            slot(&empty.after(action.clone())),
            slot(&empty),
            "{action:?}"
        );
        let nothing = state.after(GameAction::OpenText("zz".into()));
        assert_eq!(slot(&nothing), slot(&state));
    }
}

#[test]
fn a_new_game_is_saved_in_place_of_the_one_before() {
    let state = played("b2 a3");
    let new = state.after(GameAction::NewGame { seed: 0 });
    assert_eq!(new.record().save_slot(), state.record().save_slot());
    assert_ne!(new.record().game(), state.record().game());
}

#[test]
fn a_resumed_game_goes_on_with_its_moves_and_players() {
    let opponent = Opponent::Computer(Level::Easy);
    let state = played("b2 a3").after(GameAction::SetOpponent(opponent));
    let saved = Rc::new(state.to_saved(7).unwrap());
    let resumed = GameState::default().after(GameAction::Resume(saved.clone()));
    assert_eq!(resumed.to_saved(7).as_ref(), Some(&*saved));
    assert_eq!(resumed.position(), state.position());
    assert_eq!(*resumed.message(), Message::Resumed);
    let undone = played("c3")
        .after(GameAction::Resume(saved))
        .after(GameAction::Undo);
    assert_eq!(saved_moves(&undone), Some(moves_of("c3")));
}

#[test]
fn a_saved_game_that_is_too_long_is_resumed_at_its_end() {
    let steps = ".b2-b1.a2-a1.b1-b2.a1-a2".repeat(MAX_MOVES / 4);
    let text = format!("1000 people X X a3.b3.c3.a2.b2.c2{steps}.b2-b1");
    let saved = SavedGame::from_text(7, &text).unwrap();
    assert_eq!(saved.moves.len(), MAX_MOVES + 7, "it is read as a whole");
    let resumed = GameState::default().after(GameAction::Resume(Rc::new(saved)));
    assert_eq!(resumed.message().to_string(), TOO_LONG);
    assert_eq!(write_position(resumed.position()), "XOXO-O-X-:O");
    assert_eq!(resumed.record().len(), MAX_MOVES);
    let longest = resumed.to_saved(7).unwrap();
    let again = GameState::default().after(GameAction::Resume(Rc::new(longest)));
    assert_eq!(*again.message(), Message::Resumed);
}
