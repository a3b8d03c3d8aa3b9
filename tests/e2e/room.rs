//! Windows of all sizes, and letters that take more room.

use fantoccini::Locator;
use serde_json::{Value, json};

use crate::record::{PLACEMENTS, THERE_AND_BACK};
use crate::support::page::View;
use crate::support::{Page, Server};

/// A desk at a zoom of 200 %, and a phone on its side.
const LOW: [View; 2] = [View::new(640, 400), View::new(740, 360)];

/// A page in a view of this size, with nobody to take a link from it.
async fn blank(view: View) -> Page {
    let page = Page::blank(Server::start()).await;
    page.resize(view).await;
    page.before_load(
        "for (const name of ['share', 'clipboard'])
             Object.defineProperty(navigator, name, { value: undefined });",
    )
    .await;
    page
}

/// Shows all that there is to touch, and has it looked at.
async fn showing_all(page: &Page, look: impl AsyncFn(&str)) {
    page.load().await;
    for moves in [&PLACEMENTS[..], &THERE_AND_BACK, &THERE_AND_BACK] {
        page.click(moves).await;
    }
    page.touch("summary").await;
    page.touch("[value=coordinates]").await;
    page.touch("[name=values]").await;
    assert!(page.sees("[data-do=claim]").await);
    look("a draw to be claimed, values and settings").await;
    page.press("Share").await;
    page.client
        .wait()
        .for_element(Locator::Css(".linked #link"))
        .await
        .expect("the link is shown");
    look("a link to be copied").await;
    page.choose("opponent", "Computer, beginner").await;
    page.choose("seat", "by lot").await;
    look("against the computer").await;
    page.load().await;
    page.client
        .wait()
        .for_element(Locator::Css(".offered .offer"))
        .await
        .expect("the game is offered");
    look("a game offered").await;
    page.touch("summary").await;
    for position in ["", "/O-OXX-O-X:X", "/XXXX-----:O"] {
        page.visit(&format!("#/explore{position}")).await;
        look(&format!("exploring {position}")).await;
    }
}

