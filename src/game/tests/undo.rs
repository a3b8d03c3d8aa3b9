use super::computer::{COMPUTER_MOVE, against, as_x, is_thinking};
use super::*;

const NEW_GAME: GameAction = GameAction::NewGame { seed: 0 };

/// Returns the message of each undo until there is nothing to undo, and the number of moves then.
fn undo_all(state: &GameState) -> Vec<(String, usize)> {
    let mut state = state.clone();
    let mut undone = Vec::new();
    while state.record().can_undo() {
        state = state.after(GameAction::Undo);
        undone.push((view(&state).message.to_string(), state.record().cursor()));
    }
    assert_eq!(
        view(&state.after(GameAction::Undo)).message,
        "Nothing to undo."
    );
    undone
}

fn steps(expected: &[(&str, usize)]) -> Vec<(String, usize)> {
    let step = |(message, cursor): &(&str, usize)| ((*message).to_owned(), *cursor);
    expected.iter().map(step).collect()
}

#[test]
fn undo_and_redo_name_the_move() {
    let state = played(&format!("{STEPPING} a3-b2"));
    let undone = state.after(GameAction::Undo);
    assert_eq!(view(&undone).message, "Undone: X a3-b2.");
    let twice = undone.after(GameAction::Undo);
    assert_eq!(view(&twice).message, "Undone: O b1.");
    let redone = twice.after(GameAction::Redo);
    assert_eq!(view(&redone).message, "Redone: O b1.");
    let both = redone.after(GameAction::Redo);
    assert_eq!(view(&both).message, "Redone: X a3-b2.");
    assert_eq!(both.record(), state.record());
}

#[test]
fn undo_stops_at_the_start_of_a_game_before_it_leads_to_the_previous_one() {
    let state = played("b2 a3").after(NEW_GAME).after(GameAction::Click(C1));
    assert_eq!(
        undo_all(&state),
        steps(&[
            ("Undone: X c1.", 0),
            ("Back in the previous game.", 2),
            ("Undone: O a3.", 1),
            ("Undone: X b2.", 0),
        ])
    );
    let previous = state.after(GameAction::Undo).after(GameAction::Undo);
    let redone = previous.after(GameAction::Redo);
    assert_eq!(view(&redone).message, "Back in the next game.");
    assert!(redone.record().moves().eq(moves_of("c1")));
    assert_eq!(redone.record().cursor(), 0);
}

#[test]
fn undo_stops_at_the_start_of_a_game_that_the_computer_began() {
    let first = as_x(Level::Easy).after(GameAction::Click(B2));
    let first = first.after(COMPUTER_MOVE);
    let o = GameAction::ChooseSide {
        side: SideChoice::O,
        seed: 0,
    };
    let second = first.after(o).after(NEW_GAME).after(COMPUTER_MOVE);
    assert_eq!(second.position().turn(), Player::O);
    let start = second.after(GameAction::Undo);
    assert_eq!((start.record().cursor(), start.record().len()), (0, 1));
    assert_eq!(start.record().game(), second.record().game());
    assert!(!is_thinking(&start), "the computer does not move again");
    let again = start.after(GameAction::Redo);
    assert_eq!(again.record(), second.record());
    let previous = start.after(GameAction::Undo);
    assert_eq!(*previous.message(), Message::PreviousGame);
    assert_eq!(previous.record().game(), first.record().game());
    assert_eq!(previous.record().cursor(), 2);
}

#[test]
fn undo_against_the_computer_names_the_first_of_both_moves() {
    let state = as_x(Level::Easy)
        .after(GameAction::Click(B2))
        .after(COMPUTER_MOVE);
    assert_eq!(undo_all(&state), steps(&[("Undone: X b2.", 0)]));
    let answer = state.record().last_move().unwrap();
    let redone = state.after(GameAction::Undo).after(GameAction::Redo);
    assert_eq!(view(&redone).message, format!("Redone: O {answer}."));
}

#[test]
fn a_claimed_draw_is_undone_and_redone_without_a_move() {
    let drawn = super::draws::repeated(3).after(GameAction::ClaimDraw);
    let undone = drawn.after(GameAction::Undo);
    assert_eq!(view(&undone).message, "Undone.");
    assert_eq!(
        view(&undone.after(GameAction::Redo)).message,
        "Redone.",
        "no move is played again"
    );
}

#[test]
fn undo_from_another_line_names_the_move_that_left_the_first() {
    let state = played("b2 a3 c1");
    let branch = state
        .after(GameAction::JumpTo(1))
        .after(GameAction::Click(C3));
    let undone = branch.after(GameAction::Undo);
    assert_eq!(view(&undone).message, "Undone: O c3.");
    assert_eq!((undone.record().cursor(), undone.record().len()), (1, 3));
    assert_eq!(
        view(&undone.after(GameAction::Redo)).message,
        "Redone: O c3."
    );
}

#[test]
fn undo_returns_at_once_from_a_game_that_was_opened() {
    let state = played("b2 a3");
    let opened = state.after(GameAction::OpenText("a1 c3 b1".into()));
    let undone = opened.after(GameAction::Undo);
    assert_eq!(*undone.message(), Message::PreviousGame);
    assert!(undone.record().moves().eq(state.record().moves()));
    let redone = undone.after(GameAction::Redo);
    assert_eq!(*redone.message(), Message::NextGame);
    assert_eq!(redone.record(), opened.record());
}

#[test]
fn a_first_game_that_the_computer_began_can_be_undone_to_its_start() {
    let state = against(&GameState::default(), Level::Easy, SideChoice::O, 0).after(COMPUTER_MOVE);
    let start = state.after(GameAction::Undo);
    assert_eq!((start.record().cursor(), start.record().len()), (0, 1));
    let on = start.after(GameAction::Click(A1));
    assert_eq!(*on.message(), Message::ComputerGoesOn);
    assert!(is_thinking(&on));
    assert_eq!(on.record().len(), 0);
}
