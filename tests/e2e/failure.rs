//! The notice that the game cannot go on.

use crate::shell::wait_for_module_request;
use crate::support::{Page, Server};
use crate::watch;

/// Throws this value, and rejects a promise with it, in a script of the page: errors in scripts of the
/// driver are not reported to the page.
fn throw(error: &str) -> String {
    format!(
        "const script = document.createElement('script');
         script.text = `setTimeout(() => {{ throw {error}; }}); Promise.reject({error});`;
         document.body.append(script);
         await sleep(50);"
    )
}

/// Adds images and scripts that cannot be loaded.
const MISSING_FILES: &str = "
    for (const kind of ['img', 'script']) {
        const element = document.createElement(kind);
        element.src = `missing.${kind}`;
        const failed = new Promise((done) => element.addEventListener('error', done));
        document.body.append(element);
        await failed;
    }
    await sleep(50);";

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_file_that_does_not_arrive_is_reported() {
    for extension in ["wasm", "js"] {
        let page = Page::blank(Server::without(extension)).await;
        page.client.goto(&page.server.url()).await.unwrap();
        page.wait_until("failure() !== null").await;
        let text = page.failure().await.unwrap();
        assert!(text.contains("try again"), "{extension}: {text:?}");
        assert_eq!(page.board().await, "", "{extension}");
        page.server.serve_all();
        reload_by_notice(&page).await;
        page.click(&[4]).await;
        assert_eq!(page.board().await, "----X----", "{extension}");
    }
}

/// Loads the page again by the link in the notice.
async fn reload_by_notice(page: &Page) {
    page.js("window.isOldPage = true; document.querySelector('#failure a').click();")
        .await;
    page.wait_until("!window.isOldPage").await;
    page.ready().await;
    assert_eq!(page.failure().await, None);
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_module_that_was_changed_on_the_way_is_not_started() {
    let page = Page::blank(Server::with_spoilt("wasm")).await;
    page.client.goto(&page.server.url()).await.unwrap();
    page.wait_until("failure() !== null").await;
    let text = page.failure().await.unwrap();
    assert!(text.contains("try again"), "{text:?}");
    assert_eq!(page.board().await, "");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn without_webassembly_the_page_says_so() {
    let page = Page::blank(Server::start()).await;
    page.before_load("delete self.WebAssembly;").await;
    page.client.goto(&page.server.url()).await.unwrap();
    page.wait_until("failure() !== null").await;
    let text = page.failure().await.unwrap();
    assert!(text.contains("needs WebAssembly"), "{text:?}");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_module_that_does_not_come_can_be_asked_for_again() {
    let page = Page::blank(Server::start()).await;
    // The page waits ten seconds before it says something.
    page.before_load(
        "const later = window.setTimeout;
         window.setTimeout = (done, ms, ...rest) => later(done, ms === 10000 ? 200 : ms, ...rest);",
    )
    .await;
    page.server.hold_module();
    page.client.goto(&page.server.url()).await.unwrap();
    page.wait_until("failure() !== null").await;
    let text = page.failure().await.unwrap();
    assert!(text.contains("still loading"), "{text:?}");
    // If it comes after all, the notice goes.
    page.server.release_module();
    page.ready().await;
    assert_eq!(page.failure().await, None);
    page.click(&[4]).await;
    assert_eq!(page.board().await, "----X----");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_crash_of_the_game_is_reported() {
    let page = Page::open().await;
    page.click(&[4]).await;
    assert_eq!(page.failure().await, None);
    page.js("const broken = () => { throw new Error('broken'); };
         Document.prototype.createElement = Document.prototype.createElementNS = broken;
         Node.prototype.cloneNode = Node.prototype.insertBefore = broken;
         squares()[0].click();")
        .await;
    page.wait_until("failure() !== null").await;
    let text = page.failure().await.unwrap();
    assert!(text.contains("Your game is saved"), "{text:?}");
    reload_by_notice(&page).await;
    page.press("Resume").await;
    assert_eq!(page.board().await, "----X----");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn errors_of_other_programs_are_not_reported() {
    let page = watch::blank().await;
    page.bypass_policy().await;
    page.load().await;
    for error in [
        "new Error('of another program')",
        "'text'",
        "null",
        "new WebAssembly.RuntimeError('of another module')",
    ] {
        page.js(&throw(error)).await;
        assert_eq!(page.failure().await, None, "{error}");
    }
    page.js(MISSING_FILES).await;
    assert_eq!(page.failure().await, None);
    page.click(&[4, 0]).await;
    assert_eq!(page.board().await, "O---X----");
    assert_eq!(page.failure().await, None);
    watch::assert_promises_kept(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn errors_of_other_programs_before_the_start_do_not_outlast_it() {
    let errors = [
        throw("new Error('of another program')"),
        throw("new WebAssembly.RuntimeError('of another module')"),
        MISSING_FILES.to_owned(),
    ];
    for error in errors {
        let page = watch::blank().await;
        page.bypass_policy().await;
        page.server.hold_module();
        page.client.goto(&page.server.url()).await.unwrap();
        wait_for_module_request(&page, 0).await;
        page.js(&error).await;
        assert_eq!(page.board().await, "", "the module is held back");
        page.server.release_module();
        page.ready().await;
        page.painted().await;
        assert_eq!(page.failure().await, None, "{error}");
        page.click(&[4]).await;
        assert_eq!(page.board().await, "----X----");
        assert_eq!(page.failure().await, None, "{error}");
        watch::assert_promises_kept(&page).await;
    }
}
