//! The screenshots of the README.

use std::env;
use std::fs;
use std::path::PathBuf;

use serde_json::json;

use crate::support::{Page, Server, View};

/// Writes the screenshots into the folder that `SCREENSHOTS` names.
#[tokio::test]
#[ignore = "writes files: cargo xtask screenshots"]
async fn take() {
    let folder = env::var_os("SCREENSHOTS").map(PathBuf::from).expect(
        "SCREENSHOTS names the folder for the screenshots, as `cargo xtask screenshots` does; \
         --skip screenshots:: leaves them out",
    );
    fs::create_dir_all(&folder).unwrap();
    let page = Page::blank(Server::start()).await;
    page.devtools("Emulation.setScrollbarsHidden", json!({ "hidden": true }))
        .await;
    page.visit("#/play/b2.a3.c3.a1.a2.c2.b2-b3").await;
    page.click(&[5]).await;
    for (device, view) in [("desktop", View::DESKTOP), ("phone", View::PHONE)] {
        page.resize(view).await;
        for colour_scheme in ["light", "dark"] {
            page.prefer(colour_scheme).await;
            page.js("scrollTo(0, 0); await document.fonts.ready;").await;
            page.painted().await;
            let targets = page.marked("legal target").await;
            assert_eq!(targets.as_array().unwrap().len(), 3);
            let picture = page.client.screenshot().await.unwrap();
            let name = format!("{device}-{colour_scheme}.png");
            fs::write(folder.join(name), picture).unwrap();
        }
    }
}
