//! Viewports of all sizes, and wider text.

use serde_json::{Value, json};

use crate::layout::CLAIM;
use crate::record::{LOOP, PLACEMENTS};
use crate::support::{Page, Server, View};

/// A desktop at a zoom of 200 %, and a phone in landscape.
const LOW: [View; 2] = [View::new(640, 400), View::new(740, 360)];

/// Opens a browser with this viewport, in which links can be neither shared nor copied.
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

/// Brings the page into states that show every control, and checks each of them.
async fn for_all_states(page: &Page, check: impl AsyncFn(&str)) {
    page.load().await;
    for moves in [&PLACEMENTS[..], &LOOP, &LOOP] {
        page.click(moves).await;
    }
    page.toggle_settings().await;
    page.check("Coordinates").await;
    page.check("Show values").await;
    assert!(page.has_button(CLAIM).await);
    check("a draw to be claimed, values and settings").await;
    page.press("Share").await;
    page.wait_until("named('input', 'Link to this game').length === 1")
        .await;
    check("a link to be copied").await;
    page.choose("Opponent", "Computer, beginner").await;
    page.choose("You play", "by lot").await;
    check("against the computer").await;
    page.load().await;
    page.wait_until("buttons('Resume').length === 1").await;
    check("a game offered").await;
    page.toggle_settings().await;
    for position in ["", "/O-OXX-O-X:X", "/XXXX-----:O"] {
        page.visit(&format!("#/explore{position}")).await;
        check(&format!("exploring {position}")).await;
    }
}

/// Defines `controls`, the areas that react to a click: a box includes its label.
const CONTROLS: &str = "
    const controls = all('a, button, select, input, summary').filter(visible)
        .map((control) => control.closest('label:not(:has(select))') ?? control);
    const describe = (control) => (control.outerHTML.match(/<[^>]*>/)[0] + control.innerText);";

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn every_control_is_large_enough() {
    for view in [View::NARROW, View::PHONE, View::DESKTOP] {
        let page = blank(view).await;
        for_all_states(&page, async |state| {
            let small = format!(
                "{CONTROLS}
                 const small = controls.flatMap((control) => {{
                     const {{ width, height }} = control.getBoundingClientRect();
                     const least = control.matches('.square') ? 44 : 24;
                     return width < least || height < least
                         ? [`${{describe(control)}}: ${{width}} x ${{height}}`] : [];
                 }});
                 return [controls.length > 20, ...small];"
            );
            assert_eq!(page.js(&small).await, json!([true]), "{state}, {view:?}");
        })
        .await;
    }
}

/// Returns how far the page can be scrolled horizontally.
async fn overflow(page: &Page) -> Value {
    page.painted().await;
    page.js(
        "const { scrollWidth, clientWidth } = document.documentElement;
         return scrollWidth - clientWidth;",
    )
    .await
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_low_viewport_shows_the_whole_board_without_horizontal_scrolling() {
    for view in LOW {
        let page = blank(view).await;
        for_all_states(&page, async |state| {
            assert_eq!(overflow(&page).await, 0, "{state}, {view:?}");
            let outside = page
                .js(
                    "squares()[4].scrollIntoView({ block: 'center', inline: 'center' });
                     const { clientWidth, clientHeight } = document.documentElement;
                     return squares().filter((square) => {
                         const { left, top, right, bottom } = square.getBoundingClientRect();
                         const inside = left >= 0 && top >= 0 &&
                             right <= clientWidth && bottom <= clientHeight;
                         const [x, y] = [(left + right) / 2, (top + bottom) / 2];
                         return !inside || !square.contains(document.elementFromPoint(x, y));
                     }).map(squareName);",
                )
                .await;
            assert_eq!(outside, json!([]), "{state}, {view:?}");
        })
        .await;
    }
}

/// Applies the text spacing that WCAG 1.4.12 allows readers to set.
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
async fn wider_text_spacing_fits() {
    let page = blank(View::NARROW).await;
    page.before_load(SPACING).await;
    for_all_states(&page, async |state| {
        assert_eq!(overflow(&page).await, 0, "{state}");
        let cut = format!(
            "{CONTROLS}
             // Lists and fields cut off text that does not fit.
             const shown = (control) => {{
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
                 control.matches('select, input') ? !shown(control) : !inside(control));
             const spaced = getComputedStyle(controls[0]).letterSpacing;
             return [spaced !== 'normal', ...cut.map(describe)];"
        );
        assert_eq!(page.js(&cut).await, json!([true]), "{state}");
    })
    .await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_narrow_viewport_does_not_scroll_horizontally() {
    let page = Page::blank(Server::start()).await;
    page.resize(View::NARROW).await;
    page.load().await;
    let assert_fits = async |when: &str| {
        assert_eq!(overflow(&page).await, 0, "{when}");
    };
    assert_fits("at first").await;
    page.check("Show values").await;
    for square in [4, 0, 8, 6, 3, 2, 3, 8, 5] {
        page.click(&[square]).await;
        assert_fits(&format!("after a click on {square}")).await;
    }
    page.press("New game").await;
    page.press("Hint").await;
    assert_fits("with a hint").await;
    page.choose("Opponent", "Computer, beginner").await;
    page.choose("You play", "by lot").await;
    assert_fits("against the computer").await;
    page.toggle_settings().await;
    assert_fits("with the settings open").await;
    page.check("Coordinates").await;
    assert_fits("with coordinates").await;
    for position in [
        "",
        "/---------:X",
        "/O-OXX-O-X:X",
        "/XXXOO----:O",
        "/much_too_much_for_a_single_line_and_without_a_blank_in_it",
        "/XXXX-----:O",
    ] {
        page.visit(&format!("#/explore{position}")).await;
        assert_fits(&format!("exploring {position}")).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_phone_shows_board_and_controls_together() {
    let page = Page::blank(Server::start()).await;
    page.resize(View::PHONE).await;
    page.load().await;
    let hidden_parts = async || {
        page.painted().await;
        let outside = "const parts = [
                 ...all('.status, .message'), ...squares(),
                 ...['Undo', 'Redo', 'Hint', 'New game'].map(button),
             ];
             const hidden = parts.filter((part) => {
                 const { left, top, right, bottom } = part.getBoundingClientRect();
                 const inside = left >= 0 && top >= 0 && bottom <= innerHeight &&
                     right <= document.documentElement.clientWidth;
                 const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                 const covered = part.matches('button') && !part.contains(found);
                 return !part.checkVisibility() || !inside || covered;
             });
             return [parts.length, scrollY, ...hidden.map((part) => part.textContent)];";
        page.js(outside).await
    };
    assert_eq!(hidden_parts().await, json!([15, 0]), "at first");
    for square in [4, 0, 8, 6, 3, 2, 8, 5] {
        page.click(&[square]).await;
        assert_eq!(hidden_parts().await, json!([15, 0]), "after {square}");
    }
}
