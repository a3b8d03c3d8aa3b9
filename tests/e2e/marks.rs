//! Marks that differ without their colours.

use std::collections::BTreeMap;

use crate::support::Page;
use crate::support::board::{cell, square, value};
use crate::watch;

/// Describes what is drawn at an element and its generated content, without colours and places; of
/// lines, only whether they are thin or thick beside the board.
const SHAPES: &str = "
    const ground = getComputedStyle(document.body).backgroundColor;
    const seen = (colour) => colour !== ground && !/^rgba\\(.*, 0\\)$/.test(colour);
    const side = document.querySelector('.board').offsetWidth;
    const plain = (value) => value.replace(/(rgba?|color|oklch)\\([^()]*\\)/g, 'colour');
    const shape = (element, part) => {
        const style = getComputedStyle(element, part);
        if (part && ['none', 'normal'].includes(style.content)) return [];
        if (style.visibility !== 'visible' || style.opacity === '0' || style.display === 'none')
            return [];
        const [width, height] = [style.width, style.height].map(parseFloat);
        if (part && (width < 2 || height < 2)) return [];
        const drawn = [];
        // Of the element's own text only signs count: letters and digits differ anyway.
        const signs = element.textContent.replace(/[\\p{Letter}\\p{Number}\\s]/gu, '');
        const text = part ? style.content.replaceAll('\"', '') : signs;
        if (text && seen(style.color)) drawn.push(`the text ${text}`);
        const line = (name, width, kind, colour) => {
            const thickness = parseFloat(width) * 150 < side ? 'thin' : 'thick';
            if (parseFloat(width) > 0 && kind !== 'none' && seen(colour))
                drawn.push(`${name} ${thickness} ${kind}`);
        };
        line('a border', style.borderTopWidth, style.borderTopStyle, style.borderTopColor);
        line('an outline', style.outlineWidth, style.outlineStyle, style.outlineColor);
        if (seen(style.backgroundColor)) drawn.push('a filling');
        if (style.backgroundImage !== 'none') drawn.push(plain(style.backgroundImage));
        if (style.boxShadow !== 'none') drawn.push(`a shadow ${plain(style.boxShadow)}`);
        if (drawn.length === 0) return [];
        if (!text) drawn.push(`corners ${style.borderTopLeftRadius}`);
        if (style.clipPath !== 'none') drawn.push(`clipped to ${style.clipPath}`);
        if (style.rotate !== 'none') drawn.push(`rotated by ${style.rotate}`);
        return [drawn.join(', ')];
    };
    const shapes = (element) => {
        const parts = [null, '::before', '::after'].flatMap((part) => shape(element, part));
        // Some marks are drawn by the piece.
        const stone = element.querySelector(':scope.square .piece__stone');
        return stone ? [...parts, ...shape(stone)] : parts;
    };";

/// Returns the shapes drawn at the first element that the selector matches.
async fn shapes(page: &Page, selector: &str) -> Vec<String> {
    let shapes = format!(
        "{SHAPES}
         const element = document.querySelector(arguments[0]);
         if (!element) throw new Error(`nothing matches ${{arguments[0]}}`);
         return shapes(element);"
    );
    let shapes = page.js_with(&shapes, vec![selector.into()]).await;
    serde_json::from_value(shapes).unwrap()
}

/// Opens a browser without motion and with forced colours, `active` or `none`.
async fn blank(forced_colours: &str) -> Page {
    let page = watch::blank().await;
    page.emulate_media(&[
        ("prefers-reduced-motion", "reduce"),
        ("forced-colors", forced_colours),
    ])
    .await;
    page
}

