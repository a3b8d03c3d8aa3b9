use crate::support::{Page, Server};

/// Looks at the page at every change and in every frame, and notes what breaks a promise: the text
/// of the squares, that it is visible, and how the status begins.
const WATCH: &str = "
    window.broken = new Set();
    window.looks = 0;
    const look = () => {
        const squares = [...document.querySelectorAll('button.square')];
        if (squares.length === 0) return;
        window.looks += 1;
        const note = (what) => window.broken.add(what);
        if (squares.length !== 9) note(`${squares.length} squares`);
        for (const [index, square] of squares.entries()) {
            for (const text of [square.textContent, square.innerText])
                if (!['', 'X', 'O'].includes(text)) note(`square ${index} reads ${text}`);
            const piece = square.firstElementChild;
            if (!piece) continue;
            const { width, height } = piece.getBoundingClientRect();
            const seen = piece.checkVisibility({ opacityProperty: true, visibilityProperty: true });
            if (!seen || width < 10 || height < 10) note(`square ${index} is not seen`);
        }
        const status = document.querySelector('.status').textContent;
        const known = /^(((Next player|Winner): [XO]($|,))|Draw$)/;
        if (!known.test(status)) note(`the status reads ${status}`);
    };
    new MutationObserver(look).observe(document, {
        attributes: true, characterData: true, childList: true, subtree: true,
    });
    const frame = () => { look(); requestAnimationFrame(frame); };
    frame();";

/// A browser that has not loaded the page yet, and that will watch it closely.
pub async fn by_chance() -> Page {
    on(Server::start()).await
}

/// The same, on this server.
pub async fn on(server: Server) -> Page {
    let page = Page::blank(server).await;
    page.before_load(WATCH).await;
    page
}

/// A browser that has not loaded the page yet, and that will watch it closely. Chance in the page
/// falls the same way each time.
pub async fn blank() -> Page {
    let page = by_chance().await;
    page.before_load(
        "let state = 20;
         Math.random = () => {
             state = (state * 48271) % 2147483647;
             return state / 2147483647;
         };",
    )
    .await;
    page
}

/// The page at its plain address, watched closely.
pub async fn open() -> Page {
    let page = blank().await;
    page.load().await;
    page
}

/// Holds that no promise has been broken since the page was loaded, and nothing was complained of.
pub async fn all_was_well(page: &Page) {
    page.painted().await;
    let looks = page.js("return window.looks;").await;
    assert!(looks.as_u64().unwrap() > 1, "the page was looked at");
    let broken = page
        .js("return [...window.broken].sort().join('\\n');")
        .await;
    assert_eq!(broken, "");
    assert_eq!(page.console().await, Vec::<String>::new());
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_broken_promise_would_be_seen() {
    for (breaking, expected) in [
        ("squares[0].append('5');", "square 0 reads 5"),
        (
            "squares[4].firstChild.style.opacity = 0;",
            "square 4 is not seen",
        ),
        (
            "squares[4].firstChild.style.scale = 0;",
            "square 4 is not seen",
        ),
        ("squares[8].remove();", "8 squares"),
        (
            "document.querySelector('.status').textContent = 'Your turn';",
            "the status reads Your turn",
        ),
    ] {
        let page = open().await;
        page.click(&[4]).await;
        all_was_well(&page).await;
        let squares = "const squares = document.querySelectorAll('button.square');";
        page.js(&format!("{squares} {breaking}")).await;
        page.painted().await;
        let broken = page.js("return [...window.broken].join('\\n');").await;
        assert_eq!(broken, expected);
    }
}