/// Everything that can be touched: an element with what of it can be hit. A box goes with its words.
const CONTROLS: &str = "
    const controls = [...document.querySelectorAll('a, button, select, input, summary')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .map((control) => control.closest('label:not(:has(select))') ?? control);
    const name = (control) => (control.outerHTML.match(/<[^>]*>/)[0] + control.innerText);";

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn everything_to_touch_is_large_enough() {
    for view in [View::NARROW, View::PHONE, View::DESK] {
        let page = blank(view).await;
        showing_all(&page, async |state| {
            let small = format!(
                "{CONTROLS}
                 const small = controls.flatMap((control) => {{
                     const {{ width, height }} = control.getBoundingClientRect();
                     const least = control.matches('.square') ? 44 : 24;
                     return width < least || height < least
                         ? [`${{name(control)}}: ${{width}} x ${{height}}`] : [];
                 }});
                 return [controls.length > 20, ...small];"
            );
            assert_eq!(page.js(&small).await, json!([true]), "{state}, {view:?}");
        })
        .await;
    }
}

/// How far the page can be scrolled sideways.
async fn sideways(page: &Page) -> Value {
    page.painted().await;
    page.js("const page = document.documentElement;
         return page.scrollWidth - page.clientWidth;")
        .await
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_low_window_scrolls_no_sideways_and_shows_the_board_whole() {
    for view in LOW {
        let page = blank(view).await;
        showing_all(&page, async |state| {
            assert_eq!(sideways(&page).await, 0, "{state}, {view:?}");
            let outside = page
                .js(
                    "const squares = [...document.querySelectorAll('button.square')];
                     squares[4].scrollIntoView({ block: 'center', inline: 'center' });
                     const { clientWidth, clientHeight } = document.documentElement;
                     return squares.filter((square) => {
                         const { left, top, right, bottom } = square.getBoundingClientRect();
                         const inside = left >= 0 && top >= 0 &&
                             right <= clientWidth && bottom <= clientHeight;
                         const [x, y] = [(left + right) / 2, (top + bottom) / 2];
                         return !inside || !square.contains(document.elementFromPoint(x, y));
                     }).map(({ dataset }) => dataset.square);",
                )
                .await;
            assert_eq!(outside, json!([]), "{state}, {view:?}");
        })
        .await;
    }
}

/// As far apart as readers may set lines, letters, words and paragraphs.
const SPACING: &str = "
    const style = document.createElement('style');
    style.textContent = `
        * {
            line-height: 1.5 !important;
            letter-spacing: 0.12em !important;
            word-spacing: 0.16em !important;
        }
        p { margin-bottom: 2em !important; }`;
    document.addEventListener('DOMContentLoaded', () => document.head.append(style));";

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn letters_further_apart_still_fit() {
    let page = blank(View::NARROW).await;
    page.before_load(SPACING).await;
    showing_all(&page, async |state| {
        assert_eq!(sideways(&page).await, 0, "{state}");
        let cut = format!(
            "{CONTROLS}
             // Lists and fields show their words only as far as there is room.
             const whole = (control) => {{
                 const style = getComputedStyle(control);
                 const words = document.createElement('span');
                 words.textContent = control.selectedOptions?.[0].text ?? control.placeholder;
                 words.style.cssText = `position: absolute; white-space: pre; font: ${{style.font}}`;
                 document.body.append(words);
                 const {{ width }} = words.getBoundingClientRect();
                 words.remove();
                 // The arrow of a list is about as wide as its letters are high.
                 const arrow = control.matches('select') ? parseFloat(style.fontSize) : 0;
                 const room = control.clientWidth - arrow
                     - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
                 return width <= room + 1;
             }};
             const inside = (control) => {{
                 const words = document.createRange();
                 words.selectNodeContents(control);
                 const box = control.getBoundingClientRect();
                 return [...words.getClientRects()].every(({{ left, top, right, bottom }}) =>
                     left >= box.left - 1 && right <= box.right + 1 &&
                     top >= box.top - 1 && bottom <= box.bottom + 1);
             }};
             const cut = controls.filter((control) =>
                 control.matches('select, input') ? !whole(control) : !inside(control));
             const spaced = getComputedStyle(controls[0]).letterSpacing;
             return [spaced !== 'normal', ...cut.map(name)];"
        );
        assert_eq!(page.js(&cut).await, json!([true]), "{state}");
    })
    .await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_narrow_window_scrolls_no_sideways() {
    let page = Page::blank(Server::start()).await;
    page.resize(View::NARROW).await;
    page.load().await;
    let fits = async |when: &str| {
        assert_eq!(sideways(&page).await, 0, "{when}");
    };
    fits("at first").await;
    page.touch("[name=values]").await;
    for square in [4, 0, 8, 6, 3, 2, 3, 8, 5] {
        page.click(&[square]).await;
        fits(&format!("after a click on {square}")).await;
    }
    page.press("New game").await;
    page.press("Hint").await;
    fits("with a hint").await;
    page.choose("opponent", "Computer, beginner").await;
    page.choose("seat", "by lot").await;
    fits("against the computer").await;
    page.touch("summary").await;
    fits("with the settings open").await;
    page.touch("[value=coordinates]").await;
    fits("with coordinates").await;
    for position in [
        "",
        "/---------:X",
        "/O-OXX-O-X:X",
        "/XXXOO----:O",
        "/much_too_much_for_a_single_line_and_without_a_blank_in_it",
        "/XXXX-----:O",
    ] {
        page.visit(&format!("#/explore{position}")).await;
        fits(&format!("exploring {position}")).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_phone_shows_board_and_controls_together() {
    let page = Page::blank(Server::start()).await;
    page.resize(View::PHONE).await;
    page.load().await;
    let hidden = async || {
        page.painted().await;
        let outside = "const parts = ['.status', '.message', '.square',
                 ...['undo', 'redo', 'hint', 'new'].map((name) => `[data-do=${name}]`)];
             const parts_seen = parts.flatMap((part) => [...document.querySelectorAll(part)]);
             const hidden = parts_seen.filter((part) => {
                 const { left, top, right, bottom } = part.getBoundingClientRect();
                 const inside = left >= 0 && top >= 0 && bottom <= innerHeight &&
                     right <= document.documentElement.clientWidth;
                 const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                 const covered = part.matches('button') && !part.contains(found);
                 return !part.checkVisibility() || !inside || covered;
             });
             return [parts_seen.length, scrollY, ...hidden.map((part) => part.textContent)];";
        page.js(outside).await
    };
    assert_eq!(hidden().await, json!([15, 0]), "at first");
    for square in [4, 0, 8, 6, 3, 2, 8, 5] {
        page.click(&[square]).await;
        assert_eq!(hidden().await, json!([15, 0]), "after {square}");
    }
}
