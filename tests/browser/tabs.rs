//! The tabs beside the board.

use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;

use crate::address::go;
use crate::controls::TABS;
use crate::page::Page;
use crate::queries::{assert_mentions, focused_element, text};

const EXPLORE_TABS: [&str; 3] = ["Moves", "How to play", "Settings"];

fn names(tabs: &[HtmlElement]) -> Vec<String> {
    tabs.iter().map(|tab| text(tab)).collect()
}

/// Fails unless this tab, and no other, is selected and shown, and is the one stop of the Tab key.
#[track_caller]
fn assert_selected(page: &Page, name: &str) {
    for tab in page.all("[role=tab]") {
        let is_selected = text(&tab) == name;
        let selected = tab.get_attribute("aria-selected");
        assert_eq!(selected, Some(is_selected.to_string()), "{name}");
        assert_eq!(tab.tab_index(), if is_selected { 0 } else { -1 }, "{name}");
    }
    let panel = page.one("[role=tabpanel]");
    let tab = page.tab(name);
    assert_eq!(panel.get_attribute("aria-labelledby"), Some(tab.id()));
    assert_eq!(tab.get_attribute("aria-controls"), Some(panel.id()));
    let unique: &dyn Fn(&str) -> usize = &|id| page.all(&format!("[id='{id}']")).len();
    assert_eq!([unique(&tab.id()), unique(&panel.id())], [1, 1]);
}

#[wasm_bindgen_test]
async fn each_screen_has_its_tabs_and_the_moves_first() {
    let page = Page::open().await;
    assert_eq!(names(&page.all("[role=tablist] > [role=tab]")), TABS);
    assert_selected(&page, "Moves");
    go("#/explore").await;
    let tabs = page.all("[role=tablist] > [role=tab]");
    assert_eq!(names(&tabs), EXPLORE_TABS);
    assert_selected(&page, "Moves");
    assert!(page.one("[role=tablist]").has_attribute("aria-label"));
}

#[wasm_bindgen_test]
async fn a_tab_shows_its_own_content_and_no_other() {
    let page = Page::after("b2").await;
    let content = |name: &str| match name {
        "Moves" => page.find_field("Show move values").is_some() && page.has_button("b2"),
        "Play by link" => page.has_button("Share") && page.find_field("Link or moves").is_some(),
        "How to play" => page.all("[role=tabpanel] table").len() == 1,
        _ => page.find_field("Coordinates").is_some() && page.find_field("Dark").is_some(),
    };
    for name in ["Settings", "Play by link", "How to play", "Moves"] {
        page.open_tab(name).await;
        assert_selected(&page, name);
        assert_eq!(TABS.map(content), TABS.map(|tab| tab == name), "{name}");
    }
}

#[wasm_bindgen_test]
async fn how_to_play_tells_every_rule() {
    for address in ["#/", "#/explore"] {
        let page = Page::open_at(address).await;
        page.open_tab("How to play").await;
        let rules = text(&page.one("[role=tabpanel]"));
        for words in [
            "X starts, three, in a row, column or diagonal, win",
            "three pieces, places one on any empty square",
            "moves one, empty neighbouring square, diagonals",
            "in the centre, must win with this turn or move that piece away",
            "come up three times, claim a draw",
        ] {
            assert_mentions(&rules, words);
        }
    }
}

#[wasm_bindgen_test]
async fn arrows_home_and_end_select_a_tab_and_the_focus_follows() {
    let page = Page::after("b2 a3").await;
    page.tab("Moves").focus().unwrap();
    for (key, name) in [
        ("ArrowRight", "Play by link"),
        ("ArrowRight", "How to play"),
        ("ArrowRight", "Settings"),
        ("ArrowRight", "Moves"),
        ("ArrowLeft", "Settings"),
        ("ArrowLeft", "How to play"),
        ("Home", "Moves"),
        ("End", "Settings"),
    ] {
        assert!(page.press(key).await, "{key}");
        assert_selected(&page, name);
        assert_eq!(focused_element(), page.tab(name), "{key}");
        assert_eq!(page.board(), "O---X----", "{key}");
    }
    for key in ["ArrowDown", "ArrowUp", "Tab"] {
        assert!(!page.press(key).await, "{key}");
        assert_selected(&page, "Settings");
    }
}

#[wasm_bindgen_test]
async fn a_key_that_selects_no_other_tab_takes_the_focus_from_nothing_later() {
    let page = Page::open().await;
    page.tab("Moves").focus().unwrap();
    page.press("Home").await;
    page.focus("b2").await;
    page.press("?").await;
    assert_selected(&page, "How to play");
    assert_eq!(page.focused(), "b2");
}

#[wasm_bindgen_test]
async fn the_tab_stays_selected_while_the_game_goes_on() {
    let page = Page::open().await;
    page.open_tab("How to play").await;
    page.click("b2").await;
    page.click_button("Undo").await;
    page.click_button("New game").await;
    assert_selected(&page, "How to play");
    go("#/explore").await;
    assert_selected(&page, "How to play");
    go("#/").await;
    assert_selected(&page, "How to play");
}

#[wasm_bindgen_test]
async fn a_tab_that_a_screen_lacks_is_replaced_by_the_moves_there() {
    let page = Page::open().await;
    page.open_tab("Play by link").await;
    go("#/explore").await;
    assert_selected(&page, "Moves");
    assert!(!page.all("[data-move]").is_empty());
    go("#/").await;
    assert_selected(&page, "Play by link");
}

#[wasm_bindgen_test]
async fn shortcuts_of_the_browser_are_left_to_it() {
    let page = Page::open().await;
    page.tab("Moves").focus().unwrap();
    for key in [
        "Alt+ArrowLeft",
        "Meta+ArrowRight",
        "Ctrl+End",
        "Shift+ArrowRight",
    ] {
        assert!(!page.press(key).await, "{key}");
        assert_selected(&page, "Moves");
    }
}
