//! The page without a network.

use std::path::PathBuf;
use std::{env, fs, process};

use crate::support::server::dist;
use crate::support::{Page, Server};

/// The page, once the browser has all of it.
async fn kept() -> Page {
    let page = Page::keeping(Server::start()).await;
    page.load().await;
    until_kept(&page).await;
    page
}

async fn until_kept(page: &Page) {
    page.js("const { active } = await navigator.serviceWorker.ready;
         while (active.state !== 'activated')
             await new Promise((done) => setTimeout(done, 10));")
        .await;
}

/// The names of what the browser keeps.
async fn caches(page: &Page) -> Vec<String> {
    let names = page.js("return caches.keys();").await;
    serde_json::from_value(names).unwrap()
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn what_was_loaded_once_is_played_without_a_network() {
    let page = kept().await;
    page.click(&[4, 0]).await;
    page.server.go_away();
    page.reload().await;
    page.press("Resume").await;
    page.click(&[2, 1, 6]).await;
    assert_eq!(page.board().await, "OOX-X-X--");
    assert_eq!(page.status().await, "Winner: X");
    assert!(!page.sees("#trouble").await);

    // Nor do a link or another name of the page need one.
    for address in ["?from=a-friend#/play/a1.b2", "index.html#/play/a1.b2"] {
        page.client.goto("about:blank").await.unwrap();
        page.visit(address).await;
        assert_eq!(page.board().await, "----O-X--", "{address}");
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn with_a_network_the_page_is_the_newest_and_its_module_is_not_fetched_again() {
    let page = kept().await;
    let before = page.server.asked();
    page.reload().await;
    let asked = page.server.asked().split_off(before.len());
    let page_alone = |asked: &[String]| {
        let files = asked.iter().filter(|path| !path.ends_with("worker.js"));
        files.count() == 1 && asked.iter().all(|path| !path.contains(".wasm"))
    };
    assert!(page_alone(&asked), "{asked:?}");
    page.click(&[4]).await;
    assert_eq!(page.board().await, "----X----");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn one_version_is_kept_and_what_is_others_stays() {
    let page = Page::keeping(Server::start()).await;
    page.load().await;
    let other = format!("{}other/ 1", page.server.url());
    let older = format!("{} 1", page.server.url());
    let put = format!("for (const name of ['{other}', '{older}']) await caches.open(name);");
    page.js(&put).await;
    assert_eq!(caches(&page).await.len(), 2);
    until_kept(&page).await;
    let names = caches(&page).await;
    assert_eq!(names.len(), 2, "{names:?}");
    assert!(names.contains(&other), "{names:?}");
    assert!(!names.contains(&older), "{names:?}");
}

/// The bundle as another version of it would be: all of its files are different, and so is the name of
/// the module.
fn other_version() -> PathBuf {
    let folder = env::temp_dir().join(format!("chorus-lapilli-other-{}", process::id()));
    fs::create_dir_all(&folder).unwrap();
    let text = |name: &str| fs::read_to_string(dist().join(name)).unwrap();
    let (page, worker) = (text("index.html"), text("worker.js"));
    let module = worker.split('"').nth(1).unwrap();
    let page = page.replace("<title>Chorus", "<title>New Chorus");
    let worker = worker.replace("version = '", "version = 'new ");
    for (name, text) in [("index.html", page), ("worker.js", worker)] {
        fs::write(folder.join(name), text.replace(module, "new.wasm")).unwrap();
    }
    fs::copy(dist().join(module), folder.join("new.wasm")).unwrap();
    folder
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn another_version_takes_the_place_of_the_one_that_was_kept() {
    let page = kept().await;
    let [old] = &caches(&page).await[..] else {
        panic!("one version is kept");
    };
    let other = other_version();
    page.server.serve_instead(other.clone());
    page.reload().await;
    assert_eq!(page.client.title().await.unwrap(), "New Chorus Lapilli");
    page.click(&[4]).await;
    assert_eq!(page.board().await, "----X----");

    // Once that is kept, the old one is not.
    while caches(&page).await.contains(old) {
        page.painted().await;
    }
    page.server.go_away();
    page.reload().await;
    assert_eq!(page.client.title().await.unwrap(), "New Chorus Lapilli");
    page.click(&[4, 0]).await;
    assert_eq!(page.board().await, "O---X----");
    fs::remove_dir_all(other).unwrap();
}
