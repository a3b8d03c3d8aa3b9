//! The row below the message: what can be done next, or the score.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::address::go;
use crate::page::{Page, blur};
use crate::queries::{assert_mentions, focused_element};
use crate::storage_faults::Fault;
use crate::undo::CLAIM;
use crate::wait::until;
use crate::{CYCLE, OPEN, WON};

/// What the row says on the screen Play while there is nothing else to say.
pub const INVITATION: &str = "New here? Learn it in two minutes.";

const SAVED: (u32, &str) = (7, "1000 easy turns X b2.a3.c1.a1");

/// Fails unless the row says nothing but the invitation to the lesson.
#[track_caller]
fn assert_only_invites(page: &Page) {
    assert_eq!(page.notice(), INVITATION);
    assert_eq!(page.notice_buttons(), "Dismiss");
}

/// Plays the steps after which a draw can be claimed for the first time.
async fn repeat_position(page: &Page) {
    for step in CYCLE.into_iter().cycle().take(12) {
        page.click(step).await;
    }
}

#[wasm_bindgen_test]
async fn the_row_is_always_there() {
    let page = Page::open().await;
    let row = page.one(".notice");
    let top = page.button("Undo").get_bounding_client_rect().top();
    assert_only_invites(&page);
    page.click("b2 a3").await;
    page.click_button("Undo").await;
    assert_eq!(page.notice(), "Move 1 of 2");
    assert_eq!(page.one(".notice"), row);
    let top_after = page.button("Undo").get_bounding_client_rect().top();
    assert_eq!(top_after.to_bits(), top.to_bits(), "nothing moves");
    go("#/explore").await;
    assert_eq!((page.notice(), page.notice_buttons()), Default::default());
}

#[wasm_bindgen_test]
async fn a_look_back_shows_the_way_back_to_now() {
    let page = Page::after("b2 a3 c1").await;
    blur();
    for moment in ["Move 2 of 3", "Move 1 of 3", "Start of the game"] {
        page.press("ArrowLeft").await;
        assert_eq!(page.notice(), moment);
        assert_eq!(page.notice_buttons(), "Back to now");
    }
    page.click_button("Back to now").await;
    assert_eq!(page.board(), "O---X---X");
    assert_only_invites(&page);
    assert_eq!(page.focused(), "c1", "the board has the focus");
}

#[wasm_bindgen_test]
async fn a_draw_is_claimed_here_and_the_board_has_the_focus() {
    let page = Page::after(OPEN).await;
    repeat_position(&page).await;
    assert_mentions(&page.notice(), "come up three times, you may claim a draw");
    assert_eq!(page.notice_buttons(), CLAIM);
    assert_mentions(&page.advice(), "move one of your pieces");
    page.click_button(CLAIM).await;
    assert_eq!(page.focused(), "a2");
    assert_eq!(page.status(), "Draw");
    assert_eq!(page.notice(), "X 0, O 0, draws 1");
}

#[wasm_bindgen_test]
async fn a_look_back_comes_before_a_claim() {
    let page = Page::after(OPEN).await;
    repeat_position(&page).await;
    page.click(CYCLE[0]).await;
    assert!(page.has_button(CLAIM), "that has come up three times, too");
    page.click_button("Undo").await;
    assert_eq!(page.notice(), "Move 18 of 19");
    assert!(!page.has_button(CLAIM));
    // The key would drop the moves after this one.
    page.press("d").await;
    assert_eq!(page.status(), "Next player: X");
    assert_mentions(&page.message(), "looking back, back to now first");
}

#[wasm_bindgen_test]
async fn a_saved_game_is_offered_with_its_opponent_and_length() {
    for (text, offer) in [
        (SAVED.1, "Unfinished game: computer (easy), move 4."),
        ("1 people X X b2", "Unfinished game: two players, move 1."),
    ] {
        let page = Page::open_with_games("", &[(7, text)]).await;
        assert_eq!(page.notice(), offer);
        assert_eq!(page.notice_buttons(), "Resume, Not now");
        assert_mentions(&page.advice(), "place a piece");
    }
}

