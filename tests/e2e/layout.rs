//! Layout shifts.

use serde_json::Value;

use crate::record::{LOOP, PLACEMENTS};
use crate::support::pointer::hover;
use crate::support::scripts::RECORD_SHIFTS;
use crate::support::{Page, Server, View};

/// The button that claims a draw.
pub const CLAIM: &str = "Three times here: claim a draw";

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_shifts_nothing_on_a_desktop() {
    assert_game_shifts_nothing(View::DESKTOP).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_shifts_nothing_on_a_phone() {
    assert_game_shifts_nothing(View::PHONE).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_computer_shifts_nothing_on_a_desktop() {
    assert_computer_shifts_nothing(View::DESKTOP).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_computer_shifts_nothing_on_a_tablet() {
    assert_computer_shifts_nothing(View::new(1024, 768)).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_computer_shifts_nothing_on_a_phone() {
    assert_computer_shifts_nothing(View::PHONE).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_computer_shifts_nothing_on_a_narrow_phone() {
    assert_computer_shifts_nothing(View::NARROW).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn hovering_shifts_nothing() {
    let page = open_recording_shifts(View::DESKTOP).await;
    for square in 0..9 {
        hover(&page, square).await;
        assert_eq!(shifts(&page).await, "", "over {square}");
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_draw_claim_shifts_nothing() {
    for view in [View::DESKTOP, View::PHONE] {
        let page = open_recording_shifts(view).await;
        for moves in [&PLACEMENTS[..], &LOOP, &LOOP] {
            page.click(moves).await;
        }
        assert!(page.has_button(CLAIM).await);
        assert_eq!(shifts(&page).await, "", "{view:?}");
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_win_of_the_computer_shifts_nothing() {
    let page = open_recording_shifts(View::DESKTOP).await;
    page.visit("#/play/a1.a3.a2.b3.c1").await;
    page.choose("Opponent", "Computer, perfect").await;
    page.painted().await;
    page.js("window.shifts = [];").await;
    page.wait_until("text('.status') === 'Winner: O'").await;
    page.sleep(400).await;
    assert_eq!(shifts(&page).await, "");
}

/// Asserts that nothing shifts through loading, placing, a refusal, a selection, a win and a new game.
async fn assert_game_shifts_nothing(view: View) {
    let page = open_recording_shifts(view).await;
    assert_eq!(shifts(&page).await, "", "while loading");
    for square in [4, 4, 0, 8, 6, 3, 2, 3, 8, 5, 0] {
        page.click(&[square]).await;
        assert_eq!(shifts(&page).await, "", "after a click on {square}");
    }
    page.press("New game").await;
    assert_eq!(shifts(&page).await, "", "after the game");

    // A shift right after a click is recorded.
    page.js("document.body.prepend('More text');").await;
    assert_ne!(shifts(&page).await, "");
}

/// Asserts that nothing shifts through moves of the computer, with values and hints.
async fn assert_computer_shifts_nothing(view: View) {
    let page = open_recording_shifts(view).await;
    // These two may add panels below the board. From then on a move of the computer counts like a
    // click.
    page.choose("Opponent", "Computer, perfect").await;
    page.check("Show values").await;
    page.painted().await;
    page.js("window.shifts = []; window.computerMoves = true;")
        .await;
    for turn in 1..=4 {
        page.press("Hint").await;
        assert_eq!(shifts(&page).await, "", "after hint {turn}");
        // Play the hint; for a step, click the piece first.
        let status = page
            .js("const hinted = marked('hint');
                 hinted.sort((a, b) => Boolean(b.innerText) - Boolean(a.innerText));
                 for (const square of hinted) square.click();
                 await sleep(0);
                 return text('.status');")
            .await;
        assert!(status.as_str().unwrap().contains("thinking"), "{status}");
        page.sleep(300).await;
        assert_eq!(shifts(&page).await, "", "while it thinks about {turn}");
        page.sleep(900).await;
        assert_eq!(shifts(&page).await, "", "after reply {turn}");
    }
    page.press("Undo").await;
    assert_eq!(shifts(&page).await, "", "after an undo");
}

/// Opens the game in a viewport of this size and records every layout shift from the first paint on.
async fn open_recording_shifts(view: View) -> Page {
    let page = Page::blank(Server::start()).await;
    page.resize(view).await;
    page.before_load(RECORD_SHIFTS).await;
    page.load().await;
    page
}

async fn shifts(page: &Page) -> Value {
    page.painted().await;
    page.js("return window.shifts.join('\\n');").await
}
