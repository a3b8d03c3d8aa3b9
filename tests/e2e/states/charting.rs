//! The states of the atlas.

use super::TRACED;
use crate::atlas;
use crate::support::Page;

/// Checks the atlas.
pub async fn charting(page: &Page, check: &mut impl AsyncFnMut(&str)) {
    page.load_at("").await;
    atlas::open(page, "").await;
    assert!(page.notice().await.starts_with("Play a game"));
    check("the atlas").await;
    let seat = atlas::class("O-OXX-O-X:X");
    atlas::click(page, seat).await;
    assert!(page.message().await.starts_with("This seat stands for"));
    check("a seat chosen").await;
    for (address, position) in [
        ("a decided seat", "--X-XO-O-:X"),
        ("a won seat", "XXXOO----:O"),
    ] {
        atlas::open(page, position).await;
        check(address).await;
    }
    atlas::open(page, TRACED).await;
    assert_eq!(atlas::steps(page).await, [22, 1]);
    check("a game traced").await;
    for tab in ["Game", "How to play", "Settings", "Moves"] {
        page.open_tab(tab).await;
        check(&format!("the atlas, the tab {tab}")).await;
    }
    page.press("‹ Before").await;
    check("a moment of the game").await;
    page.check("Game").await;
    assert_eq!(atlas::steps(page).await, [0, 0]);
    check("a game that is not drawn").await;
    for address in ["zz", "XXXXXXXXX:X", "b2.a3.b2"] {
        atlas::open(page, address).await;
        check(&format!("the atlas at {address}")).await;
    }
}
