//! The choice of the opponent, its level and the person's side.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::address::go;
use crate::computer::computer_move;
use crate::page::Page;
use crate::queries::{assert_mentions, text};
use crate::wait::FastTimers;

/// Returns the chosen opponent; of the computer, with its level and the person's side.
#[track_caller]
fn chosen(page: &Page) -> String {
    let lists = ["Level", "You play"];
    let disabled = lists.map(|label| page.list(label).unwrap().disabled());
    let [two_players, computer] = page.pressed(["Two players", "Computer"]);
    assert_ne!(two_players, computer);
    assert_eq!(disabled, [two_players; 2]);
    if two_players {
        return "Two players".to_owned();
    }
    lists.map(|label| page.selected_option(label)).join(", ")
}

fn options(page: &Page, label: &str) -> Vec<String> {
    let options = page.options(label);
    options.iter().map(|option| text(option)).collect()
}

#[wasm_bindgen_test]
async fn level_and_side_are_always_there_but_chosen_against_the_computer_only() {
    let page = Page::open().await;
    assert_eq!(chosen(&page), "Two players");
    let levels = [
        "Beginner (1 move)",
        "Easy (2 moves)",
        "Medium (4 moves)",
        "Hard (6 moves)",
        "Perfect (all)",
    ];
    assert_eq!(options(&page, "Level"), levels);
    let sides = ["Swap sides", "You: X", "You: O", "Random"];
    assert_eq!(options(&page, "You play"), sides);
    page.click_button("Computer").await;
    assert_eq!(chosen(&page), "Easy (2 moves), Swap sides");
    page.click_button("Two players").await;
    assert_eq!(chosen(&page), "Two players");
}

#[wasm_bindgen_test]
async fn the_level_comes_back_with_the_computer() {
    let page = Page::open().await;
    for level in ["Hard (6 moves)", "Perfect (all)"] {
        page.click_button("Computer").await;
        page.choose("Level", level).await;
        page.click_button("Two players").await;
        assert_eq!(page.selected_option("Level"), level);
        page.click_button("Computer").await;
        assert_eq!(chosen(&page), format!("{level}, Swap sides"));
    }
    assert_mentions(&page.message(), "computer perfect, sees everything");
}

#[wasm_bindgen_test]
async fn a_side_chosen_before_the_first_move_is_taken_at_once() {
    let page = Page::open().await;
    page.click_button("Computer").await;
    for (side, status) in [
        ("You: O", "Next player: X (computer)"),
        ("You: X", "Next player: X (you)"),
        ("You: O", "Next player: X (computer)"),
    ] {
        page.choose("You play", side).await;
        assert_eq!(page.status(), status);
        assert_eq!(
            page.message().get(..9),
            Some(&*side.replace("You:", "You are"))
        );
    }
}

#[wasm_bindgen_test]
async fn a_side_chosen_later_is_taken_in_the_next_game() {
    let _timers = FastTimers::new();
    let page = Page::open().await;
    page.click_button("Computer").await;
    page.click("b2").await;
    computer_move(&page).await;
    let board = page.board();
    for (side, message) in [
        ("Random", "your side will be random in the next game"),
        ("Swap sides", "sides will swap"),
        ("You: X", "you will be X in the next game"),
        ("You: O", "you will be O in the next game"),
    ] {
        page.choose("You play", side).await;
        assert_mentions(&page.message(), message);
        assert_eq!(page.board(), board, "{side}");
        assert_eq!(page.status(), "Next player: X (you)", "{side}");
    }
    for _ in 0..2 {
        page.click_button("New game").await;
        assert_eq!(page.status(), "Next player: X (computer)");
        computer_move(&page).await;
    }
}

#[wasm_bindgen_test]
async fn sides_swap_with_each_game_against_the_computer() {
    let _timers = FastTimers::new();
    // X wins with the next move.
    let page = Page::after("a3 a2 b3 b2").await;
    page.click_button("Computer").await;
    page.click("c3").await;
    assert_eq!(page.status(), "Winner: X, you win!");
    page.click_button("Play again").await;
    assert_eq!(page.status(), "Next player: X (computer)");
    assert_mentions(&page.message(), "you are O");
    page.click_button("New game").await;
    assert_eq!(
        page.status(),
        "Next player: X (computer)",
        "none was played"
    );
    computer_move(&page).await;
    assert_eq!(page.status(), "Next player: O (you)");
    page.click_button("New game").await;
    assert_eq!(page.status(), "Next player: X (you)");
}

