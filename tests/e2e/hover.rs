//! Feedback under the pointer.

use crate::support::Page;
use crate::support::pointer::hover;
use crate::watch;

async fn preview(page: &Page, square: usize) -> Option<String> {
    hover(page, square).await;
    page.preview().await
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn hovering_previews_a_click() {
    let page = watch::open().await;
    // Placing: in the colour of the player.
    let x = preview(&page, 4).await;
    assert!(x.is_some());
    page.click(&[4]).await;
    let o = preview(&page, 0).await;
    assert!(o.is_some());
    assert_ne!(o, x);
    assert_eq!(preview(&page, 4).await, None, "the square is taken");

    // Stepping: once a piece is selected.
    page.click(&[0, 8, 6, 3, 2]).await;
    assert_eq!(preview(&page, 5).await, None, "no piece is selected");
    page.click(&[8]).await;
    assert_eq!(preview(&page, 5).await, x);
    assert_eq!(preview(&page, 1).await, None, "not adjacent");

    // The cursor tells which pieces can be dragged, and where to.
    for (square, cursor) in [(8, "grab"), (0, "default"), (5, "pointer")] {
        hover(&page, square).await;
        let shown = page
            .js("return getComputedStyle(document.querySelector('.square:hover')).cursor;")
            .await;
        assert_eq!(shown, cursor);
    }
    watch::assert_no_violations(&page).await;
}
