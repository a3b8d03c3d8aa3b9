//! What the page is before its module arrives.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::settings::{background, ground};
use crate::support::page::View;
use crate::support::{Page, Server};
use crate::watch;

/// The paths at which the module was asked for.
fn modules(page: &Page) -> Vec<String> {
    let mut asked = page.server.asked();
    asked.retain(|path| path.contains(".wasm"));
    asked
}

/// Waits until the module is asked for once more than so often.
async fn module_asked_for(page: &Page, before: usize) {
    let start = Instant::now();
    while modules(page).len() <= before {
        assert!(start.elapsed() < Duration::from_secs(10), "no module");
        page.painted().await;
    }
}

/// Where on the page the title and the board, or its place, are.
async fn places(page: &Page) -> Value {
    page.painted().await;
    page.js(
        "return ['h1', '.board'].map((selector) => {
             const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
             return [x + scrollX, y + scrollY, width, height];
         });",
    )
    .await
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_shell_is_painted_before_the_module_and_the_board_takes_its_place() {
    for view in [View::DESK, View::PHONE, View::NARROW, View::new(740, 360)] {
        let page = Page::blank(Server::start()).await;
        page.resize(view).await;
        page.server.hold_the_module();
        page.client.goto(&page.server.url()).await.unwrap();
        module_asked_for(&page, 0).await;
        let painted = page
            .js("return new Promise((done) => {
                     new PerformanceObserver((paints) => {
                         if (paints.getEntriesByName('first-contentful-paint').length) done(true);
                     }).observe({ type: 'paint', buffered: true });
                     setTimeout(done, 10000, false);
                 });")
            .await;
        assert_eq!(painted, true, "something is seen, {view:?}");
        assert_eq!(page.board().await, "", "the module is held back");
        assert_eq!(page.text("h1").await.to_lowercase(), "chorus lapilli");
        let before = places(&page).await;
        for side in before
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|place| [&place[2], &place[3]])
        {
            assert!(side.as_f64() > Some(20.0), "{before}, {view:?}");
        }
        page.server.let_the_module_go();
        page.ready().await;
        assert_eq!(places(&page).await, before, "{view:?}");
        page.click(&[4]).await;
        assert_eq!(page.board().await, "----X----");
        assert_eq!(places(&page).await, before, "{view:?}");

        // A game to be offered and a setting that was kept change nothing about it.
        page.touch("summary").await;
        page.touch("[value=coordinates]").await;
        page.server.hold_the_module();
        page.client.refresh().await.unwrap();
        module_asked_for(&page, 1).await;
        assert_eq!(places(&page).await, before, "again, {view:?}");
        page.server.let_the_module_go();
        page.ready().await;
        assert_eq!(places(&page).await, before, "there again, {view:?}");
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_chosen_theme_is_there_before_the_game_is() {
    let page = Page::open().await;
    for (system, chosen) in [("light", "dark"), ("dark", "light")] {
        page.prefer(system).await;
        page.touch("summary").await;
        page.touch(&format!("[value={chosen}]")).await;
        page.server.hold_the_module();
        let before = modules(&page).len();
        page.client.refresh().await.unwrap();
        module_asked_for(&page, before).await;
        assert_eq!(page.board().await, "", "the module is held back");
        assert_eq!(
            background(&page).await,
            ground(chosen),
            "{chosen} on {system}"
        );
        page.server.let_the_module_go();
        page.ready().await;
        assert_eq!(
            background(&page).await,
            ground(chosen),
            "{chosen} on {system}"
        );
    }
}

/// Nobody would hear them yet.
#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn nothing_can_be_chosen_before_the_game_is_there() {
    let page = Page::blank(Server::start()).await;
    page.server.hold_the_module();
    page.client.goto(&page.server.url()).await.unwrap();
    module_asked_for(&page, 0).await;
    assert_eq!(page.board().await, "");
    let seen = async || {
        page.js("return document.querySelectorAll('button, select, input').length;")
            .await
    };
    assert_eq!(seen().await, 0);
    page.server.let_the_module_go();
    page.ready().await;
    assert!(seen().await.as_u64() > Some(9));
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_server_that_does_not_know_modules_will_do() {
    let page = watch::on(Server::puzzled_by("wasm")).await;
    page.load().await;
    let module = modules(&page).remove(0);
    let kind = format!(
        "const answer = await fetch('{module}');
         return [answer.status, answer.headers.get('content-type')];"
    );
    let kind = page.js(&kind).await;
    assert_eq!(kind, json!([200, "application/octet-stream"]));
    page.click(&[4, 0, 2, 1, 6]).await;
    assert_eq!(page.board().await, "OOX-X-X--");
    assert_eq!(page.status().await, "Winner: X");
    assert!(!page.sees("#trouble").await);
    watch::all_was_well(&page).await;
}
