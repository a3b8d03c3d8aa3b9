//! The screen Explore: positions with their values.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use chorus_lapilli::notation::{read_position, write_position};
use chorus_lapilli::rules::Position;
use chorus_lapilli::solver::{Value, table};
use serde_json::{Value as Json, json};

use crate::support::Page;
use crate::watch;

/// Returns the value of the position and its moves with theirs, from the attributes that programs
/// read.
async fn verdict_and_moves(page: &Page) -> Json {
    page.js(
        "const { verdict } = only(all('[data-verdict]'), '[data-verdict]').dataset;
         return [verdict, all('[data-move]').map(({ dataset }) => [dataset.move, dataset.value])];",
    )
    .await
}

/// Clicks this move in the list of moves.
pub async fn play(page: &Page, m: &str) {
    let button = page.find(&format!("button[data-move='{m}']")).await;
    button.click().await.unwrap();
}

/// Returns whether the message is marked as an error.
async fn has_error(page: &Page) -> Json {
    page.js("return all('.message.message--error').length === 1;")
        .await
}

/// Returns how many elements carry values for programs.
pub async fn verdicts_and_moves(page: &Page) -> Json {
    page.js("return all('[data-verdict], [data-move]').length;")
        .await
}

/// Asserts that the page shows this position with its value, and its moves with theirs.
pub async fn assert_shows(page: &Page, text: &str) {
    let (board, turn) = text.split_once(':').unwrap();
    assert_eq!(page.board().await, board);
    let position = read_position(text).unwrap();
    let value = table().value(position);
    let shown = verdict_and_moves(page).await;
    assert_eq!(shown[0], value.to_string(), "{text}");

    let status = page.status().await;
    if value == Value::Loss(0) {
        let winner = if turn == "X" { "O" } else { "X" };
        assert_eq!(status, format!("Winner: {winner}"), "{text}");
    } else {
        assert_eq!(status, format!("Next player: {turn}"), "{text}");
    }

    let value_before = |position| table().value(position).before();
    let moves = position
        .children()
        .map(|(m, after)| (m.to_string(), value_before(after)));
    let moves: BTreeMap<String, Value> = moves.collect();
    let listed = shown[1].as_array().unwrap();
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

/// Returns every value that a position can have, each with such a position.
fn positions_by_value() -> Vec<(Value, Position)> {
    let mut found = BTreeMap::new();
    let mut visited = BTreeSet::from([write_position(Position::default())]);
    let mut queue = VecDeque::from([Position::default()]);
    while let Some(position) = queue.pop_front() {
        found.entry(table().value(position)).or_insert(position);
        let children = position.children().map(|(_, child)| child);
        queue.extend(children.filter(|child| visited.insert(write_position(*child))));
    }
    found.into_iter().collect()
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn an_address_shows_its_position_with_all_values() {
    let page = watch::blank().await;
    // Each in a fresh page, and each again in a page that shows another position.
    for fresh in [true, false] {
        for (position, value, verdict) in [
            ("---------:X", "draw", "Draw with best play."),
            ("X-O-X-O--:X", "win 1", "X wins in 1 move."),
            ("XXXOO----:O", "loss 0", "X has won."),
        ] {
            if fresh {
                page.client.goto("about:blank").await.unwrap();
            }
            page.visit(&format!("#/explore/{position}")).await;
            assert_shows(&page, position).await;
            assert_eq!(verdict_and_moves(&page).await[0], value);
            assert_eq!(page.verdict().await.as_deref(), Some(verdict));
            assert_eq!(page.fragment().await, format!("#/explore/{position}"));
        }
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn every_possible_value_is_shown() {
    let page = watch::blank().await;
    let positions = positions_by_value();
    assert_eq!(positions.first().unwrap().0, Value::Loss(0));
    assert_eq!(positions.last().unwrap().0, Value::Win(1));
    assert!(positions.iter().any(|(value, _)| *value == Value::Win(9)));
    for (_, position) in positions {
        let position = write_position(position);
        page.visit(&format!("#/explore/{position}")).await;
        assert_shows(&page, &position).await;
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn an_invalid_address_is_explained_and_shows_the_start() {
    let page = watch::blank().await;
    for fresh in [true, false] {
        for (text, reason) in [
            ("X-O-x-O--:X", "character 5 is \"x\""),
            ("X-O", "character 4 is missing"),
            ("---------", "character 10 is missing"),
            ("---------:X:", "character 12"),
            ("<b>------:X", "character 1"),
            ("XX-------:X", "Impossible position"),
            ("XXXX-----:O", "more than three pieces"),
            ("XXXOOO---:X", "both"),
        ] {
            if fresh {
                page.client.goto("about:blank").await.unwrap();
            }
            page.visit(&format!("#/explore/{text}")).await;
            let message = page.message().await;
            assert!(message.contains(reason), "{text}: {message}");
            let notice = page.notice().await;
            assert_eq!(notice, "Showing the empty board instead.", "{text}");
            assert_eq!(has_error(&page).await, true, "{text}");
            assert_shows(&page, "---------:X").await;
        }
    }
    play(&page, "b2").await;
    assert_shows(&page, "----X----:O").await;
    assert_eq!(page.message().await, "X placed on b2.");
    assert_eq!(page.notice().await, "");
    assert_eq!(has_error(&page).await, false);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_click_plays_and_every_square_shows_its_value() {
    let page = watch::blank().await;
    page.visit("#/explore").await;
    assert_eq!(page.values().await, vec![Some("=".to_owned()); 9]);
    page.click(&[4, 0, 8, 6, 3, 2]).await;
    assert_shows(&page, "O-OXX-O-X:X").await;
    page.click(&[3]).await;
    assert!(page.message().await.contains("centre"));
    page.click(&[8]).await;
    assert_eq!(page.marked("can move here").await, json!([5]));
    assert_eq!(page.values().await[5].as_deref(), Some("+1"));
    page.click(&[5]).await;
    assert_shows(&page, "O-OXXXO--:O").await;
    for (button, position) in [
        ("Undo", "O-OXX-O-X:X"),
        ("Undo", "O--XX-O-X:O"),
        ("Redo", "O-OXX-O-X:X"),
        ("Redo", "O-OXXXO--:O"),
    ] {
        assert!(!page.is_dimmed(button).await, "{button}");
        page.press(button).await;
        assert_shows(&page, position).await;
        let fragment = format!("#/explore/{position}");
        assert_eq!(page.fragment().await, fragment, "{button}");
    }
    assert!(page.is_dimmed("Redo").await);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn each_move_of_the_list_has_a_sign() {
    let page = watch::blank().await;
    page.visit("#/explore/X----O---:X").await;
    let rows = page
        .js("return all('[data-move]').map(({ innerText, dataset }) =>
                 [innerText.trim().split(/\\s/)[0], dataset.value]);")
        .await;
    let mut seen = BTreeSet::new();
    for row in rows.as_array().unwrap() {
        let (sign, value) = (row[0].as_str().unwrap(), row[1].as_str().unwrap());
        let (kind, plies) = value.split_once(' ').unwrap_or((value, "0"));
        let moves = plies.parse::<u32>().unwrap().div_ceil(2);
        let expected = match kind {
            "win" => format!("+{moves}"),
            "draw" => "=".into(),
            _ => format!("−{moves}"),
        };
        assert_eq!(sign, expected, "{value}");
        seen.insert(kind.to_owned());
    }
    assert_eq!(seen.len(), 3, "{rows}");
    watch::assert_no_violations(&page).await;
}