#[wasm_bindgen_test]
async fn a_random_side_can_be_either() {
    let page = Page::open().await;
    page.click_button("Computer").await;
    page.choose("You play", "Random").await;
    let mut starts = [false; 2];
    for _ in 0..100 {
        page.click_button("New game").await;
        assert!(page.status().starts_with("Next player: X"));
        starts[usize::from(page.status().ends_with("(computer)"))] = true;
    }
    assert_eq!(starts, [true; 2]);
}

#[wasm_bindgen_test]
async fn the_computer_takes_the_side_that_is_not_to_move() {
    for (game, status) in [
        ("b2", "Next player: O (you)"),
        ("b2 a3", "Next player: X (you)"),
    ] {
        let page = Page::after(game).await;
        page.click_button("Computer").await;
        assert_eq!(page.status(), status);
        page.click_button("Two players").await;
    }
    // A side that was chosen is kept.
    let page = Page::open().await;
    page.click_button("Computer").await;
    page.choose("You play", "You: X").await;
    page.click_button("Two players").await;
    page.click("b2").await;
    page.click_button("Computer").await;
    assert_eq!(page.status(), "Next player: O (computer)");
}

#[wasm_bindgen_test]
async fn the_choice_follows_undo_and_redo() {
    let page = Page::after("b2").await;
    page.click_button("New game").await;
    page.play_computer("hard").await;
    assert_eq!(chosen(&page), "Hard (6 moves), Swap sides");
    page.click_button("Undo").await;
    assert_eq!(page.board(), "----X----");
    assert_eq!(chosen(&page), "Two players");
    page.click_button("Redo").await;
    assert_eq!(chosen(&page), "Hard (6 moves), Swap sides");
}

#[wasm_bindgen_test]
async fn the_choice_follows_a_resumed_game() {
    let games = [(7, "1000 easy lot O b2.a3.c1"), (8, "900 people X X a1")];
    let page = Page::open_with_games("", &games).await;
    // Lists that a person has used show the attribute `selected` no more.
    page.play_computer("perfect").await;
    page.choose("You play", "Random").await;
    page.choose("You play", "You: X").await;
    page.click_button("Resume").await;
    assert_eq!(chosen(&page), "Easy (2 moves), Random");
    let page = Page::reopen().await;
    page.play_computer("hard").await;
    page.click_button("Not now").await;
    page.click_button("Resume").await;
    assert_eq!(chosen(&page), "Two players");
}

#[wasm_bindgen_test]
async fn the_choice_is_the_same_after_a_look_at_explore() {
    let page = Page::open().await;
    page.play_computer("medium").await;
    page.choose("You play", "You: O").await;
    for _ in 0..2 {
        go("#/explore").await;
        go("#/").await;
        assert_eq!(chosen(&page), "Medium (4 moves), You: O");
    }
}

#[wasm_bindgen_test]
async fn translated_options_can_be_chosen() {
    let page = Page::open().await;
    page.click_button("Computer").await;
    for option in [page.options("Level"), page.options("You play")].concat() {
        option.set_text_content(Some("traduit"));
    }
    page.choose_nth("Level", 2).await;
    assert_mentions(&page.message(), "you are X, medium");
    page.choose_nth("You play", 2).await;
    assert_mentions(&page.message(), "you are O");
    assert_eq!(page.status(), "Next player: X (computer)");
    page.choose_nth("You play", 1).await;
    assert_mentions(&page.message(), "you are X");
}

#[wasm_bindgen_test]
async fn the_level_is_remembered_on_another_screen() {
    let page = Page::open().await;
    page.click_button("Computer").await;
    page.choose("Level", "Hard (6 moves)").await;
    page.click_button("Two players").await;
    go("#/explore").await;
    go("#/").await;
    assert_eq!(page.selected_option("Level"), "Hard (6 moves)");
}
