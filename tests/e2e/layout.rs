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

/// Through loading, placing, a refusal, a selection, a win and a new game.
async fn nothing_shifts(view: View) {
    let page = Page::blank(Server::start()).await;
    page.resize(view).await;
    // The browser excuses whatever follows a click. Here only two things are excused: words that
    // begin elsewhere in their line, as centred ones do, and marks, which have no node.
    page.before_load(
        "window.shifts = [];
         const moved = ({ node, previousRect: from, currentRect: to }) => node && from.y !== to.y;
         const name = ({ node }) => node?.className || node?.nodeName;
         new PerformanceObserver((list) => {
             for (const { value, hadRecentInput, sources } of list.getEntries()) {
                 if (hadRecentInput && !sources.some(moved)) continue;
                 window.shifts.push(`${value} by ${sources.map(name).join(', ')}`);
             }
         }).observe({ type: 'layout-shift', buffered: true });",
    )
    .await;
    let shifts = async || {
        page.painted().await;
        page.js("return window.shifts.join('\\n');").await
    };
    page.load().await;
    assert_eq!(shifts().await, "", "while loading");
    for square in [4, 4, 0, 8, 6, 3, 2, 3, 8, 5, 0] {
        page.click(&[square]).await;
        assert_eq!(shifts().await, "", "after a click on {square}");
    }
    page.press("New game").await;
    assert_eq!(shifts().await, "", "after the game");

    // A shift right after a click would have been seen.
    page.js("document.body.prepend('Make room');").await;
    assert_ne!(shifts().await, "");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_narrow_window_scrolls_no_sideways() {
    let page = Page::blank(Server::start()).await;
    page.resize(View::new(320, 640)).await;
    page.load().await;
    let room = async || {
        page.js(
            "const page = document.documentElement; return page.clientWidth - page.scrollWidth;",
        )
        .await
    };
    for square in [4, 0, 8, 6, 3, 2, 3, 8, 5] {
        assert_eq!(room().await, 0, "before a click on {square}");
        page.click(&[square]).await;
    }
    assert_eq!(room().await, 0);
}
