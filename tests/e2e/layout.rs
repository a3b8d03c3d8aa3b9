use serde_json::{Value, json};

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
async fn the_computer_shifts_nothing_on_a_phone() {
    the_computer_shifts_nothing(View::PHONE).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_computer_shifts_nothing_on_the_narrowest_phone() {
    the_computer_shifts_nothing(View::NARROW).await;
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

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_narrow_window_scrolls_no_sideways() {
    let page = Page::blank(Server::start()).await;
    page.resize(View::NARROW).await;
    page.load().await;
    let fits = async |when: &str| {
        page.painted().await;
        let room = page
            .js("const page = document.documentElement;
                 return page.clientWidth - page.scrollWidth;")
            .await;
        assert_eq!(room, 0, "{when}");
    };
    fits("at first").await;
    page.touch("[name=values]").await;
    for square in [4, 0, 8, 6, 3, 2, 3, 8, 5] {
        page.click(&[square]).await;
        fits(&format!("after a click on {square}")).await;
    }
    page.press("New game").await;
    page.press("Hint").await;
    fits("with a hint").await;
    page.choose("opponent", "Computer, beginner").await;
    page.choose("seat", "by lot").await;
    fits("against the computer").await;
    page.touch("summary").await;
    fits("with the settings open").await;
    page.touch("[value=coordinates]").await;
    fits("with coordinates").await;
    for position in [
        "",
        "/---------:X",
        "/O-OXX-O-X:X",
        "/XXXOO----:O",
        "/much_too_much_for_a_single_line_and_without_a_blank_in_it",
        "/XXXX-----:O",
    ] {
        page.visit(&format!("#/explore{position}")).await;
        fits(&format!("exploring {position}")).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_phone_shows_board_and_controls_together() {
    let page = Page::blank(Server::start()).await;
    page.resize(View::PHONE).await;
    page.load().await;
    let hidden = async || {
        page.painted().await;
        let outside = "const parts = ['.status', '.message', '.square',
                 ...['undo', 'redo', 'hint', 'new'].map((name) => `[data-do=${name}]`)];
             const parts_seen = parts.flatMap((part) => [...document.querySelectorAll(part)]);
             const hidden = parts_seen.filter((part) => {
                 const { left, top, right, bottom } = part.getBoundingClientRect();
                 const inside = left >= 0 && top >= 0 && bottom <= innerHeight &&
                     right <= document.documentElement.clientWidth;
                 const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                 const covered = part.matches('button') && !part.contains(found);
                 return !part.checkVisibility() || !inside || covered;
             });
             return [parts_seen.length, scrollY, ...hidden.map((part) => part.textContent)];";
        page.js(outside).await
    };
    assert_eq!(hidden().await, json!([15, 0]), "at first");
    for square in [4, 0, 8, 6, 3, 2, 8, 5] {
        page.click(&[square]).await;
        assert_eq!(hidden().await, json!([15, 0]), "after {square}");
    }
}
