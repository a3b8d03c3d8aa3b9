use serde_json::{Value, json};

use crate::support::Page;

/// The diagonal of X from c3 to a1, while both are still placing.
const PLACED_WIN: [usize; 5] = [4, 0, 2, 1, 6];

/// Three pieces each, with X to move, who holds the centre and wins with c1-c2.
const BEFORE_STEPPING: [usize; 6] = [4, 0, 8, 6, 3, 2];

/// That step, as the piece and its target.
const STEPPED_WIN: [usize; 2] = [8, 5];

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_line_wins_while_placing_and_nothing_is_played_after_it() {
    let page = Page::open().await;
    for (square, next) in PLACED_WIN.into_iter().zip(["O", "X", "O", "X"]) {
        page.click(&[square]).await;
        assert_eq!(page.status().await, format!("Next player: {next}"));
    }
    page.click(&PLACED_WIN[4..]).await;
    assert_eq!(page.status().await, "Winner: X");
    for square in 0..9 {
        page.click(&[square]).await;
        assert_eq!(page.board().await, "OOX-X-X--");
        assert_eq!(page.status().await, "Winner: X");
        assert!(page.message().await.contains("over"));
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_step_wins_for_the_player_in_the_centre() {
    let page = Page::open().await;
    page.click(&BEFORE_STEPPING).await;
    assert_eq!(page.board().await, "O-OXX-O-X");

    // The other piece beside the centre cannot win, so the centre rule holds it.
    page.click(&[3]).await;
    assert!(page.message().await.contains("centre"));
    page.click(&STEPPED_WIN[..1]).await;
    assert_eq!(page.board().await, "O-OXX-O-X");
    assert_eq!(page.status().await, "Next player: X");
    assert!(page.message().await.contains("selected"));

    page.click(&STEPPED_WIN[1..]).await;
    assert_eq!(page.board().await, "O-OXXXO--");
    assert_eq!(page.status().await, "Winner: X");
    page.click(&[0, 1]).await;
    assert_eq!(page.board().await, "O-OXXXO--");
    assert!(page.message().await.contains("over"));
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn o_wins_too_and_a_new_game_follows() {
    let page = Page::open().await;
    page.click(&[0, 4, 1, 2, 8, 6]).await;
    assert_eq!(page.status().await, "Winner: O");
    page.press("New game").await;
    assert_eq!(page.board().await, "---------");
    assert_eq!(page.status().await, "Next player: X");
    page.click(&[4]).await;
    assert_eq!(page.board().await, "----X----");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_reload_empties_the_board() {
    let page = Page::open().await;
    page.click(&BEFORE_STEPPING).await;
    page.client.refresh().await.unwrap();
    page.ready().await;
    assert_eq!(page.board().await, "---------");
    assert_eq!(page.status().await, "Next player: X");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_squares_are_the_same_nodes_for_as_long_as_the_page_lives() {
    let page = Page::open().await;
    let squares = "const squares = [...document.querySelectorAll('button[class*=square]')];";
    page.js(&format!(
        "{squares} squares.forEach((square, index) => {{ square.asMet = index; }});"
    ))
    .await;
    let same = async |when: &str| {
        let met = format!("{squares} return squares.map((square) => square.asMet);");
        assert_eq!(
            page.js(&met).await,
            json!([0, 1, 2, 3, 4, 5, 6, 7, 8]),
            "{when}"
        );
    };
    page.click(&BEFORE_STEPPING).await;
    same("after placing").await;
    page.click(&[3, 1]).await;
    same("after two refusals").await;
    page.click(&STEPPED_WIN).await;
    same("after a win").await;
    page.press("New game").await;
    same("in a new game").await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_same_refusal_twice_is_read_out_twice() {
    let page = Page::open().await;
    page.click(&[4]).await;
    page.js("window.changes = 0;
         const observer = new MutationObserver(() => { window.changes += 1; });
         for (const region of document.querySelectorAll('[aria-live]'))
             observer.observe(region, { childList: true, characterData: true, subtree: true });")
        .await;
    let mut before = json!(0);
    for _ in 0..3 {
        page.click(&[4]).await;
        let message = page.message().await;
        assert!(message.contains("taken"), "{message}");
        let read = page.js("return document.querySelector('[aria-live]').textContent;");
        let Value::String(read) = read.await else {
            panic!("there is a live region");
        };
        assert!(read.contains(&message), "{read:?} says {message:?}");
        let changes = page.js("return window.changes;").await;
        assert_ne!(changes, before);
        before = changes;
    }
}
