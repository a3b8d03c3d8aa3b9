//! Pieces that are dragged to where they go.

use serde_json::json;

use crate::motion::way;
use crate::support::Page;
use crate::support::hand::{PRESS, RELEASE, carry, drag, finger, middle, mouse, move_to};
use crate::support::keys::press;
use crate::support::page::View;
use crate::watch;

/// Three pieces each, X to move, none in the centre.
///
/// ```text
/// X - -
/// O - O
/// O X X
/// ```
const OPEN: [usize; 6] = [0, 3, 7, 5, 8, 6];

/// The board then.
const OPEN_BOARD: &str = "X--O-OOXX";

/// The game on this board, with every promise watched.
async fn open() -> Page {
    let page = watch::open().await;
    page.click(&OPEN).await;
    assert_eq!(page.board().await, OPEN_BOARD);
    page
}

/// Nothing is in hand any more: every piece is back in its square, and nothing is selected.
async fn at_rest(page: &Page, when: &str) {
    let left = page
        .js(
            "await Promise.all(document.getAnimations().map((a) => a.finished.catch(() => 0)));
             const off = [...document.querySelectorAll('.square')].flatMap((square) => {
                 const pebble = square.firstElementChild;
                 if (!pebble) return [];
                 const [a, b] = [square, pebble].map((one) => one.getBoundingClientRect());
                 const [x, y] = [a.x + a.width / 2 - b.x - b.width / 2,
                                 a.y + a.height / 2 - b.y - b.height / 2];
                 return Math.hypot(x, y) > 1 || getComputedStyle(pebble).translate !== 'none'
                     ? [`${square.dataset.square} is off by ${x} ${y}`] : [];
             });
             if (document.querySelector('.board[style]')) off.push('dragged');
             return off;",
        )
        .await;
    assert_eq!(left, json!([]), "{when}");
    assert_eq!(page.marked("selected").await, json!([]), "{when}");
    assert_eq!(page.marked("target").await, json!([]), "{when}");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_is_won_by_dragging() {
    for view in [View::DESK, View::PHONE] {
        let page = watch::blank().await;
        page.resize(view).await;
        page.load().await;
        page.click(&OPEN).await;
        for (from, to, targets, board, status) in [
            (0, 1, json!([1, 4]), "-X-O-OOXX", "Next player: O"),
            (5, 2, json!([2, 4]), "-XOO--OXX", "Next player: X"),
            (1, 4, json!([0, 4, 5]), "--OOX-OXX", "Next player: O"),
            (3, 0, json!([0, 1]), "O-O-X-OXX", "Next player: X"),
            // Out of the centre, as it must.
            (4, 5, json!([1, 3, 5]), "O-O--XOXX", "Next player: O"),
            (0, 4, json!([1, 3, 4]), "--O-OXOXX", "Winner: O"),
        ] {
            carry(&page, from, middle(&page, to).await).await;
            let when = format!("{from} to {to}, {view:?}");
            assert_eq!(page.marked("selected").await, json!([from]), "{when}");
            assert_eq!(page.marked("target").await, targets, "{when}");
            mouse(&page, [RELEASE]).await;
            assert_eq!(page.board().await, board, "{when}");
            assert_eq!(page.status().await, status, "{when}");
            at_rest(&page, &when).await;
        }
        watch::all_was_well(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_piece_in_hand_is_where_the_pointer_is() {
    let page = open().await;
    let to = middle(&page, 4).await;
    carry(&page, 0, to).await;
    page.painted().await;
    let held = page
        .js(
            "const box = document.querySelector('.pebble').getBoundingClientRect();
             return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];",
        )
        .await;
    let off = (held[0].as_f64().unwrap() - to.0).abs() + (held[1].as_f64().unwrap() - to.1).abs();
    assert!(off <= 2.0, "{held} at {to:?}");
    mouse(&page, [RELEASE]).await;
    at_rest(&page, "put down").await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_drag_to_where_the_piece_may_not_go_is_refused() {
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
        at_rest(&page, &when).await;
        assert_eq!(page.board().await, OPEN_BOARD, "{when}");
        assert_eq!(page.status().await, "Next player: X", "{when}");
    }
    page.click(&[0, 1]).await;
    assert_eq!(page.board().await, "-X-O-OOXX", "a click still works");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_centre_rule_refuses_a_drag_too() {
    let page = watch::open().await;
    page.click(&[4, 0, 8, 6, 3, 2]).await;
    // From here c1-c2 wins, and any other step of that piece is against the rule.
    drag(&page, 8, 7).await;
    let message = page.message().await;
    assert!(message.contains("centre"), "{message}");
    at_rest(&page, "refused").await;
    assert_eq!(page.board().await, "O-OXX-O-X");
    drag(&page, 8, 5).await;
    assert_eq!(page.status().await, "Winner: X");
    // After the end nothing can be taken.
    drag(&page, 5, 8).await;
    at_rest(&page, "after the end").await;
    assert_eq!(page.board().await, "O-OXXXO--");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_piece_let_go_beside_the_board_goes_back() {
    let page = open().await;
    for beside in [".status", "h1", "[data-do=new]"] {
        let place = page.find(beside).await.rectangle().await.unwrap();
        let place = (place.0 + place.2 / 2.0, place.1 + place.3 / 2.0);
        carry(&page, 0, place).await;
        assert_eq!(page.marked("target").await, json!([1, 4]), "{beside}");
        mouse(&page, [RELEASE]).await;
        let message = page.message().await;
        assert!(message.contains("cancelled"), "{beside}: {message}");
        at_rest(&page, beside).await;
        assert_eq!(page.board().await, OPEN_BOARD, "{beside}");
    }
    page.click(&[0, 4]).await;
    assert_eq!(page.board().await, "---OXOOXX", "a click still works");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn escape_puts_back_a_piece_in_hand() {
    let page = open().await;
    carry(&page, 0, middle(&page, 4).await).await;
    assert_eq!(page.marked("selected").await, json!([0]));
    press(&page, "Escape").await;
    at_rest(&page, "before the button is let go").await;
    mouse(&page, [move_to(middle(&page, 1).await), RELEASE]).await;
    at_rest(&page, "after").await;
    assert_eq!(page.board().await, OPEN_BOARD);
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_piece_carried_back_to_its_square_is_in_hand_unless_it_was_before() {
    let page = open().await;
    let start = middle(&page, 0).await;
    for selected_before in [false, true] {
        if selected_before {
            page.click(&[0]).await;
        }
        carry(&page, 0, middle(&page, 2).await).await;
        assert_eq!(page.marked("selected").await, json!([0]));
        mouse(&page, [move_to((start.0 + 3.0, start.1)), RELEASE]).await;
        assert_eq!(page.board().await, OPEN_BOARD);
        if !selected_before {
            assert_eq!(page.marked("selected").await, json!([0]));
            // A click of its own puts it back.
            page.click(&[0]).await;
        }
        let message = page.message().await;
        assert!(message.contains("cancelled"), "{message}");
        at_rest(&page, "put back").await;
    }
    page.click(&[0, 1]).await;
    assert_eq!(page.board().await, "-X-O-OOXX", "a click still works");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_hand_that_trembles_clicks() {
    let page = open().await;
    let start = middle(&page, 0).await;
    let near = move_to((start.0 + 2.0, start.1 + 2.0));
    mouse(&page, [move_to(start), PRESS, near, RELEASE]).await;
    assert_eq!(page.marked("selected").await, json!([0]));
    page.click(&[1]).await;
    assert_eq!(page.board().await, "-X-O-OOXX");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn fingers_drag_too() {
    for view in [View::PHONE, View::DESK] {
        let page = watch::blank().await;
        page.resize(view).await;
        page.load().await;
        page.click(&OPEN).await;
        finger(&page, &[0, 1, 2]).await;
        let message = page.message().await;
        assert!(message.contains("not next to"), "{message}");
        at_rest(&page, "refused").await;
        finger(&page, &[0, 4, 1]).await;
        assert_eq!(page.board().await, "-X-O-OOXX");
        at_rest(&page, "played").await;
        finger(&page, &[6, 4]).await;
        assert_eq!(page.status().await, "Winner: O");
        at_rest(&page, "won").await;
        watch::all_was_well(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_finger_puts_a_piece_back() {
    let page = open().await;
    finger(&page, &[0, 1, 4, 0]).await;
    page.painted().await;
    assert_eq!(page.marked("selected").await, json!([0]));
    assert_eq!(page.board().await, OPEN_BOARD);
    finger(&page, &[0, 1]).await;
    assert_eq!(page.board().await, "-X-O-OOXX");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn after_a_drag_other_moves_are_seen_to_move() {
    let page = open().await;
    drag(&page, 0, 1).await;
    at_rest(&page, "played").await;
    let [across, down, ..] = way(&page, 5, 2).await;
    assert!(
        across.abs() < 0.1 && (down - 1.0).abs() < 0.1,
        "{across} {down}"
    );
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn where_a_position_is_set_up_nothing_is_dragged() {
    let page = watch::open().await;
    page.visit("#/explore/X-O-X-O--:X").await;
    carry(&page, 0, middle(&page, 1).await).await;
    assert_eq!(
        page.js("return document.querySelector('.board[style]');")
            .await,
        json!(null)
    );
    mouse(&page, [RELEASE]).await;
    assert_eq!(page.board().await, "X-O-X-O--");
    assert_eq!(page.hash().await, "#/explore/X-O-X-O--:X");
    watch::all_was_well(&page).await;
}
