//! Sharing a game.

use serde_json::json;

use crate::support::keys::press;
use crate::support::{Page, View};
use crate::watch;

/// The field that shows a link which cannot be shared or copied.
const FIELD: &str = "Link to this game";

/// The pointer of a device, as style sheets ask for it.
#[derive(Clone, Copy, Debug)]
enum Pointer {
    Mouse,
    Finger,
}
use Pointer::{Finger, Mouse};

/// Opens a page with this pointer and these values of `navigator.share` and `navigator.clipboard`,
/// in a game at its second move of three.
async fn open(pointer: Pointer, share: &str, clipboard: &str) -> Page {
    let page = watch::blank().await;
    let is_coarse = matches!(pointer, Finger);
    page.before_load(&format!(
        "window.shared = [];
         const share = {share};
         const clipboard = {clipboard};
         Object.defineProperty(navigator, 'share', {{ value: share }});
         Object.defineProperty(navigator, 'clipboard', {{ value: clipboard }});
         const ask = matchMedia;
         window.matchMedia = (query) =>
             query === '(pointer: coarse)' ? {{ matches: {is_coarse} }} : ask(query);"
    ))
    .await;
    page.load().await;
    page.click(&[4, 0, 8]).await;
    page.press("Undo").await;
    page.open_tab("Play by link").await;
    page
}

const NONE: &str = "undefined";
const COPIES: &str = "{ writeText: async (text) => { window.shared.push(text); } }";
const REFUSES: &str =
    "{ writeText: async () => { throw new DOMException('no', 'NotAllowedError'); } }";
const THROWS: &str = "{ writeText: () => { throw new TypeError('no'); } }";
const SHARES: &str = "async ({ url }) => { window.shared.push(url); }";
const CANCELS: &str = "async () => { throw new DOMException('no', 'AbortError'); }";

/// Returns the link to the game up to the present moment.
fn link(page: &Page) -> String {
    page.server.url() + "#/play/b2.a3"
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_result_is_scrolled_into_view() {
    for (clipboard, button, result) in [
        (COPIES, "Share", "document.querySelector('.message')"),
        (COPIES, "Open", "document.querySelector('.message')"),
        (NONE, "Share", "control('Link to this game')"),
    ] {
        let page = open(Mouse, NONE, clipboard).await;
        for view in [View::NARROW, View::new(740, 360), View::new(640, 400)] {
            page.resize(view).await;
            page.js("scrollTo(0, document.body.scrollHeight);").await;
            page.press(button).await;
            page.painted().await;
            let place = format!(
                "const {{ top, bottom }} = {result}.getBoundingClientRect();
                 return [top, innerHeight - bottom];"
            );
            let distances: [f64; 2] = serde_json::from_value(page.js(&place).await).unwrap();
            let in_view = distances.iter().all(|distance| *distance > -1.0);
            assert!(in_view, "{button}, {result}, {view:?}: {distances:?}");
            page.wait_until("buttons('Share').length === 1").await;
        }
        watch::assert_no_violations(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_link_that_cannot_be_shared_is_shown_and_selected() {
    for (pointer, share, clipboard) in [
        (Mouse, NONE, NONE),
        (Mouse, NONE, REFUSES),
        (Mouse, SHARES, THROWS),
        (Finger, NONE, REFUSES),
    ] {
        let page = open(pointer, share, clipboard).await;
        assert!(!page.has_control(FIELD).await);
        for _ in 0..2 {
            page.press("Share").await;
            // It stays, because it has to be copied by hand.
            page.sleep(500).await;
            assert!(page.has_control(FIELD).await, "{share}, {clipboard}");
            let message = page.message().await;
            assert!(message.contains("Copy this link"), "{message}");
            let selected = page
                .js("const field = document.activeElement;
                     return [
                         nameOf(field),
                         field.value.slice(field.selectionStart, field.selectionEnd),
                         window.shared,
                     ];")
                .await;
            assert_eq!(selected, json!([FIELD, link(&page), []]));
        }
        // The field is read-only, so these keys undo and redo moves as elsewhere.
        for (keys, board) in [("Ctrl+z", "----X----"), ("Ctrl+y", "O---X----")] {
            page.press("Share").await;
            page.wait_until("nameOf(document.activeElement) === 'Link to this game'")
                .await;
            press(&page, keys).await;
            assert_eq!(page.board().await, board, "{keys}");
        }
        page.click(&[8]).await;
        assert!(!page.has_control(FIELD).await);
        assert_eq!(page.board().await, "O---X---X");
        watch::assert_no_violations(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn closing_the_share_sheet_changes_nothing() {
    let page = open(Finger, CANCELS, COPIES).await;
    let message = page.message().await;
    page.press("Share").await;
    page.sleep(300).await;
    assert!(!page.has_control(FIELD).await);
    assert_eq!(page.message().await, message);
    assert_eq!(page.js("return window.shared;").await, json!([]));
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_link_is_shared_or_copied_and_the_message_says_so() {
    for (pointer, share, word) in [
        (Mouse, NONE, "copied"),
        (Mouse, SHARES, "copied"),
        (Finger, NONE, "copied"),
        (Finger, SHARES, "shared"),
    ] {
        let page = open(pointer, share, COPIES).await;
        page.press("Share").await;
        page.painted().await;
        let message = page.message().await;
        assert!(message.contains(word), "{message}");
        assert!(message.contains("opponent"), "{message}");
        assert!(!page.has_control(FIELD).await);
        let shared = page.js("return window.shared;").await;
        assert_eq!(shared, json!([link(&page)]));
        // The opponent opens it.
        page.load_at("#/play/b2.a3").await;
        assert_eq!(page.board().await, "O---X----");
        assert_eq!(page.status().await, "Next player: X");
        watch::assert_no_violations(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_button_says_for_a_moment_that_the_link_is_copied() {
    const COPIED: &str = "Copied ✓";
    let page = open(Mouse, NONE, COPIES).await;
    page.press("Share").await;
    page.painted().await;
    assert!(page.has_button(COPIED).await && !page.has_button("Share").await);
    // Pressed again, it copies again.
    page.press(COPIED).await;
    page.wait_until("buttons('Share').length === 1").await;
    assert!(!page.has_button(COPIED).await);
    let shared = page.js("return window.shared;").await;
    assert_eq!(shared, json!([link(&page), link(&page)]));
    // After a move there is another link to copy.
    page.press("Share").await;
    page.painted().await;
    page.click(&[8]).await;
    page.painted().await;
    assert!(page.has_button("Share").await);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn before_the_first_move_the_link_is_the_plain_page() {
    let page = open(Mouse, NONE, COPIES).await;
    page.press("New game").await;
    page.press("Share").await;
    page.painted().await;
    let shared = page.js("return window.shared;").await;
    assert_eq!(shared, json!([page.server.url() + "#/"]));
    watch::assert_no_violations(&page).await;
}