/// A state of the page, and the elements in it that carry marks.
struct Marks {
    fragment: &'static str,
    /// A script that changes the state without a pointer, which would add a preview.
    script: &'static str,
    elements: Vec<(&'static str, String)>,
}

fn in_squares() -> Vec<Marks> {
    let marks = |fragment, script, squares: &[(&'static str, &str)]| Marks {
        fragment,
        script,
        elements: squares
            .iter()
            .map(|(mark, name)| (*mark, square(name, mark)))
            .collect(),
    };
    vec![
        marks(
            "#/play/a3.a2.b1.c2.c1",
            "",
            // The name of a square without a mark ends with its piece.
            &[("X", "a3")],
        ),
        marks("#/play/a3.a2.b1.c2.c1.a1", "", &[("can move", "a3")]),
        marks(
            "#/play/a3.a2.b1.c2.c1.a1",
            "squares()[0].click();",
            &[("selected", "a3"), ("can move here", "b3")],
        ),
        marks(
            "#/play/b2.a3.c1.a1.a2.c3",
            "",
            &[("must move unless you win", "b2")],
        ),
        marks(
            "#/play/b2.a3.c1.a1.a2.c3.c1-c2",
            "",
            &[("in the winning line", "c2")],
        ),
    ]
}

/// O's best move is b3-b2, into the square that X has just left.
fn hinted() -> Marks {
    Marks {
        fragment: "#/play/a3.b3.c3.a2.b2.c2.b2-b1",
        script: "button('Hint').click();",
        elements: vec![
            ("none", cell("c1", "empty")),
            ("last move", cell("b1", "X, last move")),
            ("hint", cell("b3", "can move, hint")),
        ],
    }
}

fn values() -> Marks {
    Marks {
        fragment: "#/play/a3.c2",
        script: "control('Show move values').click();",
        elements: ["wins", "draws", "loses"]
            .map(|word| (word, value(word)))
            .into(),
    }
}

fn screens() -> Marks {
    Marks {
        fragment: "#/explore/X-O-X-O--:X",
        script: "",
        elements: vec![
            ("the current screen", "nav a[aria-current=page]".into()),
            ("another screen", "nav a:not([aria-current=page])".into()),
        ],
    }
}

/// Choices of which one is made: a state of the page with the attribute that says so.
fn choices() -> Vec<Marks> {
    [
        (
            "#/explore/X-O-X-O--:X",
            "button('Edit board').click();",
            "[aria-pressed",
        ),
        ("#/play/b2", "", "[aria-pressed"),
        ("#/play/b2", "", "[role=tab][aria-selected"),
    ]
    .map(|(fragment, script, attribute)| Marks {
        fragment,
        script,
        elements: vec![
            ("chosen", format!("main button{attribute}=true]")),
            ("another", format!("main button{attribute}=false]")),
        ],
    })
    .into()
}

/// The current move among others.
fn moves() -> Marks {
    let list = ".move-list__move";
    Marks {
        fragment: "#/play/b2.a3.c1",
        script: "button('Undo').click();",
        elements: vec![
            ("the current move", format!("{list}[aria-current=step]")),
            ("an earlier move", format!("{list}:not([aria-current])")),
        ],
    }
}

/// Opens the state.
async fn show(page: &Page, marks: &Marks) {
    page.load_at(marks.fragment).await;
    page.js(marks.script).await;
    page.painted().await;
}

/// Asserts that the shapes of all these marks differ.
async fn assert_different(states: &[Marks]) {
    for forced_colours in ["none", "active"] {
        let page = blank(forced_colours).await;
        let mut seen = BTreeMap::new();
        for state in states {
            show(&page, state).await;
            for (name, selector) in &state.elements {
                let other = seen.insert(shapes(&page, selector).await, name);
                assert_eq!(other, None, "like {name}, forced colours {forced_colours}");
            }
        }
        watch::assert_no_violations(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn marks_in_squares_differ_by_shape() {
    assert_different(&in_squares()).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn marks_around_squares_differ_by_shape() {
    assert_different(&[hinted(), values()]).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn choices_differ_by_shape() {
    assert_different(&[screens()]).await;
    for choice in choices().into_iter().chain([moves()]) {
        assert_different(&[choice]).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_hint_on_the_last_move_shows_both() {
    let page = blank("none").await;
    show(&page, &hinted()).await;
    let hint = shapes(&page, &cell("b3", "can move, hint")).await;
    let both = shapes(&page, &cell("b2", "empty, last move, hint")).await;
    for shape in &hint {
        assert!(!shape.contains("clipped"), "{shape}");
        assert!(both.contains(shape), "{shape} is not in {both:?}");
    }
    assert_ne!(both, hint);
    watch::assert_no_violations(&page).await;
}
