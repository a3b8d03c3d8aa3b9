//! The picture of the atlas on paper, as a file and in forced colours.

use serde_json::json;

use crate::atlas::{drawn, open};
use crate::responsive::overflow;
use crate::states::{self, TRACED};
use crate::support::View;
use crate::watch;

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn on_paper_is_the_picture_with_its_key_and_nothing_else() {
    let page = watch::blank().await;
    open(&page, TRACED).await;
    // What has words of its own, or is a picture, and is displayed.
    let shown = "const words = (element) => [...element.childNodes].some((node) =>
                     node.nodeType === Node.TEXT_NODE && node.textContent.trim());
                 const shown = all('body *').filter((element) => visible(element) &&
                     (words(element) || element.matches('svg, button, input')) &&
                     !element.closest('.live-region, script, style'));
                 const [inside, outside] = [true, false].map((inside) =>
                     shown.filter((element) => Boolean(element.closest('.theatre')) === inside));
                 const { width, height } = document.querySelector('.theatre__picture').getBoundingClientRect();
                 const key = only(all('.key'), 'keys');
                 return [outside.map((element) => element.className), visible(key), key.innerText,
                     inside.length, Math.round(width), Math.round(height)];";
    let on_screen = page.js(shown).await;
    assert_ne!(on_screen[0], json!([]));
    page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" }))
        .await;
    page.painted().await;
    let on_paper = page.js(shown).await;
    assert_eq!(on_paper[0], json!([]));
    assert_eq!(on_paper[1], true);
    let key = on_paper[2].as_str().unwrap();
    for words in ["X to move", "O to move", "keeps the draw", "a slip"] {
        assert!(key.contains(words), "{key}");
    }
    assert_eq!(on_paper[3], on_screen[3]);
    // 17 cm, as wide as high.
    assert_eq!([&on_paper[4], &on_paper[5]], [643, 643]);
}

