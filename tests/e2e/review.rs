//! The review of a game.

use serde_json::json;

use crate::states::{SLIPS, state};
use crate::support::keys::press;
use crate::watch;

/// O's first move loses; c3, a2, b2 and c1 would have kept the draw.
const GAME: &str = "#/review/c2.a1.b3";

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_answer_is_not_in_the_document_before_it_is_given() {
    let page = watch::blank().await;
    page.visit(GAME).await;
    page.press("Next").await;
    assert_eq!(page.message().await, "Move 2: O played a1.");
    assert_eq!(
        page.text(".advice").await,
        "Find a move that keeps the draw."
    );
    assert_eq!(page.marked("played by O").await, json!([6]));
    // Outside the board, none of the answers is named; on it, all empty squares are alike.
    let source = "const copy = document.documentElement.cloneNode(true);
         for (const part of copy.querySelectorAll('.board, .live-region, script, style, head')) part.remove();
         const named = ['c3', 'a2', 'b2', 'c1'].filter((name) => copy.outerHTML.includes(name));
         const looks = squares().filter((square) => !square.innerText && squareName(square) !== 'a1')
             .map((square) => square.parentElement.outerHTML
                 .replace(/[abc][123], row ., column ./, '').replace(/tabindex=\"[-01]+\"/, ''));
         return [named, new Set(looks).size, document.body.innerHTML.includes('kept it')];";
    assert_eq!(page.js(source).await, json!([[], 1, false]));
    page.click(&[4]).await;
    assert_eq!(page.message().await, "Right: b2. 4 of 8 moves kept it.");
    assert_eq!(state(&page).await, "solved");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn walking_is_no_answer_and_a_question_is_resumed() {
    let page = watch::blank().await;
    page.visit(GAME).await;
    page.press("Next").await;
    for key in ["Left", "Right", "Ctrl+z"] {
        page.js("document.activeElement.blur();").await;
        press(&page, key).await;
        page.painted().await;
        assert!(page.has_button("Resume").await, "{key}");
        page.click(&[4]).await;
        assert!(page.message().await.starts_with("You left the question."));
        page.press("Resume").await;
        assert_eq!(state(&page).await, "open", "{key}");
    }
    // A wrong answer is refuted and taken back.
    page.click(&[0]).await;
    assert_eq!(state(&page).await, "wrong");
    page.click(&[0]).await;
    assert_eq!(page.message().await, "Taken back. Try again.");
    press(&page, "s").await;
    let message = page.message().await;
    assert!(message.starts_with("Answer: "), "{message}");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_is_reviewed_from_play_and_each_move_judged() {
    let page = watch::open().await;
    page.visit(&format!("#/play/{SLIPS}")).await;
    page.press("Review").await;
    page.painted().await;
    assert_eq!(page.fragment().await, format!("#/review/{SLIPS}"));
    let sums = "8 moves. X: 2 of 4 kept the result, 2 slips. O: 2 of 4, 2 slips.";
    assert_eq!(page.text(".review__sums").await, sums);
    let judgements = page
        .js("return all('[data-judgement]').map((move) => move.dataset.judgement);")
        .await;
    let expected = [
        "kept",
        "draw-to-loss",
        "win-to-draw",
        "draw-to-loss",
        "slower",
        "lost",
        "win-to-loss",
        "best",
    ];
    assert_eq!(judgements, json!(expected));
    let points = "return all('[data-ply]').map((point) => point.dataset.ply);";
    assert_eq!(page.js(points).await, json!(["7", "2", "4", "3"]));
    page.press("X").await;
    assert_eq!(page.js(points).await, json!(["7", "3"]));
    page.back().await;
    assert_eq!(page.screen().await, "Play");
    watch::assert_no_violations(&page).await;
}
