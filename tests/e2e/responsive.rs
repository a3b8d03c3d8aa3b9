//! Viewports of all sizes, and wider text.

use serde_json::{Value, json};

use crate::states;
use crate::support::{Page, View};

/// A desktop at a zoom of 200 %, and a phone in landscape.
const LOW: [View; 2] = [View::new(640, 400), View::new(740, 360)];

/// Defines `controls`, the areas that react to a click: a box includes its label.
const CONTROLS: &str = "
    const controls = all('a, button, select, input').filter(visible)
        .map((control) => control.closest('label:not(:has(select))') ?? control);
    const describe = (control) => (control.outerHTML.match(/<[^>]*>/)[0] + control.innerText);";

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn every_control_is_large_enough() {
    for view in [View::NARROW, View::PHONE, View::DESKTOP] {
        let page = states::blank(view).await;
        states::all(&page, async |state| {
            let small = format!(
                "{CONTROLS}
                 const small = controls.flatMap((control) => {{
                     const {{ width, height }} = control.getBoundingClientRect();
                     const large = '.square, .controls button, .notice > button, select';
                     const least = control.matches(large) ? 44 : 24;
                     return width < least || height < least
                         ? [`${{describe(control)}}: ${{width}} x ${{height}}`] : [];
                 }});
                 return [controls.length > 17, ...small];"
            );
            assert_eq!(page.js(&small).await, json!([true]), "{state}, {view:?}");
        })
        .await;
    }
}

/// Returns what is wider than the page if that can be scrolled horizontally.
pub async fn overflow(page: &Page) -> Value {
    page.painted().await;
    page.js(
        "const { scrollWidth, clientWidth } = document.documentElement;
         const wider = all('body *').filter((element) =>
             element.getBoundingClientRect().right > clientWidth);
         const name = ({ className, textContent }) => `${className} ${textContent.slice(0, 40)}`;
         return scrollWidth > clientWidth ? [scrollWidth, ...wider.map(name)] : [];",
    )
    .await
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_low_viewport_shows_the_whole_board_without_horizontal_scrolling() {
    for view in LOW {
        let page = states::blank(view).await;
        states::all(&page, async |state| {
            assert_eq!(overflow(&page).await, json!([]), "{state}, {view:?}");
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
    let page = states::blank(View::NARROW).await;
    page.bypass_policy().await;
    page.before_load(SPACING).await;
    states::all(&page, async |state| {
        assert_eq!(overflow(&page).await, json!([]), "{state}");
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
    let page = states::blank(View::NARROW).await;
    states::all(&page, async |state| {
        assert_eq!(overflow(&page).await, json!([]), "{state}");
    })
    .await;
    page.visit("#/explore/much_too_much_for_a_single_line_and_without_a_blank_in_it")
        .await;
    assert_eq!(overflow(&page).await, json!([]), "a long error");
}

/// Returns how many parts there are, how far the page is scrolled, and those of the parts that cannot
/// be seen: the lines of text, the board and the main controls with what the row above them offers.
async fn hidden_parts(page: &Page) -> Value {
    page.painted().await;
    page.js("const parts = [
             ...all('.status, .advice, .message'), ...squares(),
             ...all('.controls button, .notice button'),
         ];
         const hidden = parts.filter((part) => {
             const { left, top, right, bottom } = part.getBoundingClientRect();
             const inside = left >= 0 && top >= 0 && bottom <= innerHeight &&
                 right <= document.documentElement.clientWidth;
             const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
             const covered = part.matches('button') && !part.contains(found);
             return !part.checkVisibility() || !inside || covered;
         });
         return [parts.length >= 15, scrollY, ...hidden.map((part) => part.textContent)];")
        .await
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_phone_shows_board_and_controls_together() {
    for view in [View::PHONE, View::new(740, 360), View::new(390, 844)] {
        let page = states::blank(view).await;
        let mut check = async |state: &str| {
            page.js("scrollTo(0, 0);").await;
            let hidden = hidden_parts(&page).await;
            assert_eq!(hidden, json!([true, 0]), "{state}, {view:?}");
        };
        states::with_large_board(&page, &mut check).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_phone_shows_the_picture_of_the_atlas_and_the_board_together() {
    for view in [View::PHONE, View::new(740, 360), View::new(390, 844)] {
        let page = states::blank(view).await;
        let mut check = async |state: &str| {
            page.js("scrollTo(0, 0);").await;
            assert_eq!(overflow(&page).await, json!([]), "{state}, {view:?}");
            let hidden = page
                .js("const parts = [...all('.theatre__picture, .status'), ...squares()];
                     const hidden = parts.filter((part) => {
                         const { left, top, right, bottom } = part.getBoundingClientRect();
                         return !visible(part) || left < 0 || top < 0 || bottom > innerHeight ||
                             right > document.documentElement.clientWidth;
                     });
                     return [parts.length, scrollY, ...hidden.map(({ textContent }) => textContent)];")
                .await;
            assert_eq!(hidden, json!([11, 0]), "{state}, {view:?}");
        };
        states::charting(&page, &mut check).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_game_on_a_phone_needs_no_scrolling() {
    for view in [View::PHONE, View::new(740, 360)] {
        let page = states::blank(view).await;
        page.load().await;
        assert_eq!(hidden_parts(&page).await, json!([true, 0]), "{view:?}");
        for square in [4, 0, 8, 6, 3, 2, 8, 5] {
            page.click(&[square]).await;
            let hidden = hidden_parts(&page).await;
            assert_eq!(hidden, json!([true, 0]), "after {square}, {view:?}");
        }
    }
}
