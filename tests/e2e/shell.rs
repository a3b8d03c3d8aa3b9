//! The page before its module arrives.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::settings::{background, theme_background};
use crate::support::{Page, Server, View};
use crate::watch;

/// Returns the paths of the requests for the module so far.
fn module_requests(page: &Page) -> Vec<String> {
    let mut requests = page.server.requests();
    requests.retain(|path| path.contains(".wasm"));
    requests
}

/// Waits until the module has been requested more than this many times.
pub async fn wait_for_module_request(page: &Page, before: usize) {
    let start = Instant::now();
    while module_requests(page).len() <= before {
        assert!(start.elapsed() < Duration::from_secs(10), "no request");
        page.painted().await;
    }
}

/// Returns the rectangles of the title and of the board.
async fn rectangles(page: &Page) -> [Value; 2] {
    let title = page.find("h1").await.rectangle().await.unwrap();
    [json!(title), page.board_rectangle().await]
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_shell_is_painted_before_the_module_arrives_and_stays_in_place() {
    for view in [
        View::DESKTOP,
        View::PHONE,
        View::NARROW,
        View::new(740, 360),
    ] {
        let page = Page::blank(Server::start()).await;
        page.resize(view).await;
        page.server.hold_module();
        page.client.goto(&page.server.url()).await.unwrap();
        wait_for_module_request(&page, 0).await;
        let painted = page
            .js("return new Promise((done) => {
                     new PerformanceObserver((paints) => {
                         if (paints.getEntriesByName('first-contentful-paint').length) done(true);
                     }).observe({ type: 'paint', buffered: true });
                     setTimeout(done, 10000, false);
                 });")
            .await;
        assert_eq!(painted, true, "{view:?}");
        assert_eq!(page.board().await, "", "the module is held back");
        assert_eq!(page.text("h1").await.to_lowercase(), "chorus lapilli");
        let before = rectangles(&page).await;
        for rectangle in &before {
            for side in [&rectangle[2], &rectangle[3]] {
                assert!(side.as_f64() > Some(15.0), "{before:?}, {view:?}");
            }
        }
        page.server.release_module();
        page.ready().await;
        assert_eq!(rectangles(&page).await, before, "{view:?}");
        page.click(&[4]).await;
        assert_eq!(page.board().await, "----X----");
        assert_eq!(rectangles(&page).await, before, "{view:?}");

        // The same with a saved game and a stored setting.
        page.open_tab("Settings").await;
        page.check("Coordinates").await;
        page.server.hold_module();
        page.client.refresh().await.unwrap();
        wait_for_module_request(&page, 1).await;
        assert_eq!(rectangles(&page).await, before, "reloaded, {view:?}");
        page.server.release_module();
        page.ready().await;
        assert_eq!(rectangles(&page).await, before, "started again, {view:?}");
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_chosen_theme_is_applied_before_the_module_arrives() {
    let page = Page::open().await;
    for (system, chosen) in [("light", "dark"), ("dark", "light")] {
        page.prefer(system).await;
        page.open_tab("Settings").await;
        page.check(if chosen == "dark" { "Dark" } else { "Light" })
            .await;
        page.server.hold_module();
        let before = module_requests(&page).len();
        page.client.refresh().await.unwrap();
        wait_for_module_request(&page, before).await;
        assert_eq!(page.board().await, "", "the module is held back");
        let expected = theme_background(chosen);
        assert_eq!(background(&page).await, expected, "{chosen} on {system}");
        page.server.release_module();
        page.ready().await;
        assert_eq!(background(&page).await, expected, "{chosen} on {system}");
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn there_are_no_controls_before_the_module_arrives() {
    let page = Page::blank(Server::start()).await;
    page.server.hold_module();
    page.client.goto(&page.server.url()).await.unwrap();
    wait_for_module_request(&page, 0).await;
    assert_eq!(page.board().await, "");
    let controls = async || page.js("return all('button, select, input').length;").await;
    assert_eq!(controls().await, 0);
    page.server.release_module();
    page.ready().await;
    assert!(controls().await.as_u64() > Some(9));
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_server_without_the_mime_type_of_modules_will_do() {
    let page = watch::blank_on(Server::without_mime_for("wasm")).await;
    page.load().await;
    let module = module_requests(&page).remove(0);
    let response = format!(
        "const {{ status, headers }} = await fetch('{module}');
         return [status, headers.get('content-type')];"
    );
    let response = page.js(&response).await;
    assert_eq!(response, json!([200, "application/octet-stream"]));
    page.click(&[4, 0, 2, 1, 6]).await;
    assert_eq!(page.board().await, "OOX-X-X--");
    assert_eq!(page.status().await, "Winner: X");
    assert_eq!(page.failure().await, None);
    watch::assert_promises_kept(&page).await;
    // The loader may warn about the server, and about nothing else.
    for line in page.console().await {
        assert!(line.contains("application/wasm"), "{line}");
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_page_has_no_templates_and_no_inline_handlers() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("index.html");
    let source = fs::read_to_string(source).unwrap();
    let page = Page::blank(Server::start()).await;
    for screen in ["", "#/explore/X-O-X-O--:X"] {
        page.load_at(screen).await;
        let found = page
            .js_with(
                "const shipped = await (await fetch(location.pathname)).text();
                 const documents = [arguments[0], shipped].map((html) =>
                     new DOMParser().parseFromString(html, 'text/html'));
                 return [document, ...documents].flatMap((page) =>
                     [...page.querySelectorAll('*')].flatMap((element) =>
                         [element.localName, ...element.getAttributeNames()].filter((name) =>
                             name === 'template' || name.startsWith('on'))));",
                vec![json!(source)],
            )
            .await;
        assert_eq!(found, json!([]), "{screen}");
    }
}
