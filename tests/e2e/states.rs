//! The states of the page that every check of its looks goes through.

use crate::layout::CLAIM;
use crate::record::{LOOP, PLACEMENTS};
use crate::saved_games::wait_for_save;
use crate::support::{Page, Server, View};

/// Opens a browser with this viewport, in which links can be neither shared nor copied.
pub async fn blank(view: View) -> Page {
    let page = Page::blank(Server::start()).await;
    page.resize(view).await;
    page.prefer("light").await;
    page.before_load(
        "for (const name of ['share', 'clipboard'])
             Object.defineProperty(navigator, name, { value: undefined });",
    )
    .await;
    page
}

/// Brings the page into all its states, and checks each of them.
pub async fn all(page: &Page, mut check: impl AsyncFnMut(&str)) {
    playing(page, &mut check).await;
    results(page, &mut check).await;
    notices(page, &mut check).await;
    exploring(page, &mut check).await;
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
