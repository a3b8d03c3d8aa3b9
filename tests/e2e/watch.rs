//! Pages that are checked at every change.

use crate::support::{Page, Server};

/// Checks the promises of the page at every change and in every frame: the number of squares, their
/// text, that it is visible, and the form of the status line.
const WATCH: &str = "
    window.violations = new Set();
    window.checks = 0;
    const check = () => {
        const squares = [...document.querySelectorAll('button.square')];
        if (squares.length === 0) return;
        window.checks += 1;
        const note = (violation) => window.violations.add(violation);
        if (squares.length !== 9) note(`${squares.length} squares`);
        for (const [index, square] of squares.entries()) {
            for (const text of [square.textContent, square.innerText])
                if (!['', 'X', 'O'].includes(text)) note(`square ${index} reads ${text}`);
            const piece = square.firstElementChild;
            if (!piece) continue;
            const { width, height } = piece.getBoundingClientRect();
            const visible = piece.checkVisibility({ opacityProperty: true, visibilityProperty: true });
            if (!visible || width < 10 || height < 10) note(`square ${index} is invisible`);
        }
        const status = [...document.querySelectorAll('.status')].map(({ textContent }) => textContent);
        const who = / \\((you|computer)\\)|, you win!|, the computer wins/.source;
        const expected = new RegExp(`^((Next player|Winner): [XO](${who})?|Draw)$`);
        if (status.length !== 1 || !expected.test(status[0])) note(`the status reads ${status}`);
    };
    new MutationObserver(check).observe(document, {
        attributes: true, characterData: true, childList: true, subtree: true,
    });
    const frame = () => { check(); requestAnimationFrame(frame); };
    frame();";

/// Replaces the browser's random numbers by a fixed sequence.
const SEED: &str = "
    let state = 20;
    Math.random = () => {
        state = (state * 48271) % 2147483647;
        return state / 2147483647;
    };";

/// Opens a watched browser with a seeded random number generator.
pub async fn blank() -> Page {
    let page = blank_unseeded().await;
    page.before_load(SEED).await;
    page
}

/// Opens a watched browser with the browser's own random numbers.
pub async fn blank_unseeded() -> Page {
    blank_on(Server::start()).await
}

/// Opens a watched browser for the page of this server.
pub async fn blank_on(server: Server) -> Page {
    let page = Page::blank(server).await;
    page.before_load(WATCH).await;
    page
}

/// Opens the game at its plain address, watched and seeded.
pub async fn open() -> Page {
    let page = blank().await;
    page.load().await;
    page
}

/// Opens the game at its plain address, watched.
pub async fn open_unseeded() -> Page {
    let page = blank_unseeded().await;
    page.load().await;
    page
}

/// Asserts that no promise has been broken since the last load and that the console is empty.
pub async fn assert_no_violations(page: &Page) {
    assert_promises_kept(page).await;
    assert_eq!(page.console().await, Vec::<String>::new());
}

/// Asserts that no promise has been broken since the last load.
pub async fn assert_promises_kept(page: &Page) {
    page.painted().await;
    let checks = page.js("return window.checks;").await;
    assert!(checks.as_u64().unwrap() > 1, "the page was checked");
    assert_eq!(violations(page).await, "");
}

async fn violations(page: &Page) -> String {
    let violations = page.js("return [...window.violations].sort().join('\\n');");
    violations.await.as_str().unwrap().to_owned()
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_broken_promise_is_noticed() {
    for (script, expected) in [
        ("squares()[0].append('5');", "square 0 reads 5"),
        (
            "squares()[4].firstChild.style.opacity = 0;",
            "square 4 is invisible",
        ),
        (
            "squares()[4].firstChild.style.scale = 0;",
            "square 4 is invisible",
        ),
        ("squares()[8].remove();", "8 squares"),
        (
            "document.querySelector('.status').textContent = 'Your turn';",
            "the status reads Your turn",
        ),
    ] {
        let page = open().await;
        page.click(&[4]).await;
        assert_no_violations(&page).await;
        page.js(script).await;
        page.painted().await;
        assert_eq!(violations(&page).await, expected);
    }
}
