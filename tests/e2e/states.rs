//! The states of the page that every check of its looks goes through.

use serde_json::Value;

use crate::layout::CLAIM;
use crate::record::{LOOP, PLACEMENTS};
use crate::saved_games::wait_for_save;
use crate::support::{Page, Server, View};
pub use crate::traced_game::TRACED;

mod charting;

pub use charting::charting;

/// A puzzle in which only b2 wins; a3 draws, and all else loses.
pub const PUZZLE: &str = "--XO---XO:X";

/// A game with moves of nearly all judgements.
pub const SLIPS: &str = "a2.c1.b2.a3.c3.b3.b2-c2.b3-b2";

/// Opens a browser with this viewport, in which links can be neither shared nor copied.
pub async fn blank(view: View) -> Page {
    let page = Page::blank(Server::start()).await;
    page.resize(view).await;
    page.prefer("light").await;
    page.before_load(
        "for (const name of ['share', 'clipboard'])
             Object.defineProperty(navigator, name, { value: undefined });
         // A wrong move is taken back by a click only.
         const later = window.setTimeout;
         window.setTimeout = (done, ms, ...rest) => ms === 1500 ? 0 : later(done, ms, ...rest);",
    )
    .await;
    page
}

/// Brings the page into all its states, and checks each of them.
pub async fn all(page: &Page, mut check: impl AsyncFnMut(&str)) {
    with_large_board(page, &mut check).await;
    charting(page, &mut check).await;
}

/// Brings the page into all its states except those of the atlas, whose board is small.
pub async fn with_large_board(page: &Page, check: &mut impl AsyncFnMut(&str)) {
    playing(page, check).await;
    results(page, check).await;
    notices(page, check).await;
    exploring(page, check).await;
    learning(page, check).await;
    puzzling(page, check).await;
    reviewing(page, check).await;
}

/// Checks the states of a game and the tabs.
pub async fn playing(page: &Page, check: &mut impl AsyncFnMut(&str)) {
    page.load().await;
    check("the start").await;
    for tab in ["Play by link", "How to play", "Settings", "Moves"] {
        page.open_tab(tab).await;
        check(&format!("the tab {tab}")).await;
    }
    page.click(&[4, 4]).await;
    assert!(page.message().await.contains("taken"));
    check("a refused click").await;
    page.click(&[0, 8, 6, 3, 2, 8]).await;
    assert!(page.message().await.contains("selected"));
    check("a piece selected").await;
    page.check("Show move values").await;
    check("values and a piece selected").await;
    page.press("Hint").await;
    assert!(page.message().await.starts_with("Hint: "));
    check("values and a hint").await;
    page.click(&[8, 5]).await;
    assert_eq!(page.status().await, "Winner: X");
    check("won").await;
    page.press("Play again").await;
    page.press("Computer").await;
    check("the computer chosen").await;

    page.visit("#/play/a1.a3.a2.b3").await;
    page.play_computer("Perfect (all)").await;
    page.click(&[8]).await;
    page.wait_until("text('.status').startsWith('Winner')")
        .await;
    check("the computer has won").await;
}

