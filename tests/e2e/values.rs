//! Values on the squares, and hints.

use chorus_lapilli::notation::read_setup;
use chorus_lapilli::rules::{Move, Position, Square};
use chorus_lapilli::solver::{Value, table};
use serde_json::json;

use crate::support::{Page, View};
use crate::watch;

/// Returns the position that the page shows.
async fn position(page: &Page) -> Position {
    let status = page.status().await;
    let turn = status.strip_prefix("Next player: ").unwrap();
    let (board, turn) = read_setup(&format!("{}:{turn}", page.board().await)).unwrap();
    Position::from_setup(board, turn).unwrap()
}

/// Returns the text on a square for this value, in moves of the winner.
fn text(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("+{}", plies.div_ceil(2)),
        Value::Draw => "=".to_owned(),
        Value::Loss(plies) => format!("−{}", plies / 2),
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn values_stand_on_the_squares() {
    let page = watch::open().await;
    page.check("Show move values").await;
    assert_eq!(page.values().await, vec![Some("=".to_owned()); 9]);
    // A game with refusals, selections and steps, up to the win.
    for clicked in [4, 4, 0, 8, 6, 3, 2, 3, 8, 4, 8, 5] {
        let before = position(&page).await;
        let selected = page.marked_names("selected").await;
        let shown = page.values().await;
        let names = page.js("return squares().map(nameOf);").await;
        for (index, square) in Square::ALL.into_iter().enumerate() {
            let values = before.children().filter_map(|(m, after)| {
                let is_shown = match m {
                    Move::Place { to } => to == square,
                    Move::Step { from, to } => {
                        from == square || (to == square && selected == json!([from.name()]))
                    }
                };
                is_shown.then(|| table().value(after).before())
            });
            let value = values.max();
            assert_eq!(shown[index], value.map(text), "{square}");
            let name = names[index].as_str().unwrap();
            let words = ["draws", "wins in", "loses in"];
            let described = words.into_iter().find(|words| name.contains(words));
            let expected = value.map(|value| match value {
                Value::Draw => words[0],
                Value::Win(_) => words[1],
                Value::Loss(_) => words[2],
            });
            assert_eq!(described, expected, "{name}");
        }
        page.click(&[clicked]).await;
    }
    assert_eq!(page.status().await, "Winner: X");
    assert_eq!(page.values().await, vec![None; 9]);
    assert_eq!(page.verdict().await.as_deref(), Some("X has won."));
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn values_stay_shown_until_they_are_hidden() {
    let page = watch::open().await;
    page.click(&[4, 0]).await;
    page.check("Show move values").await;
    let values = page.values().await;
    assert_eq!(values.iter().flatten().count(), 7, "{values:?}");
    assert!(page.verdict().await.is_some());
    page.press("New game").await;
    assert_eq!(page.values().await.iter().flatten().count(), 9);
    page.press("Undo").await;
    assert_eq!(page.values().await, values);
    page.check("Show move values").await;
    assert_eq!(page.values().await, vec![None; 9]);
    assert_eq!(page.verdict().await, None);
    assert_eq!(page.board().await, "O---X----");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_hint_marks_the_piece_and_the_target_of_a_best_move() {
    let page = watch::open().await;
    for squares in [&[][..], &[4], &[0], &[8], &[6], &[3], &[2]] {
        page.click(squares).await;
        let before = position(&page).await;
        let board = page.board().await;
        page.press("Hint").await;
        assert_eq!(page.board().await, board);
        let from = page.marked_names("hint: move this piece").await;
        let to = page.marked_names("hint: go here").await;
        let best = table().value(before);
        let is_best = before.children().any(|(m, after)| {
            let is_hinted = json!(m.from().map(Square::name).as_slice()) == from
                && json!([m.to().name()]) == to;
            is_hinted && table().value(after).before() == best
        });
        assert!(is_best, "{from} to {to} in {board}");
        let message = page.message().await;
        let names = message.starts_with("Hint: ") || message.starts_with("Every move draws. ");
        assert!(names, "{message}");
    }
    // A move removes it.
    page.click(&[8, 5]).await;
    assert_eq!(page.marked("hint").await, json!([]));
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_value_stands_in_the_hollow_and_beside_the_letter_of_a_piece() {
    for view in [View::DESKTOP, View::PHONE, View::NARROW] {
        let page = watch::blank().await;
        page.resize(view).await;
        // Three pieces each, X to move.
        for (game, empty) in [("b2", 8), ("b2.a3.c1.a1.a2.c3", 0)] {
            page.load_at(&format!("#/play/{game}")).await;
            page.js("if (!showsValues()) control('Show move values').click();")
                .await;
            page.painted().await;
            let places = page
                .js("const centre = ({ left, top, right, bottom }) =>
                         [(left + right) / 2, (top + bottom) / 2];
                     const apart = (a, b) => a.right <= b.left || b.right <= a.left ||
                         a.bottom <= b.top || b.bottom <= a.top;
                     return all('.cell__value').map((value) => {
                         const square = value.parentElement.querySelector('.square');
                         const [pill, around] = [value, square].map((e) => e.getBoundingClientRect());
                         if (!square.innerText) {
                             const [a, b] = [pill, around].map(centre);
                             return Math.hypot(a[0] - b[0], a[1] - b[1]) < 1 ? 'hollow' : 'elsewhere';
                         }
                         const letter = document.createRange();
                         letter.selectNodeContents(square.querySelector('.piece__stone'));
                         // The line of the letter is higher and wider than what is drawn of it.
                         const { left, top, width, height } = letter.getBoundingClientRect();
                         const ink = { left: left + width * 0.1, right: left + width * 0.9,
                                       top: top + height * 0.2, bottom: top + height * 0.8 };
                         return apart(pill, ink) ? 'piece' : 'on the letter';
                     });")
                .await;
            let places: Vec<String> = serde_json::from_value(places).unwrap();
            let hollows = places.iter().filter(|place| *place == "hollow").count();
            assert_eq!(hollows, empty, "{game}, {view:?}: {places:?}");
            let wrong = ["elsewhere", "on the letter"];
            assert!(
                !places.iter().any(|place| wrong.contains(&place.as_str())),
                "{game}, {view:?}: {places:?}"
            );
            assert!(places.len() > 1, "{game}, {view:?}: {places:?}");
        }
        watch::assert_no_violations(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_current_move_stays_in_view_when_the_list_makes_room_for_values() {
    let page = watch::open().await;
    page.visit("#/play/b2.a3.c3.a1.a2.c2.b2-b3.c2-b2.a2-b1.b2-c2")
        .await;
    let room = "const box = (selector) => document.querySelector(selector).getBoundingClientRect();
                const list = box('.move-list'), move = box('.move-list [aria-current=step]');
                return [list.height, Math.min(move.top - list.top, list.bottom - move.bottom)];";
    let before: [f64; 2] = serde_json::from_value(page.js(room).await).unwrap();
    page.check("Show move values").await;
    page.sleep(100).await;
    let after: [f64; 2] = serde_json::from_value(page.js(room).await).unwrap();
    assert!(after[0] < before[0], "the list is shorter: {after:?}");
    assert!(before[1] > -1.0 && after[1] > -1.0, "{before:?} {after:?}");
    watch::assert_no_violations(&page).await;
}
