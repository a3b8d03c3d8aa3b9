use serde_json::json;

use crate::support::{Page, Server};

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn nine_squares_in_reading_order_and_x_to_play() {
    let page = Page::open().await;
    assert_eq!(page.board().await, "---------");
    assert_eq!(page.status().await, "Next player: X");
    let buttons = page.js("const buttons = [...document.querySelectorAll('button')];
         const named = buttons.filter((button) => button.className.includes('square'));
         const places = named.map((button) => button.getBoundingClientRect());
         const order = (a, b) => Math.round(a.y - b.y) || Math.round(a.x - b.x);
         return [
             named.length,
             named.every((button) => button.classList.contains('square')),
             places.every((place, index) => place === [...places].sort(order)[index]),
         ];");
    assert_eq!(buttons.await, json!([9, true, true]));
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_click_is_heard_from_the_moment_the_squares_appear() {
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
    page.press("New game").await;
    page.click(&[8]).await;
    assert_eq!(page.console().await, Vec::<String>::new());

    // The log is being listened to.
    page.js("console.warn('a word');").await;
    assert_eq!(page.console().await.len(), 1);
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn nothing_is_asked_of_any_other_server() {
    let page = Page::open().await;
    page.click(&[4, 0, 2, 1, 6]).await;
    page.press("New game").await;
    page.painted().await;
    let here = page.server.url();
    let (own, others): (Vec<_>, Vec<_>) = page
        .requests()
        .await
        .into_iter()
        .partition(|url| url.starts_with(&here));
    assert_eq!(others, Vec::<String>::new());
    // The log holds what the server has seen, so it would hold other requests too.
    assert_eq!(own.len(), page.server.asked().len(), "{own:?}");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn without_javascript_the_page_says_what_to_do() {
    let page = Page::blank(Server::start()).await;
    let off = json!({ "value": true });
    page.devtools("Emulation.setScriptExecutionDisabled", off)
        .await;
    page.client.goto(&page.server.url()).await.unwrap();
    let advice = page.text("noscript").await;
    assert!(
        advice.contains("needs JavaScript. Switch it on"),
        "{advice:?}"
    );
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_file_that_does_not_arrive_is_said_in_the_page() {
    let page = Page::blank(Server::without("wasm")).await;
    page.client.goto(&page.server.url()).await.unwrap();
    let trouble = fantoccini::Locator::Css("#trouble:not([hidden])");
    let shown = page.client.wait().for_element(trouble).await;
    let said = shown.expect("the trouble is shown").text().await.unwrap();
    assert!(said.contains("reload the page"), "{said:?}");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn only_an_error_of_the_game_is_said_in_the_page() {
    let page = Page::open().await;
    let shown = async |error: &str| {
        // The page is not told what goes wrong in a script of the driver.
        let thrown = format!(
            "const script = document.createElement('script');
             script.text = `setTimeout(() => {{ throw {error}; }}); Promise.reject({error});`;
             document.body.append(script);
             await new Promise((done) => setTimeout(done, 50));
             return !document.getElementById('trouble').hidden;"
        );
        page.js(&thrown).await
    };
    for error in ["new Error('of another program')", "'a word'", "null"] {
        assert_eq!(shown(error).await, false, "{error}");
    }
    // What a crash in the module throws.
    assert_eq!(shown("new WebAssembly.RuntimeError()").await, true);
}
