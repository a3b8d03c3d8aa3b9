//! The results against the computer.

use chorus_lapilli::notation::read_position;
use chorus_lapilli::rules::Square;
use chorus_lapilli::solver::table;
use serde_json::json;

use crate::computer::wait_for_computer;
use crate::saved_games::store;
use crate::storage::BLOCKED;
use crate::support::Page;
use crate::tabs::Tabs;
use crate::watch;

const KEY: &str = "chorus-lapilli/results";

/// A saved game in which the person is X and wins with the third square.
const ABOUT_TO_WIN: &str = "1763425000000 easy X X a3.a1.b3.b1";

const ONE_WON: &str = "Easy: 1 won, 0 drawn, 0 lost";

/// Loads the page, resumes a game that is about to be won, and shows the results.
async fn resume(page: &Page) {
    store(page, "chorus-lapilli/game/7", ABOUT_TO_WIN).await;
    page.load().await;
    page.press("Resume").await;
    page.open_tab("Settings").await;
}

/// Loads the page and shows the results.
async fn load(page: &Page) {
    page.load_at("").await;
    page.press("Computer").await;
    page.open_tab("Settings").await;
}

/// Returns the text of the section with the results, without its heading and the table.
async fn results(page: &Page) -> Vec<String> {
    page.painted().await;
    let lines = page
        .js("const heading = only(named('h2', 'Results'), 'headings');
             return [...heading.closest('section').querySelectorAll('li, p')]
                 .map(({ innerText }) => innerText);")
        .await;
    serde_json::from_value(lines).unwrap()
}

/// Returns what is stored of the results.
async fn stored(page: &Page) -> Option<String> {
    let script = format!("return localStorage['{KEY}'] ?? null;");
    page.js(&script).await.as_str().map(str::to_owned)
}

/// Plays the best moves until the game is over.
async fn play_best_moves(page: &Page) {
    for _ in 0..60 {
        wait_for_computer(page).await;
        let status = page.status().await;
        let Some(turn) = status.strip_prefix("Next player: ") else {
            return;
        };
        let position = format!("{}:{}", page.board().await, &turn[..1]);
        let best = table().moves(read_position(&position).unwrap())[0].m;
        let index = |square| Square::ALL.iter().position(|other| *other == square);
        let squares = best.from().into_iter().chain([best.to()]);
        let squares: Vec<usize> = squares.filter_map(index).collect();
        page.click(&squares).await;
    }
    panic!("the game goes on and on");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_is_counted_once_and_kept() {
    let page = watch::blank_unseeded().await;
    resume(&page).await;
    let kept = "Kept in this browser.";
    assert_eq!(results(&page).await, [kept, "No games yet."]);
    page.click(&[2]).await;
    assert_eq!(page.status().await, "Winner: X, you win!");
    assert_eq!(results(&page).await, [kept, ONE_WON]);
    assert!(page.notice().await.ends_with("You 1, computer 0"));
    page.follow("Explore").await;
    page.back().await;
    page.press("Undo").await;
    page.press("Redo").await;
    page.press("Undo").await;
    page.click(&[2]).await;
    assert!(page.notice().await.ends_with("You 1, computer 0"));
    assert_eq!(results(&page).await, [kept, ONE_WON]);
    assert_eq!(stored(&page).await.as_deref(), Some("easy X 1 0 0"));
    watch::assert_no_violations(&page).await;
    load(&page).await;
    assert_eq!(results(&page).await, [kept, ONE_WON], "after a reload");
    let table = page.js("return all('section tr').map(({ textContent }) => textContent);");
    assert_eq!(table.await, json!(["WonDrawnLost", "Easy as X100"]));
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_with_a_hint_is_not_counted_and_says_so() {
    let page = watch::blank_unseeded().await;
    resume(&page).await;
    page.press("Hint").await;
    page.click(&[2]).await;
    let reason = "Not counted: a hint was used.";
    assert!(page.notice().await.ends_with(reason));
    let announced = page.js("return all('[aria-live]')[0].textContent;").await;
    assert!(announced.as_str().unwrap().ends_with(reason), "{announced}");
    assert_eq!(stored(&page).await, None);
    assert_eq!(results(&page).await[1], "No games yet.");
    page.press("Play again").await;
    assert_eq!(page.notice().await, "You 1, computer 0");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn two_tabs_count_their_games_together() {
    let tabs = Tabs::open().await;
    let page = &tabs.page;
    for tab in [0, 1] {
        tabs.switch_to(tab).await;
        resume(page).await;
    }
    for (tab, line) in [(0, ONE_WON), (1, "Easy: 2 won, 0 drawn, 0 lost")] {
        tabs.switch_to(tab).await;
        page.click(&[2]).await;
        // The other tab has heard of it.
        for tab in [1, 0] {
            tabs.switch_to(tab).await;
            page.wait_until(&format!(
                "all('li').some((li) => li.innerText === '{line}')"
            ))
            .await;
        }
    }
    page.press("Clear").await;
    tabs.switch_to(1).await;
    page.wait_until("buttons('Clear').length === 0").await;
    assert_eq!(results(page).await[1], "No games yet.");
    assert!(
        !page.has_button("Undo clear").await,
        "that is for the other"
    );
    assert_eq!(page.console().await, Vec::<String>::new());
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn without_storage_the_results_last_for_the_visit() {
    for blocked in BLOCKED {
        let page = watch::blank().await;
        page.before_load(blocked).await;
        load(&page).await;
        page.choose("Level", "Beginner (1 move)").await;
        page.choose("You play", "You: X").await;
        for games in [1, 2] {
            play_best_moves(&page).await;
            let lines = results(&page).await;
            assert_eq!(lines[0], "This browser can't save results.", "{blocked}");
            let count: u32 = lines[1]
                .split(' ')
                .filter_map(|n| n.parse::<u32>().ok())
                .sum();
            assert_eq!(count, games, "{lines:?}, {blocked}");
            page.press("Play again").await;
        }
        watch::assert_no_violations(&page).await;
        load(&page).await;
        assert_eq!(results(&page).await[1], "No games yet.", "{blocked}");
        watch::assert_no_violations(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn spoilt_results_are_harmless() {
    let page = watch::blank_unseeded().await;
    for spoilt in [
        "rubbish",
        "",
        "easy",
        "easy X 1 2 three",
        "easy X 1 2 4294967296",
        "\u{0}\u{ffff}é🙂",
        "[{}]",
    ] {
        store(&page, KEY, spoilt).await;
        load(&page).await;
        assert_eq!(results(&page).await[1], "No games yet.", "{spoilt:?}");
        store(&page, KEY, &format!("{spoilt}\nhard O 0 1 2\n{spoilt}")).await;
        resume(&page).await;
        page.click(&[2]).await;
        let lines = [ONE_WON, "Hard: 0 won, 1 drawn, 2 lost"];
        assert_eq!(results(&page).await[1..], lines, "{spoilt:?}");
        let text = "easy X 1 0 0\nhard O 0 1 2";
        assert_eq!(stored(&page).await.as_deref(), Some(text), "{spoilt:?}");
        watch::assert_no_violations(&page).await;
    }
    store(&page, KEY, "easy X 4294967295 0 0").await;
    resume(&page).await;
    page.click(&[2]).await;
    let line = "Easy: 4294967295 won, 0 drawn, 0 lost";
    assert_eq!(results(&page).await[1], line);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn results_are_cleared_and_that_is_undone_during_the_visit() {
    let page = watch::blank_unseeded().await;
    store(&page, KEY, "easy X 1 0 0").await;
    load(&page).await;
    page.press("Clear").await;
    assert_eq!(results(&page).await[1], "No games yet.");
    assert_eq!(stored(&page).await.as_deref(), Some(""));
    page.press("Undo clear").await;
    assert_eq!(results(&page).await[1], ONE_WON);
    assert_eq!(stored(&page).await.as_deref(), Some("easy X 1 0 0"));
    // Twice in one place.
    let focused = "return nameOf(document.activeElement);";
    assert_eq!(page.js(focused).await, "Clear");
    page.press("Clear").await;
    assert_eq!(page.js(focused).await, "Undo clear");
    watch::assert_no_violations(&page).await;
    load(&page).await;
    assert_eq!(results(&page).await[1], "No games yet.");
    assert!(!page.has_button("Undo clear").await);
    watch::assert_no_violations(&page).await;
}
