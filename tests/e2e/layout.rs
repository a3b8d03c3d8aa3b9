//! Layout shifts.

use serde_json::Value;

use crate::links::paste;
use crate::record::{LOOP, PLACEMENTS};
use crate::saved_games::wait_for_save;
use crate::support::keys::press;
use crate::support::pointer::hover;
use crate::support::scripts::RECORD_SHIFTS;
use crate::support::{Page, Server, View};

/// The button that claims a draw.
pub const CLAIM: &str = "Claim draw";

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
    for view in [View::DESKTOP, View::PHONE] {
        let page = open_recording_shifts(view).await;
        page.visit("#/play/a1.a3.a2.b3").await;
        page.play_computer("Perfect (all)").await;
        page.js("window.computerMoves = true;").await;
        page.click(&[8]).await;
        page.wait_until("text('.status') === 'Winner: O, the computer wins'")
            .await;
        page.sleep(600).await;
        assert_eq!(shifts(&page).await, "", "{view:?}");
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_whole_visit_shifts_nothing_on_a_desktop() {
    assert_visit_shifts_nothing(View::DESKTOP).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_whole_visit_shifts_nothing_on_a_phone() {
    assert_visit_shifts_nothing(View::PHONE).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn coordinates_neither_move_nor_shrink_the_board() {
    for view in [
        View::DESKTOP,
        View::PHONE,
        View::NARROW,
        View::new(740, 360),
    ] {
        let page = Page::blank(Server::start()).await;
        page.resize(view).await;
        page.load().await;
        page.open_tab("Settings").await;
        // Beside the board, it follows the page when that is scrolled.
        page.js("scrollTo(0, 0);").await;
        let shown = "return getComputedStyle(document.querySelector('.board-frame'), '::before')
                         .content;";
        assert_eq!(page.js(shown).await, "\"a b c\"", "{view:?}");
        let with = page.board_rectangle().await;
        page.js("control('Coordinates').click();").await;
        assert_eq!(page.js(shown).await, "none", "{view:?}");
        assert_eq!(page.board_rectangle().await, with, "{view:?}");
    }
}

/// Asserts that nothing shifts when what the page has to offer is opened, one after the other.
async fn assert_visit_shifts_nothing(view: View) {
    let page = open_recording_shifts(view).await;
    let assert_still = async |when: &str| {
        assert_eq!(shifts(&page).await, "", "{when}");
    };
    assert_still("at first").await;
    page.click(&[4, 0]).await;
    wait_for_save(&page).await;
    page.reload().await;
    page.wait_until("buttons('Resume').length === 1").await;
    assert_still("with an offer").await;
    page.press("Not now").await;
    assert_still("after the offer").await;

    page.check("Show move values").await;
    assert_still("with values").await;
    page.press("Hint").await;
    assert_still("with a hint").await;
    page.click(&PLACEMENTS).await;
    page.press("Hint").await;
    assert_still("with the hint of a step").await;
    page.click(&LOOP).await;
    page.click(&LOOP).await;
    assert!(page.has_button(CLAIM).await);
    assert_still("with a claim").await;
    page.press("Undo").await;
    assert_still("looking back").await;
    page.press("Back to now").await;
    assert_still("back again").await;
    page.press(CLAIM).await;
    assert_eq!(page.status().await, "Draw");
    assert_still("after a draw").await;
    page.press("Play again").await;
    page.click(&[4, 0, 2, 1, 6]).await;
    assert_eq!(page.status().await, "Winner: X");
    assert_still("after a win").await;
    page.press("Computer").await;
    assert_still("against the computer").await;

    press(&page, "?").await;
    assert_eq!(page.selected_tab().await, "How to play");
    assert_still("with the keys").await;
    paste(&page, "hello world").await;
    assert_still("with an error").await;
    page.visit("#/play/b2.a3.b2").await;
    assert!(page.message().await.starts_with("Stopped at move 3"));
    assert_still("with a broken link").await;
    page.click(&[8]).await;
    assert!(page.notice().await.contains("send the link"));
    assert_still("with a link to be sent").await;
}

/// Asserts that nothing shifts through loading, placing, a refusal, a selection, a win and a new game.
async fn assert_game_shifts_nothing(view: View) {
    let page = open_recording_shifts(view).await;
    assert_eq!(shifts(&page).await, "", "while loading");
    for square in [4, 4, 0, 8, 6, 3, 2, 3, 8, 5, 0] {
        page.click(&[square]).await;
        assert_eq!(shifts(&page).await, "", "after a click on {square}");
    }
    page.press("Play again").await;
    assert_eq!(shifts(&page).await, "", "after the game");

    // A shift right after a click is recorded.
    page.js("document.body.prepend('More text');").await;
    assert_ne!(shifts(&page).await, "");
}

/// Asserts that nothing shifts through moves of the computer, with values and hints.
async fn assert_computer_shifts_nothing(view: View) {
    let page = open_recording_shifts(view).await;
    // Another test is about loading.
    page.js("window.shifts = [];").await;
    page.play_computer("Perfect (all)").await;
    page.check("Show move values").await;
    assert_eq!(shifts(&page).await, "", "with the computer and values");
    // From now on a move of the computer counts like a click.
    page.js("window.computerMoves = true;").await;
    for turn in 1..=4 {
        page.press("Hint").await;
        assert_eq!(shifts(&page).await, "", "after hint {turn}");
        // Play the hint; for a step, click the piece first.
        let thinks = page
            .js("const hinted = marked('hint');
                 hinted.sort((a, b) => Boolean(b.innerText) - Boolean(a.innerText));
                 for (const square of hinted) square.click();
                 await sleep(0);
                 return isThinking();")
            .await;
        assert_eq!(thinks, true, "in turn {turn}");
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
