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
