//! The screenshots of the README, and the preview picture of links.

use std::env;
use std::fs;
use std::path::PathBuf;

use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::json;

use crate::atlas;
use crate::states::TRACED;
use crate::support::{Page, Server, View};

/// The size in which sites show the preview of a link.
const PREVIEW: View = View::new(1200, 630);

/// Returns the path that the variable names.
fn path_from(variable: &str) -> PathBuf {
    let path = env::var_os(variable).unwrap_or_else(|| {
        panic!(
            "{variable} says where to write, as `cargo xtask screenshots` sets it; \
             --skip screenshots:: leaves the pictures out"
        )
    });
    path.into()
}

/// Opens a page without scroll bars.
async fn blank() -> Page {
    let page = Page::blank(Server::start()).await;
    page.devtools("Emulation.setScrollbarsHidden", json!({ "hidden": true }))
        .await;
    page
}

/// Writes the screenshots into the folder that `SCREENSHOTS` names.
#[tokio::test]
#[ignore = "writes files: cargo xtask screenshots"]
async fn take() {
    let folder = path_from("SCREENSHOTS");
    fs::create_dir_all(&folder).unwrap();
    let page = blank().await;
    page.visit("#/play/b2.a3.c3.a1.a2.c2.b2-b3").await;
    page.click(&[5]).await;
    for (device, view) in [("desktop", View::DESKTOP), ("phone", View::PHONE)] {
        page.resize(view).await;
        for colour_scheme in ["light", "dark"] {
            page.prefer(colour_scheme).await;
            page.js("scrollTo(0, 0); await document.fonts.ready;").await;
            page.painted().await;
            let targets = page.marked("can move here").await;
            assert_eq!(targets.as_array().unwrap().len(), 3);
            let picture = page.client.screenshot().await.unwrap();
            let name = format!("{device}-{colour_scheme}.png");
            fs::write(folder.join(name), picture).unwrap();
        }
    }
}

/// Writes the picture of the atlas with a game into the folder that `SCREENSHOTS` names.
#[tokio::test]
#[ignore = "writes files: cargo xtask screenshots"]
async fn take_atlas() {
    let folder = path_from("SCREENSHOTS");
    fs::create_dir_all(&folder).unwrap();
    let page = blank().await;
    page.prefer("light").await;
    atlas::open(&page, TRACED).await;
    assert_eq!(atlas::steps(&page).await, [22, 1]);
    page.js("await document.fonts.ready;").await;
    page.painted().await;
    let picture = page.client.screenshot().await.unwrap();
    fs::write(folder.join("atlas.png"), picture).unwrap();
}

/// Writes the preview, a game that has just been won, to the file that `PREVIEW` names.
#[tokio::test]
#[ignore = "writes files: cargo xtask screenshots"]
async fn take_preview() {
    let page = blank().await;
    page.resize(PREVIEW).await;
    page.prefer("light").await;
    page.load().await;
    page.click(&[4, 0, 8, 6, 3, 2, 8, 5]).await;
    assert_eq!(page.status().await, "Winner: X");
    page.js("await document.fonts.ready;").await;
    page.painted().await;
    let picture = page.client.screenshot().await.unwrap();
    fs::write(path_from("PREVIEW"), picture).unwrap();
}

/// Writes the icons that are drawn from `icon.svg` into the folder that `ICONS` names.
#[tokio::test]
#[ignore = "writes files: cargo xtask screenshots"]
async fn take_icons() {
    let folder = path_from("ICONS");
    let icon = fs::read_to_string(folder.join("icon.svg")).unwrap();
    let page = blank().await;
    let clear = json!({ "color": { "r": 0, "g": 0, "b": 0, "a": 0 } });
    page.devtools("Emulation.setDefaultBackgroundColorOverride", clear)
        .await;
    for (name, size, style) in [
        ("icon-192", 192, ""),
        ("icon-512", 512, ""),
        // Systems cut away up to a tenth on each side.
        (
            "icon-maskable",
            512,
            "body { padding: 11%; background: #e4dac7 }",
        ),
    ] {
        page.resize(View::new(size, size)).await;
        let html =
            format!("<style>body {{ margin: 0 }} svg {{ display: block }} {style}</style>{icon}");
        let url = format!("data:text/html;base64,{}", BASE64_STANDARD.encode(html));
        page.client.goto(&url).await.unwrap();
        let picture = page.client.screenshot().await.unwrap();
        fs::write(folder.join(format!("{name}.png")), picture).unwrap();
    }
}
