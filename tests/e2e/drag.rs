//! Dragging pieces.

use serde_json::json;

use crate::motion::step_path;
use crate::support::keys::press;
use crate::support::pointer::{PRESS, RELEASE};
use crate::support::pointer::{centre, drag, drag_to_point, mouse, move_to, touch_drag};
use crate::support::{Page, View};
use crate::watch;

/// Three pieces each, X to move, none in the centre.
///
/// ```text
/// X - -
/// O - O
/// O X X
/// ```
const PLACEMENTS: [usize; 6] = [0, 3, 7, 5, 8, 6];

/// The board after them.
const BOARD: &str = "X--O-OOXX";

/// Opens the game with these pieces.
async fn open() -> Page {
    let page = watch::open().await;
    page.click(&PLACEMENTS).await;
    assert_eq!(page.board().await, BOARD);
    page
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_is_won_by_dragging() {
    for view in [View::DESKTOP, View::PHONE] {
        let page = watch::blank().await;
        page.resize(view).await;
        page.load().await;
        page.click(&PLACEMENTS).await;
        for (from, to, targets, board, status) in [
            (0, 1, json!([1, 4]), "-X-O-OOXX", "Next player: O"),
            (5, 2, json!([2, 4]), "-XOO--OXX", "Next player: X"),
            (1, 4, json!([0, 4, 5]), "--OOX-OXX", "Next player: O"),
            (3, 0, json!([0, 1]), "O-O-X-OXX", "Next player: X"),
            // The centre rule requires this step.
            (4, 5, json!([1, 3, 5]), "O-O--XOXX", "Next player: O"),
            (0, 4, json!([1, 3, 4]), "--O-OXOXX", "Winner: O"),
        ] {
            drag_to_point(&page, from, centre(&page, to).await).await;
            let when = format!("{from} to {to}, {view:?}");
            assert_eq!(page.marked("selected").await, json!([from]), "{when}");
            assert_eq!(page.marked("can move here").await, targets, "{when}");
            mouse(&page, [RELEASE]).await;
            assert_eq!(page.board().await, board, "{when}");
            assert_eq!(page.status().await, status, "{when}");
            page.assert_at_rest(&when).await;
        }
        watch::assert_no_violations(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_dragged_piece_follows_the_pointer() {
    let page = open().await;
    let to = centre(&page, 4).await;
    drag_to_point(&page, 0, to).await;
    page.painted().await;
    let piece = page.piece_centre(0).await;
    let distance = (piece.0 - to.0).abs() + (piece.1 - to.1).abs();
    assert!(distance <= 2.0, "{piece:?} at {to:?}");
    mouse(&page, [RELEASE]).await;
    page.assert_at_rest("dropped").await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn an_illegal_drop_is_refused() {
    let page = open().await;
    for (from, to, reason) in [
        (0, 2, "not next to"),
        (0, 3, "taken"),
        (7, 1, "not next to"),
        (8, 5, "taken"),
    ] {
        let when = format!("{from} to {to}");
        drag(&page, from, to).await;
        let message = page.message().await;
        assert!(message.contains(reason), "{when}: {message}");
        page.assert_at_rest(&when).await;
        assert_eq!(page.board().await, BOARD, "{when}");
        assert_eq!(page.status().await, "Next player: X", "{when}");
    }
    page.click(&[0, 1]).await;
    assert_eq!(page.board().await, "-X-O-OOXX", "a click still works");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_centre_rule_applies_to_drops() {
    let page = watch::open().await;
    page.click(&[4, 0, 8, 6, 3, 2]).await;
    // c1-c2 wins; every other step of that piece breaks the centre rule.
    drag(&page, 8, 7).await;
    let message = page.message().await;
    assert!(message.contains("centre"), "{message}");
    page.assert_at_rest("refused").await;
    assert_eq!(page.board().await, "O-OXX-O-X");
    drag(&page, 8, 5).await;
    assert_eq!(page.status().await, "Winner: X");
    drag(&page, 5, 8).await;
    page.assert_at_rest("after the end").await;
    assert_eq!(page.board().await, "O-OXXXO--");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_drop_outside_the_board_cancels() {
    let page = open().await;
    for outside in [
        "document.querySelector('.status')",
        "document.querySelector('h1')",
        "button('New game')",
    ] {
        let point = format!(
            "const {{ x, y, width, height }} = {outside}.getBoundingClientRect();
             return [x + width / 2, y + height / 2];"
        );
        let point: (f64, f64) = serde_json::from_value(page.js(&point).await).unwrap();
        drag_to_point(&page, 0, point).await;
        let targets = page.marked("can move here").await;
        assert_eq!(targets, json!([1, 4]), "{outside}");
        mouse(&page, [RELEASE]).await;
        let message = page.message().await;
        assert!(message.contains("cancelled"), "{outside}: {message}");
        page.assert_at_rest(outside).await;
        assert_eq!(page.board().await, BOARD, "{outside}");
    }
    page.click(&[0, 4]).await;
    assert_eq!(page.board().await, "---OXOOXX", "a click still works");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn escape_cancels_a_drag() {
    let page = open().await;
    drag_to_point(&page, 0, centre(&page, 4).await).await;
    assert_eq!(page.marked("selected").await, json!([0]));
    press(&page, "Escape").await;
    page.assert_at_rest("before the button is released").await;
    mouse(&page, [move_to(centre(&page, 1).await), RELEASE]).await;
    page.assert_at_rest("after").await;
    assert_eq!(page.board().await, BOARD);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_piece_dropped_on_its_own_square_toggles_its_selection() {
    let page = open().await;
    let start = centre(&page, 0).await;
    for selected_before in [false, true] {
        if selected_before {
            page.click(&[0]).await;
        }
        drag_to_point(&page, 0, centre(&page, 2).await).await;
        assert_eq!(page.marked("selected").await, json!([0]));
        mouse(&page, [move_to((start.0 + 3.0, start.1)), RELEASE]).await;
        assert_eq!(page.board().await, BOARD);
        if !selected_before {
            assert_eq!(page.marked("selected").await, json!([0]));
            page.click(&[0]).await;
        }
        let message = page.message().await;
        assert!(message.contains("cancelled"), "{message}");
        page.assert_at_rest("cancelled").await;
    }
    page.click(&[0, 1]).await;
    assert_eq!(page.board().await, "-X-O-OOXX", "a click still works");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_small_movement_is_a_click() {
    let page = open().await;
    let start = centre(&page, 0).await;
    let near = move_to((start.0 + 2.0, start.1 + 2.0));
    mouse(&page, [move_to(start), PRESS, near, RELEASE]).await;
    assert_eq!(page.marked("selected").await, json!([0]));
    page.click(&[1]).await;
    assert_eq!(page.board().await, "-X-O-OOXX");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn pieces_are_dragged_by_touch() {
    for view in [View::PHONE, View::DESKTOP] {
        let page = watch::blank().await;
        page.resize(view).await;
        page.load().await;
        page.click(&PLACEMENTS).await;
        touch_drag(&page, &[0, 1, 2]).await;
        let message = page.message().await;
        assert!(message.contains("not next to"), "{message}");
        page.assert_at_rest("refused").await;
        touch_drag(&page, &[0, 4, 1]).await;
        assert_eq!(page.board().await, "-X-O-OOXX");
        page.assert_at_rest("played").await;
        touch_drag(&page, &[6, 4]).await;
        assert_eq!(page.status().await, "Winner: O");
        page.assert_at_rest("won").await;
        watch::assert_no_violations(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_piece_returned_by_touch_is_selected() {
    let page = open().await;
    touch_drag(&page, &[0, 1, 4, 0]).await;
    page.painted().await;
    assert_eq!(page.marked("selected").await, json!([0]));
    assert_eq!(page.board().await, BOARD);
    touch_drag(&page, &[0, 1]).await;
    assert_eq!(page.board().await, "-X-O-OOXX");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn clicked_moves_are_animated_after_a_drag() {
    let page = open().await;
    drag(&page, 0, 1).await;
    page.assert_at_rest("played").await;
    let [across, down, ..] = step_path(&page, 5, 2).await;
    assert!(
        across.abs() < 0.1 && (down - 1.0).abs() < 0.1,
        "{across} {down}"
    );
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn nothing_is_dragged_while_a_position_is_set_up() {
    let page = watch::open().await;
    page.visit("#/explore/X-O-X-O--:X").await;
    page.press("Edit board").await;
    drag_to_point(&page, 0, centre(&page, 1).await).await;
    page.assert_at_rest("while the button is down").await;
    mouse(&page, [RELEASE]).await;
    assert_eq!(page.board().await, "X-O-X-O--");
    assert_eq!(page.fragment().await, "#/explore/X-O-X-O--:X");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn another_pointer_does_not_end_a_drag() {
    let page = open().await;
    drag_to_point(&page, 0, centre(&page, 1).await).await;
    let (x, y) = centre(&page, 4).await;
    page.js(&format!(
        "const init = {{ bubbles: true, isPrimary: false, pointerId: 99, clientX: {x}, clientY: {y} }};
         squares()[4].dispatchEvent(new PointerEvent('pointerup', init));"
    ))
    .await;
    assert_eq!(page.board().await, BOARD);
    assert_eq!(page.marked("selected").await, json!([0]));
    mouse(&page, [RELEASE]).await;
    assert_eq!(page.board().await, "-X-O-OOXX");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_press_that_ends_outside_the_board_is_no_drag() {
    let page = open().await;
    let rectangle = page.board_rectangle().await;
    let left = rectangle[0].as_f64().unwrap();
    let (_, y) = centre(&page, 0).await;
    let actions = [
        move_to((left + 2.0, y)),
        PRESS,
        move_to((left - 2.0, y)),
        RELEASE,
        move_to(centre(&page, 0).await),
        move_to(centre(&page, 1).await),
    ];
    mouse(&page, actions).await;
    page.assert_at_rest("the button is up").await;
    assert_eq!(page.marked("selected").await, json!([]));
    watch::assert_no_violations(&page).await;
}
