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
    assert_eq!(moves, read_game("b2 a3 c1").unwrap());
    assert_eq!(state.record().cursor(), 3);
    assert_eq!(state.players(), Players::default());
    assert_eq!(*state.message(), Message::Opened);
    let won = from_hash("#/play/a3.a1.b3.b1.c3");
    assert_eq!(view(&won).status, "Winner: X");
    assert_eq!(*won.message(), Message::GameOver);
}

#[test]
fn a_broken_route_gives_the_game_up_to_the_mistake() {
    for (hash, len, end) in [
        ("#/play/b2.a3.a3", 2, "The game stops before it."),
        ("#/play/b2.zz/a3", 1, "The game stops before it."),
        ("#/play/zz", 0, "Nothing was opened."),
    ] {
        let state = from_hash(hash);
        assert_eq!(state.record().len(), len, "{hash}");
        let message = view(&state).message;
        assert!(message.ends_with(end), "{hash}: {message}");
    }
}

#[test]
fn an_unknown_route_gives_the_empty_board_and_says_so() {
    let state = GameState::from_route(&Route::Unknown);
    assert_eq!(state.record(), GameState::default().record());
    assert_eq!(view(&state).message, "No game was found there.");
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
        assert!(opened.record().moves().eq(read_game(moves).unwrap()));
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
