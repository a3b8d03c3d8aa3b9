//! What people, browsers and other programs do to the page, none of which may lose a game, show a
//! wrong board, stop the page or log an error.

mod input;
mod storage;
mod surroundings;

use crate::support::Page;

/// Waits until a game with exactly these moves, written as in a link, is saved.
async fn wait_until_saved(page: &Page, moves: &str) {
    page.wait_until(&format!(
        "Object.entries(localStorage).some(([key, text]) =>
             key.startsWith('chorus-lapilli/game/') && text.endsWith(' {moves}'))"
    ))
    .await;
}
