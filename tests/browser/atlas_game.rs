//! The way of a game through the atlas, and the ways that lead there.

use wasm_bindgen_test::wasm_bindgen_test;
use yew::scheduler::flush;

use crate::WON;
use crate::address::{after_navigation, go, hash};
use crate::page::Page;
use crate::queries::{accessible_name, assert_mentions, text};
use crate::theatre::seat_of;
use crate::wait::{FastTimers, settle, until};

/// The moves of a game with five slips.
const SLIPS: &str = "a2.c1.b2.a3.c3.b3.b2-c2.b3-b2";

/// Follows the link with this text.
async fn follow(page: &Page, name: &str) {
    let links = page.all("main a");
    let link = links.into_iter().find(|link| text(link) == name).unwrap();
    after_navigation(|| link.click()).await;
    page.until_drawn().await;
}

#[wasm_bindgen_test]
async fn the_way_of_the_game_on_play_is_drawn_and_summed_up() {
    let page = Page::after("b3 a1").await;
    page.follow_link("Atlas").await;
    page.until_drawn().await;
    assert_eq!(hash(), "#/atlas/b3.a1");
    assert_eq!(
        (page.board(), page.ring()),
        ("-X----O--".into(), "-----XO--:X".into())
    );
    let sentence = "Your game: 2 moves, 1 of them in the arena, then one slip.";
    assert_eq!(page.notice(), sentence);
    assert_eq!(page.steps(), [2, 1]);
    assert!(page.field("My game").checked());
    page.toggle("My game").await;
    assert_eq!(page.steps(), [0, 0]);
    assert!(!page.field("My game").checked());
    assert_eq!(page.notice(), sentence);
    page.toggle("My game").await;
    assert_eq!(page.steps(), [2, 1]);
}

#[wasm_bindgen_test]
async fn without_a_game_there_is_no_switch_and_nothing_to_walk_along() {
    let page = Page::open_atlas("#/atlas").await;
    assert_eq!(page.notice(), "Play a game and see its way drawn here.");
    assert!(page.find_field("My game").is_none());
    for name in ["‹ Before", "After ›", "Review"] {
        assert!(!page.has_button(name), "{name}");
    }
    assert_eq!(page.steps(), [0, 0]);
}

#[wasm_bindgen_test]
async fn before_and_after_move_the_ring_along_the_game() {
    let page = Page::open_atlas("#/atlas/c3.b2.a1").await;
    let dimmed = || ["‹ Before", "After ›"].map(|name| page.is_dimmed(name));
    let shown = || (page.board(), page.ring());
    let moments = [
        ("---------", "---------:X"),
        ("--X------", "--------X:O"),
        ("--X-O----", "----O---X:X"),
        ("--X-O-X--", "--X-O-X--:O"),
    ]
    .map(|(board, seat)| (board.to_owned(), seat.to_owned()));
    assert_eq!((shown(), dimmed()), (moments[3].clone(), [false, true]));
    for moment in moments.iter().rev().skip(1) {
        page.click_button("‹ Before").await;
        assert_eq!(shown(), *moment);
    }
    assert_eq!(dimmed(), [true, false]);
    page.click_button("After ›").await;
    assert_eq!(shown(), moments[1]);
    // From elsewhere they lead back onto the game.
    page.click_at(seat_of("XX-OO----:X")).await;
    assert_eq!(dimmed(), [false, false]);
    page.click_button("After ›").await;
    assert_eq!(
        (shown(), hash()),
        (moments[1].clone(), "#/atlas/c3.b2.a1".into())
    );
    // A seat of the game shows the game's own board.
    page.click_at(seat_of(&moments[2].1)).await;
    assert_eq!(
        (shown(), hash()),
        (moments[2].clone(), "#/atlas/c3.b2.a1".into())
    );
}

#[wasm_bindgen_test]
async fn a_jump_in_the_list_of_moves_moves_the_ring() {
    let page = Page::open_atlas(&format!("#/atlas/{SLIPS}")).await;
    assert_mentions(&page.notice(), "the game, 8 moves, slips");
    assert!(page.field("Game").checked());
    page.open_tab("Game").await;
    let moves = page.all("[data-judgement]");
    assert_eq!(moves.len(), 8);
    assert_mentions(&accessible_name(&moves[6]), "threw away");
    moves[5].click();
    flush().await;
    assert_eq!(
        (page.board(), page.ring()),
        ("OOXXX---O".into(), "--OXX-OOX:X".into())
    );
    let current = page.one("[role=tabpanel] [aria-current]");
    assert_mentions(&accessible_name(&current), "b3");
    page.click_button("Start").await;
    assert_eq!(page.ring(), "---------:X");
    page.click_button("Review").await;
    settle().await;
    assert_eq!(hash(), format!("#/review/{SLIPS}"));
}

