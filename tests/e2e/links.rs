use serde_json::json;

use crate::keeping::kept;
use crate::record::long_game;
use crate::support::Page;
use crate::support::page::View;
use crate::watch;

/// The game of the rule book, and what the board shows after it.
const GOOD: &str = "#/play/b2.a3.c1.a1.a2.c3.b2-b1";
const GOOD_BOARD: &str = "O-OX--OXX";

/// How many moves are listed.
async fn listed(page: &Page) -> u64 {
    let moves = page.js("return document.querySelectorAll('.moves button').length;");
    moves.await.as_u64().unwrap() - 1
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_link_opens_its_game_ready_to_play_on() {
    let page = watch::blank().await;
    for fresh in [true, false] {
        if !fresh {
            page.load().await;
        }
        page.visit(GOOD).await;
        assert_eq!(page.board().await, GOOD_BOARD);
        assert_eq!(page.status().await, "Next player: O");
        assert!(page.message().await.contains("opened"));
        assert_eq!(listed(&page).await, 7);
        assert_eq!(page.text(".moves [aria-current=step]").await, "b2-b1");
        page.reload().await;
        assert_eq!(page.board().await, GOOD_BOARD);
        page.click(&[2, 4]).await;
        assert_eq!(page.board().await, "O--XO-OXX");
        page.press("Undo").await;
        assert_eq!(page.board().await, GOOD_BOARD);
    }
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_broken_link_shows_its_legal_beginning_and_says_which_move_and_why() {
    let page = watch::blank().await;
    for (link, board, moves, told) in [
        (
            "b2.a3.b2.c1",
            "O---X----",
            2,
            &["Move 3", "b2", "taken"][..],
        ),
        (
            "b2.a3.c1.a1.a2.c3.a2-b3",
            "O-OXX-O-X",
            6,
            &["Move 7", "a2-b3", "centre"],
        ),
        (
            "b2.a3.c1.a1.a2.c3.b1",
            "O-OXX-O-X",
            6,
            &["Move 7", "b1", "not allowed"],
        ),
        (
            "a3.a2.b3.b2.c3.c2",
            "XXXOO----",
            5,
            &["Move 6", "c2", "over"],
        ),
        ("b2.B3", "----X----", 1, &["Move 2", "B3", "cannot be read"]),
        ("b9", "---------", 0, &["Move 1", "b9", "cannot be read"]),
        (
            "b2.<b>bold</b>",
            "----X----",
            1,
            &["Move 2", "cannot be read"],
        ),
    ] {
        page.client.goto("about:blank").await.unwrap();
        page.visit(&format!("#/play/{link}")).await;
        assert_eq!(page.board().await, board, "{link}");
        assert_eq!(listed(&page).await, moves, "{link}");
        let message = page.message().await;
        for word in told {
            assert!(message.contains(word), "{link}: {message}");
        }
        let bold = page.js("return document.querySelector('.message').childElementCount;");
        assert_eq!(bold.await, 0);
    }
    page.visit("#/play/b2.a3.b2.c1").await;
    page.click(&[8]).await;
    assert_eq!(page.board().await, "O---X---X");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_link_of_a_hundred_thousand_characters_is_read_in_time() {
    let page = watch::blank().await;
    page.resize(View::NARROW).await;
    let long = long_game(16_670);
    assert!(long.len() >= 100_000);
    let usable = async |board: &str| {
        assert_eq!(page.board().await, board);
        let wide = page
            .js("const page = document.documentElement;
                 return page.scrollWidth - page.clientWidth;")
            .await;
        assert_eq!(wide, 0, "the page is not wider than the window");
    };
    for (link, board, told) in [
        (long, "XOXOXO---", "opened"),
        ("b2.".repeat(33_334), "----X----", "Move 2"),
        ("x".repeat(100_000), "---------", "Move 1"),
        (
            "b2.".to_owned() + &"%00".repeat(33_333),
            "----X----",
            "Move 2",
        ),
        (".".repeat(100_000), "---------", "No game"),
    ] {
        page.client.goto("about:blank").await.unwrap();
        page.visit(&format!("#/play/{link}")).await;
        let message = page.message().await;
        assert!(message.contains(told), "{message}");
        assert!(message.len() < 300, "{message}");
        if told == "opened" {
            // It goes on from there.
            let turn = page.status().await;
            page.press("Undo").await;
            assert_ne!(page.status().await, turn);
            page.press("Redo").await;
        }
        usable(board).await;
    }
    page.click(&[4]).await;
    usable("----X----").await;
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn no_bytes_in_the_address_do_harm() {
    let page = watch::open().await;
    page.click(&[4, 0]).await;
    let seen = page
        .js(
            "// So few that the browser does not take them for an attack.
             let state = 7;
             const chance = (below) => {
                 state = (state * 48271) % 2147483647;
                 return state % below;
             };
             const starts = ['', '/', '/play/', '/explore/', '/play/b2.', '/explore/X-O', '%', '?'];
             const seen = new Set();
             for (let round = 0; round < 80; round++) {
                 let hash = starts[chance(starts.length)];
                 for (let length = chance(40); length > 0; length--)
                     hash += String.fromCharCode(chance(round % 2 ? 65536 : 256));
                 location.hash = hash;
                 await new Promise((done) => setTimeout(done, 1));
                 const squares = document.querySelectorAll('button.square').length;
                 seen.add(`${squares} ${document.querySelector('#trouble').hidden}`);
             }
             return [...seen];",
        )
        .await;
    assert_eq!(seen, json!(["9 true"]));
    page.visit("#/nowhere").await;
    assert!(page.message().await.contains("No game"));
    page.visit("#/play/b2.a1").await;
    assert_eq!(page.board().await, "----X-O--");
    page.click(&[8]).await;
    assert_eq!(page.board().await, "----X-O-X");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn back_and_forward_lead_between_the_plain_page_explore_and_a_link() {
    let page = watch::open().await;
    page.click(&[4, 0]).await;
    page.touch("a[href='#/explore']").await;
    page.painted().await;
    page.touch("[data-move=c3]").await;
    page.painted().await;
    assert_eq!(page.board().await, "--X------");
    page.visit(GOOD).await;
    assert_eq!(page.board().await, GOOD_BOARD);
    page.click(&[2, 4]).await;
    let gone_on = "O--XO-OXX";
    kept(&page).await;
    let followed = page.hash().await;
    assert_ne!(followed, GOOD);

    page.back().await;
    assert_eq!(page.board().await, "--X------");
    assert_eq!(page.hash().await, "#/explore/--X------:O");
    page.back().await;
    assert_eq!(page.board().await, "---------");
    page.back().await;
    assert_eq!(page.text("nav [aria-current=page]").await, "Play");
    assert_eq!(page.board().await, gone_on);
    for _ in 0..2 {
        page.forward().await;
        assert_eq!(page.text("nav [aria-current=page]").await, "Explore");
    }
    // The game has gone on since, and is not thrown away.
    page.forward().await;
    assert_eq!(page.hash().await, followed);
    assert_eq!(page.board().await, gone_on);
    page.press("Undo").await;
    assert_eq!(page.board().await, GOOD_BOARD);
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_link_in_place_of_a_game_can_be_undone() {
    let page = watch::open().await;
    page.click(&[4, 0]).await;
    page.visit(GOOD).await;
    assert_eq!(page.board().await, GOOD_BOARD);
    for _ in 0..8 {
        page.press("Undo").await;
        if page.board().await == "O---X----" {
            break;
        }
    }
    assert_eq!(page.board().await, "O---X----");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn pasted_text_is_opened() {
    let page = watch::open().await;
    // Each takes the place of the one before.
    for (text, board, told) in [
        (
            "https://example.org/some/where#/play/b2.a3",
            "O---X----",
            "opened",
        ),
        ("  b2 a3  c1 ", "O---X---X", "opened"),
        ("b2 b2", "----X----", "Move 2"),
        ("hello", "----X----", "cannot be read"),
    ] {
        let field = page.find("form input").await;
        field.send_keys(text).await.unwrap();
        page.press("Open").await;
        assert_eq!(page.board().await, board, "{text}");
        let message = page.message().await;
        assert!(message.contains(told), "{text}: {message}");
    }
    // A position leads to where positions are.
    let field = page.find("form input").await;
    let position = "#/explore/X-O-X-O--:X";
    field.send_keys(position).await.unwrap();
    page.press("Open").await;
    assert_eq!(page.board().await, "X-O-X-O--");
    assert_eq!(page.hash().await, position);
    page.back().await;
    assert_eq!(page.board().await, "----X----");
    watch::all_was_well(&page).await;
}
