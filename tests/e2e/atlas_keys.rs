//! The atlas by keyboard.

use serde_json::Value;

use crate::atlas::{open, seat, steps};
use crate::keys::tab_to_board;
use crate::learn::announced;
use crate::support::Page;
use crate::support::keys::press;
use crate::watch;

/// Returns whether the focus is on a link of the header, on a square or in the picture.
async fn focus(page: &Page) -> Value {
    page.js(
        "const places = ['.header a', 'button.square', '.theatre, .theatre *', 'body'];
         return places.findIndex((place) => document.activeElement.matches(place));",
    )
    .await
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_tab_key_goes_from_the_links_to_the_board_and_never_to_the_picture() {
    let page = watch::blank().await;
    open(&page, "b2.a3").await;
    let mut stops = vec![];
    loop {
        press(&page, "Tab").await;
        let stop = focus(&page).await.as_i64().unwrap();
        if stop == 3 {
            break;
        }
        stops.push(stop);
        assert!(stops.len() < 60, "the Tab key never leaves the page");
    }
    assert_eq!(stops[..6], [0, 0, 0, 0, 0, 1]);
    // What is neither a link of the header nor the board: switch, controls, tabs and moves.
    assert!(stops[6..].iter().all(|stop| *stop == -1), "{stops:?}");
    assert!(stops.len() > 20, "{stops:?}");
    watch::assert_no_violations(&page).await;
}

/// Presses Tab until the element that matches the selector has the focus.
async fn tab_to(page: &Page, selector: &str) {
    for _ in 0..60 {
        press(page, "Tab").await;
        let found = format!("return document.activeElement.matches(`{selector}`);");
        if page.js(&found).await == true {
            return;
        }
    }
    panic!("the Tab key does not reach {selector}");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_atlas_is_walked_by_keys_and_every_step_is_announced() {
    let page = watch::blank().await;
    open(&page, "").await;
    let opened = "Atlas. Every position of the game has a seat. Choose one, or try a move. \
                  Next player: X. Even. At the gate. Every move keeps it.";
    assert_eq!(announced(&page).await, opened);
    tab_to_board(&page).await;
    let [start, b3, a3] = ["---------:X", "-X-------:O", "OX-------:X"];
    let turn = "Next player: O. Even. At the gate. 4 of 8 moves keep it.";
    let placed = format!("X placed on b3. {turn}");
    let replied = "O placed on a3. Next player: X. Even. At the gate. 6 of 7 moves keep it.";
    let undone = "Undone: X b3. Next player: X. Even. At the gate. Every move keeps it.";
    for (keys, position, words) in [
        ("Ctrl+Home", start, opened),
        ("Right", start, opened),
        ("Enter", b3, &placed),
        ("Left", b3, &placed),
        ("Space", a3, replied),
        ("Enter", a3, "a3 is taken. Choose an empty square."),
        ("Backspace", b3, &format!("Undone: O a3. {turn}")),
        ("Backspace", start, undone),
        ("Backspace", start, "Nothing to undo."),
    ] {
        press(&page, keys).await;
        assert_eq!(announced(&page).await, words, "{keys}");
        let address = format!("#/atlas/{position}");
        assert_eq!(page.fragment().await, address, "{keys}");
    }
    tab_to(&page, "[data-move=b2]").await;
    press(&page, "Enter").await;
    assert_eq!(
        announced(&page).await,
        "X placed on b2. Next player: O. Even. At the gate. Every move keeps it."
    );
    assert_eq!(seat(&page).await, "----X----:O");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_is_walked_by_keys() {
    let page = watch::blank().await;
    open(&page, "b2.a3").await;
    assert_eq!(steps(&page).await, [2, 0]);
    page.js("document.querySelector('h1').tabIndex = -1;").await;
    // The next Tab goes on from the title.
    let from_title = "document.querySelector('h1').focus();";
    for (name, keys, position) in [
        ("‹ Before", "Enter", "----X----:O"),
        ("‹ Before", "Space", "---------:X"),
        ("After ›", "Enter", "----X----:O"),
    ] {
        page.js(from_title).await;
        tab_to(&page, ".controls button").await;
        while page.js("return nameOf(document.activeElement);").await != name {
            press(&page, "Tab").await;
            let is_control = "return document.activeElement.matches('.controls button');";
            assert_eq!(page.js(is_control).await, true, "{name}");
        }
        press(&page, keys).await;
        assert_eq!(seat(&page).await, position, "{name}");
        let words = announced(&page).await;
        assert!(words.contains("Even. At the gate."), "{words}");
    }
    page.js(from_title).await;
    tab_to(&page, ".notice input").await;
    press(&page, "Space").await;
    assert_eq!(steps(&page).await, [0, 0]);
    watch::assert_no_violations(&page).await;
}
