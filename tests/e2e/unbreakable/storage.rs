//! Storage that fails while a game is played.

use super::wait_until_saved;
use crate::watch;

/// Each fault, how it ends, and whether the page has to warn of it.
const FAULTS: [(&str, &str, bool); 5] = [
    ("localStorage.clear();", "", false),
    (
        "for (const key of Object.keys(localStorage)) localStorage[key] = 'rubbish \\u0000 X X b2';",
        "",
        false,
    ),
    (
        "for (const key of Object.keys(localStorage)) localStorage[key] = '';",
        "",
        false,
    ),
    (
        "let filler = '';
         for (let size = 1 << 23; size >= 1; size /= 2) {
             try {
                 localStorage.setItem('filler', filler + 'x'.repeat(size));
                 filler += 'x'.repeat(size);
             } catch {}
         }",
        "localStorage.removeItem('filler');",
        true,
    ),
    (
        "window.property = Object.getOwnPropertyDescriptor(window, 'localStorage');
         Object.defineProperty(window, 'localStorage', {
             configurable: true,
             get() { throw new DOMException('denied', 'SecurityError'); },
         });",
        "Object.defineProperty(window, 'localStorage', window.property);",
        true,
    ),
];

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn storage_that_fails_in_the_middle_of_a_game_does_not_lose_it() {
    let page = watch::blank().await;
    let warns = "all('.notice').some(({ innerText }) => innerText.includes(`can't save games`))";
    for (fault, end, is_noticed) in FAULTS {
        page.load_at("").await;
        page.js("localStorage.clear();").await;
        page.click(&[4, 0]).await;
        page.check("Show move values").await;
        wait_until_saved(&page, "b2.a3").await;

        page.js(fault).await;
        page.click(&[8]).await;
        assert_eq!(page.board().await, "O---X---X", "{fault}");
        if is_noticed {
            page.wait_until(warns).await;
        } else {
            wait_until_saved(&page, "b2.a3.c1").await;
        }
        // Nor do other parts of the page need what is stored.
        page.check("Show move values").await;
        page.follow("Puzzles").await;
        page.follow("Play").await;
        assert_eq!(page.board().await, "O---X---X", "{fault}");

        page.js(end).await;
        page.click(&[6]).await;
        assert_eq!(page.board().await, "O---X-O-X", "{fault}");
        wait_until_saved(&page, "b2.a3.c1.a1").await;
        page.wait_until(&format!("!{warns}")).await;
        assert_eq!(page.failure().await, None, "{fault}");
        watch::assert_no_violations(&page).await;
        page.load_at("").await;
        page.press("Resume").await;
        assert_eq!(page.board().await, "O---X-O-X", "{fault}");
        watch::assert_no_violations(&page).await;
    }
}
