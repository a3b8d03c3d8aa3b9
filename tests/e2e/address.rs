//! The address of a game in progress and the browser's history.

use crate::explore;
use crate::links::{LINK, LINK_BOARD};
use crate::saved_games::wait_for_save;
use crate::watch;

/// The same game after c3-b2.
const LINK_PLAYED_ON: &str = "#/play/b2.a3.c1.a1.a2.c3.b2-b1.c3-b2";
const LINK_PLAYED_ON_BOARD: &str = "O--XO-OXX";

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_history_leads_between_play_explore_and_a_link() {
    let page = watch::open().await;
    page.click(&[4, 0]).await;
    page.follow("Explore").await;
    explore::play(&page, "c3").await;
    page.painted().await;
    assert_eq!(page.board().await, "O-X-X----");
    page.visit(LINK).await;
    assert_eq!(page.board().await, LINK_BOARD);
    page.click(&[2, 4]).await;
    wait_for_save(&page).await;
    assert_eq!(page.fragment().await, LINK_PLAYED_ON);

    page.back().await;
    assert_eq!(page.board().await, "O-X-X----");
    assert_eq!(page.fragment().await, "#/explore/O-X-X----:O");
    page.back().await;
    assert_eq!(page.board().await, "O---X----");
    page.back().await;
    assert_eq!(page.screen().await, "Play");
    assert_eq!(page.board().await, LINK_PLAYED_ON_BOARD);
    for _ in 0..2 {
        page.forward().await;
        assert_eq!(page.screen().await, "Explore");
    }
    // The game is still the one played, not the link opened anew.
    page.forward().await;
    assert_eq!(page.fragment().await, LINK_PLAYED_ON);
    assert_eq!(page.board().await, LINK_PLAYED_ON_BOARD);
    page.press("Undo").await;
    assert_eq!(page.board().await, LINK_BOARD);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn navigation_wins_over_a_delayed_update_of_the_address() {
    for delay in [250, 298, 310, 400] {
        let page = watch::blank().await;
        page.load_at(LINK).await;
        // The main thread is busy from before the update is due until after the click, so both wait
        // in the queue at once.
        page.js(&format!(
            "const busy = (end) => {{ while (performance.now() < end); }};
             const start = performance.now();
             squares()[2].click();
             squares()[4].click();
             await sleep(200);
             busy(start + {delay});
             link('Explore').click();
             busy(start + {delay} + 12);
             await sleep(400);"
        ))
        .await;
        assert_eq!(page.screen().await, "Explore", "{delay}");
        let fragment = page.fragment().await;
        let position = format!("#/explore/{LINK_PLAYED_ON_BOARD}:X");
        assert_eq!(fragment, position, "{delay}");
        assert_eq!(page.board().await, LINK_PLAYED_ON_BOARD, "{delay}");
        page.back().await;
        assert_eq!(page.screen().await, "Play", "{delay}");
        assert_eq!(page.board().await, LINK_PLAYED_ON_BOARD, "{delay}");
        page.forward().await;
        assert_eq!(page.fragment().await, fragment, "{delay}");
        watch::assert_no_violations(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn going_back_wins_over_a_delayed_update_of_the_address() {
    for delay in [250, 298, 310, 400] {
        let page = watch::blank().await;
        page.load_at("#/explore/--X------:O").await;
        page.visit(LINK).await;
        page.js(&format!(
            "const busy = (end) => {{ while (performance.now() < end); }};
             const start = performance.now();
             squares()[2].click();
             squares()[4].click();
             await sleep(200);
             busy(start + {delay});
             history.back();
             busy(start + {delay} + 12);
             await sleep(400);"
        ))
        .await;
        let position = "#/explore/--X------:O";
        assert_eq!(page.screen().await, "Explore", "{delay}");
        assert_eq!(page.fragment().await, position, "{delay}");
        assert_eq!(page.board().await, "--X------", "{delay}");
        page.forward().await;
        assert_eq!(page.board().await, LINK_PLAYED_ON_BOARD, "{delay}");
        page.back().await;
        assert_eq!(page.fragment().await, position, "{delay}");
        watch::assert_no_violations(&page).await;
    }
}
