//! What must be true of a game whatever has been done.

use chorus_lapilli::game::{GameAction, GameState, Message};
use chorus_lapilli::notation::{Game, write_link};
use chorus_lapilli::players::SideChoice;
use chorus_lapilli::record::Record;
use chorus_lapilli::route::Route;
use chorus_lapilli::rules::{Move, Outcome, Square};
use chorus_lapilli::saved_games::{SavedGame, unfinished_newest_first};

use crate::after;
use crate::view_checks::view;

/// The id under which games are saved here.
const ID: u32 = 7;

/// Checks that the record is a game by the rules.
pub fn check_record(state: &GameState) {
    let record = state.record();
    let mut position = record.start();
    let mut positions = vec![position];
    for (ply, m) in (1..).zip(record.moves()) {
        position = position.play(m).unwrap();
        if ply <= record.cursor() {
            positions.push(position);
        }
    }
    assert!(record.positions().eq(positions.iter().copied()));
    assert_eq!(state.position(), *positions.last().unwrap());
    let times = positions.iter().filter(|p| **p == state.position()).count();
    assert_eq!(record.repetitions(), times);
    assert!(!record.is_drawn() || times >= 3);
    assert_eq!(record.can_claim_draw(), !record.is_drawn() && times >= 3);
    let won = state.position().outcome() != Outcome::Ongoing;
    assert_eq!(state.is_over(), won || record.is_drawn());
}

/// Checks that each action either shows one message or does nothing at all.
pub fn check_message(before: &GameState, action: &GameAction, after: &GameState) {
    let (earlier, later) = (view(before, false), view(after, false));
    let may_do_nothing = match action {
        GameAction::CancelSelection => before.selected().is_none(),
        GameAction::ComputerMove { .. } => before.computer_turn().is_none(),
        GameAction::OpenAddress(game) => {
            game.is_empty() || (**game == *link(before.record()) && !before.is_looking_back())
        }
        GameAction::LookBack => before.record().cursor() == 0,
        GameAction::LookForward => !before.is_looking_back(),
        _ => false,
    };
    if may_do_nothing {
        assert_eq!(after, before, "{action:?}");
        return;
    }
    assert_eq!(
        later.announcement_id,
        earlier.announcement_id + 1,
        "{action:?}"
    );
    if *action == GameAction::RepeatMessage {
        // A piece that was refused is not refused again.
        assert_eq!(later.board, earlier.board);
        assert_eq!(later.announcement, earlier.announcement);
    }
    if matches!(action, GameAction::ComputerMove { .. }) {
        assert_eq!(after.record().len(), before.record().len() + 1);
        assert_ne!(after.computer_turn(), before.computer_turn());
    }
}

/// Checks that an action that plays or starts something has done that.
pub fn check_played(before: &GameState, action: &GameAction, state: &GameState) {
    let (earlier, later) = (before.record(), state.record());
    match action {
        GameAction::Play(m) => {
            let played = before.position().play(*m).ok();
            let played = played.filter(|_| !before.is_over());
            assert_eq!(state.position(), played.unwrap_or(before.position()));
            assert!(played.is_none() || later.last_move() == Some(*m));
        }
        GameAction::LookBack | GameAction::LookForward => {
            let cursor = match action {
                GameAction::LookBack => earlier.cursor().saturating_sub(1),
                _ => (earlier.cursor() + 1).min(earlier.len()),
            };
            assert_eq!(later.cursor(), cursor, "{action:?}");
            assert!(later.moves().eq(earlier.moves()), "{action:?}");
        }
        GameAction::StartFrom { position, .. } => {
            assert_eq!((later.start(), later.len()), (*position, 0));
            assert_ne!(later.game(), earlier.game());
            let players = state.players();
            assert_eq!(players.opponent, before.players().opponent);
            let is_alternate = players.side == SideChoice::Alternate;
            if is_alternate && players.level().is_some() {
                assert_eq!(players.human, position.turn());
            }
        }
        // At the computer's turn in the past, a click lets it play on.
        GameAction::Click(_) if *state.message() == Message::ComputerGoesOn => {
            assert!(before.is_looking_back() && state.computer_turn().is_some());
            assert_eq!(state.position(), before.position());
        }
        _ => {}
    }
}

