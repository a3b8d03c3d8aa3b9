//! Puzzles.

use serde_json::json;

use crate::keys::tab_to_board;
use crate::learn::announced;
use crate::states::{PUZZLE, state};
use crate::support::Page;
use crate::support::keys::press;
use crate::tabs::Tabs;
use crate::watch;

/// Lets 17 November 2026 be today.
const TODAY: &str = "
    const Clock = Date;
    window.Date = class extends Clock {
        constructor(...time) { super(...(time.length > 0 ? time : [2026, 10, 17, 12])); }
    };";

/// Opens the puzzle in which only b2 wins.
async fn open() -> Page {
    let page = watch::blank().await;
    page.before_load(TODAY).await;
    page.visit(&format!("#/puzzles/{PUZZLE}")).await;
    page
}

/// Clicks b2, waits for the reply and wins; works for every reply.
async fn solve(page: &Page) {
    page.click(&[4]).await;
    page.wait_until("board().split('O').length === 4").await;
    // After b3, a step to that square does not win.
    let a1_is_free = page.board().await.chars().nth(6) == Some('-');
    page.click(if a1_is_free { &[7, 6] } else { &[2, 1] }).await;
    assert_eq!(state(page).await, "solved");
}

/// Returns how many of the medium puzzles are solved.
async fn solved_of_medium(page: &Page) -> String {
    page.painted().await;
    let count = page.js("return all('.sets__set').find(({ innerText }) =>
        innerText.startsWith('Medium')).querySelector('.sets__count').innerText;");
    count.await.as_str().unwrap().to_owned()
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_puzzle_is_solved_at_the_first_try() {
    let page = open().await;
    assert_eq!(page.text(".advice").await, "X to play and win in 2 moves.");
    assert_eq!(solved_of_medium(&page).await, "0 of 58");
    solve(&page).await;
    assert_eq!(page.message().await, "Solved at the first try.");
    assert_eq!(page.status().await, "Winner: X");
    assert_eq!(
        page.js("return nameOf(document.activeElement);").await,
        "Next"
    );
    assert_eq!(solved_of_medium(&page).await, "1 of 58");
    page.reload().await;
    assert_eq!(solved_of_medium(&page).await, "1 of 58");
    press(&page, "n").await;
    page.painted().await;
    assert_ne!(page.fragment().await, format!("#/puzzles/{PUZZLE}"));
    assert_eq!(state(&page).await, "open");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_wrong_move_is_refuted_taken_back_and_remembered() {
    let page = open().await;
    page.click(&[1]).await;
    assert_eq!(state(&page).await, "wrong");
    assert_eq!(page.message().await, "That lets O win in 2 moves.");
    page.wait_until("text('.status') === 'Winner: O'").await;
    page.wait_until("document.querySelector('.practice').dataset.state === 'open'")
        .await;
    assert_eq!(page.board().await, "--XO---XO");
    assert_eq!(page.message().await, "Taken back. Try again.");
    // A click takes the next one back at once, and counts as nothing.
    page.click(&[0]).await;
    assert_eq!(page.message().await, "That only draws: O to play holds.");
    page.click(&[4]).await;
    assert_eq!(page.board().await, "--XO---XO");
    page.reload().await;
    solve(&page).await;
    assert_eq!(page.message().await, "Solved.");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn hints_and_solutions_help() {
    let page = open().await;
    for (hint, marked) in [("It is the centre.", [4]), ("Place on b2.", [4])] {
        page.press("Hint").await;
        assert_eq!(page.message().await, hint);
        assert_eq!(page.marked("hint").await, json!(marked));
    }
    page.press("Solution").await;
    assert_eq!(page.message().await, "Solution: b2.");
    page.wait_until("board().split('O').length === 4").await;
    page.press("Solution").await;
    assert_eq!(state(&page).await, "solved");
    assert_eq!(page.message().await, "Solved with help.");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_puzzle_is_solved_by_keys_and_every_step_is_announced() {
    let page = open().await;
    let task = "X to play and win in 2 moves.";
    assert_eq!(
        announced(&page).await,
        format!("Puzzles. Medium puzzle. {task}")
    );
    tab_to_board(&page).await;
    for (key, words) in [
        ("h", "It is the centre."),
        ("h", "Place on b2."),
        ("a", "From the start. X to play and win in 2 moves."),
    ] {
        press(&page, key).await;
        assert_eq!(announced(&page).await, words, "{key}");
    }
    for key in ["Ctrl+Home", "Enter"] {
        press(&page, key).await;
    }
    let words = announced(&page).await;
    assert!(
        words.ends_with("a3. That only draws: O to play holds."),
        "{words}"
    );
    // The reply, then the move is taken back.
    let last = "document.querySelector('[aria-live]').textContent";
    page.wait_until(&format!("{last}.startsWith('O ')")).await;
    page.wait_until(&format!("{last}.startsWith('Taken back.')"))
        .await;
    assert_eq!(
        announced(&page).await,
        format!("Taken back. Try again. {task}")
    );
    for key in ["Down", "Right", "Enter"] {
        press(&page, key).await;
    }
    let words = announced(&page).await;
    assert!(
        words.ends_with("b2. Right. O's longest defence:"),
        "{words}"
    );
    page.wait_until(&format!("{last}.startsWith('O ')")).await;
    let words = announced(&page).await;
    assert!(words.ends_with("X to play and win in 1 move."), "{words}");
    press(&page, "s").await;
    let words = announced(&page).await;
    assert!(words.ends_with("Solved with help. Winner: X."), "{words}");
    assert_eq!(
        page.js("return nameOf(document.activeElement);").await,
        "Next"
    );
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_puzzle_of_the_day_counts_in_all_tabs() {
    let tabs = Tabs::open().await;
    let page = &tabs.page;
    page.before_load(TODAY).await;
    page.load_at("#/puzzles").await;
    assert_eq!(page.fragment().await, "#/puzzles/2026-11-17");
    tabs.switch_to(1).await;
    page.before_load(TODAY).await;
    page.load_at("#/puzzles").await;
    assert_eq!(page.board().await, "--XO---XO");
    assert!(page.text(".daily").await.contains("not solved yet"));
    solve(page).await;
    assert!(
        page.text(".daily")
            .await
            .contains("solved · 1 day in a row")
    );
    assert!(page.has_button("Share").await);
    tabs.switch_to(0).await;
    page.wait_until("text('.daily').includes('1 day in a row')")
        .await;
    assert_eq!(solved_of_medium(page).await, "1 of 58");
    page.press("Clear progress").await;
    assert_eq!(solved_of_medium(page).await, "0 of 58");
    page.press("Undo clear").await;
    assert_eq!(solved_of_medium(page).await, "1 of 58");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn an_address_without_a_puzzle_shows_that_of_today() {
    let page = open().await;
    for (address, words) in [
        ("2026-11-18", "That day has not come yet."),
        (
            "---------:X",
            "Nine moves hold the draw here, so it is no puzzle.",
        ),
        ("XXXOO----:O", "The game is over here, so it is no puzzle."),
    ] {
        page.visit(&format!("#/puzzles/{address}")).await;
        assert_eq!(page.message().await, words);
        assert!(
            page.notice()
                .await
                .starts_with("Showing today's puzzle instead.")
        );
        assert_eq!(page.fragment().await, "#/puzzles/2026-11-17", "{address}");
        assert_eq!(page.board().await, "--XO---XO", "{address}");
    }
    page.visit("#/puzzles/2026-11-16").await;
    assert_eq!(page.message().await, "Puzzle of 16 November.");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn blocked_and_spoilt_storage_do_not_stop_the_puzzles() {
    for script in [
        "Storage.prototype.setItem = () => { throw new DOMException('full'); };",
        "localStorage['chorus-lapilli/puzzles'] ??= 'zz é🙂';
         localStorage['chorus-lapilli/days'] ??= '-,9-3 x';",
    ] {
        let page = watch::blank().await;
        page.before_load(script).await;
        page.visit(&format!("#/puzzles/{PUZZLE}")).await;
        assert_eq!(solved_of_medium(&page).await, "0 of 58", "{script}");
        solve(&page).await;
        assert_eq!(solved_of_medium(&page).await, "1 of 58", "{script}");
        let is_kept = !script.contains("full");
        page.press("Again").await;
        assert_eq!(page.notice().await.contains("can't save"), !is_kept);
        page.reload().await;
        let solved = if is_kept { "1 of 58" } else { "0 of 58" };
        assert_eq!(solved_of_medium(&page).await, solved, "{script}");
        watch::assert_no_violations(&page).await;
    }
}
