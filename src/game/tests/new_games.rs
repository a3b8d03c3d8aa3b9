use super::*;

#[test]
fn a_new_game_starts_with_an_empty_board() {
    let state = played(STEPPING)
        .after(GameAction::Click(C3))
        .after(GameAction::NewGame { seed: 0 });
    assert_eq!(state.position(), Position::default());
    assert_eq!(state.selected(), None);
    assert_eq!(state.record().last_move(), None);
    assert_eq!(view(&state).status, "Next player: X");
    assert_eq!(view(&state).message, "New game. X starts.");
}

#[test]
fn undo_brings_back_the_game_that_a_new_one_replaced() {
    let state = played(STEPPING);
    let undone = state
        .after(GameAction::NewGame { seed: 0 })
        .after(GameAction::Undo);
    assert_eq!(undone.position(), state.position());
    assert!(undone.record().moves().eq(state.record().moves()));
}

#[test]
fn pasted_moves_and_links_are_opened() {
    let state = played("b2");
    let texts = [
        "a1 c3",
        "a1.c3",
        "#/play/a1.c3",
        "https://x.example/#/play/a1.c3",
        "https://x.example/#/play/a1.c3/",
    ];
    for text in texts {
        let opened = state.after(GameAction::OpenText(text.into()));
        assert_eq!(*opened.message(), Message::Opened(Player::X), "{text}");
        let moves: Vec<Move> = opened.record().moves().collect();
        assert_eq!(moves, moves_of("a1 c3"), "{text}");
        let undone = opened.after(GameAction::Undo);
        assert!(undone.record().moves().eq(state.record().moves()), "{text}");
    }
}

#[test]
fn pasted_positions_and_links_to_games_from_them_are_opened() {
    let state = played("b2");
    let start = read_position("X-O-X-O--:X").unwrap();
    for (text, moves) in [
        ("X-O-X-O--:X", ""),
        ("X-O-X-O--:X/b1 a2", "b1.a2"),
        ("#/play/X-O-X-O--:X/", ""),
        ("https://x.example:80/#/play/X-O-X-O--:X/b1.a2", "b1.a2"),
        ("https://x.example/#/play/X-O-X-O--:X/b1.a2/", "b1.a2"),
    ] {
        let opened = state.after(GameAction::OpenText(text.into()));
        assert_eq!(*opened.message(), Message::Opened(Player::X), "{text}");
        assert_eq!(opened.record().start(), start, "{text}");
        let game = format!("X-O-X-O--:X/{moves}");
        assert!(opened.record().moves().eq(moves_of(&game)), "{text}");
    }
}

#[test]
fn a_game_opened_on_an_empty_board_is_undone_move_by_move() {
    let opened = GameState::default().after(GameAction::OpenText("a1.c3".into()));
    let undone = opened.after(GameAction::Undo);
    assert_eq!((undone.record().cursor(), undone.record().len()), (1, 2));
}

#[test]
fn a_won_game_that_is_opened_is_over() {
    let won = played("b2").after(GameAction::OpenText("a3 a1 b3 b1 c3".into()));
    assert_eq!(
        view(&won).announcement,
        "The game is over. Play again, or undo. Winner: X. X wins with three in a row."
    );
}

#[test]
fn a_broken_text_is_opened_up_to_the_mistake() {
    let state = played("b2");
    let broken = state.after(GameAction::OpenText("a1 c3 c3".into()));
    assert_eq!(broken.record().len(), 2);
    assert_eq!(
        view(&broken).message,
        "Stopped at move 3 (c3): the square is taken."
    );
    let nonsense = state.after(GameAction::OpenText("hello".into()));
    assert_eq!(nonsense.record(), state.record());
    assert_eq!(
        view(&nonsense).message,
        "Can't read move 1, \"hello\". Moves look like b2 or b2-c3."
    );
}

#[test]
fn a_text_without_moves_opens_nothing() {
    let state = played("b2 a3 c1");
    for text in ["", " ", "/", "https://x.example/#/"] {
        let opened = state.after(GameAction::OpenText(text.into()));
        assert_eq!(opened.record(), state.record(), "{text:?}");
    }
    for text in ["", "/", "https://x.example/#/", "#/explore", "#b2"] {
        let opened = state.after(GameAction::OpenText(text.into()));
        assert_eq!(*opened.message(), Message::NotFound, "{text:?}");
    }
}

#[test]
fn undo_brings_back_all_moves_of_a_game_that_was_replaced_in_its_past() {
    let past = played("b2 a3 c1").after(GameAction::JumpTo(0));
    let opened = past.after(GameAction::OpenText("a1".into()));
    let undone = opened.after(GameAction::Undo);
    assert_eq!((undone.record().cursor(), undone.record().len()), (0, 3));
}

#[test]
fn undo_and_redo_say_when_there_is_nothing_more() {
    for (action, message) in [
        (GameAction::Undo, "Nothing to undo."),
        (GameAction::Redo, "Nothing to redo."),
    ] {
        let state = GameState::default().after(action);
        assert_eq!(view(&state).message, message);
        assert_eq!(state.record(), GameState::default().record());
    }
    let state = played("b2").after(GameAction::Redo);
    assert_eq!(*state.message(), Message::NothingToRedo);
    assert_eq!(state.record(), played("b2").record());
}

#[test]
fn a_jump_shows_a_moment_of_the_game() {
    let state = played("b2 a3 c1");
    for (ply, cursor, message) in [
        (0, 0, "Back at the start."),
        (2, 2, "Position after O's move a3."),
        (7, 3, "Position after X's move c1."),
    ] {
        let shown = state.after(GameAction::JumpTo(ply));
        assert_eq!((shown.record().cursor(), shown.record().len()), (cursor, 3));
        assert_eq!(view(&shown).message, message);
    }
}
