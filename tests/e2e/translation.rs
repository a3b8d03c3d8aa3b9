//! A page whose text a translation has replaced.

use crate::computer::wait_for_computer;
use crate::watch;

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn translated_options_are_chosen() {
    let page = watch::open().await;
    // Browsers replace each text node by new elements.
    page.js("for (const option of all('option')) {
                 const font = document.createElement('font');
                 font.append('übersetzt');
                 option.replaceChildren(font);
             }")
        .await;
    let choose = async |label: &str, index: usize| {
        page.js(&format!(
            "const list = control('{label}');
             list.selectedIndex = {index};
             list.dispatchEvent(new Event('input', {{ bubbles: true }}));
             list.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        ))
        .await;
    };
    page.press("Computer").await;
    choose("Level", 2).await;
    assert!(page.message().await.contains("medium"));
    page.click(&[4]).await;
    wait_for_computer(&page).await;
    assert_eq!(page.board().await.matches('O').count(), 1);

    choose("You play", 2).await;
    page.press("New game").await;
    wait_for_computer(&page).await;
    let board = page.board().await;
    assert_eq!(board.matches('X').count(), 1, "the computer plays X");
    assert_eq!(page.status().await, "Next player: O (you)");
    watch::assert_no_violations(&page).await;
}

/// Puts new elements with the same text in the place of each text node of the app, as the translation
/// of a browser does.
const TRANSLATE: &str = "
    const texts = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
        const font = document.createElement('font');
        const inner = document.createElement('font');
        inner.append(text.data);
        font.append(inner);
        text.replaceWith(font);
    }";

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn translated_texts_stay_right() {
    let page = watch::open().await;
    let untouched = watch::open().await;
    let texts = "return ['.status', '.advice', '.message', '.notice', '.controls']
        .map((part) => document.querySelector(part).innerText);";
    for square in [4, 0, 8, 6, 3, 2, 4, 7, 1, 4, 3, 5] {
        page.js(TRANSLATE).await;
        page.click(&[square]).await;
        untouched.click(&[square]).await;
        assert_eq!(page.board().await, untouched.board().await);
        assert_eq!(page.js(texts).await, untouched.js(texts).await, "{square}");
    }
    for button in ["Undo", "Redo", "Hint", "New game"] {
        page.js(TRANSLATE).await;
        page.press(button).await;
        untouched.press(button).await;
        assert_eq!(page.js(texts).await, untouched.js(texts).await, "{button}");
    }
    watch::assert_no_violations(&page).await;
}
