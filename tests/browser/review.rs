//! The review of a game.

use wasm_bindgen_test::wasm_bindgen_test;
use yew::scheduler::flush;

use crate::address::hash;
use crate::computer::computer_move;
use crate::page::{Page, blur};
use crate::queries::{assert_mentions, cell, focused_element, text};
use crate::wait::{FastTimers, until};

/// Worst first, moves 7, 2, 4 and 3 change the result; c3-c2 and a2-a1 would have won at move 7.
const SLIPS: &str = "#/review/a2.c1.b2.a3.c3.b3.b2-c2.b3-b2";

const BEFORE_7: &str = "OOXXX---O";

fn points(page: &Page) -> Vec<String> {
    let points = page.all("[data-ply]");
    points
        .iter()
        .map(|p| p.get_attribute("data-ply").unwrap())
        .collect()
}

async fn ask(page: &Page, number: u32) {
    page.one(&format!("[data-ply='{number}']")).click();
    flush().await;
}

fn is_answered(page: &Page, number: u32) -> bool {
    text(&page.one(&format!("[data-ply='{number}']"))).contains("answered")
}

#[wasm_bindgen_test]
async fn every_move_is_judged_and_the_worst_comes_first() {
    let page = Page::open_at(SLIPS).await;
    let moves = page.all("[data-judgement]");
    let judgements: Vec<_> = moves
        .iter()
        .map(|m| m.get_attribute("data-judgement").unwrap())
        .collect();
    let expected = "kept draw-to-loss win-to-draw draw-to-loss slower lost win-to-loss best";
    assert_eq!(judgements.join(" "), expected);
    assert_mentions(&text(&moves[6]), "b2 c2, threw away");
    assert_eq!(points(&page), ["7", "2", "4", "3"]);
    page.click_button("O").await;
    assert_eq!(points(&page), ["2", "4"]);
}

#[wasm_bindgen_test]
async fn the_answer_is_nowhere_before_it_is_given() {
    let page = Page::open_at(SLIPS).await;
    ask(&page, 7).await;
    assert_eq!(page.board(), BEFORE_7);
    assert_mentions(&page.message(), "move 7, X played b2 to c2");
    assert_eq!(page.advice(), "Find a move that keeps the win.");
    assert_mentions(&page.label("c2"), "played by X");
    assert!(
        cell(&page.square("c2"))
            .query_selector(".cell__ghost")
            .unwrap()
            .is_some()
    );
    page.press("h").await;
    let html = page.root.outer_html();
    for answer in ["c3-c2", "c3 to c2", "a2-a1", "a2 to a1", "#/explore/"] {
        assert!(!html.contains(answer), "{answer}");
    }
    assert_eq!(
        (page.values(), page.hinted()),
        (". . . . . . . . .".into(), String::new())
    );
    page.click("c3-c2").await;
    assert_mentions(&page.message(), "right c3 to c2, 2 of 5 moves kept it");
    assert_eq!(focused_element(), page.button("Next"));
    assert!(is_answered(&page, 7));
}

#[wasm_bindgen_test]
async fn walking_through_the_game_is_no_answer() {
    let page = Page::open_at(SLIPS).await;
    ask(&page, 7).await;
    for walk in ["u", "ArrowRight", "‹ Before", "b3-b2"] {
        blur();
        match walk {
            "b3-b2" => page.all("[data-judgement]")[7].click(),
            "‹ Before" => page.click_button(walk).await,
            key => assert!(page.press(key).await),
        }
        flush().await;
        assert_eq!(page.notice(), "You left the question.", "{walk}");
        let board = page.board();
        page.click("a1").await;
        assert_eq!(page.board(), board, "{walk}");
        assert_mentions(&page.message(), "you left the question, resume");
        assert!(!is_answered(&page, 7), "{walk}");
        page.click_button("Resume").await;
        assert_eq!(page.board(), BEFORE_7, "{walk}");
    }
}

#[wasm_bindgen_test]
async fn a_wrong_answer_is_refuted_and_the_answer_can_be_shown_or_skipped() {
    let _timers = FastTimers::new();
    let page = Page::open_at(SLIPS).await;
    page.click_button("Next").await;
    page.click("b2-b1").await;
    assert_eq!(page.message(), "That lets O win in 1 move.");
    until("O wins", || page.status() == "Winner: O").await;
    until("it is taken back", || page.board() == BEFORE_7).await;
    assert!(!is_answered(&page, 7));
    page.click_button("Show").await;
    assert_mentions(&page.message(), "answer, 2 of 5 moves kept it");
    page.click_button("Next").await;
    assert_mentions(&page.message(), "move 2, O played c1");
    page.click_button("Skip").await;
    assert_mentions(&page.message(), "move 4, O played a3");
    assert!(is_answered(&page, 7) && !is_answered(&page, 2));
}

#[wasm_bindgen_test]
async fn a_game_without_slips_says_so() {
    let page = Page::open_at("#/review/b2.a3.c1.a1").await;
    let none = "no slips, every move kept the result";
    assert_mentions(&text(&page.one(".turning-points__none")), none);
    assert!(points(&page).is_empty());
    page.click("a2").await;
    assert_eq!(page.board(), "O---X-O-X");
}

#[wasm_bindgen_test]
async fn there_is_nothing_to_review_before_two_moves() {
    let page = Page::after("b2").await;
    assert!(page.is_dimmed("Review"));
    page.click_button("Review").await;
    assert_mentions(&page.message(), "play a few moves first");
    let page = Page::open_at("#/review").await;
    assert_mentions(&text(&page.one(".review__sums")), "no game to review");
    assert_eq!(text(&page.one(".notice a")), "Play a game");
}

#[wasm_bindgen_test]
async fn a_game_against_the_computer_asks_for_mine() {
    let _timers = FastTimers::new();
    let page = Page::open().await;
    page.play_computer("perfect").await;
    page.click("b2").await;
    computer_move(&page).await;
    page.click_button("Review").await;
    assert!(hash().starts_with("#/review/b2."), "{}", hash());
    assert_eq!(page.pressed(["Mine", "Both"]), [true, false]);
    page.click_button("Computer's").await;
    assert_eq!(page.pressed(["Mine", "Computer's"]), [false, true]);
    let page = Page::after(crate::WON).await;
    page.click_button("Review game").await;
    assert_eq!(hash(), "#/review/a3.a2.b3.b2.c3");
}
