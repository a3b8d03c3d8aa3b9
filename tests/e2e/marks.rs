//! Marks that are told apart without their colours.

use std::collections::BTreeMap;

use serde_json::json;

use crate::support::Page;
use crate::watch;

/// Everything drawn at an element and right before and after what is in it, in words that name no
/// colour and no place.
const SHAPES: &str = "
    const ground = getComputedStyle(document.body).backgroundColor;
    const seen = (colour) => colour !== ground && !/^rgba\\(.*, 0\\)$/.test(colour);
    const plain = (value) => value.replace(/(rgba?|color|oklch)\\([^()]*\\)/g, 'colour');
    const shape = (element, part) => {
        const style = getComputedStyle(element, part);
        if (part && ['none', 'normal'].includes(style.content)) return [];
        if (style.visibility !== 'visible' || style.opacity === '0' || style.display === 'none')
            return [];
        const [width, height] = [style.width, style.height].map(parseFloat);
        if (part && (width < 2 || height < 2)) return [];
        const drawn = [];
        const text = part ? style.content.replaceAll('\"', '') : '';
        if (text && seen(style.color)) drawn.push(`the text ${text}`);
        const line = (name, width, kind, colour) => {
            if (parseFloat(width) > 0 && kind !== 'none' && seen(colour)) drawn.push(`${name} ${kind}`);
        };
        line('a border', style.borderTopWidth, style.borderTopStyle, style.borderTopColor);
        line('an outline', style.outlineWidth, style.outlineStyle, style.outlineColor);
        if (seen(style.backgroundColor)) drawn.push('a filling');
        if (style.backgroundImage !== 'none') drawn.push(plain(style.backgroundImage));
        if (style.boxShadow !== 'none') drawn.push(`a shadow ${plain(style.boxShadow)}`);
        if (drawn.length === 0) return [];
        if (!text) drawn.push(`corners ${style.borderTopLeftRadius}`);
        if (style.clipPath !== 'none') drawn.push(`cut to ${style.clipPath}`);
        if (style.rotate !== 'none') drawn.push(`turned by ${style.rotate}`);
        return [drawn.join(', ')];
    };
    const shapes = (selector) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`nothing is ${selector}`);
        return [null, '::before', '::after'].flatMap((part) => shape(element, part));
    };";

/// What is drawn at the first element that the selector finds.
async fn shapes(page: &Page, selector: &str) -> Vec<String> {
    let shapes = format!("{SHAPES} return shapes(`{selector}`);");
    serde_json::from_value(page.js(&shapes).await).unwrap()
}

/// A browser without motion, with these colours: of the page, `none`, or of the system, `active`.
async fn with_colours(forced: &str) -> Page {
    let page = watch::blank().await;
    let features = json!([
        { "name": "prefers-reduced-motion", "value": "reduce" },
        { "name": "forced-colors", "value": forced },
    ]);
    page.devtools(
        "Emulation.setEmulatedMedia",
        json!({ "features": features }),
    )
    .await;
    page
}

/// A game, what is touched then, and the marks that are seen then, each with its name and selector.
type Marks = (
    &'static str,
    &'static [&'static str],
    &'static [(&'static str, &'static str)],
);

const IN_SQUARES: [Marks; 4] = [
    (
        "#/play/a3.a2.b1.c2.c1.a1",
        &[],
        &[
            ("nothing", "[data-square=a2]:not([data-mark])"),
            ("movable", "[data-mark=movable]"),
        ],
    ),
    (
        "#/play/a3.a2.b1.c2.c1.a1",
        &["[data-square=a3]"],
        &[
            ("selected", "[data-mark=selected]"),
            ("a target", "[data-mark=target]"),
        ],
    ),
    (
        "#/play/b2.a3.c1.a1.a2.c3",
        &[],
        &[("must leave", "[data-mark=must-leave]")],
    ),
    (
        "#/play/b2.a3.c1.a1.a2.c3.c1-c2",
        &[],
        &[("winning", "[data-mark=winning]")],
    ),
];

/// From here O does best with b3-b2, into the square that X has just left.
const HINTED: Marks = (
    "#/play/a3.b3.c3.a2.b2.c2.b2-b1",
    &["[data-do=hint]"],
    &[
        ("nothing", ":has(> [data-square=c1])"),
        ("the last move", "[data-last]:has(> [data-square=b1])"),
        ("a hint", HINT),
    ],
);
const HINT: &str = "[data-hint]:has(> [data-square=b3])";
const HINT_ON_THE_LAST_MOVE: &str = "[data-hint][data-last]:has(> [data-square=b2])";

const AROUND_SQUARES: [Marks; 2] = [
    HINTED,
    (
        "#/play/a3.c2",
        &["[name=values]"],
        &[
            ("a win", "[data-value^='+']"),
            ("a draw", "[data-value='=']"),
            ("a loss", "[data-value^='−']"),
        ],
    ),
];

/// What is chosen, and what could be.
const SCREENS: Marks = (
    "#/explore/X-O-X-O--:X",
    &[],
    &[
        ("this screen", "nav [aria-current=page]"),
        ("another screen", "nav a:not([aria-current=page])"),
    ],
);
const SIDES: Marks = (
    "#/explore/X-O-X-O--:X",
    &[],
    &[
        ("the side to move", "[data-do=x]"),
        ("the other side", "[data-do=o]"),
    ],
);

/// Opens the game and touches what is to be touched, without a pointer: it would show what its
/// click does.
async fn show(page: &Page, (link, touched, _): Marks) {
    page.client.goto("about:blank").await.unwrap();
    page.visit(link).await;
    for selector in touched {
        page.js(&format!("document.querySelector('{selector}').click();"))
            .await;
    }
    page.painted().await;
}

/// Holds that all these marks, and nothing as well, look each like no other.
async fn differ(marks: &[Marks]) {
    for forced in ["none", "active"] {
        let page = with_colours(forced).await;
        let mut seen = BTreeMap::new();
        for marks in marks {
            show(&page, *marks).await;
            for (name, selector) in marks.2 {
                let shapes = shapes(&page, selector).await;
                let other = seen.insert(shapes, name);
                assert_eq!(other, None, "looks like {name}, colours forced: {forced}");
            }
        }
        watch::all_was_well(&page).await;
    }
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn marks_in_squares_differ_by_shape() {
    differ(&IN_SQUARES).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn marks_around_squares_differ_by_shape() {
    differ(&AROUND_SQUARES).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn what_is_chosen_differs_by_shape() {
    differ(&[SCREENS]).await;
    differ(&[SIDES]).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_hint_is_whole_on_a_square_of_the_last_move() {
    let page = with_colours("none").await;
    show(&page, HINTED).await;
    let both = shapes(&page, HINT_ON_THE_LAST_MOVE).await;
    for shape in shapes(&page, HINT).await {
        assert!(!shape.contains("cut"), "{shape}");
        assert!(both.contains(&shape), "{shape} is not among {both:?}");
    }
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_last_move_is_still_seen_where_a_hint_points() {
    let page = with_colours("none").await;
    show(&page, HINTED).await;
    let both = shapes(&page, HINT_ON_THE_LAST_MOVE).await;
    assert_ne!(both, shapes(&page, HINT).await);
    watch::all_was_well(&page).await;
}
