use chorus_lapilli::notation::read_setup;
use chorus_lapilli::rules::{Move, Position, Square, Squares};
use chorus_lapilli::solver::{Value, table};
use serde_json::{Value as Json, json};

use crate::support::Page;
use crate::watch;

/// What the cells show in reading order, each as it is marked.
async fn marks(page: &Page) -> Vec<Option<String>> {
    let marks = page
        .js("return [...document.querySelectorAll('.square')]
                 .map((square) => square.parentElement.dataset.value ?? null);")
        .await;
    let marks = marks.as_array().unwrap();
    marks
        .iter()
        .map(|mark| mark.as_str().map(str::to_owned))
        .collect()
}

/// The position of the page, whoever is to move.
async fn position(page: &Page) -> Position {
    let status = page.status().await;
    let turn = status.strip_prefix("Next player: ").unwrap();
    let (board, turn) = read_setup(&format!("{}:{turn}", page.board().await)).unwrap();
    Position::set_up(board, turn).unwrap()
}

/// A value as it is marked: in moves of whoever wins.
fn mark(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("+{}", plies.div_ceil(2)),
        Value::Draw => "=".to_owned(),
        Value::Loss(plies) => format!("−{}", plies / 2),
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn values_stand_beside_the_squares_and_never_in_them() {
    let page = watch::open().await;
    page.touch("[name=values]").await;
    assert_eq!(marks(&page).await, vec![Some("=".to_owned()); 9]);
    // A game with refusals, selections and steps, up to the win.
    for square in [4, 4, 0, 8, 6, 3, 2, 3, 8, 4, 8, 5] {
        let before = position(&page).await;
        let selected = page
            .js(
                "const square = document.querySelector('[data-mark=selected]');
                 return square?.dataset.square ?? null;",
            )
            .await;
        let shown = marks(&page).await;
        let named = page
            .js("return [...document.querySelectorAll('.square')].map(({ ariaLabel }) => ariaLabel);")
            .await;
        for (index, square) in Square::ALL.into_iter().enumerate() {
            let values = before.children().filter_map(|(m, after)| {
                let marked = match m {
                    Move::Place { to } => to == square,
                    Move::Step { from, to } => {
                        from == square || (to == square && selected == from.name())
                    }
                };
                marked.then(|| table().value(after).before())
            });
            let value = values.max();
            assert_eq!(shown[index], value.map(mark), "{square}");
            let name = named[index].as_str().unwrap();
            let words = ["draws", "wins in", "loses in"];
            let says = words.into_iter().find(|words| name.contains(words));
            let expected = value.map(|value| match value {
                Value::Draw => words[0],
                Value::Win(_) => words[1],
                Value::Loss(_) => words[2],
            });
            assert_eq!(says, expected, "{name}");
        }
        page.click(&[square]).await;
    }
    assert_eq!(page.status().await, "Winner: X");
    assert_eq!(marks(&page).await, vec![None; 9]);
    let said = page.text(".verdict").await;
    assert_eq!(said, "X has won.");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn values_are_hidden_again_and_survive_a_new_game() {
    let page = watch::open().await;
    page.click(&[4, 0]).await;
    page.touch("[name=values]").await;
    let some = marks(&page).await;
    assert_eq!(some.iter().flatten().count(), 7, "{some:?}");
    page.press("New game").await;
    assert_eq!(marks(&page).await.iter().flatten().count(), 9);
    page.press("Undo").await;
    assert_eq!(marks(&page).await, some);
    page.touch("[name=values]").await;
    assert_eq!(marks(&page).await, vec![None; 9]);
    assert_eq!(page.text(".verdict").await, "");
    assert_eq!(page.board().await, "O---X----");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_hint_points_at_a_best_move_and_plays_nothing() {
    let page = watch::open().await;
    for squares in [&[][..], &[4], &[0], &[8], &[6], &[3], &[2]] {
        page.click(squares).await;
        let before = position(&page).await;
        let board = page.board().await;
        page.press("Hint").await;
        assert_eq!(page.board().await, board);
        let pointed = page
            .js(
                "return [...document.querySelectorAll('[data-hint] .square')]
                     .map(({ dataset }) => dataset.square);",
            )
            .await;
        let best = table().value(before);
        let good = before.children().any(|(m, after)| {
            let squares = match m {
                Move::Place { to } => Squares::NONE.with(to),
                Move::Step { from, to } => Squares::NONE.with(from).with(to),
            };
            let names: Vec<&str> = squares.iter().map(Square::name).collect();
            json!(names) == pointed && table().value(after).before() == best
        });
        assert!(good, "{pointed} in {board}");
        let message = page.message().await;
        assert!(message.starts_with("Try "), "{message}");
    }
    // It is gone with the next click.
    page.click(&[8, 5]).await;
    let left = page.js("return document.querySelectorAll('[data-hint]').length;");
    assert_eq!(left.await, Json::from(0));
    watch::all_was_well(&page).await;
}
