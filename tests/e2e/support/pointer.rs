//! Input by mouse and touch.

use std::time::Duration;

use fantoccini::actions::{
    InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};

use super::Page;

/// Returns the centre of the square in the viewport.
pub async fn centre(page: &Page, square: usize) -> (f64, f64) {
    let centre = format!(
        "const {{ x, y, width, height }} = squares()[{square}].getBoundingClientRect();
         return [Math.round(x + width / 2), Math.round(y + height / 2)];"
    );
    serde_json::from_value(page.js(&centre).await).unwrap()
}

/// Performs these actions with the mouse.
pub async fn mouse(page: &Page, actions: impl IntoIterator<Item = PointerAction>) {
    let mouse = MouseActions::new("mouse".into());
    let mouse = actions.into_iter().fold(mouse, InputSource::then);
    page.client.perform_actions(mouse).await.unwrap();
}

/// Moves the pointer to this point of the viewport.
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

/// Moves the mouse over the square.
pub async fn hover(page: &Page, square: usize) {
    mouse(page, [move_to(centre(page, square).await)]).await;
}

/// Presses the mouse button on a piece and moves it to this point in five steps.
pub async fn drag_to_point(page: &Page, from: usize, to: (f64, f64)) {
    let start = centre(page, from).await;
    let path = [0.2, 0.4, 0.6, 0.8, 1.0].map(|part| {
        let between = |from: f64, to: f64| from + (to - from) * part;
        move_to((between(start.0, to.0), between(start.1, to.1)))
    });
    mouse(page, [move_to(start), PRESS].into_iter().chain(path)).await;
}

/// Drags the piece from one square to another and releases it.
pub async fn drag(page: &Page, from: usize, to: usize) {
    drag_to_point(page, from, centre(page, to).await).await;
    mouse(page, [RELEASE]).await;
}

/// Drags a piece through these squares with a finger and releases it on the last.
pub async fn touch_drag(page: &Page, squares: &[usize]) {
    let mut finger = TouchActions::new("finger".into());
    for (index, square) in squares.iter().enumerate() {
        finger = finger.then(move_to(centre(page, *square).await));
        if index == 0 {
            finger = finger.then(PRESS);
        }
    }
    page.client
        .perform_actions(finger.then(RELEASE))
        .await
        .unwrap();
}
