use super::computer::{COMPUTER_MOVE, against, is_thinking};
use super::*;

const COMPUTER: GameAction = GameAction::SetOpponent(Opponent::Computer(Level::Easy));
const NEW_GAME: GameAction = GameAction::NewGame { seed: 7 };

const fn choose(side: SideChoice) -> GameAction {
    GameAction::ChooseSide { side, seed: 7 }
}

fn human(state: &GameState) -> Player {
    state.players().human
}

/// Returns the game after a move of the person or the computer, whoever is to move.
fn one_move(state: &GameState) -> GameState {
    let square = state.position().board().empty().iter().next().unwrap();
    if is_thinking(state) {
        state.after(COMPUTER_MOVE)
    } else {
        state.after(GameAction::Click(square))
    }
}

#[test]
fn sides_swap_with_each_game_that_has_begun() {
    let mut state = GameState::default().after(COMPUTER);
    assert_eq!(state.players().side, SideChoice::Alternate);
    for player in [Player::X, Player::O, Player::X, Player::O] {
        assert_eq!(human(&state), player);
        assert_eq!(is_thinking(&state), player == Player::O);
        // A new game in place of one without moves is the same again.
        assert_eq!(human(&state.after(NEW_GAME)), player);
        state = one_move(&state).after(NEW_GAME);
        assert_eq!(*state.message(), Message::PlayersChanged(state.players()));
    }
}

#[test]
fn undo_into_the_previous_game_brings_back_its_side() {
    let first = one_move(&GameState::default().after(COMPUTER));
    let second = first.after(NEW_GAME);
    assert_eq!(human(&second), Player::O);
    let undone = second.after(GameAction::Undo);
    assert_eq!(human(&undone), Player::X);
    assert_eq!(human(&undone.after(GameAction::Redo)), Player::O);
}

#[test]
fn games_between_two_people_swap_no_sides() {
    let mut state = GameState::default();
    for _ in 0..3 {
        state = one_move(&state).after(NEW_GAME);
        assert_eq!(view(&state).message, "New game. X starts.");
        assert_eq!(state.players(), Players::default());
    }
    assert_eq!(human(&state.after(COMPUTER)), Player::X);
}

#[test]
fn a_side_chosen_before_the_first_move_takes_effect_at_once() {
    let state = GameState::default().after(COMPUTER);
    for (side, player) in [
        (SideChoice::X, Player::X),
        (SideChoice::O, Player::O),
        (SideChoice::Random, Player::O),
    ] {
        let chosen = state.after(choose(side));
        assert_eq!(human(&chosen), player);
        assert_eq!(is_thinking(&chosen), player == Player::O);
        assert_eq!(*chosen.message(), Message::PlayersChanged(chosen.players()));
        // The chosen side stays in the games that follow.
        let next = one_move(&chosen).after(NEW_GAME);
        assert_eq!((human(&next), next.players().side), (player, side));
    }
}

#[test]
fn a_side_chosen_later_takes_effect_with_the_next_game() {
    let state = one_move(&GameState::default().after(COMPUTER));
    for (side, next, message) in [
        (
            SideChoice::Alternate,
            Player::O,
            "Sides will swap with each game.",
        ),
        (SideChoice::X, Player::X, "You will be X in the next game."),
        (SideChoice::O, Player::O, "You will be O in the next game."),
        (
            SideChoice::Random,
            Player::O,
            "Your side will be random in the next game.",
        ),
    ] {
        let chosen = state.after(choose(side));
        assert_eq!(human(&chosen), Player::X);
        assert_eq!(chosen.computer_turn(), state.computer_turn());
        assert_eq!(chosen.record().moment(), state.record().moment());
        assert_eq!(view(&chosen).message, message);
        assert_eq!(human(&chosen.after(NEW_GAME)), next);
    }
}

#[test]
fn a_random_side_follows_the_seed_of_each_game() {
    let state = GameState::default().after(COMPUTER);
    let random = state.after(choose(SideChoice::Random));
    for (seed, player) in [(2, Player::X), (3, Player::O), (4, Player::X)] {
        for state in [random.clone(), one_move(&random)] {
            let new = state.after(GameAction::NewGame { seed });
            assert_eq!(human(&new), player);
            assert_eq!(new.players().side, SideChoice::Random);
        }
    }
}

#[test]
fn the_person_keeps_the_side_to_move_when_the_computer_joins() {
    for game in ["b2", "b2 a3", "b2 a3 c1", STEPPING] {
        let state = played(game);
        for side in [SideChoice::Alternate, SideChoice::Random] {
            let joined = against(&state, Level::Easy, side, 7);
            assert_eq!(human(&joined), state.position().turn(), "{game}");
            assert!(!is_thinking(&joined), "{game}");
            assert_eq!(joined.position(), state.position(), "{game}");
            // Another level does not change sides.
            let harder = one_move_by_click(&joined);
            let harder = harder.after(GameAction::SetOpponent(Opponent::Computer(Level::Perfect)));
            assert_eq!(human(&harder), human(&joined), "{game}");
            assert!(is_thinking(&harder), "{game}");
        }
    }
}

/// Returns the game after a legal move of the person.
fn one_move_by_click(state: &GameState) -> GameState {
    let (m, _) = state.position().children().next().unwrap();
    state.after(GameAction::Play(m))
}

#[test]
fn the_computer_takes_its_turn_when_it_joins_and_the_side_is_fixed() {
    for (game, side, thinks) in [
        ("b2", SideChoice::X, true),
        ("b2", SideChoice::O, false),
        ("b2 a3", SideChoice::X, false),
        ("b2 a3", SideChoice::O, true),
    ] {
        // The side was fixed in an earlier game.
        let earlier = GameState::default().after(COMPUTER).after(choose(side));
        let people = earlier.after(GameAction::SetOpponent(Opponent::Human));
        let state = moves_of(game)
            .into_iter()
            .fold(people, |state, m| state.after(GameAction::Play(m)));
        let joined = state.after(COMPUTER);
        assert_eq!(is_thinking(&joined), thinks, "{game} {side:?}");
        assert_eq!(joined.players().side, side);
    }
}

#[test]
fn another_kind_of_opponent_after_the_end_starts_a_new_game() {
    let people = GameAction::SetOpponent(Opponent::Human);
    let won = played("a3 a2 b3 b2 c3");
    let next = won.after(COMPUTER);
    assert_eq!(view(&next).status, "Next player: X (you)");
    assert!(next.record().is_untouched());
    assert_eq!(view(&next.after(GameAction::Undo)).status, "Winner: X");

    // Both sides' moves, played out by name.
    let computer = against(&GameState::default(), Level::Easy, SideChoice::O, 0);
    let lost = moves_of("a3 a2 b3 b2 c3")
        .into_iter()
        .fold(computer, |state, m| state.after(GameAction::Play(m)));
    assert_eq!(view(&lost).status, "Winner: X, the computer wins");
    assert!(lost.after(people).record().is_untouched());
    // Another level is for the next game.
    let harder = GameAction::SetOpponent(Opponent::Computer(Level::Hard));
    assert_eq!(view(&lost.after(harder)).status, view(&lost).status);
}

#[test]
fn a_side_chosen_during_a_game_counts_when_the_computer_comes_after_it() {
    let state = GameState::default().after(COMPUTER);
    let chosen = one_move(&state).after(choose(SideChoice::O));
    assert_eq!(human(&chosen), Player::X);
    let people = chosen.after(GameAction::SetOpponent(Opponent::Human));
    assert_eq!(human(&people.after(NEW_GAME).after(COMPUTER)), Player::O);
}
