use super::*;

/// The steps after which both sides stand where they stood before.
pub(super) const BACK_AND_FORTH: [&str; 4] = ["a1-a2", "c1-c2", "a2-a1", "c2-c1"];

/// Returns a game in which the last position has occurred this often.
pub(super) fn repeated(times: usize) -> GameState {
    let steps = BACK_AND_FORTH.repeat(times - 1).join(" ");
    played(&format!("a1 c1 b1 a3 c3 b3 {steps}"))
}

#[test]
fn a_draw_cannot_be_claimed_at_the_second_time() {
    let state = repeated(2);
    let refused = state.after(GameAction::ClaimDraw);
    assert_eq!(*refused.message(), Message::NoDraw);
    assert_eq!(refused.record(), state.record());
    assert!(!view(&state).announcement.contains(CLAIM_ADVICE));
}

#[test]
fn a_draw_is_claimed_at_the_third_time_and_ends_the_game() {
    let state = repeated(3);
    assert!(view(&state).announcement.contains(CLAIM_ADVICE));
    let drawn = state.after(GameAction::ClaimDraw);
    assert_eq!(view(&drawn).status, "Draw");
    assert_eq!(*drawn.message(), Message::DrawClaimed);
    assert_eq!(view(&drawn).advice, "Draw by repetition.");
    assert_eq!(
        view(&drawn).announcement,
        "Draw. Draw by repetition. Score: X 0, O 0, draws 1."
    );
    assert_eq!(verdict(drawn.record()), None);
    assert!(drawn.is_over());
    for action in [GameAction::Click(A1), GameAction::Hint] {
        let refused = drawn.after(action);
        assert_eq!(*refused.message(), Message::GameOver);
        assert_eq!(refused.record(), drawn.record());
    }
    let twice = drawn.after(GameAction::ClaimDraw);
    assert_eq!(*twice.message(), Message::NoDraw);
    assert_eq!(twice.record(), drawn.record());
    let new = drawn.after(GameAction::NewGame { seed: 0 });
    assert_eq!(view(&new).status, "Next player: X");
}

#[test]
fn a_claimed_draw_is_undone_and_redone() {
    let state = repeated(3);
    let drawn = state.after(GameAction::ClaimDraw);
    let undone = drawn.after(GameAction::Undo);
    assert_eq!(undone.position(), state.position());
    assert!(!undone.is_over());
    let redone = undone.after(GameAction::Redo);
    assert_eq!(view(&redone).status, "Draw");
    assert_eq!(redone.record(), drawn.record());
}

#[test]
fn two_people_may_repeat_a_position_without_end() {
    assert!(!repeated(6).is_over());
}
