//! Contrast of the colours of both themes.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unreachable, missing_docs)]

const TOKENS: &str = include_str!("../styles/tokens.css");

/// The contrast that WCAG requires of text, and of shapes.
const TEXT: f64 = 4.5;
const SHAPE: f64 = 3.0;

/// Required contrast, foregrounds and backgrounds.
const PAIRS: [(f64, &[&str], &[&str]); 9] = [
    (TEXT, &["ink", "quiet"], &["ground", "surface"]),
    // A hovered button, and the coordinates.
    (TEXT, &["ink", "quiet"], &["slab", "slab-light"]),
    // The value of a move, also in a hovered row, the winner, and what could not be opened.
    (TEXT, &["win", "lose"], &["surface", "slab", "ground"]),
    // The button of what to do next, and the current move.
    (TEXT, &["ground"], &["win", "ink"]),
    (TEXT, &["x-ink"], &["x", "x-light"]),
    (TEXT, &["o-ink"], &["o", "o-light"]),
    // Pieces on the board, and those still to place.
    (SHAPE, &["x", "o"], &["slab", "slab-light", "ground"]),
    (SHAPE, &["mark", "win", "groove"], &["slab", "slab-light"]),
    (
        SHAPE,
        &["focus", "groove", "lose"],
        &["ground", "surface", "slab"],
    ),
];

/// Returns the colour with this name in the light and in the dark theme.
fn colours(name: &str) -> [u32; 2] {
    let start = format!("    --{name}: light-dark(");
    let pair = TOKENS.lines().find_map(|line| {
        let (light, dark) = line.strip_prefix(&start)?.split_once(", ")?;
        let colour = |text: &str| u32::from_str_radix(text.strip_prefix('#')?, 16).ok();
        Some([colour(light)?, colour(dark.strip_suffix(");")?)?])
    });
    pair.unwrap_or_else(|| unreachable!("{name} is a colour of both themes"))
}

/// Returns the relative luminance of a colour as WCAG defines it.
fn luminance(colour: u32) -> f64 {
    let part = |shift: u32, weight: f64| {
        let share = f64::from(colour >> shift & 0xff) / 255.0;
        let linear = if share <= 0.04045 {
            share / 12.92
        } else {
            ((share + 0.055) / 1.055).powf(2.4)
        };
        weight * linear
    };
    part(16, 0.2126) + part(8, 0.7152) + part(0, 0.0722)
}

/// Returns the contrast ratio of two colours as WCAG defines it.
fn contrast(one: u32, other: u32) -> f64 {
    let [one, other] = [one, other].map(luminance);
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn the_contrast_ratio_is_that_of_wcag() {
    assert!((contrast(0x00_0000, 0xff_ffff) - 21.0).abs() < 1e-9);
    assert!(contrast(0x76_7676, 0xff_ffff) >= TEXT);
    assert!(contrast(0x77_7777, 0xff_ffff) < TEXT);
}

#[test]
fn all_pairs_have_enough_contrast_in_both_themes() {
    for (required, above, below) in PAIRS {
        for (above, below) in above.iter().flat_map(|a| below.iter().map(move |b| (a, b))) {
            let pairs = colours(above).into_iter().zip(colours(below));
            for (theme, (one, other)) in ["light", "dark"].into_iter().zip(pairs) {
                let ratio = contrast(one, other);
                assert!(ratio >= required, "{above} on {below}, {theme}: {ratio:.2}");
            }
        }
    }
}
