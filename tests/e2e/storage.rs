//! Storage that is missing, full or corrupt.

use serde_json::json;

use crate::saved_games::{offers_game, saved_boards, store, stored_games, wait_for_save};
use crate::watch;

/// The key of all saved games in former versions.
const FORMER_KEY: &str = "chorus-lapilli/games";

/// Scripts that leave the page without storage, each in another way.
pub const BLOCKED: [&str; 4] = [
    "Object.defineProperty(window, 'localStorage', {
         get() { throw new DOMException('denied', 'SecurityError'); },
     });",
    "Object.defineProperty(window, 'localStorage', { value: null });",
    "Storage.prototype.setItem = () => {
         throw new DOMException('full', 'QuotaExceededError');
     };",
    "Storage.prototype.getItem = Storage.prototype.setItem = () => {
         throw new DOMException('broken', 'UnknownError');
     };",
];

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn without_storage_the_game_goes_on_and_a_warning_is_shown() {
    for blocked in BLOCKED {
        let page = watch::blank_unseeded().await;
        page.before_load(blocked).await;
        page.load().await;
        assert!(!offers_game(&page).await);
        page.click(&[4]).await;
        wait_for_save(&page).await;
        let warnings = page
            .js("return all('.notice').map(({ innerText }) => innerText);")
            .await;
        let warnings: Vec<String> = serde_json::from_value(warnings).unwrap();
        assert_eq!(warnings.len(), 1, "{blocked}: {warnings:?}");
        assert!(warnings[0].contains("can't save games"), "{warnings:?}");
        page.click(&[0, 8, 6, 3, 2, 8]).await;
        wait_for_save(&page).await;
        page.click(&[5]).await;
        assert_eq!(page.status().await, "Winner: X");
        page.press("Undo").await;
        assert_eq!(page.board().await, "O-OXX-O-X");
        page.press("New game").await;
        wait_for_save(&page).await;
        page.reload().await;
        assert!(!offers_game(&page).await);
        page.click(&[4]).await;
        assert_eq!(page.board().await, "----X----");
        watch::assert_no_violations(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn corrupt_storage_is_harmless() {
    let page = watch::blank_unseeded().await;
    let own_key = "chorus-lapilli/game/7";
    for (key, text, board) in [
        (own_key, "rubbish", None),
        (own_key, "", None),
        (own_key, "7", None),
        (own_key, "1763425000000 people X", None),
        (own_key, "1763425000000 people X X b2.a3.b2", None),
        (own_key, "1763425000000 nobody X X b2.a3", None),
        (own_key, "soon people X X b2.a3", None),
        (own_key, "99999999999999999999999 people X X b2.a3", None),
        (own_key, "1763425000000 people X X a3.a2.b3.b2.c3", None),
        (own_key, "\u{0}\u{ffff}é🙂\n\n\n", None),
        ("chorus-lapilli/game/x", "1763425000000 people X X b2", None),
        ("chorus-lapilli/game/", "1763425000000 people X X b2", None),
        (own_key, "1763425000000 people X X b2.a3", Some("O---X----")),
        (FORMER_KEY, "rubbish", None),
        (FORMER_KEY, "7", None),
        (FORMER_KEY, "7 people X", None),
        (FORMER_KEY, "7 people X X b2.a3.b2", None),
        (FORMER_KEY, "7 people X X b2.a3.c", None),
        (FORMER_KEY, "{\"moves\": [4, 0]}", None),
        (FORMER_KEY, "\u{0}\u{ffff}é🙂\n\n\n", None),
        (FORMER_KEY, "rubbish\n7 people X X b2.a3", Some("O---X----")),
        (
            FORMER_KEY,
            "\n\n7 people X X b2.a3\n8 peo",
            Some("O---X----"),
        ),
        (FORMER_KEY, "7 people X X a3.a2.b3.b2.c3", None),
    ] {
        let when = format!("{key}: {text:?}");
        store(&page, key, text).await;
        page.load().await;
        assert_eq!(offers_game(&page).await, board.is_some(), "{when}");
        if let Some(board) = board {
            page.press("Resume").await;
            assert_eq!(page.board().await, board);
            page.press("New game").await;
        }
        page.click(&[8, 0]).await;
        assert_eq!(page.board().await, "O-------X", "{when}");
        page.reload().await;
        assert!(offers_game(&page).await, "{when}");
        page.press("Resume").await;
        assert_eq!(page.board().await, "O-------X", "{when}");
        watch::assert_no_violations(&page).await;
        page.js("localStorage.clear();").await;
        page.client.goto("about:blank").await.unwrap();
        store(&page, "other", "").await;
        page.js("localStorage.clear();").await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn games_of_former_versions_are_read() {
    let page = watch::blank_unseeded().await;
    let former = "12 people X X b2.a3\n7 hard O O a1.b2\n3 people X X c1";
    store(&page, FORMER_KEY, former).await;
    page.load().await;
    assert!(offers_game(&page).await);
    assert_eq!(
        page.js(&format!("return localStorage['{FORMER_KEY}'] ?? null;"))
            .await,
        serde_json::Value::Null
    );
    assert_eq!(stored_games(&page).await.len(), 3);
    page.press("Not now").await;
    page.press("Resume").await;
    assert!(page.board().await.starts_with("----O-X"));
    assert_eq!(page.opponent().await, "Computer, Hard (6 moves)");
    assert_eq!(page.chosen("You play").await, "You: O");
    page.press("Two players").await;
    wait_for_save(&page).await;
    let mut boards = saved_boards(&page).await;
    assert!(boards.remove(0).starts_with("----O-X"), "{boards:?}");
    assert_eq!(boards, ["O---X----", "--------X"]);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn settings_of_former_versions_are_read() {
    let page = watch::blank_unseeded().await;
    let settings = " dark coordinates unknown bare still sound values";
    store(&page, "chorus-lapilli/choices", settings).await;
    page.load().await;
    let checked = async || {
        page.js("return all('input').filter(({ checked }) => checked).map(nameOf);")
            .await
    };
    assert_eq!(checked().await, json!(["Show move values"]));
    page.open_tab("Settings").await;
    assert_eq!(checked().await, json!(["Dark", "Coordinates", "Sound"]));
    watch::assert_no_violations(&page).await;
}