/// Keeps the file that is saved, in place of a download.
const KEEP_FILE: &str = "
    URL.createObjectURL = (blob) => { window.saved = blob; return 'blob:saved'; };
    HTMLAnchorElement.prototype.click = function () { window.savedAs = [this.download, this.href]; };";

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_saved_picture_stands_alone() {
    let page = watch::blank().await;
    page.before_load(KEEP_FILE).await;
    page.prefer("light").await;
    open(&page, TRACED).await;
    page.press("Save picture").await;
    let file = page
        .js("return [...window.savedAs, window.saved.type];")
        .await;
    let expected = ["chorus-lapilli-atlas.svg", "blob:saved", "image/svg+xml"];
    assert_eq!(file, json!(expected));
    let faults = page
        .js("const text = await window.saved.text();
             const file = new DOMParser().parseFromString(text, 'image/svg+xml');
             const root = file.documentElement;
             const faults = [];
             if (root.namespaceURI !== 'http://www.w3.org/2000/svg' || root.localName !== 'svg')
                 faults.push(`not an SVG: ${root.outerHTML.slice(0, 200)}`);
             for (const part of ['var(', '<style', '<script', '@import', 'light-dark('])
                 if (text.includes(part)) faults.push(part);
             // References lead to parts of the file itself.
             const named = (id) => file.getElementById(id);
             for (const element of file.querySelectorAll('*'))
                 for (const { name, value } of element.attributes) {
                     const [, reference] = value.match(/url\\([\"']?([^\"')]*)/) ?? [];
                     const target = reference ?? (/href|src/.test(name) ? value : '#');
                     if (target !== '#' && !(target.startsWith('#') && named(target.slice(1))))
                         faults.push(`${name} is ${value}`);
                     if (!name.startsWith('xmlns') && /https?:/.test(value)) faults.push(value);
                 }
             const shapes = [...file.querySelectorAll('path, rect, circle, text')];
             for (const shape of shapes)
                 if (!shape.hasAttribute('fill') || !shape.hasAttribute('stroke'))
                     faults.push(`no colour: ${shape.outerHTML.slice(0, 80)}`);
             const tiles = [...file.querySelectorAll('.tiles__tile')]
                 .map((path) => path.getAttribute('d').split('M').length - 1);
             if (tiles.length !== 2 || tiles[0] + tiles[1] !== 744) faults.push(`tiles: ${tiles}`);
             const steps = file.querySelectorAll('.trace__step').length;
             if (steps !== 22) faults.push(`${steps} steps`);
             return faults;")
        .await;
    assert_eq!(faults, json!([]));
    // In a document without the styles of the page it looks the same.
    let differences = page
        .js(
            "const frame = document.createElement('iframe');
             frame.style.cssText = 'width: 700px; height: 700px';
             document.body.append(frame);
             const { contentDocument, contentWindow } = frame;
             contentDocument.body.innerHTML = await window.saved.text();
             const picture = document.querySelector('.theatre__picture');
             const [originals, copies] = [picture, contentDocument.querySelector('svg')]
                 .map((svg) => [svg, ...svg.querySelectorAll('*')]);
             const properties = ['display', 'visibility', 'fill', 'fill-opacity', 'stroke',
                 'stroke-opacity', 'stroke-width', 'stroke-linecap', 'stroke-linejoin',
                 'stroke-dasharray', 'stroke-dashoffset', 'opacity', 'font-size', 'font-family',
                 'font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'dominant-baseline'];
             const differences = originals.flatMap((original, index) => {
                 const [a, b] = [getComputedStyle(original),
                     contentWindow.getComputedStyle(copies[index])];
                 return properties.filter((name) => a[name] !== b[name]).map((name) =>
                     `${original.getAttribute('class') ?? original.localName} ${name}: ${a[name]}, ${b[name]}`);
             });
             frame.remove();
             return [originals.length > 60, originals.length - copies.length,
                 ...new Set(differences)];",
        )
        .await;
    assert_eq!(differences, json!([true, 0]));
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn forced_colours_leave_everything_to_be_told_apart() {
    let page = watch::blank().await;
    for scheme in ["light", "dark"] {
        page.emulate_media(&[
            ("prefers-color-scheme", scheme),
            ("prefers-reduced-motion", "reduce"),
            ("forced-colors", "active"),
        ])
        .await;
        open(&page, TRACED).await;
        page.reload().await;
        drawn(&page).await;
        let colours = page
            .js("const stroke = (selector) =>
                     getComputedStyle(document.querySelector(`.theatre__picture ${selector}`)).stroke;
                 const fill = (selector) =>
                     getComputedStyle(document.querySelector(`.theatre__picture ${selector}`)).fill;
                 const pairs = {
                     'X tile and its rim': [stroke('.tiles__tile--x'), stroke('.tiles__rim--x')],
                     'O tile and its rim': [stroke('.tiles__tile--o'), stroke('.tiles__rim--o')],
                     'X stone and tile': [stroke('.tiles__stones--x'), stroke('.tiles__tile--x')],
                     'O stone and tile': [stroke('.tiles__stones--o'), stroke('.tiles__tile--o')],
                     'tier and its edge': [fill('.stage__tier--one'), stroke('.stage__tier--one')],
                     'arena and its edge': [fill('.stage__arena'), fill('.stage__edge')],
                     'dance and arena': [stroke('.tiles__dance'), fill('.stage__arena')],
                     'game and arena': [stroke('.trace__step'), fill('.stage__arena')],
                     'ring and arena': [stroke('.chosen__ring'), fill('.stage__arena')],
                     'words and ground': [fill('.stage__winner'), fill('.stage__ground')],
                     'inscription and rim': [fill('.stage__inscription'), fill('.stage__tier--won')],
                 };
                 const same = Object.entries(pairs).filter(([, [a, b]]) => a === b);
                 return [matchMedia('(forced-colors: active)').matches, ...same];")
            .await;
        assert_eq!(colours, json!([true]), "{scheme}");
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_smallest_phones_do_not_scroll_the_atlas_horizontally() {
    let page = states::blank(View::new(320, 568)).await;
    let mut check = async |state: &str| {
        assert_eq!(overflow(&page).await, json!([]), "{state}");
    };
    states::charting(&page, &mut check).await;
}
