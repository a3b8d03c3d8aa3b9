use std::env;
use std::fs;
use std::path::PathBuf;

use serde_json::json;

use crate::support::page::View;
use crate::support::{Page, Server};

/// Writes the pictures of the README into the folder that `SCREENSHOTS` names.
#[tokio::test]
#[ignore = "writes files: cargo xtask screenshots"]
async fn take() {
    let folder = env::var_os("SCREENSHOTS").map(PathBuf::from).expect(
        "SCREENSHOTS names the folder for the pictures, as `cargo xtask screenshots` does; \
         --skip screenshots:: leaves them out",
    );
    fs::create_dir_all(&folder).unwrap();
    let page = Page::blank(Server::start()).await;
    page.devtools("Emulation.setScrollbarsHidden", json!({ "hidden": true }))
        .await;
    page.visit("#/play/b2.a3.c3.a1.a2.c2.b2-b3").await;
    page.touch("[data-square=c2]").await;
    for (device, view) in [("desktop", View::DESK), ("phone", View::PHONE)] {
        page.resize(view).await;
        for colours in ["light", "dark"] {
            page.prefer(colours).await;
            page.js("scrollTo(0, 0); await document.fonts.ready;").await;
            page.painted().await;
            let targets = page.js("return document.querySelectorAll('[data-mark=target]').length;");
            assert_eq!(targets.await, 3);
            let picture = page.client.screenshot().await.unwrap();
            fs::write(folder.join(format!("{device}-{colours}.png")), picture).unwrap();
        }
    }
}
