//! The page right after it is loaded.

use serde_json::json;

use crate::support::{Page, Server};

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn there_are_nine_squares_in_reading_order_and_x_begins() {
    let page = Page::open().await;
    assert_eq!(page.board().await, "---------");
    assert_eq!(page.status().await, "Next player: X");
    let buttons = page.js(
        "const named = all('button').filter(({ className }) => className.includes('square'));
         const places = named.map((button) => button.getBoundingClientRect());
         const order = (a, b) => Math.round(a.y - b.y) || Math.round(a.x - b.x);
         return [
             named.length,
             named.every(({ classList }) => classList.contains('square')),
             places.every((place, index) => place === [...places].sort(order)[index]),
         ];",
    );
    assert_eq!(buttons.await, json!([9, true, true]));
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn clicks_work_as_soon_as_the_squares_appear() {
    let page = Page::blank(Server::start()).await;
    page.before_load(
        "const observer = new MutationObserver(() => {
             const squares = document.querySelectorAll('button.square');
             if (squares.length < 9) return;
             observer.disconnect();
             squares[4].click();
             squares[0].click();
             // The first moment at which a program that drives the page could look at it.
             setTimeout(() => {
                 window.early = [...squares].map(({ textContent }) => textContent || '-').join('');
             });
         });
         observer.observe(document, { childList: true, subtree: true });",
    )
    .await;
    page.load().await;
    page.painted().await;
    assert_eq!(page.js("return window.early;").await, "O---X----");
    assert_eq!(page.board().await, "O---X----");
    assert_eq!(page.status().await, "Next player: X");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_console_stays_empty() {
    let page = Page::open().await;
    page.click(&[4, 4, 0, 2, 1, 6, 6]).await;
    page.press("Play again").await;
    page.click(&[8]).await;
    assert_eq!(page.console().await, Vec::<String>::new());

    // A message would be in the log.
    page.js("console.warn('a warning');").await;
    assert_eq!(page.console().await.len(), 1);
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn no_other_server_is_contacted() {
    let page = Page::open().await;
    page.click(&[4, 0, 2, 1, 6]).await;
    page.press("Play again").await;
    page.painted().await;
    let origin = page.server.url();
    let (own, others): (Vec<_>, Vec<_>) = page
        .requests()
        .await
        .into_iter()
        .partition(|url| url.starts_with(&origin));
    assert_eq!(others, Vec::<String>::new());
    // The log is complete: it holds every request that the server has received.
    assert_eq!(own.len(), page.server.requests().len(), "{own:?}");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn without_javascript_the_page_explains_what_to_do() {
    let page = Page::blank(Server::start()).await;
    let disabled = json!({ "value": true });
    page.devtools("Emulation.setScriptExecutionDisabled", disabled)
        .await;
    page.client.goto(&page.server.url()).await.unwrap();
    let text = page.text("noscript").await;
    assert!(text.contains("needs JavaScript. Turn it on"), "{text:?}");
}
