//! Storage that is missing, full, spoilt or shared by two tabs.

use serde_json::json;

use crate::keeping::{kept, offers};
use crate::support::Page;
use crate::watch;

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn without_storage_the_game_goes_on_and_one_sentence_says_so() {
    for blocked in [
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
    ] {
        let page = watch::by_chance().await;
        page.before_load(blocked).await;
        page.load().await;
        assert!(!offers(&page).await);
        page.click(&[4]).await;
        kept(&page).await;
        assert!(page.sees("#unkept").await, "{blocked}");
        let said = page.text("#unkept").await;
        assert!(said.contains("keeps nothing"), "{said}");
        page.click(&[0, 8, 6, 3, 2, 8]).await;
        kept(&page).await;
        page.click(&[5]).await;
        assert_eq!(page.status().await, "Winner: X");
        page.press("Undo").await;
        assert_eq!(page.board().await, "O-OXX-O-X");
        page.press("New game").await;
        kept(&page).await;
        page.reload().await;
        assert!(!offers(&page).await);
        page.click(&[4]).await;
        assert_eq!(page.board().await, "----X----");
        watch::all_was_well(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn spoilt_storage_does_no_harm() {
    let page = watch::by_chance().await;
    let key = "chorus-lapilli/games";
    for (shelf, board) in [
        ("rubbish", None),
        ("7", None),
        ("7 people X", None),
        ("7 people X X b2.a3.b2", None),
        ("7 people X X b2.a3.c", None),
        ("{\"moves\": [4, 0]}", None),
        ("\u{0}\u{ffff}é🙂\n\n\n", None),
        ("rubbish\n7 people X X b2.a3", Some("O---X----")),
        ("\n\n7 people X X b2.a3\n8 peo", Some("O---X----")),
        ("7 people X X a3.a2.b3.b2.c3", None),
    ] {
        // A page of the same origin that keeps nothing itself.
        let elsewhere = page.server.url() + "missing.html";
        page.client.goto(&elsewhere).await.unwrap();
        let store = "localStorage.setItem(arguments[0], arguments[1]);";
        let arguments = vec![json!(key), json!(shelf)];
        page.client.execute(store, arguments).await.unwrap();
        page.console().await;

        page.load().await;
        assert_eq!(offers(&page).await, board.is_some(), "{shelf:?}");
        if let Some(board) = board {
            page.press("Resume").await;
            assert_eq!(page.board().await, board);
            page.press("New game").await;
        }
        page.click(&[8, 0]).await;
        assert_eq!(page.board().await, "O-------X", "{shelf:?}");
        page.reload().await;
        assert!(offers(&page).await, "{shelf:?}");
        page.press("Resume").await;
        assert_eq!(page.board().await, "O-------X", "{shelf:?}");
        watch::all_was_well(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn two_tabs_keep_a_game_each() {
    let page = Page::open().await;
    let first = page.client.window().await.unwrap();
    let second = page.client.new_window(true).await.unwrap().handle;
    let to = async |tab: &fantoccini::wd::WindowHandle| {
        page.client.switch_to_window(tab.clone()).await.unwrap();
    };
    page.click(&[4, 0]).await;
    kept(&page).await;
    to(&second).await;
    page.load().await;
    page.click(&[8]).await;
    kept(&page).await;
    to(&first).await;
    assert_eq!(page.board().await, "O---X----");
    page.click(&[2]).await;
    kept(&page).await;
    to(&second).await;
    page.click(&[6]).await;
    assert_eq!(page.board().await, "------O-X");

    // The newest first, and the other after it was dismissed.
    page.reload().await;
    assert!(offers(&page).await);
    page.press("Resume").await;
    assert_eq!(page.board().await, "------O-X");
    page.reload().await;
    assert!(offers(&page).await);
    page.press("Dismiss").await;
    page.reload().await;
    assert!(offers(&page).await);
    page.press("Resume").await;
    assert_eq!(page.board().await, "O-X-X----");

    // The first tab has not noticed anything.
    to(&first).await;
    assert_eq!(page.board().await, "O-X-X----");
    page.click(&[7]).await;
    assert_eq!(page.board().await, "O-X-X--O-");
    assert_eq!(page.console().await, Vec::<String>::new());
}