#[wasm_bindgen_test]
async fn explore_and_the_atlas_share_the_position() {
    let page = Page::after("b2").await;
    go("#/explore").await;
    page.click("a3").await;
    page.follow_link("Atlas").await;
    page.until_drawn().await;
    assert_eq!(
        (page.board(), page.ring()),
        ("O---X----".into(), "----X---O:X".into())
    );
    page.click_at(seat_of("XX-OO----:X")).await;
    let board = page.board();
    assert_ne!(board, "O---X----");
    page.follow_link("Explore").await;
    assert_eq!(page.board(), board);
    page.all("[data-move]").remove(0).click();
    flush().await;
    let board = page.board();
    page.follow_link("Atlas").await;
    page.until_drawn().await;
    assert_eq!(page.board(), board);
    page.click_button("Explore").await;
    settle().await;
    assert_eq!(page.board(), board);
    assert!(page.has_button("Edit board"));
    // Until the game moves on.
    page.follow_link("Play").await;
    page.click("c1").await;
    page.follow_link("Atlas").await;
    assert_eq!(page.board(), "----X---O");
}

#[wasm_bindgen_test]
async fn a_finished_game_leads_to_the_atlas() {
    let page = Page::after(WON).await;
    follow(&page, "In the atlas").await;
    assert_eq!(hash(), "#/atlas/a3.a2.b3.b2.c3");
    assert_eq!(
        (page.board(), page.status()),
        ("XXXOO----".into(), "Winner: X".into())
    );
    assert_mentions(&page.notice(), "your game, 5 moves, X won");
    assert_eq!(page.advice(), "X has won.");
    assert_eq!(page.steps()[0], 5);
    page.click_button("Review").await;
    settle().await;
    assert_eq!(hash(), "#/review/a3.a2.b3.b2.c3");
}

#[wasm_bindgen_test]
async fn a_review_leads_to_the_atlas_with_its_game() {
    let page = Page::open_at(&format!("#/review/{SLIPS}")).await;
    follow(&page, "In the atlas").await;
    assert_eq!(hash(), format!("#/atlas/{SLIPS}"));
    assert_mentions(&page.notice(), "the game, 8 moves");
    assert_eq!(page.steps()[0], 8);
}

#[wasm_bindgen_test]
async fn a_solved_puzzle_leads_to_its_seat() {
    let _timers = FastTimers::new();
    let page = Page::open_at("#/puzzles/--XX-OOOX:X").await;
    let links = || page.all(".notice a").len();
    assert_eq!(links(), 0, "the atlas would tell the answer");
    page.click("c3-b2").await;
    until("O replies", || page.board() == "-O-XX-OOX").await;
    page.click("a2-a3").await;
    follow(&page, "In the atlas").await;
    assert_eq!(hash(), "#/atlas/--XX-OOOX:X");
    assert_eq!(
        (page.board(), page.ring()),
        ("--XX-OOOX".into(), "--XX-OOOX:X".into())
    );
}

#[wasm_bindgen_test]
async fn the_lesson_leads_to_the_whole_game() {
    let page = Page::open_at("#/learn/7").await;
    follow(&page, "the whole game in one picture").await;
    assert_eq!(hash(), "#/atlas/---------:X");
    assert_eq!(page.ring(), "---------:X");
}

#[wasm_bindgen_test]
async fn an_answer_of_the_computer_meanwhile_is_followed() {
    let page = Page::open().await;
    page.play_computer("easy").await;
    page.click("b2").await;
    page.follow_link("Atlas").await;
    page.until_drawn().await;
    assert_eq!(
        (page.board(), hash()),
        ("----X----".into(), "#/atlas/b2".into())
    );
    until("the computer moves", || page.pieces() == [1, 1]).await;
    flush().await;
    assert_ne!(page.ring(), "----X----:O");
    assert!(hash().starts_with("#/atlas/b2."), "{}", hash());
    assert_mentions(&page.notice(), "your game, 2 moves");
    assert_eq!(page.steps()[0], 2);
    let board = page.board();
    page.follow_link("Play").await;
    assert_eq!(page.board(), board);
}

#[wasm_bindgen_test]
async fn an_answer_meanwhile_does_not_lead_away_from_another_seat() {
    let page = Page::open().await;
    page.play_computer("easy").await;
    page.click("b2").await;
    page.follow_link("Atlas").await;
    page.until_drawn().await;
    page.click_at(seat_of("XX-OO----:X")).await;
    let seat = page.ring();
    until("the computer moves", || page.steps()[0] == 2).await;
    assert_eq!(page.ring(), seat);
    assert_mentions(&page.notice(), "your game, 2 moves");
}
