//! Whole games by clicks.

use serde_json::{Value, json};

use crate::support::Page;

/// X wins on the diagonal from c3 to a1 while both are still placing.
const PLACED_WIN: [usize; 5] = [4, 0, 2, 1, 6];

/// Three pieces each, X to move, who holds the centre and wins with c1-c2.
const BEFORE_STEPPING: [usize; 6] = [4, 0, 8, 6, 3, 2];

/// The piece and the target of that step.
const STEPPED_WIN: [usize; 2] = [8, 5];

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_line_wins_while_placing_and_ends_the_game() {
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
async fn the_holder_of_the_centre_wins_by_a_step() {
    let page = Page::open().await;
    page.click(&BEFORE_STEPPING).await;
    assert_eq!(page.board().await, "O-OXX-O-X");

    // a2 cannot win, so the centre rule forbids its steps.
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
async fn o_wins_and_a_new_game_follows() {
    let page = Page::open().await;
    page.click(&[0, 4, 1, 2, 8, 6]).await;
    assert_eq!(page.status().await, "Winner: O");
    page.press("Play again").await;
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
    page.reload().await;
    assert_eq!(page.board().await, "---------");
    assert_eq!(page.status().await, "Next player: X");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_squares_stay_the_same_nodes_while_the_screen_is_shown() {
    let page = Page::open().await;
    let squares = "const squares = all('button[class*=square]');";
    page.js(&format!(
        "{squares} squares.forEach((square, index) => {{ square.index = index; }});"
    ))
    .await;
    let assert_same = async |when: &str| {
        let indices = format!("{squares} return squares.map(({{ index }}) => index);");
        let expected = json!([0, 1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(page.js(&indices).await, expected, "{when}");
    };
    page.click(&BEFORE_STEPPING).await;
    assert_same("after placing").await;
    page.click(&[3, 1]).await;
    assert_same("after two refusals").await;
    page.click(&STEPPED_WIN).await;
    assert_same("after a win").await;
    page.press("Undo").await;
    assert_same("after an undo").await;
    page.press("New game").await;
    assert_same("in a new game").await;
    page.visit("#/play/b2.a3").await;
    assert_same("in a game opened by its link").await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_repeated_refusal_is_announced_again() {
    let page = Page::open().await;
    page.click(&[4]).await;
    page.js("window.changes = 0;
         const observer = new MutationObserver(() => { window.changes += 1; });
         for (const region of all('[aria-live]'))
             observer.observe(region, { childList: true, characterData: true, subtree: true });")
        .await;
    let mut before = json!(0);
    for _ in 0..3 {
        page.click(&[4]).await;
        let message = page.message().await;
        assert!(message.contains("taken"), "{message}");
        let announced = page.js("return document.querySelector('[aria-live]').textContent;");
        let Value::String(announced) = announced.await else {
            panic!("there is no live region");
        };
        assert!(announced.contains(&message), "{announced:?}: {message:?}");
        let changes = page.js("return window.changes;").await;
        assert_ne!(changes, before);
        before = changes;
    }
}
