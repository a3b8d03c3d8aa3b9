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
        assert!(text.contains("reload"), "{extension}: {text:?}");
        assert_eq!(page.board().await, "", "{extension}");
    }
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
    assert!(text.contains("reload"), "{text:?}");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn errors_of_other_programs_are_not_reported() {
    let page = watch::open().await;
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
