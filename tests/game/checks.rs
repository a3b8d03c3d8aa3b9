//! What must be true of the page whatever has been done.

use chorus_lapilli::notation::write_link;
use chorus_lapilli::route::{Route, to_game};
use chorus_lapilli::rules::{Move, Outcome, Position, Square, Squares};
use chorus_lapilli::state::{
    Action, GameState, Mark, Message, PageState, SavedGame, Screen, shelve,
};

/// The moves up to the one looked at.
fn moves(page: &PageState) -> Vec<Move> {
    let record = page.game.record();
    record.moves().take(record.cursor()).collect()
}

/// Checks that the record is a game by the rules.
pub fn check_record(game: &GameState) {
    let record = game.record();
    let mut position = Position::default();
    let mut positions = vec![position];
    for (ply, m) in (1..).zip(record.moves()) {
        position = position.play(m).unwrap();
        if ply <= record.cursor() {
            positions.push(position);
        }
    }
    assert!(record.positions().eq(positions.iter().copied()));
    assert_eq!(game.position(), *positions.last().unwrap());
    let times = positions.iter().filter(|p| **p == game.position()).count();
    assert!(!record.is_drawn() || times >= 3);
    assert_eq!(record.can_claim_draw(), !record.is_drawn() && times >= 3);
}

/// Checks that what is shown is what the rules say.
pub fn check_marks(game: &GameState) {
    let position = game.position();
    let cells = game.cells();
    let marked = |wanted: Mark| {
        let squares = Square::ALL.into_iter().zip(cells);
        squares
            .filter(|(_, cell)| cell.mark == wanted)
            .fold(Squares::NONE, |all, (square, _)| all.with(square))
    };
    for (square, cell) in Square::ALL.into_iter().zip(cells) {
        assert_eq!(cell.piece, position.board().piece(square));
    }
    let over = game.is_over();
    let selected = game.selected();
    if let Some(from) = selected {
        assert!(!over && position.movable().contains(from));
        assert_eq!(position.board().piece(from), Some(position.turn()));
        assert!(!game.is_thinking());
    }
    let only = |square: Square| Squares::NONE.with(square);
    assert_eq!(marked(Mark::Selected), selected.map_or(Squares::NONE, only));
    let targets = selected.map_or(Squares::NONE, |from| position.targets(from));
    assert_eq!(marked(Mark::Target), targets);
    let won = position.outcome() != Outcome::Ongoing;
    assert_eq!(marked(Mark::Winning).is_empty(), !won);
    if over {
        for mark in [Mark::Movable, Mark::MustLeave] {
            assert!(marked(mark).is_empty());
        }
    }
    assert!(!over || cells.iter().all(|cell| cell.value.is_none() && !cell.hint));
}

pub fn check_status(page: &PageState) {
    let game = &page.game;
    let expected = match (game.record().is_drawn(), game.position().outcome()) {
        (true, _) => "Draw".to_owned(),
        (_, Outcome::Won(player)) => format!("Winner: {player}"),
        (_, Outcome::Ongoing) => format!("Next player: {}", game.position().turn()),
    };
    let drawn = game.record().is_drawn();
    assert!(page.verdict().is_none() || (game.values() && !drawn));
    let status = game.status();
    let more = status.strip_prefix(&expected).unwrap();
    assert!(more.is_empty() || game.is_thinking(), "{status}");
    if page.screen == Screen::Explore {
        let explored = ["Next player: X", "Next player: O", "Winner: X", "Winner: O"];
        assert!(explored.contains(&page.status()), "{}", page.status());
    } else {
        assert_eq!(page.status(), status);
    }
    assert!(!page.message().is_empty() && !page.advice().is_empty());
    let _ = page.announcement();
}

/// Checks that nothing can be played once the game is over.
pub fn check_end(page: &PageState, seed: u64) {
    if page.game.is_over() {
        let tries = Square::ALL.map(Action::Click);
        for action in tries
            .into_iter()
            .chain([Action::Answer(seed), Action::Hint])
        {
            let after = page.after(action.clone());
            assert_eq!(after.game.record(), page.game.record(), "{action:?}");
            assert_eq!(after.game.selected(), None, "{action:?}");
        }
        let game = page.game.after(&Action::ClaimDraw);
        assert_eq!(game.record(), page.game.record());
        assert_eq!(page.kept(), None);
    }
}

/// Checks what undo and redo do from here.
pub fn check_undo(page: &PageState) {
    let game = &page.game;
    for (one, other) in [(Action::Undo, Action::Redo), (Action::Redo, Action::Undo)] {
        let there = game.after(&one);
        if *there.message() == Message::Nothing {
            assert_eq!(there.record(), game.record());
            continue;
        }
        let back = there.after(&other);
        assert_ne!(there.record(), game.record(), "{one:?}");
        if there.opponent().level.is_none() && game.opponent().level.is_none() {
            assert_eq!(back.record(), game.record(), "{one:?}");
        }
        if back.record() == game.record() {
            assert_eq!(back.opponent(), game.opponent(), "{one:?}");
        }
        if there.opponent().level.is_some() {
            let is_persons = there.is_over()
                || there.position().turn() == there.opponent().person
                || there.is_thinking();
            // What was dropped comes back at the moment that was looked at.
            let came_back = one == Action::Undo && !there.record().same_line(game.record());
            let moves = write_link(there.record().moves());
            assert!(is_persons || came_back, "{one:?} {moves}");
        }
    }
}

/// Checks that the game survives as a link, and as what the browser keeps.
pub fn check_copies(page: &PageState) {
    let moves = moves(page);
    let opened = PageState::new(Route::read(&to_game(moves.iter().copied())), 1);
    assert!(opened.game.record().moves().eq(moves.iter().copied()));
    assert_eq!(opened.game.position(), page.game.position());
    assert_eq!(opened.offer, None);
    if let Some(kept) = page.kept() {
        assert_eq!(SavedGame::read(&kept.write()).as_ref(), Some(&kept));
        let shelf = shelve("", &[page.id], Some(&kept));
        let offered = PageState::new(Route::Play, page.id ^ 1).after(Action::Offer(shelf));
        assert_eq!(offered.offer.as_deref(), Some(&kept));
        assert!(offered.game.record().is_empty());
        let resumed = offered.after(Action::Resume);
        let again = SavedGame {
            id: offered.id,
            ..kept
        };
        assert_eq!(resumed.kept(), Some(again));
        assert!(resumed.game.record().moves().eq(page.game.record().moves()));
        assert_eq!(resumed.game.opponent(), page.game.opponent());
        assert_eq!(resumed.offer, None);
        assert!(offered.after(Action::Dismiss).game.record().is_empty());
    }
}
