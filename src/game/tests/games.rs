use super::*;

/// The steps after which both sides stand where they stood.
pub(super) const DANCE: [&str; 4] = ["a1-a2", "c1-c2", "a2-a1", "c2-c1"];

/// Placing, then steps back and forth until the position has come up this often.
pub(super) fn repeated(times: usize) -> GameState {
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
fn a_text_is_opened_as_far_as_it_is_legal() {
    let state = after("b2");
    let link = "https://x.example/#/play/a1.c3";
    let opened = state.after(&Action::Open(link.into()));
    assert_eq!(*opened.message(), Message::Opened);
    assert_eq!(opened.record().len(), 2);
    assert_eq!(opened.after(&Action::Undo).record().len(), 1);
    for same in ["a1 c3", "#/play/a1.c3", "https://x.example/#/play/a1.c3/"] {
        let same = state.after(&Action::Open(same.into()));
        assert_eq!(same.record(), opened.record());
    }
    let first = GameState::default().after(&Action::Open("a1.c3".into()));
    assert_eq!(first.after(&Action::Undo).record().cursor(), 1);
    let won = state.after(&Action::Open("a3 a1 b3 b1 c3".into()));
    assert_eq!(
        won.announcement(),
        "The game is over. Start a new game, or undo. Winner: X. Three in a row."
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
    assert!(said.ends_with("Nothing was opened."), "{said}");
    let past = after("b2 a3 c1").after(&Action::JumpTo(0));
    let opened = past.after(&Action::Open("a1".into()));
    assert_eq!(opened.after(&Action::Undo).record().len(), 3);
}
