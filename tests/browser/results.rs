//! The results against the computer.

use chorus_lapilli::notation::read_position;
use chorus_lapilli::solver::table;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;

use crate::address::go;
use crate::computer::computer_move;
use crate::page::Page;
use crate::queries::text;
use crate::storage::storage;
use crate::wait::{FastTimers, until};

pub const KEY: &str = "chorus-lapilli/results";

/// A game in which the person is X and wins on c3.
pub const ABOUT_TO_WIN: (u32, &str) = (7, "1000 easy X X a3.a1.b3.b1");

/// A game in which the computer is X and wins on c3.
const ABOUT_TO_LOSE: (u32, &str) = (8, "1000 hard O O a3.a1.b3.b1");

pub const ONE_WON: &str = "Easy: 1 won, 0 drawn, 0 lost";

/// Opens the page with this game and resumes it.
pub async fn resume(game: (u32, &str)) -> Page {
    let page = Page::open_with_games("", &[game]).await;
    page.click_button("Resume").await;
    page
}

/// Returns the stored results.
pub fn stored() -> Option<String> {
    storage().get_item(KEY).unwrap()
}

/// Opens the page in a browser that has stored these results, and shows them.
pub async fn open_with_results(text: &str) -> Page {
    let page = Page::open().await;
    storage().set_item(KEY, text).unwrap();
    drop(page);
    let page = Page::reopen().await;
    page.click_button("Computer").await;
    page.open_tab("Settings").await;
    page
}

/// Returns the section with the results, if it is shown.
fn section(page: &Page) -> Option<HtmlElement> {
    let has_heading = |section: &HtmlElement| {
        let heading = section.query_selector("h2").unwrap();
        heading.is_some_and(|heading| text(&heading) == "Results")
    };
    page.all("section").into_iter().find(has_heading)
}

/// Returns the results of each level.
pub async fn results(page: &Page) -> Vec<String> {
    page.open_tab("Settings").await;
    assert!(section(page).is_some());
    page.all("section li")
        .iter()
        .map(|line| text(line))
        .collect()
}

/// Returns the sentences of the section.
pub fn sentences(page: &Page) -> Vec<String> {
    let sentences = page.all("section > p");
    sentences.iter().map(|line| text(line)).collect()
}

/// Plays the best moves against the computer until the game is over.
pub async fn play_best_moves(page: &Page) {
    for _ in 0..200 {
        computer_move(page).await;
        let Some(turn) = page
            .status()
            .strip_prefix("Next player: ")
            .map(str::to_owned)
        else {
            return;
        };
        let position = format!("{}:{}", page.board(), &turn[..1]);
        let best = table().moves(read_position(&position).unwrap())[0].m;
        page.click(&best.to_string()).await;
    }
}

#[wasm_bindgen_test]
async fn there_are_results_against_the_computer_only() {
    let page = Page::open().await;
    page.open_tab("Settings").await;
    assert!(section(&page).is_none());
    page.click_button("Computer").await;
    assert!(section(&page).is_some());
    assert_eq!(sentences(&page), ["Kept in this browser.", "No games yet."]);
    assert!(!page.has_button("Clear"));
    page.click_button("Two players").await;
    assert!(section(&page).is_none());
    page.click_button("Computer").await;
    go("#/explore").await;
    page.open_tab("Settings").await;
    assert!(section(&page).is_none(), "on Play only");
}

#[wasm_bindgen_test]
async fn a_game_is_counted_once() {
    let page = resume(ABOUT_TO_WIN).await;
    assert_eq!(results(&page).await, Vec::<String>::new());
    assert_eq!(stored(), None, "not before the end");
    page.click("c3").await;
    assert_eq!(results(&page).await, [ONE_WON]);
    assert_eq!(sentences(&page), ["Kept in this browser."]);
    assert_eq!(stored().as_deref(), Some("easy X 1 0 0"));
    page.click("a2").await;
    go("#/explore").await;
    go("#/").await;
    page.click_button("Undo").await;
    page.click_button("Redo").await;
    page.click_button("Undo").await;
    page.click("c3").await;
    assert_eq!(page.status(), "Winner: X, you win!");
    assert_eq!(page.notice(), "You 1, computer 0", "it did count");
    assert_eq!(results(&page).await, [ONE_WON]);
    page.click_button("Play again").await;
    assert_eq!(stored().as_deref(), Some("easy X 1 0 0"));
    drop(page);
    let page = Page::reopen().await;
    page.click_button("Computer").await;
    assert_eq!(results(&page).await, [ONE_WON], "after a reload");
}

