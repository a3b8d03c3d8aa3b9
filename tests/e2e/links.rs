//! Games opened by their links or pasted.

use serde_json::json;

use crate::record::long_game;
use crate::support::{Page, View};
use crate::watch;

/// A link to a game, and the board after it.
pub const LINK: &str = "#/play/b2.a3.c1.a1.a2.c3.b2-b1";
pub const LINK_BOARD: &str = "O-OX--OXX";

/// Pastes this text and opens it.
pub async fn paste(page: &Page, text: &str) {
    if page.selected_tab().await != "Play by link" {
        page.open_tab("Play by link").await;
    }
    page.fill("Link or moves", text).await;
    page.press("Open").await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_link_opens_its_game() {
    let page = watch::blank().await;
    for fresh in [true, false] {
        if !fresh {
            page.load().await;
        }
        page.visit(LINK).await;
        assert_eq!(page.board().await, LINK_BOARD);
        assert_eq!(page.status().await, "Next player: O");
        assert_eq!(
            page.message().await,
            "Game loaded. You are O: move, then send the link."
        );
        assert_eq!(page.moves().await.len(), 1 + 7);
        assert_eq!(page.current_moves().await, ["b2-b1"]);
        assert_eq!(page.fragment().await, LINK);
        page.reload().await;
        assert_eq!(page.board().await, LINK_BOARD);
        page.click(&[2, 4]).await;
        assert_eq!(page.board().await, "O--XO-OXX");
        page.press("Undo").await;
        assert_eq!(page.board().await, LINK_BOARD);
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn an_illegal_link_opens_its_legal_beginning_and_explains() {
    let page = watch::blank().await;
    for (link, board, moves, words) in [
        (
            "b2.a3.b2.c1",
            "O---X----",
            2,
            &["move 3", "b2", "taken"][..],
        ),
        (
            "b2.a3.c1.a1.a2.c3.a2-b3",
            "O-OXX-O-X",
            6,
            &["move 7", "a2-b3", "centre"],
        ),
        (
            "b2.a3.c1.a1.a2.c3.b1",
            "O-OXX-O-X",
            6,
            &["Stopped at move 7", "b1"],
        ),
        (
            "a3.a2.b3.b2.c3.c2",
            "XXXOO----",
            5,
            &["move 6", "c2", "over"],
        ),
        ("b2.B3", "----X----", 1, &["Can't read move 2", "B3"]),
        ("b9", "---------", 0, &["Can't read move 1", "b9"]),
        ("b2.<b>bold</b>", "----X----", 1, &["Can't read move 2"]),
    ] {
        page.load_at(&format!("#/play/{link}")).await;
        assert_eq!(page.board().await, board, "{link}");
        let listed = if moves == 0 { 0 } else { 1 + moves };
        assert_eq!(page.moves().await.len(), listed, "{link}");
        let message = page.message().await;
        for word in words {
            assert!(message.contains(word), "{link}: {message}");
        }
        // One element around the text, and none in it.
        let elements = page.js("return document.querySelectorAll('.message *').length;");
        assert_eq!(elements.await, 1, "{link} is shown as text");
    }
    page.visit("#/play/b2.a3.b2.c1").await;
    page.click(&[8]).await;
    assert_eq!(page.board().await, "O---X---X");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_link_of_a_hundred_thousand_characters_is_read() {
    let page = watch::blank().await;
    page.resize(View::NARROW).await;
    let long = long_game(16_670);
    assert!(long.len() >= 100_000);
    let assert_usable = async |board: &str| {
        assert_eq!(page.board().await, board);
        let overflow = page
            .js(
                "const { scrollWidth, clientWidth } = document.documentElement;
                 return scrollWidth - clientWidth;",
            )
            .await;
        assert_eq!(overflow, 0, "the page is not wider than the window");
    };
    for (link, board, words) in [
        (long, "XOXOXO---", "loaded"),
        ("b2.".repeat(33_334), "----X----", "move 2"),
        ("x".repeat(100_000), "---------", "move 1"),
        (
            "b2.".to_owned() + &"%00".repeat(33_333),
            "----X----",
            "move 2",
        ),
        (".".repeat(100_000), "---------", "doesn't lead"),
    ] {
        page.load_at(&format!("#/play/{link}")).await;
        let message = page.message().await;
        assert!(message.contains(words), "{message}");
        assert!(message.len() < 300, "{message}");
        if words == "loaded" {
            let status = page.status().await;
            page.press("Undo").await;
            assert_ne!(page.status().await, status);
            page.press("Redo").await;
        }
        assert_usable(board).await;
    }
    page.click(&[4]).await;
    assert_usable("----X----").await;
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn arbitrary_bytes_in_the_address_are_harmless() {
    let page = watch::open().await;
    page.click(&[4, 0]).await;
    // Chromium throttles pages that navigate more often.
    let seen = page
        .js("let state = 7;
             const random = (below) => {
                 state = (state * 48271) % 2147483647;
                 return state % below;
             };
             const starts = ['', '/', '/play/', '/explore/', '/play/b2.', '/explore/X-O', '%', '?'];
             const seen = new Set();
             for (let round = 0; round < 80; round++) {
                 let hash = starts[random(starts.length)];
                 for (let length = random(40); length > 0; length--)
                     hash += String.fromCharCode(random(round % 2 ? 65536 : 256));
                 location.hash = hash;
                 await sleep(1);
                 seen.add(`${squares().length} squares, failure: ${failure()}`);
             }
             return [...seen];")
        .await;
    assert_eq!(seen, json!(["9 squares, failure: null"]));
    page.visit("#/nowhere").await;
    assert!(page.message().await.contains("doesn't lead to a game"));
    page.visit("#/play/b2.a1").await;
    assert_eq!(page.board().await, "----X-O--");
    page.click(&[8]).await;
    assert_eq!(page.board().await, "----X-O-X");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn opening_a_link_can_be_undone() {
    let page = watch::open().await;
    page.click(&[4, 0]).await;
    page.visit(LINK).await;
    assert_eq!(page.board().await, LINK_BOARD);
    for _ in 0..8 {
        page.press("Undo").await;
        if page.board().await == "O---X----" {
            break;
        }
    }
    assert_eq!(page.board().await, "O---X----");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn pasted_text_is_opened() {
    let page = watch::open().await;
    // Each replaces the one before.
    for (text, board, words) in [
        (
            "https://example.org/some/where#/play/b2.a3",
            "O---X----",
            "Game loaded",
        ),
        ("  b2 a3  c1 ", "O---X---X", "Game loaded"),
        ("b2 b2", "----X----", "move 2"),
        ("hello", "----X----", "Can't read"),
    ] {
        paste(&page, text).await;
        assert_eq!(page.board().await, board, "{text}");
        let message = page.message().await;
        assert!(message.contains(words), "{text}: {message}");
    }
    // A position opens on Explore.
    let position = "#/explore/X-O-X-O--:X";
    paste(&page, position).await;
    assert_eq!(page.board().await, "X-O-X-O--");
    assert_eq!(page.fragment().await, position);
    page.back().await;
    assert_eq!(page.board().await, "----X----");
    watch::assert_no_violations(&page).await;
}