/// Checks that nothing can be played once the game is over.
pub fn check_end(state: &GameState, seed: u64) {
    if !state.is_over() {
        return;
    }
    assert_eq!(state.to_saved(ID), None);
    let others = [
        GameAction::ComputerMove { seed },
        GameAction::Hint,
        GameAction::ClaimDraw,
    ];
    for action in Square::ALL.map(GameAction::Click).into_iter().chain(others) {
        let tried = after(state, action.clone());
        assert_eq!(tried.record(), state.record(), "{action:?}");
        assert_eq!(tried.selected(), None, "{action:?}");
    }
}

/// Returns the link of the whole game.
pub fn link(record: &Record) -> String {
    write_link(&Game {
        start: record.start(),
        moves: record.moves().collect(),
    })
}

/// Checks that the game can be opened by its address.
pub fn check_address(state: &GameState) {
    let record = state.record();
    let moves: Vec<Move> = record.moves().take(record.cursor()).collect();
    let route = Route::game(record.start(), moves.iter().copied());
    assert_eq!(route.to_string().parse(), Ok(route.clone()));
    let opened = GameState::from_route(&route);
    assert!(opened.record().moves().eq(moves));
    assert_eq!(opened.record().start(), record.start());
    assert_eq!(opened.position(), state.position());
    let end = after(state, GameAction::OpenAddress(link(record).into()));
    assert!(end.record().same_line(record));
    assert_eq!(end.record().cursor(), record.len());
}

/// Checks which moves are saved after an action.
pub fn check_saved(before: &GameState, action: &GameAction, state: &GameState) {
    let record = state.record();
    let moves = state.to_saved(ID).map(|saved| {
        assert_eq!(saved.start, record.start());
        saved.moves
    });
    let up_to_cursor: Vec<Move> = record.moves().take(record.cursor()).collect();
    if !record.jump_to(usize::MAX).is_over() {
        let all: Vec<Move> = record.moves().collect();
        assert_eq!(moves, (!all.is_empty()).then_some(all), "{action:?}");
    } else if state.is_over() || record.cursor() == 0 {
        assert_eq!(moves, None, "{action:?}");
    } else {
        assert!(moves.is_none() || moves == Some(up_to_cursor));
    }
    let jumped = matches!(action, GameAction::JumpTo(_));
    if jumped && before.is_over() {
        assert_eq!(moves, None, "{action:?}");
    }
    if state.is_over() && !before.is_over() {
        let undone = after(state, GameAction::Undo);
        if undone.record().moment() == before.record().moment() {
            assert_eq!(undone.to_saved(ID), before.to_saved(ID), "{action:?}");
        }
    }
}

/// Checks that a game that is opened does not replace the saved one, as a new game does.
pub fn check_save_slot(before: &GameState, action: &GameAction, state: &GameState) {
    let (earlier, later) = (before.record(), state.record());
    let is_same = earlier.save_slot() == later.save_slot();
    match action {
        GameAction::Undo | GameAction::Redo => {}
        GameAction::OpenText(_)
        | GameAction::OpenAddress(_)
        | GameAction::StartFrom { .. }
        | GameAction::Resume(_) => {
            let is_kept = earlier.game() == later.game() || earlier.is_untouched();
            assert_eq!(is_same, is_kept, "{action:?}");
        }
        _ => assert!(is_same, "{action:?}"),
    }
}

/// Checks that a saved game is read and resumed as it was.
pub fn check_resumed(state: &GameState) {
    let Some(saved) = state.to_saved(ID) else {
        return;
    };
    assert_eq!(saved.players, state.players());
    let read = SavedGame::from_text(ID, &saved.to_text());
    assert_eq!(read.as_ref(), Some(&saved));
    assert!(unfinished_newest_first(read.clone()).into_iter().eq(read));
    let action = GameAction::Resume(saved.clone().into());
    let resumed = after(&GameState::default(), action);
    assert_eq!(resumed.to_saved(ID), Some(saved));
    check_record(&resumed);
}
