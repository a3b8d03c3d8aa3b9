use fantoccini::Locator;
use serde_json::json;

use crate::support::Page;
use crate::support::keys::press;
use crate::support::page::View;
use crate::watch;

/// A page whose `navigator` has these instead of its own.
async fn with(share: &str, clipboard: &str) -> Page {
    let page = watch::blank().await;
    page.before_load(&format!(
        "window.taken = [];
         const share = {share};
         const clipboard = {clipboard};
         Object.defineProperty(navigator, 'share', {{ value: share }});
         Object.defineProperty(navigator, 'clipboard', {{ value: clipboard }});"
    ))
    .await;
    page.load().await;
    page.click(&[4, 0, 8]).await;
    page.press("Undo").await;
    page
}

const NONE: &str = "undefined";
const COPIES: &str = "{ writeText: async (text) => { window.taken.push(text); } }";
const REFUSES: &str =
    "{ writeText: async () => { throw new DOMException('no', 'NotAllowedError'); } }";
const THROWS: &str = "{ writeText: () => { throw new TypeError('no'); } }";
const SHEET: &str = "async ({ url }) => { window.taken.push(url); }";
const CLOSED: &str = "async () => { throw new DOMException('no', 'AbortError'); }";

/// The link of the game that is shared: up to the moment looked at.
fn link(page: &Page) -> String {
    page.server.url() + "#/play/b2.a3"
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn what_was_done_is_seen_where_little_is() {
    for (clipboard, button, told) in [
        (COPIES, "Share", ".message"),
        (COPIES, "Open", ".message"),
        (NONE, "Share", "#link"),
    ] {
        let page = with(NONE, clipboard).await;
        for view in [View::NARROW, View::new(740, 360), View::new(640, 400)] {
            page.resize(view).await;
            page.js("scrollTo(0, document.body.scrollHeight);").await;
            page.press(button).await;
            page.painted().await;
            let place = format!(
                "const {{ top, bottom }} = document.querySelector('{told}').getBoundingClientRect();
                 return [top, innerHeight - bottom];"
            );
            let room: [f64; 2] = serde_json::from_value(page.js(&place).await).unwrap();
            let seen = room.iter().all(|room| *room > -1.0);
            assert!(seen, "{button}, {told}, {view:?}: {room:?}");
        }
        watch::all_was_well(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_link_that_cannot_be_handed_on_is_shown_selected() {
    for (share, clipboard) in [
        (NONE, NONE),
        (NONE, REFUSES),
        (NONE, THROWS),
        (CLOSED, COPIES),
    ] {
        let page = with(share, clipboard).await;
        assert!(!page.sees("#link").await);
        for _ in 0..2 {
            page.press("Share").await;
            // It stays: it has to be copied by hand.
            page.js("await new Promise((done) => setTimeout(done, 500));")
                .await;
            assert!(page.sees("#link").await, "{share}, {clipboard}");
            let message = page.message().await;
            assert!(message.contains("Copy this link"), "{message}");
            let selected = page
                .js("const field = document.activeElement;
                     return [
                         field.id,
                         field.value.slice(field.selectionStart, field.selectionEnd),
                         window.taken,
                     ];")
                .await;
            assert_eq!(selected, json!(["link", link(&page), []]));
        }
        // Nothing is written there, so these keys do what they do elsewhere.
        for (chord, board) in [("Ctrl+z", "----X----"), ("Ctrl+y", "O---X----")] {
            page.press("Share").await;
            page.client
                .wait()
                .for_element(Locator::Css(".linked #link:focus"))
                .await
                .expect("the link is shown");
            press(&page, chord).await;
            assert_eq!(page.board().await, board, "{chord}");
        }
        page.click(&[8]).await;
        assert!(!page.sees("#link").await);
        assert_eq!(page.board().await, "O---X---X");
        watch::all_was_well(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_link_is_copied_or_given_to_the_share_sheet_and_the_page_says_so() {
    for (share, clipboard, told) in [(NONE, COPIES, "copied"), (SHEET, COPIES, "shared")] {
        let page = with(share, clipboard).await;
        page.press("Share").await;
        page.painted().await;
        let message = page.message().await;
        assert!(message.contains(told), "{message}");
        assert!(message.contains("opponent"), "{message}");
        assert!(!page.sees("#link").await);
        let taken = page.js("return window.taken;").await;
        assert_eq!(taken, json!([link(&page)]));
        // The opponent opens it.
        page.client.goto("about:blank").await.unwrap();
        page.visit("#/play/b2.a3").await;
        assert_eq!(page.board().await, "O---X----");
        assert_eq!(page.status().await, "Next player: X");
        watch::all_was_well(&page).await;
    }
}
