//! What is seen under the pointer.

use crate::support::Page;
use crate::support::hand::{middle, mouse, move_to};
use crate::watch;

/// Whether the square under the pointer shows where a piece would stand, and of which colour.
async fn ghost(page: &Page, square: usize) -> Option<String> {
    let here = middle(page, square).await;
    mouse(page, [move_to(here)]).await;
    let seen = page
        .js("const square = document.querySelector('.square:hover');
             const { backgroundColor, scale } = getComputedStyle(square, '::before');
             return scale > 3 ? backgroundColor : null;")
        .await;
    seen.as_str().map(str::to_owned)
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn hover_shows_what_a_click_would_do() {
    let page = watch::open().await;
    // Where a piece may be placed, in the colour of whoever does.
    let x = ghost(&page, 4).await;
    assert!(x.is_some());
    page.click(&[4]).await;
    let o = ghost(&page, 0).await;
    assert!(o.is_some());
    assert_ne!(o, x);
    assert_eq!(ghost(&page, 4).await, None, "the square is taken");

    // Where a piece may step to, once it is selected.
    page.click(&[0, 8, 6, 3, 2]).await;
    assert_eq!(ghost(&page, 5).await, None, "no piece is selected");
    page.click(&[8]).await;
    assert_eq!(ghost(&page, 5).await, x);
    assert_eq!(ghost(&page, 1).await, None, "too far");

    // A piece that can be taken up.
    for (square, cursor) in [(8, "grab"), (0, "pointer")] {
        let here = middle(&page, square).await;
        mouse(&page, [move_to(here)]).await;
        let shown = page
            .js("return getComputedStyle(document.querySelector('.square:hover')).cursor;")
            .await;
        assert_eq!(shown, cursor);
    }
    watch::all_was_well(&page).await;
}
