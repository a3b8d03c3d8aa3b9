//! Two tabs with a game each.

use fantoccini::wd::WindowHandle;

use crate::saved_games::{offers_game, saved_boards, stored_games, wait_for_save};
use crate::support::Page;

/// The page in two tabs.
pub struct Tabs {
    pub page: Page,
    handles: [WindowHandle; 2],
}

impl Tabs {
    pub async fn open() -> Self {
        let page = Page::open().await;
        let first = page.client.window().await.unwrap();
        let second = page.client.new_window(true).await.unwrap().handle;
        let handles = [first, second];
        Self { page, handles }
    }

    pub async fn switch_to(&self, tab: usize) {
        let handle = self.handles[tab].clone();
        self.page.client.switch_to_window(handle).await.unwrap();
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn each_tab_saves_its_own_game() {
    let tabs = Tabs::open().await;
    let page = &tabs.page;
    page.click(&[4, 0]).await;
    wait_for_save(page).await;
    tabs.switch_to(1).await;
    page.load().await;
    page.click(&[8]).await;
    wait_for_save(page).await;
    tabs.switch_to(0).await;
    assert_eq!(page.board().await, "O---X----");
    page.click(&[2]).await;
    wait_for_save(page).await;
    tabs.switch_to(1).await;
    page.click(&[6]).await;
    assert_eq!(page.board().await, "------O-X");

    page.reload().await;
    assert!(offers_game(page).await);
    assert_eq!(saved_boards(page).await, ["------O-X", "O-X-X----"]);

    tabs.switch_to(0).await;
    assert_eq!(page.board().await, "O-X-X----", "untouched");
    page.click(&[7]).await;
    assert_eq!(page.board().await, "O-X-X--O-");
    assert_eq!(page.console().await, Vec::<String>::new());
}

/// Lets both tabs run this at the same moment, and returns what is stored of each game after that.
async fn both_at_once(tabs: &Tabs, action: &str) -> Vec<String> {
    let page = &tabs.page;
    let start = page.js("return Date.now() + 1000;").await;
    for tab in [0, 1] {
        tabs.switch_to(tab).await;
        let action = format!(
            "setTimeout(() => {{
                 while (Date.now() < {start});
                 {action}
             }}, {start} - Date.now() - 5);"
        );
        page.js(&action).await;
    }
    page.js(&format!("await sleep({start} + 600 - Date.now());"))
        .await;
    stored_games(page).await
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn games_saved_at_the_same_moment_are_both_kept() {
    let tabs = Tabs::open().await;
    let page = &tabs.page;
    for (action, leaves) in [
        ("squares()[4].click();", false),
        ("squares()[4].click(); location = 'missing.html';", true),
    ] {
        for round in 1..=8 {
            for tab in [0, 1] {
                tabs.switch_to(tab).await;
                page.load().await;
            }
            page.js("localStorage.clear();").await;
            let stored = both_at_once(&tabs, action).await;
            assert_eq!(stored.len(), 2, "leaves: {leaves}, round {round}");
        }
    }
}
