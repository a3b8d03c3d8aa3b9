use super::computer::{COMPUTER_MOVE, against, as_x, is_thinking};
use super::draws::repeated;
use super::*;

/// X wins with the last of these moves.
const X_WINS: &str = "a3 a1 b3 b1 c3";

/// O wins with the last of these moves.
const O_WINS: &str = "a3 a1 b3 b1 c2 c1";

/// Returns the state after clicks that play these moves.
fn play_on(state: &GameState, moves: &str) -> GameState {
    moves_of(moves)
        .into_iter()
        .fold(state.clone(), |state, m| state.after(GameAction::Play(m)))
}

/// Returns the state after a new game with these moves.
fn next_game(state: &GameState, moves: &str) -> GameState {
    play_on(&state.after(GameAction::NewGame { seed: 0 }), moves)
}

/// Plays for both sides against the computer until somebody has won, the person with the moves of
/// the perfect level.
fn play_out(mut state: GameState) -> GameState {
    for seed in 0..200 {
        if state.is_over() {
            return state;
        }
        state = if is_thinking(&state) {
            state.after(GameAction::ComputerMove { seed })
        } else {
            let hinted = state.after(GameAction::Hint);
            hinted.after(GameAction::Play(hinted.hint.unwrap()))
        };
    }
    state
}

fn score(state: &GameState) -> Option<String> {
    state.score()
}

#[test]
fn there_is_no_score_before_a_game_has_ended() {
    assert_eq!(score(&GameState::default()), None);
    let unfinished = played("a3 a1 b3 b1");
    assert_eq!(score(&unfinished), None);
    assert_eq!(score(&next_game(&unfinished, "b2")), None);
}

#[test]
fn each_game_between_two_people_counts_once() {
    let first = played(X_WINS);
    assert_eq!(score(&first).as_deref(), Some("X 1, O 0"));
    // Whatever is done after the end counts nothing.
    for action in [
        GameAction::Click(A2),
        GameAction::Hint,
        GameAction::ClaimDraw,
        GameAction::LookBack,
        GameAction::Undo,
        GameAction::NewGame { seed: 0 },
    ] {
        let later = first.after(action.clone());
        assert_eq!(score(&later), score(&first), "{action:?}");
    }
    let second = next_game(&first, O_WINS);
    assert_eq!(score(&second).as_deref(), Some("X 1, O 1"));
    let third = next_game(&second, X_WINS);
    assert_eq!(score(&third).as_deref(), Some("X 2, O 1"));
}

#[test]
fn a_win_that_is_undone_and_redone_counts_once() {
    let won = played(X_WINS);
    let redone = won.after(GameAction::Undo).after(GameAction::Redo);
    assert!(redone.is_over());
    assert_eq!(score(&redone).as_deref(), Some("X 1, O 0"));
    let again = won.after(GameAction::Undo).after(GameAction::Click(C3));
    assert_eq!(score(&again).as_deref(), Some("X 1, O 0"));
}

#[test]
fn a_game_that_ends_otherwise_after_undo_counts_as_it_ended_last() {
    let won = played(X_WINS);
    let other = play_on(&won.after(GameAction::Undo), "a2");
    assert_eq!(score(&other), score(&won), "not before it has ended");
    let lost = other.after(GameAction::Click(C1));
    assert_eq!(view(&lost).status, "Winner: O");
    assert_eq!(score(&lost).as_deref(), Some("X 0, O 1"));
}

#[test]
fn the_result_of_a_former_game_changes_when_undo_leads_back_to_it() {
    let second = next_game(&played(X_WINS), X_WINS);
    assert_eq!(score(&second).as_deref(), Some("X 2, O 0"));
    let mut state = second;
    while state.record().game() != 0 {
        state = state.after(GameAction::Undo);
    }
    let lost = play_on(&state.after(GameAction::Undo), "a2").after(GameAction::Click(C1));
    assert_eq!(score(&lost).as_deref(), Some("X 1, O 1"));
}

#[test]
fn a_claimed_draw_counts_as_a_draw() {
    let drawn = repeated(3).after(GameAction::ClaimDraw);
    assert_eq!(score(&drawn).as_deref(), Some("X 0, O 0, draws 1"));
    let next = next_game(&drawn, X_WINS);
    assert_eq!(score(&next).as_deref(), Some("X 1, O 0, draws 1"));
    let refused = repeated(2).after(GameAction::ClaimDraw);
    assert_eq!(score(&refused), None);
}

#[test]
fn a_draw_that_the_computer_claims_counts() {
    let state = against(&repeated(5), Level::Perfect, SideChoice::X, 0);
    let drawn = state
        .after(GameAction::Click(A1))
        .after(GameAction::Click(A2));
    assert!(drawn.record().is_drawn());
    assert_eq!(score(&drawn).as_deref(), Some("You 0, computer 0, draws 1"));
}

#[test]
fn a_finished_game_that_is_opened_does_not_count() {
    let opened = GameState::from_route(&Route::Game("a3.a1.b3.b1.c3".into()));
    assert!(opened.is_over());
    assert_eq!(score(&opened), None);
    let text = GameAction::OpenText(X_WINS.into());
    assert_eq!(score(&GameState::default().after(text.clone())), None);
    let after_another = played(O_WINS).after(text);
    assert_eq!(score(&after_another).as_deref(), Some("X 0, O 1"));
    let looked = opened
        .after(GameAction::LookBack)
        .after(GameAction::LookForward);
    assert_eq!(score(&looked), None);
    // A game that is opened and then ends here counts.
    let unfinished = GameState::from_route(&Route::Game("a3.a1.b3.b1".into()));
    let won = unfinished.after(GameAction::Click(C3));
    assert_eq!(score(&won).as_deref(), Some("X 1, O 0"));
}

#[test]
fn games_against_the_computer_have_a_score_of_their_own() {
    let people = played(X_WINS);
    let new = people.after(GameAction::NewGame { seed: 0 });
    let computer = new.after(GameAction::SetOpponent(Opponent::Computer(Level::Beginner)));
    assert_eq!(score(&computer), None);
    let ended = play_out(computer);
    assert_eq!(view(&ended).status, "Winner: X, you win!");
    assert_eq!(score(&ended).as_deref(), Some("You 1, computer 0"));
    let back = ended
        .after(GameAction::NewGame { seed: 0 })
        .after(GameAction::SetOpponent(Opponent::Human));
    assert_eq!(score(&back).as_deref(), Some("X 1, O 0"));
}

#[test]
fn a_win_counts_for_the_person_on_either_side() {
    // X can win at once: that is the computer, or the person.
    let state = GameState::from_route(&Route::Game("a3.a1.b3.b1".into()));
    let lost = against(&state, Level::Beginner, SideChoice::Alternate, 0);
    let won = lost.after(GameAction::Click(C3));
    assert_eq!(score(&won).as_deref(), Some("You 1, computer 0"));
    let as_o = as_x(Level::Beginner).after(GameAction::ChooseSide {
        side: SideChoice::O,
        seed: 0,
    });
    let saved = SavedGame {
        id: 1,
        saved_at: 0,
        players: as_o.players(),
        start: Position::default(),
        moves: moves_of("a3 a1 b3 b1"),
    };
    let lost = as_o
        .after(GameAction::Resume(saved.into()))
        .after(COMPUTER_MOVE);
    assert_eq!(view(&lost).status, "Winner: X, the computer wins");
    assert_eq!(score(&lost).as_deref(), Some("You 0, computer 1"));
}
