use super::*;

fn from_hash(hash: &str) -> GameState {
    let Ok(route) = hash.parse();
    GameState::from_route(&route)
}

#[test]
fn a_route_without_a_game_gives_the_empty_board() {
    for route in [
        Route::Play,
        Route::Game(String::new()),
        Route::Explore,
        Route::Position("X--------:O".into()),
        Route::Position("nothing".into()),
    ] {
        let state = GameState::from_route(&route);
        assert_eq!(state, GameState::default(), "{route:?}");
    }
    assert_eq!(view(&GameState::default()).message_id, 0);
}

#[test]
fn the_route_of_a_game_gives_that_game_at_its_end() {
    let state = from_hash("#/play/b2.a3.c1");
    let moves: Vec<Move> = state.record().moves().collect();
    assert_eq!(moves, moves_of("b2 a3 c1"));
    assert_eq!(state.record().cursor(), 3);
    assert_eq!(state.players(), Players::default());
    assert_eq!(
        view(&state).message,
        "Game loaded. You are O: move, then send the link."
    );
    let won = from_hash("#/play/a3.a1.b3.b1.c3");
    assert_eq!(view(&won).status, "Winner: X");
    assert_eq!(*won.message(), Message::GameOver);
}

#[test]
fn a_broken_route_gives_the_game_up_to_the_mistake() {
    for (hash, len, message) in [
        (
            "#/play/b2.a3.a3",
            2,
            "Stopped at move 3 (a3): the square is taken.",
        ),
        (
            "#/play/b2.zz/a3",
            1,
            "Can't read move 2, \"zz/a3\". Moves look like b2 or b2-c3.",
        ),
        (
            "#/play/zz",
            0,
            "Can't read move 1, \"zz\". Moves look like b2 or b2-c3.",
        ),
        (
            "#/play/X--------:X/b2",
            0,
            "Impossible position: it would be O's turn.",
        ),
    ] {
        let state = from_hash(hash);
        assert_eq!(state.record().len(), len, "{hash}");
        assert_eq!(view(&state).message, message, "{hash}");
    }
}

#[test]
fn the_route_of_a_game_from_a_position_starts_there() {
    let state = from_hash("#/play/X-O-X-O--:X/b1.a2");
    let start = read_position("X-O-X-O--:X").unwrap();
    assert_eq!(state.record().start(), start);
    assert_eq!(state.record().len(), 2);
    assert_eq!(*state.message(), Message::Opened(Player::X));
    let back = state.after(GameAction::JumpTo(0));
    assert_eq!(back.position(), start);
    let same = back.after(GameAction::OpenAddress("X-O-X-O--:X/b1.a2".into()));
    assert!(same.record().same_line(state.record()));
    assert_eq!(same.record().cursor(), 2);
    let other = state.after(GameAction::OpenAddress("b1.a2".into()));
    assert_ne!(other.record().game(), state.record().game());
    assert_eq!(other.record().start(), Position::default());
    let broken = from_hash("#/play/X-O-X-O--:X/b1.b1");
    assert_eq!((broken.record().start(), broken.record().len()), (start, 1));
    let unread = from_hash("#/play/X-O-X-O--:X/zz");
    assert_eq!((unread.record().start(), unread.record().len()), (start, 0));
    assert!(view(&unread).message.starts_with("Can't read move 1"));
}

#[test]
fn a_position_alone_is_opened_too() {
    let start = read_position("X-O-X-O--:X").unwrap();
    let state = played("b2 a3");
    for state in [GameState::default(), state.clone()] {
        let opened = state.after(GameAction::OpenAddress("X-O-X-O--:X".into()));
        assert_eq!((opened.position(), opened.record().len()), (start, 0));
        assert_eq!(*opened.message(), Message::Opened(Player::X));
        assert_eq!(opened.to_saved(7), None);
        let played = opened.after(GameAction::Click(B1));
        assert_eq!(played.to_saved(7).unwrap().start, start);
        let undone = played.after(GameAction::Undo).after(GameAction::Undo);
        let is_first = state.record().is_empty();
        let before = if is_first { start } else { state.position() };
        assert_eq!(undone.position(), before);
    }
    let empty = state.after(GameAction::OpenAddress("---------:X".into()));
    assert!(empty.record().is_untouched());
    assert_eq!(*empty.message(), Message::Opened(Player::X));
    let won = from_hash("#/play/XXXOO----:O");
    assert_eq!(view(&won).status, "Winner: X");
    assert_eq!(*won.message(), Message::GameOver);
    assert!(won.is_over());
}

#[test]
fn an_unknown_route_gives_the_empty_board_and_says_so() {
    let state = GameState::from_route(&Route::Unknown);
    assert_eq!(state.record(), GameState::default().record());
    assert_eq!(view(&state).message, "This link doesn't lead to a game.");
    assert_eq!(view(&state).message_id, 1);
}

#[test]
fn the_address_of_the_shown_game_leads_to_its_end() {
    let state = played("b2 a3");
    let start = state.after(GameAction::JumpTo(0));
    let end = start.after(GameAction::OpenAddress("b2.a3".into()));
    assert_eq!(end.record().cursor(), 2);
    assert_eq!(end.record().game(), state.record().game());
    assert!(end.record().same_line(state.record()));
    let again = end.after(GameAction::OpenAddress("b2.a3".into()));
    assert_eq!(again.record(), end.record());
}

#[test]
fn an_address_without_moves_changes_nothing() {
    let games = ["", "b2 a3", "a3 a1 b3 b1 c3"];
    for state in games.map(played) {
        let opened = state.after(GameAction::OpenAddress("".into()));
        assert_eq!(opened, state);
    }
}

#[test]
fn the_address_of_another_game_opens_it_and_undo_brings_back_the_first() {
    let state = played("b2 a3").after(GameAction::SetOpponent(Opponent::Computer(Level::Hard)));
    // The same moves from their first on are another game, too.
    for moves in ["c3.c1", "b2", "b2.a3.c1"] {
        let opened = state.after(GameAction::OpenAddress(moves.into()));
        assert!(opened.record().moves().eq(moves_of(moves)));
        assert_ne!(opened.record().game(), state.record().game());
        assert_eq!(opened.players().opponent, Opponent::Human);
        let undone = opened.after(GameAction::Undo);
        assert!(undone.record().moves().eq(state.record().moves()));
        assert_eq!(undone.players(), state.players());
    }
}

#[test]
fn an_address_that_cannot_be_read_keeps_the_shown_game() {
    let state = played("b2 a3");
    for moves in ["zz", "/", "."] {
        let opened = state.after(GameAction::OpenAddress(moves.into()));
        assert_eq!(opened.record(), state.record(), "{moves}");
        assert_ne!(opened.message(), state.message(), "{moves}");
    }
}
