//! The lesson.

use serde_json::json;

use crate::keys::tab_to_board;
use crate::states::state;
use crate::support::Page;
use crate::support::keys::press;
use crate::tabs::Tabs;
use crate::watch;

/// What the screen Play says to somebody who has not learnt anything yet.
pub const INVITATION: &str = "New here? Learn it in two minutes.";

/// Returns what a screen reader has announced last.
pub async fn announced(page: &Page) -> String {
    page.painted().await;
    let text = page.js("return document.querySelector('[aria-live]').textContent;");
    text.await.as_str().unwrap().to_owned()
}

/// Returns how many steps are marked as done.
async fn steps_done(page: &Page) -> usize {
    page.painted().await;
    let done = page
        .js("return all('.steps a').filter((a) => a.querySelector('[aria-label=done]')).length;");
    usize::try_from(done.await.as_u64().unwrap()).unwrap()
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_lesson_is_done_by_keys_from_start_to_end() {
    let page = watch::blank().await;
    page.visit("#/learn").await;
    assert_eq!(page.fragment().await, "#/learn/1");
    assert_eq!(
        announced(&page).await,
        "Learn. Step 1 of 7: place. Place a piece on any empty square."
    );
    for (step, keys, expected) in [
        (1, "Ctrl+Home Enter", "Well done. Go on with Next."),
        (2, "Ctrl+Home Right Right Enter", "Winner: X."),
        (3, "Ctrl+Home Right Right Enter", "Well done."),
        (4, "Ctrl+Home Down Enter Right Enter", "Well done."),
        (5, "Ctrl+Home Down Enter Up Right Enter", "Winner: X."),
        (6, "Ctrl+Home Down Right Enter Down Enter", "Well done."),
        (
            7,
            "Ctrl+Home Right Right Enter Down Enter",
            "That is the whole game.",
        ),
    ] {
        assert_eq!(page.fragment().await, format!("#/learn/{step}"));
        assert_eq!(state(&page).await, "open", "step {step}");
        if step == 1 {
            tab_to_board(&page).await;
        }
        // From Next, the board is a few stops back.
        while page
            .js("return !document.activeElement.matches('.square');")
            .await
            == true
        {
            press(&page, "Shift+Tab").await;
        }
        for key in keys.split(' ') {
            press(&page, key).await;
        }
        assert_eq!(state(&page).await, "solved", "step {step}");
        let words = announced(&page).await;
        assert!(words.contains(expected), "step {step}: {words}");
        assert_eq!(steps_done(&page).await, step);
        // The focus is on Next.
        let focused = page.js("return nameOf(document.activeElement);").await;
        if step < 7 {
            assert_eq!(focused, "Next");
            press(&page, "Enter").await;
            let words = announced(&page).await;
            let heading = format!("Learn. Step {} of 7: ", step + 1);
            assert!(words.starts_with(&heading), "{words}");
        } else {
            assert_eq!(focused, "Play");
        }
    }
    press(&page, "Enter").await;
    page.painted().await;
    assert_eq!(page.screen().await, "Play");
    assert!(page.opponent().await.starts_with("Computer, Beginner"));
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn steps_done_stay_over_a_reload_and_show_in_other_tabs() {
    let tabs = Tabs::open().await;
    let page = &tabs.page;
    assert_eq!(page.notice().await, INVITATION);
    page.visit("#/learn").await;
    tabs.switch_to(1).await;
    page.visit("#/learn/4").await;
    page.click(&[3, 4]).await;
    assert_eq!(steps_done(page).await, 1);
    tabs.switch_to(0).await;
    page.wait_until(
        "text('.steps').length > 0 && all('.steps a')[3].querySelector('[aria-label=done]')",
    )
    .await;
    page.click(&[0]).await;
    assert_eq!(steps_done(page).await, 2);
    page.reload().await;
    assert_eq!(page.fragment().await, "#/learn/1");
    assert_eq!(steps_done(page).await, 2);
    assert_eq!(
        page.js("return localStorage['chorus-lapilli/learn'];")
            .await,
        "14"
    );
    page.load_at("").await;
    assert_eq!(page.notice().await, "");
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_dismissed_invitation_does_not_come_back() {
    let page = watch::open().await;
    assert_eq!(page.notice().await, INVITATION);
    page.press("Dismiss").await;
    assert_eq!(page.notice().await, "");
    page.reload().await;
    assert_eq!(page.notice().await, "");
    assert!(!page.has_button("Dismiss").await);
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn blocked_and_spoilt_storage_do_not_stop_the_lesson() {
    for script in [
        "Object.defineProperty(window, 'localStorage', {
             get() { throw new DOMException('denied', 'SecurityError'); },
         });",
        "localStorage['chorus-lapilli/learn'] ??= '\\u0000é🙂 x';",
    ] {
        let page = watch::blank().await;
        page.before_load(script).await;
        page.visit("#/learn").await;
        assert_eq!(steps_done(&page).await, 0, "{script}");
        page.click(&[8]).await;
        assert_eq!(steps_done(&page).await, 1, "{script}");
        let is_kept = !script.contains("denied");
        assert_eq!(page.notice().await.contains("can't save"), !is_kept);
        page.reload().await;
        assert_eq!(steps_done(&page).await, usize::from(is_kept), "{script}");
        watch::assert_no_violations(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_wrong_move_is_refuted_and_taken_back() {
    let page = watch::blank().await;
    page.visit("#/learn/3").await;
    page.click(&[8]).await;
    assert_eq!(state(&page).await, "wrong");
    assert_eq!(page.message().await, "X wins on c3.");
    page.wait_until("text('.status') === 'Winner: X'").await;
    page.wait_until("document.querySelector('.practice').dataset.state === 'open'")
        .await;
    assert_eq!(page.board().await, "XX--O----");
    assert_eq!(
        announced(&page).await,
        "Taken back. Try again. X threatens c3. You are O."
    );
    assert_eq!(
        page.js("return localStorage['chorus-lapilli/learn'] ?? null;")
            .await,
        json!(null)
    );
    watch::assert_no_violations(&page).await;
}
