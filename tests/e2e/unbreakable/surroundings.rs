//! What happens around the page: the browser, the clock, extensions and other windows.

use serde_json::json;

use super::wait_until_saved;
use crate::computer::wait_for_computer;
use crate::links::{LINK, LINK_BOARD};
use crate::saved_games::{offers_game, saved_boards};
use crate::tabs::Tabs;
use crate::watch;

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_page_from_the_back_forward_cache_plays_on_and_saves() {
    let page = watch::open_unseeded().await;
    page.js("addEventListener('pageshow', ({ persisted }) => { window.isRestored = persisted; });")
        .await;
    for (square, board, moves) in [
        (4, "----X----", "b2"),
        (0, "O---X----", "b2.a3"),
        (8, "O---X---X", "b2.a3.c1"),
    ] {
        // It is saved when it is left, not only a moment later.
        page.js(&format!(
            "window.isRestored = false;
             squares()[{square}].click();
             location = 'index.html';"
        ))
        .await;
        page.wait_until("location.href.endsWith('index.html') && squares().length === 9")
            .await;
        wait_until_saved(&page, moves).await;
        page.client.back().await.unwrap();
        page.wait_until("window.isRestored").await;
        assert_eq!(page.board().await, board);
        assert_eq!(page.failure().await, None);
    }
    page.press("Undo").await;
    wait_until_saved(&page, "b2.a3.c1").await;
    assert_eq!(page.board().await, "O---X----");
    watch::assert_no_violations(&page).await;
    page.reload().await;
    assert!(offers_game(&page).await);
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_frozen_tab_goes_on_where_it_was() {
    let page = watch::open().await;
    page.js("window.cycle = [];
         for (const type of ['freeze', 'resume'])
             document.addEventListener(type, () => window.cycle.push(type));")
        .await;
    page.play_computer("Perfect (all)").await;
    page.choose("You play", "You: X").await;
    for (square, pieces) in [(4, 1), (5, 2)] {
        page.js(&format!(
            "(squares()[{square}].innerText ? squares().find((one) => !one.innerText)
                 : squares()[{square}]).click();"
        ))
        .await;
        for state in ["frozen", "active"] {
            let state = json!({ "state": state });
            page.devtools("Page.setWebLifecycleState", state).await;
        }
        wait_for_computer(&page).await;
        let board = page.board().await;
        for side in ['X', 'O'] {
            assert_eq!(board.matches(side).count(), pieces, "{board}");
        }
        assert_eq!(page.status().await, "Next player: X (you)");
    }
    let cycle = json!(["freeze", "resume", "freeze", "resume"]);
    assert_eq!(page.js("return window.cycle;").await, cycle);
    // The tab stays in the background, where no frames are painted.
    let violations = page.js("return [...window.violations];").await;
    assert_eq!(violations, json!([]));
    assert_eq!(page.console().await, Vec::<String>::new());
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_slow_machine_plays_the_same_game() {
    let page = watch::blank().await;
    let rate = async |rate: u32| {
        page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": rate }))
            .await;
    };
    rate(20).await;
    page.load().await;
    page.js("for (const square of [4, 0, 8, 6, 3, 2, 8]) squares()[square].click();")
        .await;
    page.js("squares()[5].click();").await;
    rate(1).await;
    page.painted().await;
    assert_eq!(page.board().await, "O-OXXXO--");
    assert_eq!(page.status().await, "Winner: X");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_clock_that_is_set_back_loses_no_game() {
    // An hour, thirty years, to before the epoch, and a hundred years ahead.
    for years in [-0.0001, -30.0, -100.0, 100.0] {
        let page = watch::blank_unseeded().await;
        page.load().await;
        page.click(&[4, 0]).await;
        wait_until_saved(&page, "b2.a3").await;
        page.before_load(&format!(
            "const RealDate = Date;
             const now = () => RealDate.now() + {years} * 365 * 24 * 60 * 60 * 1000;
             Date = class extends RealDate {{
                 constructor(...when) {{ when.length ? super(...when) : super(now()); }}
                 static now() {{ return now(); }}
             }};"
        ))
        .await;
        page.load_at("").await;
        assert!(offers_game(&page).await, "{years}");
        page.click(&[8]).await;
        wait_until_saved(&page, "c1").await;
        // The offer, the order of the games and the puzzle of the day depend on the clock.
        let mut boards = saved_boards(&page).await;
        boards.sort();
        assert_eq!(boards, ["--------X", "O---X----"], "{years}");
        page.load_at("#/puzzles").await;
        assert_eq!(page.js("return squares().length;").await, 9);
        assert_eq!(page.failure().await, None, "{years}");
        watch::assert_no_violations(&page).await;
    }
}

/// Puts hidden elements and comments around and into everything but the lines of text that the page
/// promises, as extensions do.
const INSERT: &str = "
    const foreign = (name) => {
        const element = document.createElement(name);
        element.className = 'foreign';
        element.hidden = true;
        return element;
    };
    for (const element of all('#app, #app :not(.foreign)')) {
        if (element.closest('svg, select, option, .status, .message, [aria-live]')) continue;
        const isPiece = element.parentElement.closest('button.square');
        if (isPiece) continue;
        if (element.id !== 'app') element.before(foreign('i'), new Comment('foreign'));
        element.after(new Comment('foreign'), foreign('x-extension'));
        if (element.matches('button.square, input')) continue;
        element.prepend(foreign('i'));
        element.append(foreign('i'), new Comment('foreign'));
    }
    document.body.prepend(foreign('div'));
    document.documentElement.append(foreign('div'));";

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn elements_that_an_extension_inserts_change_nothing() {
    let page = watch::open().await;
    let untouched = watch::open().await;
    let assert_same = async |when: &str| {
        page.painted().await;
        untouched.painted().await;
        let shown = "return [board(), document.querySelector('main').innerText];";
        assert_eq!(page.js(shown).await, untouched.js(shown).await, "{when}");
    };
    for square in [4, 0, 8, 6, 3, 2, 4, 7, 1, 4, 3, 5] {
        page.js(INSERT).await;
        page.click(&[square]).await;
        untouched.click(&[square]).await;
        assert_same(&format!("square {square}")).await;
    }
    for button in [
        "Undo",
        "Redo",
        "Hint",
        "New game",
        "Computer",
        "Two players",
    ] {
        page.js(INSERT).await;
        page.press(button).await;
        untouched.press(button).await;
        assert_same(button).await;
    }
    for screen in ["Explore", "Learn", "Puzzles", "Atlas", "Play"] {
        page.js(INSERT).await;
        page.follow(screen).await;
        untouched.follow(screen).await;
        assert_same(screen).await;
    }
    assert_eq!(page.failure().await, None);
    watch::assert_no_violations(&page).await;
}

/// Plays a move in each tab, from the same game, and asserts that neither sees the other's.
async fn play_in_both(tabs: &Tabs, before: &str, after: [(usize, &str); 2]) {
    let page = &tabs.page;
    for (tab, (square, _)) in after.iter().enumerate() {
        tabs.switch_to(tab).await;
        assert_eq!(page.board().await, before);
        page.click(&[*square]).await;
    }
    for (tab, (_, board)) in after.iter().enumerate() {
        tabs.switch_to(tab).await;
        assert_eq!(page.board().await, *board);
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn two_windows_with_the_same_game_each_keep_theirs() {
    let tabs = Tabs::open().await;
    let page = &tabs.page;
    page.click(&[4, 0]).await;
    wait_until_saved(page, "b2.a3").await;
    tabs.switch_to(1).await;
    page.load().await;
    page.press("Resume").await;
    let boards = [(8, "O---X---X"), (2, "O-X-X----")];
    play_in_both(&tabs, "O---X----", boards).await;
    wait_until_saved(page, "b2.a3.c1").await;
    wait_until_saved(page, "b2.a3.c3").await;

    // The same link in both.
    for tab in [0, 1] {
        tabs.switch_to(tab).await;
        page.visit(LINK).await;
    }
    let boards = [(2, LINK_BOARD), (6, LINK_BOARD)];
    play_in_both(&tabs, LINK_BOARD, boards).await;
    let boards = [(4, "O--XO-OXX"), (4, "O-OXO--XX")];
    play_in_both(&tabs, LINK_BOARD, boards).await;
    let moves = LINK.trim_start_matches("#/play/");
    wait_until_saved(page, &format!("{moves}.c3-b2")).await;
    wait_until_saved(page, &format!("{moves}.a1-b2")).await;
    let mut boards = saved_boards(page).await;
    boards.sort();
    assert_eq!(boards, ["O---X---X", "O--XO-OXX", "O-OXO--XX", "O-X-X----"]);
    assert_eq!(page.console().await, Vec::<String>::new());
}
