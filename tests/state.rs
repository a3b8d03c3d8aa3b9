//! Long random courses of everything that can be done on the page, after each step of which the
//! page must still make sense.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

use chorus_lapilli::notation::write_link;
use chorus_lapilli::route::{Route, to_game, to_position};
use chorus_lapilli::rules::{Move, Outcome, Player, Position, Square, Squares};
use chorus_lapilli::solver::Level;
use chorus_lapilli::state::{
    Action, GameState, Mark, Message, PageState, SavedGame, Screen, Seat, Shared, newest, shelve,
};

/// A game in which a position comes up for the fourth time.
const DANCE: &str = "a1 c1 b1 a3 c3 b3 a1-a2 c1-c2 a2-a1 c2-c1 a1-a2 c1-c2 a2-a1 c2-c1 a1-a2 c1-c2 \
                     a2-a1 c2-c1";

/// A xorshift generator: the same numbers in every run.
struct Random(u64);

impl Random {
    fn number(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 16
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.number() % bound as u64).unwrap()
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    /// Text of this many pieces, much of it nearly notation.
    fn text(&mut self, pieces: usize) -> String {
        const PIECES: [&str; 24] = [
            "b2",
            "a3",
            "c1",
            "b2-c3",
            "a1-a2",
            ".",
            ".",
            " ",
            "-",
            "/",
            "#",
            "#/play/",
            "#/explore/",
            "X-O-X-O--:X",
            "X",
            "O",
            ":",
            "%20",
            "é",
            "🙂",
            "\0",
            "\u{202e}",
            "a",
            "3",
        ];
        (0..pieces).map(|_| self.one(&PIECES)).collect()
    }
}

/// A legal move, seldom one that ends the game: courses are to be long.
fn quiet_move(random: &mut Random, position: Position) -> Option<Move> {
    let children: Vec<(Move, Position)> = position.children().collect();
    let goes_on = |(_, after): &&(Move, Position)| after.outcome() == Outcome::Ongoing;
    let quiet: Vec<_> = children.iter().filter(goes_on).copied().collect();
    let of = if quiet.is_empty() || random.below(30) == 0 {
        children
    } else {
        quiet
    };
    (!of.is_empty()).then(|| random.one(&of).0)
}

/// The text of a legal game of at most this many moves.
fn game(random: &mut Random, moves: usize) -> String {
    let mut position = Position::default();
    let mut game = Vec::new();
    for _ in 0..random.below(moves + 1) {
        let Some(m) = quiet_move(random, position) else {
            break;
        };
        position = position.play(m).unwrap();
        game.push(m);
    }
    write_link(game)
}

fn hash(random: &mut Random) -> String {
    match random.below(8) {
        0 => "#/".into(),
        1 => "#/explore".into(),
        2 => format!("#/play/{}", game(random, 30)),
        3 => format!("#/play/{}.{}", game(random, 30), random.text(3)),
        4 => to_position(
            Position::default()
                .play(Move::Place { to: Square::A1 })
                .unwrap(),
        ),
        5 => format!("#/explore/{}", random.text(4)),
        _ => random.text(5),
    }
}

/// Something that can be done; most of it plays on.
fn action(random: &mut Random, page: &PageState) -> Action {
    let square = random.one(&Square::ALL);
    let seed = random.number();
    match random.below(100) {
        0..30 => Action::Click(square),
        30..55 => match quiet_move(random, page.game.position()) {
            Some(Move::Step { from, .. }) if page.game.selected().is_none() => Action::Click(from),
            Some(Move::Step { .. }) => {
                let from = page.game.selected().unwrap();
                let targets = page.game.position().targets(from);
                Action::Click(targets.iter().next().unwrap_or(square))
            }
            Some(Move::Place { to }) => Action::Click(to),
            None => Action::NewGame(seed),
        },
        55..62 => Action::Undo,
        62..67 => Action::Redo,
        67..70 => Action::JumpTo(random.below(page.game.record().len() + 3)),
        70..73 => Action::ClaimDraw,
        73..80 => Action::Answer(seed),
        80 => Action::Focus(square),
        81 if random.below(2) == 0 => Action::Repeat,
        81 if random.below(2) == 0 => Action::ReadBoard,
        81 => Action::Cancel,
        82 => Action::NewGame(seed),
        83 => Action::Hint,
        84 => Action::ToggleValues,
        85 => Action::Oppose(Some(random.one(&Level::ALL))),
        86 => Action::Oppose(None),
        87 => Action::Sit(random.one(&Seat::ALL), seed),
        88 if random.below(2) == 0 => Action::Open(DANCE.into()),
        88 => Action::Open(game(random, 40)),
        89 => Action::Open(game(random, 20) + &random.text(3)),
        90 => Action::Resume,
        91 => Action::Dismiss,
        92 => Action::Share,
        93 => Action::Keep,
        94 if random.below(2) == 0 => Action::Unkept,
        94 => Action::Shared(random.one(&[Shared::Sheet, Shared::Copied, Shared::Shown])),
        95 => Action::Visit(Route::read(&hash(random))),
        96 => Action::Visit(Route::Play),
        97 => Action::Turn(random.one(&[Player::X, Player::O])),
        98 => Action::Follow(Move::Place { to: square }),
        _ => Action::Clear,
    }
}

