//! Long random courses of everything that can be done on the page, after each step of which the
//! page must still make sense.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

mod checks;
mod courses;
#[path = "../common/random.rs"]
mod random;

use checks::{check_copies, check_end, check_marks, check_record, check_status, check_undo};
use chorus_lapilli::notation::write_link;
use chorus_lapilli::route::Route;
use chorus_lapilli::rules::{Outcome, Square};
use chorus_lapilli::solver::Level;
use chorus_lapilli::state::{Action, PageState, SavedGame, Seat, newest, shelve};
use courses::{DANCE, action, game, hash, text};
use random::Random;

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
        let text = text(random, 60_000);
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
        let shelf = format!("{}\n{spoilt}\n7 easy O O b2", text(&mut random, 6));
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
        assert_eq!(newest(&text(&mut random, 8)), None);
    }
}

#[test]
fn a_page_without_a_game_pushes_no_other_off_the_shelf() {
    let kept = "7 people X X b2";
    assert_eq!(shelve("", &[1], None), "");
    assert_eq!(shelve(kept, &[1], None), kept);
    let shelf = (100..120).fold(kept.to_owned(), |shelf, id| shelve(&shelf, &[id], None));
    assert_eq!(newest(&shelf), SavedGame::read(kept));
}

#[test]
fn a_full_shelf_loses_no_game_but_the_one_that_is_let_go() {
    let game = |id: u32| SavedGame {
        id,
        ..SavedGame::read("7 people X X b2").unwrap()
    };
    let lines = |shelf: &str| shelf.lines().map(SavedGame::read).collect::<Vec<_>>();
    let all = |ids: &[u32]| ids.iter().map(|id| Some(game(*id))).collect::<Vec<_>>();
    let put = |shelf: String, id| shelve(&shelf, &[id], Some(&game(id)));
    let full = (1..=9).fold(String::new(), put);
    assert_eq!(lines(&full), all(&[9, 8, 7, 6, 5, 4, 3, 2]));
    assert_eq!(shelve(&full, &[20, 20], None), full);
    let dismissed = shelve(&full, &[20, 9], None);
    assert_eq!(lines(&dismissed), all(&[8, 7, 6, 5, 4, 3, 2]));
    let resumed = shelve(&full, &[20, 9], Some(&game(20)));
    assert_eq!(lines(&resumed), all(&[20, 8, 7, 6, 5, 4, 3, 2]));
}

fn link(moves: &str) -> Route {
    Route::Game(moves.into())
}

#[test]
fn the_way_back_to_an_address_of_a_game_leads_to_the_game_as_it_is() {
    let page = PageState::new(link("b2.a3"), 1)
        .after(Action::Oppose(Some(Level::Hard)))
        .after(Action::Click(Square::C1))
        .after(Action::Keep);
    let away = page
        .after(Action::Visit(Route::Explore))
        .after(Action::Answer(1))
        .after(Action::Keep);
    assert!(page.follows && !away.follows);
    assert_eq!(away.game.record().len(), 4);
    let back = away.after(Action::Visit(link("b2.a3.c1")));
    assert_eq!(back.game.record(), away.game.record());
    assert_eq!(back.game.opponent(), away.game.opponent());
    assert!(back.follows);

    let new = page.after(Action::NewGame(0)).after(Action::Keep);
    assert!(new.follows && new.game.record().is_empty());
    let undone = new.after(Action::Undo).after(Action::Keep);
    assert!(undone.follows, "it is followed again");
    let back = undone.after(Action::Visit(link("b2.a3.c1")));
    assert_eq!(back.game.record(), undone.game.record());
}

#[test]
fn the_address_of_the_game_that_is_looked_back_at_leads_to_its_end() {
    let page = PageState::new(Route::Play, 1).after(Action::Open("b2 a3".into()));
    let start = page.after(Action::JumpTo(0));
    let end = start.after(Action::Visit(link("b2.a3")));
    assert_eq!(end.game.record(), page.game.record());
}

#[test]
fn a_game_that_a_link_puts_away_stays_on_the_shelf() {
    let page = PageState::new(Route::Play, 1).after(Action::Open("b2 a3".into()));
    let other = page.after(Action::Visit(link("c3.c1")));
    let shelf = shelve("", &[page.id], page.kept().as_ref());
    let shelf = shelve(&shelf, &[other.id], other.kept().as_ref());
    assert_eq!(shelf.lines().count(), 2);
    for (page, hash) in [(PageState::new(Route::Play, 1), "c3.c1"), (page, "nothing")] {
        assert_eq!(page.after(Action::Visit(link(hash))).id, 1, "{hash}");
    }
}

#[test]
fn what_the_browser_keeps_is_said_as_it_is() {
    let page = PageState::new(Route::Play, 1);
    let unkept = page.after(Action::Unkept(true));
    assert!(unkept.unkept);
    assert!(!unkept.after(Action::Unkept(false)).unkept);
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
