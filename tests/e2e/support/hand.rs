//! A hand with a mouse or a finger.

use std::time::Duration;

use fantoccini::actions::{
    InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};

use super::Page;

/// The middle of the square in the view.
pub async fn middle(page: &Page, square: usize) -> (f64, f64) {
    let place = format!(
        "const box = document.querySelectorAll('button.square')[{square}].getBoundingClientRect();
         return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];"
    );
    let place = page.js(&place).await;
    (place[0].as_f64().unwrap(), place[1].as_f64().unwrap())
}

/// A hand that does this with the mouse.
pub async fn mouse(page: &Page, actions: impl IntoIterator<Item = PointerAction>) {
    let mouse = MouseActions::new("mouse".into());
    let mouse = actions.into_iter().fold(mouse, InputSource::then);
    page.client.perform_actions(mouse).await.unwrap();
}

pub fn move_to((x, y): (f64, f64)) -> PointerAction {
    let duration = Some(Duration::from_millis(10));
    PointerAction::MoveTo { duration, x, y }
}

pub const PRESS: PointerAction = PointerAction::Down {
    button: MOUSE_BUTTON_LEFT,
};
pub const RELEASE: PointerAction = PointerAction::Up {
    button: MOUSE_BUTTON_LEFT,
};

/// Takes the piece and carries it to this point, some way at a time.
pub async fn carry(page: &Page, from: usize, to: (f64, f64)) {
    let start = middle(page, from).await;
    let way = [0.2, 0.4, 0.6, 0.8, 1.0].map(|part| {
        let between = |from: f64, to: f64| from + (to - from) * part;
        move_to((between(start.0, to.0), between(start.1, to.1)))
    });
    mouse(page, [move_to(start), PRESS].into_iter().chain(way)).await;
}

/// Drags the piece from one square to another.
pub async fn drag(page: &Page, from: usize, to: usize) {
    carry(page, from, middle(page, to).await).await;
    mouse(page, [RELEASE]).await;
}

/// A finger that takes the piece, carries it through these squares and lets it go.
pub async fn finger(page: &Page, squares: &[usize]) {
    let mut hand = TouchActions::new("finger".into());
    for (turn, square) in squares.iter().enumerate() {
        hand = hand.then(move_to(middle(page, *square).await));
        if turn == 0 {
            hand = hand.then(PRESS);
        }
    }
    page.client
        .perform_actions(hand.then(RELEASE))
        .await
        .unwrap();
}
