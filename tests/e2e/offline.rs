//! The service worker: playing without a network, and new releases.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use crate::support::server::dist;
use crate::support::{Page, Server};

/// The beginnings of the page's description, by which releases are told apart.
const OLD: &str = "The Roman game";
const NEW: &str = "The new Roman game";

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

/// A copy of the bundle as a new release would be: with another page, and other names for the script
/// and the module. Dropping it deletes the files.
struct NewRelease {
    folder: PathBuf,
}

impl NewRelease {
    fn write(name: &str) -> Self {
        let folder = env::temp_dir().join(format!("chorus-lapilli-{name}-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let hash = module(&dist());
        let hash = hash.trim_start_matches("chorus-lapilli-");
        let hash = hash.trim_end_matches("_bg.wasm");
        assert!(hash.len() > 8, "{hash}");
        for file in fs::read_dir(dist()).unwrap() {
            let path = file.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            let renamed = folder.join(name.replace(hash, "new"));
            if !["index.html", "sw.js"].contains(&name) {
                fs::copy(&path, renamed).unwrap();
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let text = text
                .replace(hash, "new")
                .replace(OLD, NEW)
                .replace("VERSION = \"", "VERSION = \"new ");
            fs::write(renamed, text).unwrap();
        }
        Self { folder }
    }
}

impl Drop for NewRelease {
    fn drop(&mut self) {
        // At worst a temporary folder is left.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Returns the name of the module in this folder.
fn module(folder: &Path) -> String {
    let files = fs::read_dir(folder).unwrap();
    let mut paths = files.map(|file| file.unwrap().path());
    let module = paths.find(|path| {
        path.extension()
            .is_some_and(|extension| extension == "wasm")
    });
    let module = module.expect("a bundle has a module");
    module.file_name().unwrap().to_str().unwrap().to_owned()
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

    page.server.go_offline();
    page.reload().await;
    assert!(is_release(&page, NEW).await);
    page.press("Resume").await;
    assert_eq!(page.board().await, "O---X-O-X");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn an_incomplete_release_is_not_used() {
    let page = open_cached().await;
    let before = caches(&page).await;
    let release = NewRelease::write("incomplete");
    fs::remove_file(release.folder.join(module(&release.folder))).unwrap();
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
