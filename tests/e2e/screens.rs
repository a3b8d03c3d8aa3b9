//! The ways between positions and screens, and back.

use fantoccini::Locator;
use serde_json::json;

use crate::explore::shows;
use crate::watch;

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_address_follows_the_moves_and_the_browser_leads_back() {
    let page = watch::blank().await;
    page.visit("#/explore/---------:X").await;
    let line = [
        ("b2", "----X----:O"),
        ("a3", "O---X----:X"),
        ("c1", "O---X---X:O"),
        ("a1", "O---X-O-X:X"),
        ("a2", "O--XX-O-X:O"),
        ("c3", "O-OXX-O-X:X"),
        ("c1-c2", "O-OXXXO--:O"),
    ];
    let mut way = vec!["---------:X"];
    for (m, after) in line {
        page.touch(&format!("[data-move='{m}']")).await;
        assert_eq!(page.hash().await, format!("#/explore/{after}"));
        shows(&page, after).await;
        way.push(after);
    }
    let here = async |position: &str| {
        assert_eq!(page.hash().await, format!("#/explore/{position}"));
        shows(&page, position).await;
    };
    for position in way.iter().rev().skip(1) {
        page.back().await;
        here(position).await;
    }
    for position in &way[1..] {
        page.forward().await;
        here(position).await;
    }
    // The page's own button does what the browser's does.
    page.press("Back").await;
    page.painted().await;
    here(way[6]).await;
    // Another move from there is another way forward.
    page.touch("[data-move=b2-b1]").await;
    here("O-OX--OXX:O").await;
    page.back().await;
    here(way[6]).await;

    // What the address says can be handed on.
    page.client.refresh().await.unwrap();
    page.ready().await;
    here(way[6]).await;
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_first_move_from_the_start_can_be_taken_back() {
    let page = watch::open().await;
    page.touch("a[href='#/explore']").await;
    page.painted().await;
    shows(&page, "---------:X").await;
    page.touch("[data-move=b2]").await;
    shows(&page, "----X----:O").await;
    for back in [true, false] {
        if back {
            page.back().await;
        } else {
            page.press("Back").await;
            page.painted().await;
        }
        shows(&page, "---------:X").await;
        page.forward().await;
        shows(&page, "----X----:O").await;
    }
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_browser_leads_between_the_screens_and_the_game_is_kept() {
    let page = watch::open().await;
    page.click(&[4, 0]).await;
    let on_play = async || {
        assert_eq!(page.board().await, "O---X----");
        assert_eq!(page.status().await, "Next player: X");
        assert_eq!(
            page.js("return document.querySelectorAll('[data-verdict], [data-move]').length;")
                .await,
            0
        );
    };
    let current =
        async || {
            let current = page.text("nav [aria-current=page]").await;
            let shown = page
            .js("return [...document.querySelectorAll('main button:not(.square):not([data-move])')]
                     .filter((button) => button.checkVisibility())
                     .map(({ innerText }) => innerText).sort();")
            .await;
            (current, shown)
        };
    let play = json!([
        "Hint", "New game", "Open", "Redo", "Share", "Start", "Undo", "a3", "b2"
    ]);
    let explore = json!(["Back", "Clear", "O to move", "X to move"]);

    page.touch("a[href='#/explore']").await;
    page.painted().await;
    shows(&page, "---------:X").await;
    assert_eq!(current().await, ("Explore".to_owned(), explore.clone()));
    page.touch("[data-move=c3]").await;
    shows(&page, "--X------:O").await;
    page.touch("a[href='#/']").await;
    page.painted().await;
    on_play().await;
    assert_eq!(current().await, ("Play".to_owned(), play.clone()));

    // Back through all of it, and forward again.
    page.back().await;
    shows(&page, "--X------:O").await;
    assert_eq!(current().await, ("Explore".to_owned(), explore));
    page.back().await;
    shows(&page, "---------:X").await;
    page.back().await;
    on_play().await;
    assert_eq!(current().await, ("Play".to_owned(), play));
    page.forward().await;
    shows(&page, "---------:X").await;
    page.forward().await;
    shows(&page, "--X------:O").await;
    page.forward().await;
    on_play().await;

    // The game goes on.
    page.click(&[8]).await;
    assert_eq!(page.board().await, "O---X---X");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn exploring_goes_on_where_it_was_left_and_each_step_back_is_one() {
    let page = watch::open().await;
    let follow = async |screen: &str| {
        let link = page.client.find(Locator::LinkText(screen)).await;
        link.unwrap().click().await.unwrap();
        page.painted().await;
    };
    follow("Explore").await;
    page.touch("[data-move=c3]").await;
    follow("Play").await;
    follow("Explore").await;
    shows(&page, "--X------:O").await;
    assert_eq!(page.hash().await, "#/explore/--X------:O");
    page.back().await;
    assert_eq!(page.hash().await, "#/");
    assert_eq!(page.board().await, "---------");
    page.back().await;
    shows(&page, "--X------:O").await;
    watch::all_was_well(&page).await;
}
