//! What is shown of a position.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use chorus_lapilli::notation::{read_position, write_position};
use chorus_lapilli::rules::Position;
use chorus_lapilli::solver::{Value, table};
use serde_json::{Value as Json, json};

use crate::support::Page;
use crate::watch;

/// What is said of the start.
const EVEN: &str = "Even, with best play on both sides.";

/// The value of the position shown and its moves with theirs, as programs read them.
async fn known(page: &Page) -> Json {
    page.js("const told = document.querySelectorAll('[data-verdict]');
         if (told.length !== 1) throw new Error(`${told.length} verdicts`);
         const moves = [...document.querySelectorAll('[data-move]')];
         return [told[0].dataset.verdict, moves.map(({ dataset }) => [dataset.move, dataset.value])];")
        .await
}

/// Holds that the page shows this position and all that is true of it.
pub async fn shows(page: &Page, text: &str) {
    let (board, turn) = text.split_once(':').unwrap();
    assert_eq!(page.board().await, board);
    let position = read_position(text).unwrap();
    let value = table().value(position);
    let known = known(page).await;
    assert_eq!(known[0], value.to_string(), "{text}");

    let status = page.status().await;
    if value == Value::Loss(0) {
        let winner = if turn == "X" { "O" } else { "X" };
        assert_eq!(status, format!("Winner: {winner}"), "{text}");
    } else {
        assert_eq!(status, format!("Next player: {turn}"), "{text}");
    }

    let worth = |position| table().value(position).before();
    let moves = position
        .children()
        .map(|(m, after)| (m.to_string(), worth(after)));
    let moves: BTreeMap<String, Value> = moves.collect();
    let listed = known[1].as_array().unwrap();
    let names: BTreeSet<&str> = listed.iter().filter_map(|row| row[0].as_str()).collect();
    assert_eq!(listed.len(), moves.len(), "{text}");
    assert!(names.into_iter().eq(moves.keys()), "{text}: {listed:?}");
    let values: Vec<Value> = listed
        .iter()
        .map(|row| {
            let value = moves[row[0].as_str().unwrap()];
            assert_eq!(row[1], value.to_string(), "{text}, {row}");
            value
        })
        .collect();
    assert!(values.is_sorted_by(|a, b| a >= b), "{text}: {values:?}");
}

/// The position that is met first of each value, and the value.
fn one_of_each_value() -> Vec<(Value, Position)> {
    let mut found = BTreeMap::new();
    let mut met = BTreeSet::from([write_position(Position::default())]);
    let mut open = VecDeque::from([Position::default()]);
    while let Some(position) = open.pop_front() {
        found.entry(table().value(position)).or_insert(position);
        let children = position.children().map(|(_, child)| child);
        open.extend(children.filter(|child| met.insert(write_position(*child))));
    }
    found.into_iter().collect()
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn an_address_shows_its_position_with_all_values() {
    let page = watch::blank().await;
    // Each in a page of its own, and each again in a page that shows another.
    for fresh in [true, false] {
        for (position, value, told) in [
            ("---------:X", "draw", EVEN),
            ("X-O-X-O--:X", "win 1", "X wins in 1 move."),
            ("XXXOO----:O", "loss 0", "X has won."),
        ] {
            if fresh {
                page.client.goto("about:blank").await.unwrap();
            }
            page.visit(&format!("#/explore/{position}")).await;
            shows(&page, position).await;
            assert_eq!(known(&page).await[0], value);
            assert_eq!(page.message().await, told);
            assert_eq!(page.hash().await, format!("#/explore/{position}"));
        }
    }
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn every_value_that_there_is_is_shown() {
    let page = watch::blank().await;
    let each = one_of_each_value();
    assert_eq!(each.first().unwrap().0, Value::Loss(0));
    assert_eq!(each.last().unwrap().0, Value::Win(1));
    assert!(each.iter().any(|(value, _)| *value == Value::Win(9)));
    for (_, position) in each {
        let position = write_position(position);
        page.visit(&format!("#/explore/{position}")).await;
        shows(&page, &position).await;
    }
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_broken_address_is_said_and_shows_the_start() {
    let page = watch::blank().await;
    for fresh in [true, false] {
        for (text, told) in [
            ("X-O-x-O--:X", "Character 5, \"x\", is wrong"),
            ("X-O", "Character 4 is missing"),
            ("---------", "Character 10 is missing"),
            ("---------:X:", "Character 12"),
            ("<b>------:X", "Character 1"),
            ("XX-------:X", "No game leads there"),
            ("XXXX-----:O", "more than three pieces"),
            ("XXXOOO---:X", "both"),
        ] {
            if fresh {
                page.client.goto("about:blank").await.unwrap();
            }
            page.visit(&format!("#/explore/{text}")).await;
            let message = page.message().await;
            assert!(message.contains(told), "{text}: {message}");
            assert!(message.contains("start"), "{text}: {message}");
            shows(&page, "---------:X").await;
        }
    }
    // It goes on from there as from anywhere.
    page.touch("[data-move=b2]").await;
    shows(&page, "----X----:O").await;
    assert_eq!(page.message().await, EVEN);
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_position_is_set_up_by_clicks() {
    let page = watch::blank().await;
    page.visit("#/explore").await;
    page.js(
        "document.querySelectorAll('button.square').forEach((square, index) => {
                 square.asMet = index;
             });",
    )
    .await;
    // Once for X, twice for O.
    page.click(&[0, 2, 2, 4, 6, 6]).await;
    assert_eq!(page.board().await, "X-O-X-O--");
    assert_eq!(page.hash().await, "#/explore/X-O-X-O--:X");
    shows(&page, "X-O-X-O--:X").await;

    page.press("O to move").await;
    let message = page.message().await;
    assert!(message.contains("No game leads here"), "{message}");
    assert_eq!(page.board().await, "X-O-X-O--");
    let told = page.js("return document.querySelectorAll('[data-verdict], [data-move]').length;");
    assert_eq!(told.await, 0);
    page.click(&[8]).await;
    shows(&page, "X-O-X-O-X:O").await;
    assert_eq!(page.status().await, "Winner: X");

    page.press("Clear").await;
    shows(&page, "---------:X").await;
    let met = "return [...document.querySelectorAll('button.square')].map(({ asMet }) => asMet);";
    assert_eq!(page.js(met).await, json!([0, 1, 2, 3, 4, 5, 6, 7, 8]));
    watch::all_was_well(&page).await;
}
