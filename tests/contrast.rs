//! Whether what stands on what can be seen, by the tokens of both themes.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unreachable, missing_docs)]

const TOKENS: &str = include_str!("../styles/theme.css");

/// What letters need, and what shapes need.
const TEXT: f64 = 4.5;
const SHAPE: f64 = 3.0;

/// What stands on what, and how well it has to be seen.
const SEEN: [(f64, &[&str], &[&str]); 8] = [
    (TEXT, &["ink", "quiet"], &["ground", "surface"]),
    // A button under the pointer.
    (TEXT, &["ink"], &["slab"]),
    // What a move is worth.
    (TEXT, &["win", "lose"], &["surface"]),
    (TEXT, &["x-ink"], &["x", "x-light"]),
    (TEXT, &["o-ink"], &["o", "o-light"]),
    (SHAPE, &["x", "o"], &["slab", "slab-light"]),
    (SHAPE, &["mark", "win", "groove"], &["slab", "slab-light"]),
    (
        SHAPE,
        &["focus", "groove", "lose"],
        &["ground", "surface", "slab"],
    ),
];

/// The colour of this name in the light and in the dark theme.
fn colours(name: &str) -> [u32; 2] {
    let start = format!("    --{name}: light-dark(");
    let pair = TOKENS.lines().find_map(|line| {
        let (light, dark) = line.strip_prefix(&start)?.split_once(", ")?;
        let colour = |text: &str| u32::from_str_radix(text.strip_prefix('#')?, 16).ok();
        Some([colour(light)?, colour(dark.strip_suffix(");")?)?])
    });
    pair.unwrap_or_else(|| unreachable!("{name} is a colour of both themes"))
}

/// How bright a colour is, as WCAG counts it.
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

fn contrast(one: u32, other: u32) -> f64 {
    let [one, other] = [one, other].map(luminance);
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn black_on_white_is_the_most_and_grey_the_least_that_letters_may_be() {
    assert!((contrast(0x00_0000, 0xff_ffff) - 21.0).abs() < 1e-9);
    assert!(contrast(0x76_7676, 0xff_ffff) >= TEXT);
    assert!(contrast(0x77_7777, 0xff_ffff) < TEXT);
}

#[test]
fn everything_stands_out_in_both_themes() {
    for (needed, above, below) in SEEN {
        for (above, below) in above.iter().flat_map(|a| below.iter().map(move |b| (a, b))) {
            let pairs = colours(above).into_iter().zip(colours(below));
            for (theme, (one, other)) in ["light", "dark"].into_iter().zip(pairs) {
                let seen = contrast(one, other);
                assert!(seen >= needed, "{above} on {below}, {theme}: {seen:.2}");
            }
        }
    }
}
