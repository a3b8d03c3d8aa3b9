//! Nothing moves unless it is moved.

use serde_json::Value;

use crate::record::{PLACEMENTS, THERE_AND_BACK};
use crate::support::hand::{middle, mouse, move_to};
use crate::support::page::View;
use crate::support::{Page, Server};

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn nothing_shifts_at_a_desk() {
    nothing_shifts(View::DESK).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn nothing_shifts_on_a_phone() {
    nothing_shifts(View::PHONE).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_computer_shifts_nothing_at_a_desk() {
    the_computer_shifts_nothing(View::DESK).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_computer_shifts_nothing_on_a_tablet() {
    the_computer_shifts_nothing(View::new(1024, 768)).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_computer_shifts_nothing_on_a_phone() {
    the_computer_shifts_nothing(View::PHONE).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_computer_shifts_nothing_on_the_narrowest_phone() {
    the_computer_shifts_nothing(View::NARROW).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_pointer_over_the_board_shifts_nothing() {
    let page = noting_shifts(View::DESK).await;
    for square in 0..9 {
        let here = middle(&page, square).await;
        mouse(&page, [move_to(here)]).await;
        assert_eq!(shifts(&page).await, "", "over {square}");
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_draw_to_be_claimed_shifts_nothing() {
    for view in [View::DESK, View::PHONE] {
        let page = noting_shifts(view).await;
        for moves in [&PLACEMENTS[..], &THERE_AND_BACK, &THERE_AND_BACK] {
            page.click(moves).await;
        }
        assert!(page.sees("[data-do=claim]").await);
        assert_eq!(shifts(&page).await, "", "{view:?}");
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_win_of_the_computer_shifts_nothing() {
    let page = noting_shifts(View::DESK).await;
    page.visit("#/play/a1.a3.a2.b3.c1").await;
    page.choose("opponent", "Computer, perfect").await;
    page.painted().await;
    page.js("window.shifts = [];").await;
    while page.status().await != "Winner: O" {
        page.painted().await;
    }
    page.js("await new Promise((done) => setTimeout(done, 400));")
        .await;
    assert_eq!(shifts(&page).await, "");
}

/// Through loading, placing, a refusal, a selection, a win and a new game.
async fn nothing_shifts(view: View) {
    let page = noting_shifts(view).await;
    assert_eq!(shifts(&page).await, "", "while loading");
    for square in [4, 4, 0, 8, 6, 3, 2, 3, 8, 5, 0] {
        page.click(&[square]).await;
        assert_eq!(shifts(&page).await, "", "after a click on {square}");
    }
    page.press("New game").await;
    assert_eq!(shifts(&page).await, "", "after the game");

    // A shift right after a click would have been seen.
    page.js("document.body.prepend('Make room');").await;
    assert_ne!(shifts(&page).await, "");
}

/// Through the moves and the thinking of a computer, with values and hints.
async fn the_computer_shifts_nothing(view: View) {
    let page = noting_shifts(view).await;
    // These make room for more, below the board. From then on the computer's moves are to the page
    // what clicks are.
    page.choose("opponent", "Computer, perfect").await;
    page.touch("[name=values]").await;
    page.painted().await;
    page.js("window.shifts = []; window.answers = true;").await;
    for turn in 1..=4 {
        page.press("Hint").await;
        assert_eq!(shifts(&page).await, "", "after hint {turn}");
        // What the hint says, and then the computer's answer.
        page.js(
            "const pointed = [...document.querySelectorAll('[data-hint] .square')];
                 pointed.sort((a, b) => Boolean(b.innerText) - Boolean(a.innerText));
                 for (const square of pointed) square.click();
                 await new Promise((done) => setTimeout(done, 300));",
        )
        .await;
        assert!(page.status().await.contains("thinking"));
        assert_eq!(shifts(&page).await, "", "while it thinks about {turn}");
        page.js("await new Promise((done) => setTimeout(done, 900));")
            .await;
        assert_eq!(shifts(&page).await, "", "after answer {turn}");
    }
    page.press("Undo").await;
    assert_eq!(shifts(&page).await, "", "after the moves are taken back");
}

/// The game in a view of this size, with every shift noted from the first paint on.
async fn noting_shifts(view: View) -> Page {
    let page = Page::blank(Server::start()).await;
    page.resize(view).await;
    // The browser excuses whatever follows a click. Here only two things are excused: words that
    // begin elsewhere in their line, as centred ones do, and marks, which have no node.
    page.before_load(
        "window.shifts = [];
         const words = (node) => (node.closest ? node : node.parentNode)?.closest('p');
         const moved = ({ node, previousRect: from, currentRect: to }) =>
             node && (from.y !== to.y || !words(node));
         const place = ({ x, y, width, height }) => `${x} ${y} ${width} ${height}`;
         const name = ({ node, previousRect, currentRect }) =>
             `${node?.className || node?.nodeName} (${place(previousRect)} to ${place(currentRect)})`;
         new PerformanceObserver((list) => {
             for (const { value, hadRecentInput, sources } of list.getEntries()) {
                 if ((hadRecentInput || window.answers) && !sources.some(moved)) continue;
                 window.shifts.push(`${value} by ${sources.map(name).join(', ')}`);
             }
         }).observe({ type: 'layout-shift', buffered: true });",
    )
    .await;
    page.load().await;
    page
}

async fn shifts(page: &Page) -> Value {
    page.painted().await;
    page.js("return window.shifts.join('\\n');").await
}
