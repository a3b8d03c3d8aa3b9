use super::computer::against;
use super::draws::repeated;
use super::*;
use crate::screen_view::NextClick;

/// Returns the game after these moves with the computer as the opponent of this side.
fn computer_game(moves: &str, human: Player) -> GameState {
    let saved = SavedGame {
        id: 1,
        saved_at: 0,
        players: Players {
            opponent: Opponent::Computer(Level::Easy),
            side: SideChoice::Alternate,
            human,
        },
        start: Position::default(),
        moves: moves_of(moves),
    };
    GameState::default().after(GameAction::Resume(saved.into()))
}

/// X has won.
const X_WON: &str = "a3 a1 b3 b1 c3";

/// O has won.
const O_WON: &str = "a3 a1 b3 b1 c2 c1";

#[test]
fn each_ending_says_who_has_won() {
    for (state, status, advice) in [
        (played(X_WON), "Winner: X", "X wins with three in a row."),
        (played(O_WON), "Winner: O", "O wins with three in a row."),
        (
            computer_game(X_WON, Player::X),
            "Winner: X, you win!",
            "You have three in a row.",
        ),
        (
            computer_game(X_WON, Player::O),
            "Winner: X, the computer wins",
            "The computer has three in a row.",
        ),
        (
            computer_game(O_WON, Player::O),
            "Winner: O, you win!",
            "You have three in a row.",
        ),
        (
            computer_game(O_WON, Player::X),
            "Winner: O, the computer wins",
            "The computer has three in a row.",
        ),
        (
            repeated(3).after(GameAction::ClaimDraw),
            "Draw",
            "Draw by repetition.",
        ),
        (
            against(&repeated(3), Level::Easy, SideChoice::X, 0).after(GameAction::ClaimDraw),
            "Draw",
            "Draw by repetition.",
        ),
    ] {
        let view = view(&state);
        assert_eq!((&*view.status, &*view.advice), (status, advice));
        assert!(view.is_over);
        assert_eq!(view.board.next, NextClick::Nothing);
    }
}

#[test]
fn the_turn_says_who_the_person_is_against_the_computer_only() {
    for (game, human, status) in [
        ("b2 a3", Player::X, "Next player: X (you)"),
        ("b2 a3", Player::O, "Next player: X (computer)"),
        ("b2", Player::O, "Next player: O (you)"),
        ("b2", Player::X, "Next player: O (computer)"),
    ] {
        let state = computer_game(game, human);
        assert_eq!(view(&state).status, status);
        assert!(!view(&state).is_over);
    }
    assert_eq!(view(&played("b2 a3")).status, "Next player: X");
    assert_eq!(view(&played("b2")).status, "Next player: O");
}

#[test]
fn a_win_is_announced_as_one() {
    let won = computer_game("a3 a1 b3 b1", Player::X).after(GameAction::Click(C3));
    assert_eq!(
        view(&won).announcement,
        "X placed on c3. Winner: X, you win! You have three in a row. \
         Score: You 1, computer 0."
    );
    let lost = computer_game("a3 a1 b3 b1", Player::O).after(GameAction::ComputerMove { seed: 1 });
    assert_eq!(
        view(&lost).announcement,
        "The computer placed X on c3. Winner: X, the computer wins. \
         The computer has three in a row. Score: You 0, computer 1."
    );
}

#[test]
fn the_title_and_the_named_player_follow_the_game() {
    for (state, title, player) in [
        (GameState::default(), "X to move", Some(Player::X)),
        (played("b2"), "O to move", Some(Player::O)),
        (computer_game("b2", Player::X), "O to move", Some(Player::O)),
        (played(X_WON), "X wins", Some(Player::X)),
        (played(O_WON), "O wins", Some(Player::O)),
        (computer_game(X_WON, Player::O), "X wins", Some(Player::X)),
        (repeated(3), "X to move", Some(Player::X)),
        (repeated(3).after(GameAction::ClaimDraw), "Draw", None),
    ] {
        assert_eq!(view(&state).title, title);
        assert_eq!(view(&state).status_player, player, "{title}");
    }
}

#[test]
fn the_pieces_still_to_place_are_counted() {
    let moves = moves_of(&format!("{STEPPING} a3-b2"));
    let left = [
        [3, 3],
        [2, 3],
        [2, 2],
        [1, 2],
        [1, 1],
        [0, 1],
        [0, 0],
        [0, 0],
    ];
    let mut state = GameState::default();
    assert_eq!(view(&state).in_hand, left[0]);
    for (m, left) in moves.into_iter().zip(&left[1..]) {
        state = state.after(GameAction::Play(m));
        assert_eq!(view(&state).in_hand, *left, "{m}");
    }
    let undone = (0..3).fold(state, |state, _| state.after(GameAction::Undo));
    assert_eq!(view(&undone).in_hand, [1, 1]);
}
