//! The service worker: playing without a network, and new releases.

use std::fs;

use crate::release::{NEW, NewRelease, OLD};
use crate::states;
use crate::support::{Page, Server};

/// Opens the game and waits until the service worker has cached it.
async fn open_cached() -> Page {
    let page = Page::blank_with_service_worker(Server::start()).await;
    page.load().await;
    wait_until_cached(&page).await;
    page
}

async fn wait_until_cached(page: &Page) {
    page.js("const { active } = await navigator.serviceWorker.ready;
         await until(() => active.state === 'activated');")
        .await;
}

/// Returns the names of the caches of this origin.
async fn caches(page: &Page) -> Vec<String> {
    let names = page.js("return caches.keys();").await;
    serde_json::from_value(names).unwrap()
}

/// Returns whether the page of this release is shown.
async fn is_release(page: &Page, description: &str) -> bool {
    let shown = page.js("return document.querySelector('meta[name=description]').content;");
    shown.await.as_str().unwrap().starts_with(description)
}

/// Waits until the browser has looked for a new release and has installed it or failed to.
async fn update(page: &Page) {
    page.js("const registration = await navigator.serviceWorker.ready;
         await registration.update().catch(() => {});
         await until(() => !registration.installing && !registration.waiting);
         await until(() => registration.active.state === 'activated');")
        .await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_game_is_played_without_a_network() {
    let page = open_cached().await;
    page.click(&[4, 0]).await;
    page.server.go_offline();
    page.reload().await;
    page.press("Resume").await;
    page.click(&[2, 1, 6]).await;
    assert_eq!(page.board().await, "OOX-X-X--");
    assert_eq!(page.status().await, "Winner: X");
    assert_eq!(page.failure().await, None);

    // Other addresses of the page work as well.
    for address in ["?from=a-friend#/play/a1.b2", "index.html#/play/a1.b2"] {
        page.load_at(address).await;
        assert_eq!(page.board().await, "----O-X--", "{address}");
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_cached_page_is_not_fetched_again() {
    let page = open_cached().await;
    let before = page.server.requests().len();
    page.reload().await;
    page.click(&[4]).await;
    assert_eq!(page.board().await, "----X----");
    update(&page).await;
    let requests = page.server.requests().split_off(before);
    let only_worker = requests.iter().all(|path| path.ends_with("/sw.js"));
    assert!(only_worker, "{requests:?}");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn older_versions_are_deleted_and_other_caches_stay() {
    let page = Page::blank_with_service_worker(Server::start()).await;
    page.load().await;
    let other = format!("{}other/ 1", page.server.url());
    let older = format!("{} 1", page.server.url());
    let create = format!("for (const name of ['{other}', '{older}']) await caches.open(name);");
    page.js(&create).await;
    assert_eq!(caches(&page).await.len(), 2);
    wait_until_cached(&page).await;
    let names = caches(&page).await;
    assert_eq!(names.len(), 2, "{names:?}");
    assert!(names.contains(&other), "{names:?}");
    assert!(!names.contains(&older), "{names:?}");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_new_release_is_used_at_the_load_after_the_one_that_fetched_it() {
    let page = open_cached().await;
    let [old] = &caches(&page).await[..] else {
        panic!("one version is cached");
    };
    page.click(&[4, 0]).await;
    let release = NewRelease::write("release");
    page.server.serve_from(release.folder.clone());
    page.reload().await;
    assert!(is_release(&page, OLD).await, "the cached release is whole");
    page.press("Resume").await;
    page.click(&[8]).await;
    assert_eq!(page.board().await, "O---X---X");

    update(&page).await;
    let names = caches(&page).await;
    assert!(!names.contains(old), "{names:?}");
    page.click(&[6]).await;
    assert_eq!(page.board().await, "O---X-O-X", "the old page goes on");
    page.wait_until("text('.header__version').startsWith('A new version is ready.')")
        .await;

    page.server.go_offline();
    page.js("window.isOldPage = true;").await;
    page.press("Reload").await;
    page.wait_until("!window.isOldPage").await;
    page.ready().await;
    assert!(is_release(&page, NEW).await);
    assert_eq!(page.js("return all('.header__version').length;").await, 0);
    page.press("Resume").await;
    assert_eq!(page.board().await, "O---X-O-X");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn an_incomplete_release_is_not_used() {
    let page = open_cached().await;
    let before = caches(&page).await;
    let release = NewRelease::write("incomplete");
    fs::remove_file(release.module()).unwrap();
    page.server.serve_from(release.folder.clone());
    for _ in 0..2 {
        page.reload().await;
        update(&page).await;
        assert!(is_release(&page, OLD).await);
    }
    assert!(caches(&page).await.contains(&before[0]));
    page.server.go_offline();
    page.reload().await;
    assert!(is_release(&page, OLD).await);
    page.click(&[4]).await;
    assert_eq!(page.board().await, "----X----");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_page_and_a_worker_of_two_releases_are_not_kept_together() {
    let page = Page::blank_with_service_worker(Server::start()).await;
    let release = NewRelease::write("mixed");
    let worker = release.folder.join("sw.js");
    let newer = fs::read(&worker).unwrap();
    fs::write(&worker, release.old_worker()).unwrap();
    page.server.serve_from(release.folder.clone());
    page.load().await;
    let failed =
        "const registration = await navigator.serviceWorker.register('sw.js').catch(() => null);
         await until(() => !registration?.installing);
         return registration?.active ?? null;";
    assert_eq!(page.js(failed).await, serde_json::Value::Null);

    // Once they belong together, they are kept.
    fs::write(&worker, newer).unwrap();
    page.reload().await;
    wait_until_cached(&page).await;
    page.server.go_offline();
    page.reload().await;
    assert!(is_release(&page, NEW).await);
    page.click(&[4]).await;
    assert_eq!(page.board().await, "----X----");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_cache_that_was_cleared_in_part_is_filled_again() {
    let page = open_cached().await;
    page.reload().await;
    page.js("const cache = await caches.open((await caches.keys())[0]);
         const module = (await cache.keys()).find(({ url }) => url.endsWith('.wasm'));
         await cache.delete(module);")
        .await;
    page.reload().await;
    page.js("const cache = await caches.open((await caches.keys())[0]);
         const isModule = ({ url }) => url.endsWith('.wasm');
         for (let kept = []; !kept.some(isModule); kept = await cache.keys()) await sleep(20);")
        .await;
    page.server.go_offline();
    page.reload().await;
    page.click(&[4]).await;
    assert_eq!(page.board().await, "----X----");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn every_screen_works_without_a_network() {
    let page = open_cached().await;
    page.server.go_offline();
    for screen in [
        "#/".to_owned(),
        "#/learn/2".to_owned(),
        format!("#/puzzles/{}", states::PUZZLE),
        format!("#/review/{}", states::SLIPS),
        "#/explore/X-O-X-O--:X".to_owned(),
        "#/atlas/b2.a3".to_owned(),
    ] {
        page.load_at(&screen).await;
        page.reload().await;
        assert_eq!(page.js("return squares().length;").await, 9, "{screen}");
        page.click(&[4]).await;
        assert_ne!(page.message().await, "", "{screen}");
        assert_eq!(page.failure().await, None, "{screen}");
    }
    page.wait_until("all('[data-positions]').length === 1")
        .await;
}