/// The moves up to the one looked at.
fn moves(page: &PageState) -> Vec<Move> {
    let record = page.game.record();
    record.moves().take(record.cursor()).collect()
}

/// Checks that the record is a game by the rules.
fn check_record(game: &GameState) {
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
fn check_marks(game: &GameState) {
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

fn check_status(page: &PageState) {
    let game = &page.game;
    let expected = match (game.record().is_drawn(), game.position().outcome()) {
        (true, _) => "Draw".to_owned(),
        (_, Outcome::Won(player)) => format!("Winner: {player}"),
        (_, Outcome::Ongoing) => format!("Next player: {}", game.position().turn()),
    };
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
fn check_end(page: &PageState, seed: u64) {
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
fn check_undo(page: &PageState) {
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
            // A game that was put away comes back at the moment that was looked at.
            let came_back = one == Action::Undo && there.record().game() != game.record().game();
            let moves = write_link(there.record().moves());
            assert!(is_persons || came_back, "{one:?} {moves}");
        }
    }
}

/// Checks that the game survives as a link, and as what the browser keeps.
fn check_copies(page: &PageState) {
    let moves = moves(page);
    let opened = PageState::new(Route::read(&to_game(moves.iter().copied())), 1);
    assert!(opened.game.record().moves().eq(moves.iter().copied()));
    assert_eq!(opened.game.position(), page.game.position());
    assert_eq!(opened.offer, None);
    if let Some(kept) = page.kept() {
        assert_eq!(SavedGame::read(&kept.write()).as_ref(), Some(&kept));
        let shelf = shelve("", page.id, Some(&kept));
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

#[test]
fn whatever_is_done_the_page_keeps_to_the_rules() {
    let (mut drawn, mut won, mut kept, mut longest) = (0, 0, 0, 0);
    for seed in 1..=16 {
        let mut random = Random(seed << 32 | 0x7f4a_7c15);
        let shelf = format!("{seed} hard lot O {}", game(&mut random, 20));
        let mut page =
            PageState::new(Route::read(&hash(&mut random)), 1).after(Action::Offer(shelf));
        for step in 0..400 {
            let before = page.clone();
            page = page.after(action(&mut random, &before));
            check_record(&page.game);
            check_marks(&page.game);
            check_status(&page);
            if step % 4 == 0 {
                check_end(&page, seed);
                check_undo(&page);
                check_copies(&page);
            }
            drawn += u32::from(page.game.record().is_drawn());
            won += u32::from(page.game.position().outcome() != Outcome::Ongoing);
            kept += u32::from(page.kept().is_some());
            longest = longest.max(page.game.record().len());
        }
    }
    // The courses go where they should.
    assert!(
        drawn > 10 && won > 50 && kept > 500 && longest > 30,
        "{drawn} {won} {kept} {longest}"
    );
}

#[test]
fn two_people_dance_undo_and_redo_and_claim() {
    let mut drawn = 0;
    for seed in 1..=20 {
        let mut random = Random(seed << 40 | 0x51ed_2701);
        let mut page = PageState::new(Route::Play, 1).after(Action::Open(DANCE.into()));
        for _ in 0..200 {
            let act = match random.below(8) {
                0..3 => Action::Undo,
                3..5 => Action::Redo,
                5 => Action::ClaimDraw,
                6 => Action::JumpTo(random.below(20)),
                _ => Action::Click(random.one(&Square::ALL)),
            };
            page = page.after(act);
            check_record(&page.game);
            check_end(&page, seed);
            check_undo(&page);
            drawn += u32::from(page.game.record().is_drawn());
        }
    }
    assert!(drawn > 20, "{drawn}");
}

#[test]
fn any_address_opens_a_page_that_can_be_played() {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let long = |random: &mut Random| -> String {
        let text = random.text(60_000);
        text.chars().cycle().take(100_000).collect()
    };
    for round in 0..2000 {
        let hash = match round % 400 {
            0 => long(&mut random),
            100 => "#/play/".to_owned() + &long(&mut random),
            200 => "#/explore/".to_owned() + &long(&mut random),
            300 => "#/play/a1.c1.b1.a3.c3.b3".to_owned() + &".a1-a2.c1-c2.a2-a1.c2-c1".repeat(4200),
            _ => hash(&mut random),
        };
        check_address(&hash);
    }
    for prefix in ["", "#", "#/", "#/play/", "#/explore/"] {
        for c in (0..=0xff).filter_map(char::from_u32) {
            check_address(&format!("{prefix}{c}"));
        }
    }
}

fn check_address(hash: &str) {
    let page = PageState::new(Route::read(hash), 1).after(Action::Offer(hash.into()));
    check_record(&page.game);
    check_status(&page);
    assert!(page.message().chars().count() < 300, "{}", page.message());
    let played = page
        .after(Action::Visit(Route::Play))
        .after(Action::NewGame(0));
    let played = played.after(Action::Click(Square::A1));
    assert_eq!(played.game.record().len(), 1);
}

#[test]
fn spoilt_shelves_offer_only_what_can_be_read() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..1000 {
        let line = format!("7 people X X {}", game(&mut random, 12));
        let mut bytes = line.clone().into_bytes();
        for _ in 0..random.below(4) {
            let at = random.below(bytes.len());
            bytes[at] = random.number().to_le_bytes()[0];
        }
        let spoilt = String::from_utf8_lossy(&bytes);
        let shelf = format!("{}\n{spoilt}\n7 easy O O b2", random.text(6));
        let page = PageState::new(Route::Play, 1).after(Action::Offer(shelf));
        let offer = page.offer.clone().unwrap();
        let resumed = page.after(Action::Resume);
        assert!(
            resumed
                .game
                .record()
                .moves()
                .eq(offer.moves.iter().copied())
        );
        check_record(&resumed.game);
        assert_eq!(newest(&random.text(8)), None);
    }
}

#[test]
fn a_page_without_a_game_pushes_no_other_off_the_shelf() {
    let kept = "7 people X X b2";
    assert_eq!(shelve("", 1, None), "");
    assert_eq!(shelve(kept, 1, None), kept);
    let shelf = (100..120).fold(kept.to_owned(), |shelf, id| shelve(&shelf, id, None));
    assert_eq!(newest(&shelf), SavedGame::read(kept));
}

#[test]
fn looking_back_does_not_shorten_what_is_kept() {
    let page = PageState::new(Route::Play, 1).after(Action::Open("b2 a3 c1".into()));
    for ply in [0, 1] {
        let back = page.after(Action::JumpTo(ply));
        assert_eq!(back.kept().map(|game| game.moves.len()), Some(3), "{ply}");
    }
}

#[test]
fn the_game_is_left_alone_while_another_screen_is_seen() {
    let page = PageState::new(Route::Play, 1).after(Action::Open("b2 a3 c1".into()));
    let page = page.after(Action::Visit(Route::Explore));
    for action in [
        Action::Undo,
        Action::NewGame(0),
        Action::Hint,
        Action::Cancel,
    ] {
        assert_eq!(page.after(action.clone()).game, page.game, "{action:?}");
    }
}

#[test]
fn a_new_game_against_the_computer_can_be_undone_from_anywhere() {
    let page = PageState::new(Route::Play, 1);
    let page = page.after(Action::Sit(Seat::O, 0));
    let page = page.after(Action::Oppose(Some(Level::Easy)));
    let page = page.after(Action::Answer(1)).after(Action::JumpTo(0));
    let undone = page.after(Action::NewGame(0)).after(Action::Undo);
    assert_eq!(undone.game.record().len(), 1);
}

#[test]
fn opening_nothing_puts_no_game_away() {
    let page = PageState::new(Route::Play, 1).after(Action::Open("b2 a3 c1".into()));
    for text in ["", " ", "https://example.org/#/"] {
        let opened = page.after(Action::Open(text.into()));
        assert_eq!(opened.game.record(), page.game.record(), "{text:?}");
    }
}

#[test]
fn an_address_is_read_from_its_first_move() {
    let page = PageState::new(Route::read("#/play/b2.zz/a3"), 1);
    assert_eq!(write_link(page.game.record().moves()), "b2");
}

#[test]
fn the_way_back_to_a_broken_address_leaves_the_game_that_went_on() {
    let broken = Route::read("#/play/b2.a3.a3");
    let page = PageState::new(broken.clone(), 1).after(Action::Click(Square::C1));
    let page = page.after(Action::Visit(Route::Explore));
    let back = page.after(Action::Visit(broken));
    assert_eq!(back.game.record(), page.game.record());
}