/// Checks the results against the computer.
pub async fn results(page: &Page, check: &mut impl AsyncFnMut(&str)) {
    page.load_at("").await;
    page.press("Computer").await;
    page.open_tab("Settings").await;
    check("no results").await;
    page.js("localStorage['chorus-lapilli/results'] =
                 'beginner X 12 0 3\\nmedium O 0 7 0\\nperfect X 4294967295 4294967295 4294967295';")
        .await;
    page.load_at("").await;
    page.press("Computer").await;
    page.open_tab("Settings").await;
    page.find("summary").await.click().await.unwrap();
    check("results by side").await;
    page.press("Clear").await;
    check("results cleared").await;
    page.open_tab("Moves").await;
}

/// Checks everything that the row below the message can hold, and errors.
pub async fn notices(page: &Page, check: &mut impl AsyncFnMut(&str)) {
    page.load_at("").await;
    for moves in [&PLACEMENTS[..], &LOOP, &LOOP] {
        page.click(moves).await;
    }
    assert!(page.has_button(CLAIM).await);
    check("a draw to be claimed").await;
    page.press("Undo").await;
    assert!(page.has_button("Back to now").await);
    check("looking back").await;
    page.press("Back to now").await;
    page.press(CLAIM).await;
    assert_eq!(page.status().await, "Draw");
    check("a draw and the score").await;

    page.load_at("#/play/b2.a3").await;
    page.click(&[8]).await;
    assert!(page.has_button("Share").await);
    check("a link to be sent").await;
    page.press("Share").await;
    page.wait_until("named('input', 'Link to this game').length === 1")
        .await;
    wait_for_save(page).await;
    check("a link to be copied").await;
    page.load_at("#/play/b2.B3").await;
    assert!(page.message().await.starts_with("Can't read"));
    check("a broken link").await;
    page.load_at("#/nowhere").await;
    check("an unknown address").await;

    page.load_at("").await;
    page.wait_until("buttons('Resume').length === 1").await;
    check("a game offered").await;
    page.js("Storage.prototype.setItem = () => { throw new DOMException('full'); };")
        .await;
    page.click(&[4]).await;
    wait_for_save(page).await;
    assert!(page.notice().await.contains("can't save"));
    check("saving refused").await;
}

/// Checks the lesson.
pub async fn learning(page: &Page, check: &mut impl AsyncFnMut(&str)) {
    page.load_at("#/learn").await;
    check("the lesson").await;
    page.open_tab("How to play").await;
    check("the lesson, the tab How to play").await;
    page.open_tab("Lesson").await;
    page.click(&[4]).await;
    assert_eq!(state(page).await, "solved");
    check("a step done").await;
    page.visit("#/learn/2").await;
    page.click(&[3]).await;
    page.wait_until("text('.status') === 'Winner: O'").await;
    assert_eq!(state(page).await, "wrong");
    check("a wrong move in the lesson").await;
    page.click(&[0]).await;
    assert_eq!(page.message().await, "Taken back. Try again.");
    check("a wrong move taken back").await;
    page.visit("#/learn/9").await;
    assert!(page.message().await.starts_with("There is no such step."));
    check("an unknown step").await;
    page.visit("#/learn/7").await;
    page.click(&[2, 5]).await;
    assert!(page.notice().await.starts_with("That is the whole game."));
    check("the lesson done").await;
}

/// Checks the puzzles.
pub async fn puzzling(page: &Page, check: &mut impl AsyncFnMut(&str)) {
    page.load_at("#/puzzles").await;
    check("the puzzle of the day").await;
    page.visit(&format!("#/puzzles/{PUZZLE}")).await;
    check("a puzzle").await;
    for hint in ["It is the centre.", "Place on b2."] {
        page.press("Hint").await;
        assert_eq!(page.message().await, hint);
        check(&format!("the hint {hint}")).await;
    }
    page.click(&[1]).await;
    page.wait_until("text('.status') === 'Winner: O'").await;
    assert_eq!(state(page).await, "wrong");
    check("a wrong move in a puzzle").await;
    page.click(&[0]).await;
    solve(page).await;
    check("a puzzle solved with help").await;
    page.press("Clear progress").await;
    check("progress cleared").await;
    page.visit("#/puzzles/----XO-X-:O").await;
    solve(page).await;
    assert!(page.message().await.contains("Held 5 times"));
    check("a draw held").await;
    page.visit("#/puzzles/2026-11-16").await;
    check("the puzzle of a past day").await;
    for address in ["---------:X", "9999-01-01", "nothing"] {
        page.visit(&format!("#/puzzles/{address}")).await;
        assert!(page.notice().await.starts_with("Showing today's puzzle"));
        check(&format!("the puzzle {address}")).await;
    }
}

/// Checks the review of games.
pub async fn reviewing(page: &Page, check: &mut impl AsyncFnMut(&str)) {
    page.load_at("#/review").await;
    check("no game to review").await;
    page.visit("#/review/b2.a3").await;
    assert!(page.panel().await.contains("No slips"));
    check("a game without slips").await;
    page.visit(&format!("#/review/{SLIPS}")).await;
    check("a review").await;
    page.press("Next").await;
    assert_eq!(state(page).await, "open");
    check("a question").await;
    page.press("‹ Before").await;
    assert!(page.has_button("Resume").await);
    check("a question left").await;
    page.press("Resume").await;
    page.click(&[3, 6]).await;
    check("an answer").await;
    page.press("Next").await;
    page.press("Show").await;
    assert_eq!(state(page).await, "solved");
    check("the answer shown").await;
    page.visit("#/review/b2.a3.b2").await;
    check("a game that breaks off").await;
}

/// Returns whether the exercise is `open`, whether a `wrong` move is shown, or whether it is `solved`.
pub async fn state(page: &Page) -> Value {
    page.painted().await;
    page.js("return document.querySelector('.practice').dataset.state ?? null;")
        .await
}

/// Plays the solution of the puzzle to its end.
async fn solve(page: &Page) {
    while state(page).await != "solved" {
        page.press("Solution").await;
        if state(page).await != "solved" {
            // The opponent replies at once.
            page.click(&[0]).await;
        }
    }
}

/// Checks the analysis board.
pub async fn exploring(page: &Page, check: &mut impl AsyncFnMut(&str)) {
    page.load_at("#/explore/---------:X").await;
    check("exploring the start").await;
    for tab in ["How to play", "Settings", "Moves"] {
        page.open_tab(tab).await;
        check(&format!("exploring, the tab {tab}")).await;
    }
    for position in ["O-OXX-O-X:X", "XXXOO----:O", "X-O-x-O--:X", "XXXX-----:O"] {
        page.visit(&format!("#/explore/{position}")).await;
        check(&format!("exploring {position}")).await;
    }
    page.visit("#/explore/X-O-X-O--:X").await;
    page.press("Edit board").await;
    assert!(page.has_button("Done").await);
    check("a possible board edited").await;
    page.click(&[1, 1]).await;
    let message = page.message().await;
    assert!(message.starts_with("Not a possible position"), "{message}");
    check("an impossible board edited").await;
}