#[wasm_bindgen_test]
async fn a_game_that_cannot_be_saved_can_be_shared() {
    let page = Page::open().await;
    let fault = Fault::throwing("setItem");
    page.click("b2").await;
    until("the page warns", || page.warns_of_storage()).await;
    assert_eq!(page.notice_buttons(), "Share");
    assert_mentions(&page.notice(), "copy the link to keep this one");
    page.click("a3").await;
    page.click_button("Undo").await;
    assert_eq!(page.notice(), "Move 1 of 2", "a look back comes first");
    drop(fault);
}

#[wasm_bindgen_test]
async fn the_warning_stays_with_a_new_game() {
    let page = Page::open_with_games("", &[SAVED]).await;
    let fault = Fault::throwing("setItem");
    page.click("b2").await;
    until("the page warns", || page.warns_of_storage()).await;
    page.click_button("New game").await;
    let (buttons, warns) = (page.notice_buttons(), page.warns_of_storage());
    // Restored before anything can fail, or it would spoil the tests after this one.
    drop(fault);
    assert_eq!((buttons.as_str(), warns), ("Share", true));
}

#[wasm_bindgen_test]
async fn after_a_move_the_link_is_to_be_sent() {
    let page = Page::open_at("#/play/b2.a3").await;
    assert_eq!(
        page.message(),
        "Game loaded. You are X: move, then send the link."
    );
    assert_only_invites(&page);
    page.click("c1").await;
    assert_eq!(page.notice(), "Now send the link to your opponent.");
    assert_eq!(page.notice_buttons(), "Share");
    page.click("c1").await;
    assert_mentions(&page.message(), "c1 is taken");
    assert_eq!(
        page.notice_buttons(),
        "Share",
        "there is still a move to send"
    );
    page.click("a1").await;
    assert_eq!(page.notice_buttons(), "Share");
    page.click_button("Undo").await;
    assert_eq!(page.notice_buttons(), "Back to now");
    // The computer needs no link.
    page.click_button("Computer").await;
    page.click("a1").await;
    assert_only_invites(&page);
    page.click_button("Two players").await;
}

#[wasm_bindgen_test]
async fn a_claim_and_a_warning_come_before_the_link() {
    let moves = format!("{OPEN} {0} {0}", CYCLE.join(" "));
    let (before, last) = moves.rsplit_once(' ').unwrap();
    let page = Page::open_at(&format!("#/play/{}", before.replace(' ', "."))).await;
    page.click(last).await;
    assert_eq!(page.notice_buttons(), CLAIM);

    let page = Page::open_at("#/play/b2.a3").await;
    let fault = Fault::throwing("setItem");
    page.click("c1").await;
    assert_eq!(page.notice(), "Now send the link to your opponent.");
    until("the page warns", || page.warns_of_storage()).await;
    assert_eq!(page.notice_buttons(), "Share");
    drop(fault);
}

#[wasm_bindgen_test]
async fn the_link_comes_before_the_score() {
    let link = WON.rsplit_once(' ').unwrap().0.replace(' ', ".");
    let page = Page::open_at(&format!("#/play/{link}")).await;
    page.click("c3").await;
    assert_eq!(page.notice(), "Now send the link to your opponent.");
    page.click_button("Play again").await;
    assert_eq!(page.notice(), "X 1, O 0");
    assert_eq!(
        focused_element(),
        page.button("New game"),
        "the focus stays"
    );
}

#[wasm_bindgen_test]
async fn only_a_game_that_came_by_link_is_to_be_sent() {
    let page = Page::open_at("#/explore/X--------:O").await;
    page.click_button("Play from here").await;
    page.click("b2").await;
    assert_only_invites(&page);
    let page = Page::open_at("#/play/b2.a3").await;
    page.click_button("New game").await;
    page.click("b2").await;
    assert_only_invites(&page);
}