#[wasm_bindgen_test]
async fn a_game_is_counted_while_another_screen_is_shown() {
    let _timers = FastTimers::new();
    let page = resume(ABOUT_TO_LOSE).await;
    go("#/explore").await;
    until("the game is counted", || stored().is_some()).await;
    assert_eq!(stored().as_deref(), Some("hard O 0 0 1"));
    go("#/").await;
    assert_eq!(page.status(), "Winner: X, the computer wins");
    assert_eq!(results(&page).await, ["Hard: 0 won, 0 drawn, 1 lost"]);
}

#[wasm_bindgen_test]
async fn a_game_with_help_is_not_counted_and_says_so() {
    for (help, reason) in [
        ("Hint", "Not counted: a hint was used."),
        ("Undo", "Not counted: undo was used."),
        ("values", "Not counted: move values were shown."),
        ("level", "Not counted: the level was changed."),
    ] {
        let page = resume(ABOUT_TO_WIN).await;
        match help {
            "values" => page.toggle("Show move values").await,
            "level" => page.play_computer("hard").await,
            button => page.click_button(button).await,
        }
        if help == "Undo" {
            page.click_button("Redo").await;
        }
        assert_ne!(page.notice(), reason, "not before the end");
        page.click("c3").await;
        assert_eq!(page.status(), "Winner: X, you win!");
        assert_eq!(page.notice(), reason);
        let announced = page.announced();
        assert!(announced.ends_with(reason), "{announced}");
        page.click("a2").await;
        let announced = page.announced();
        assert!(!announced.contains(reason), "said once: {announced}");
        assert_eq!(page.notice(), reason, "still to be read");
        assert_eq!(results(&page).await, Vec::<String>::new());
        assert_eq!(stored(), None);
        page.click_button("Play again").await;
        assert_eq!(page.notice(), "You 1, computer 0");
    }
}

#[wasm_bindgen_test]
async fn values_that_were_on_before_the_game_are_help() {
    let page = Page::open_with_games("", &[ABOUT_TO_WIN]).await;
    page.toggle("Show move values").await;
    page.click_button("Resume").await;
    page.toggle("Show move values").await;
    page.click("c3").await;
    assert_eq!(page.notice(), "Not counted: move values were shown.");
    assert_eq!(stored(), None);
}

#[wasm_bindgen_test]
async fn values_between_two_people_or_on_the_empty_board_are_no_help() {
    let _timers = FastTimers::new();
    let page = Page::open().await;
    page.toggle("Show move values").await;
    page.play_computer("beginner").await;
    page.toggle("Show move values").await;
    play_best_moves(&page).await;
    assert_eq!(results(&page).await.len(), 1);
}

#[wasm_bindgen_test]
async fn a_game_that_came_by_link_is_not_counted_and_says_nothing() {
    let page = Page::open_at("#/play/a3.a1.b3.b1").await;
    page.play_computer("easy").await;
    page.click("c3").await;
    assert_eq!(page.status(), "Winner: X, you win!");
    assert_eq!(page.notice(), "You 1, computer 0");
    assert_eq!(results(&page).await, Vec::<String>::new());
    assert_eq!(stored(), None);
}

#[wasm_bindgen_test]
async fn the_results_of_each_side_are_in_a_table() {
    let page = open_with_results("beginner O 4 0 2\nbeginner X 8 0 1\nperfect X 0 5 6").await;
    assert_eq!(
        results(&page).await,
        [
            "Beginner: 12 won, 0 drawn, 3 lost",
            "Perfect: 0 won, 5 drawn, 6 lost"
        ]
    );
    let details = page.one("section details");
    assert!(!details.has_attribute("open"), "on demand");
    assert_eq!(text(&page.one("section summary")), "By side");
    let cells = |row: &HtmlElement| {
        let cells = row.children();
        let cells = (0..cells.length()).map(|index| text(&cells.item(index).unwrap()));
        cells.collect::<Vec<_>>().join("|")
    };
    let rows: Vec<_> = page.all("section tr").iter().map(cells).collect();
    assert_eq!(
        rows,
        [
            "|Won|Drawn|Lost",
            "Beginner as X|8|0|1",
            "Beginner as O|4|0|2",
            "Perfect as X|0|5|6"
        ]
    );
}
