//! How a game ends, and the score of several games.

use serde_json::{Value, json};

use crate::computer::wait_for_computer;
use crate::layout::CLAIM;
use crate::learn::INVITATION;
use crate::record::long_game;
use crate::support::Page;
use crate::support::pointer::hover;
use crate::watch;

/// X wins with its next move, on c3.
const X_ABOUT_TO_WIN: &str = "#/play/a3.a1.b3.b1";

/// Moves of X and O after which X has won, and others after which O has.
const X_WINS: [usize; 5] = [0, 6, 1, 7, 2];
const O_WINS: [usize; 6] = [0, 6, 1, 7, 5, 8];

/// Asserts that the game has ended like this, and that the next thing to do is to play again.
async fn assert_ended(page: &Page, status: &str, advice: &str, title: &str, score: &str) {
    assert_eq!(page.status().await, status);
    assert_eq!(page.text(".advice").await, advice);
    let shown = page.client.title().await.unwrap();
    assert_eq!(shown, format!("{title}, Chorus Lapilli"));
    assert!(page.has_button("Review game").await);
    assert_eq!(page.notice().await, format!("In the atlas{score}"));
    assert!(!page.has_button("New game").await);
    assert!(page.is_dimmed("Hint").await);
    assert_eq!(filled_buttons(page).await, json!(["Play again"]));
}

/// Returns the names of the buttons that are filled unlike all others.
async fn filled_buttons(page: &Page) -> Value {
    // Under the pointer, a button would look different.
    hover(page, 4).await;
    page.js(
        "const colour = (button) => getComputedStyle(button).backgroundColor;
         const plain = colour(button('Undo'));
         return all('.controls button').filter((button) => colour(button) !== plain).map(nameOf);",
    )
    .await
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn two_players_see_who_has_won_and_the_score() {
    let page = watch::open().await;
    assert_eq!(filled_buttons(&page).await, json!([]));
    assert_eq!(page.notice().await, INVITATION);
    page.click(&X_WINS).await;
    let advice = "X wins with three in a row.";
    assert_ended(&page, "Winner: X", advice, "X wins", "X 1, O 0").await;
    let winning = page.marked("in the winning line").await;
    assert_eq!(winning, json!([0, 1, 2]));

    page.press("Play again").await;
    assert_eq!(page.board().await, "---------");
    assert_eq!(page.message().await, "New game. X starts.");
    assert_eq!(page.notice().await, "X 1, O 0");
    assert_eq!(filled_buttons(&page).await, json!([]));
    page.click(&O_WINS).await;
    let advice = "O wins with three in a row.";
    assert_ended(&page, "Winner: O", advice, "O wins", "X 1, O 1").await;

    // The same game counts once, however it ends.
    page.press("Undo").await;
    assert_eq!(page.notice().await, "Move 5 of 6");
    page.press("Redo").await;
    assert_ended(&page, "Winner: O", advice, "O wins", "X 1, O 1").await;
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_winner_is_ringed_and_the_loser_is_quieter() {
    let page = watch::open().await;
    page.prefer("light").await;
    let looks = async || {
        let looks = page
            .js(
                "return squares().filter(({ innerText }) => innerText).map((square) => {
                     const { backgroundColor, backgroundImage, boxShadow } =
                         getComputedStyle(square.querySelector('.piece__stone'));
                     return [square.innerText, `${backgroundColor} ${backgroundImage}`, boxShadow];
                 });",
            )
            .await;
        looks.as_array().unwrap().clone()
    };
    page.click(&X_WINS[..4]).await;
    let before = looks().await;
    let of = |looks: &[Value], piece: &str, part: usize| {
        let look = looks.iter().find(|look| look[0] == piece).unwrap();
        look[part].clone()
    };
    page.click(&X_WINS[4..]).await;
    let after = looks().await;
    assert_eq!(of(&after, "X", 1), of(&before, "X", 1));
    assert_ne!(of(&after, "X", 2), of(&before, "X", 2), "a ring");
    assert_ne!(of(&after, "O", 1), of(&before, "O", 1), "quieter");
    assert_eq!(of(&after, "O", 2), of(&before, "O", 2));
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn you_win_and_the_sides_swap() {
    let page = watch::blank().await;
    page.visit(X_ABOUT_TO_WIN).await;
    page.play_computer("Beginner (1 move)").await;
    assert_eq!(page.status().await, "Next player: X (you)");
    page.click(&[2]).await;
    let (status, advice) = ("Winner: X, you win!", "You have three in a row.");
    assert_ended(&page, status, advice, "X wins", "You 1, computer 0").await;

    page.press("Play again").await;
    assert_eq!(
        page.message().await,
        "You are O. Computer: beginner, sees 1 move ahead."
    );
    assert_eq!(page.notice().await, "You 1, computer 0");
    wait_for_computer(&page).await;
    assert_eq!(page.status().await, "Next player: O (you)");
    assert_eq!(page.board().await.matches('X').count(), 1);
    // Two people have a score of their own.
    page.press("Two players").await;
    assert_eq!(page.notice().await, INVITATION);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_computer_wins() {
    let page = watch::blank().await;
    // O has two in the top row.
    page.visit("#/play/a1.a3.a2.b3").await;
    page.play_computer("Perfect (all)").await;
    page.click(&[8]).await;
    page.wait_until("text('.status').startsWith('Winner')")
        .await;
    assert_eq!(page.message().await, "The computer placed O on c3.");
    let (status, advice) = (
        "Winner: O, the computer wins",
        "The computer has three in a row.",
    );
    assert_ended(&page, status, advice, "O wins", "You 0, computer 1").await;
    assert_eq!(page.marked("in the winning line").await, json!([0, 1, 2]));
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_claimed_draw_counts_for_both() {
    for (against_computer, score) in [
        (false, "X 0, O 0, draws 1"),
        (true, "You 0, computer 0, draws 1"),
    ] {
        let page = watch::blank().await;
        page.visit(&format!("#/play/{}", long_game(14))).await;
        if against_computer {
            page.press("Computer").await;
        }
        let notice = page.notice().await;
        assert!(notice.contains("come up three times"), "{notice}");
        page.press(CLAIM).await;
        assert_ended(&page, "Draw", "Draw by repetition.", "Draw", score).await;
        assert_eq!(page.message().await, "");
        page.press("Play again").await;
        assert_eq!(page.notice().await, score);
        watch::assert_no_violations(&page).await;
    }
}
