//! Animations of pieces.

use serde_json::{Value, json};

use crate::support::Page;
use crate::watch;

/// Placements with one refusal, a step of X, and the step with which O wins. Each click with the squares
/// that are animated at once, and those that are once the piece has arrived.
const CLICKS: [(usize, &[&str], &[&str]); 11] = [
    (0, &["a3"], &[]),
    (0, &["a3"], &[]),
    (3, &["a2"], &[]),
    (7, &["b1"], &[]),
    (5, &["c2"], &[]),
    (8, &["c1"], &[]),
    (6, &["a1"], &[]),
    (0, &[], &[]),
    (1, &["b3"], &[]),
    (6, &[], &[]),
    // The line is drawn and its pieces get rings.
    (4, &["b2"], &["a2", "b2", "c2"]),
];

/// Clicks the square and returns the squares that are animated at once, those that are once a piece has
/// arrived, and what is wrong with the animations.
async fn animations(page: &Page, square: usize) -> Value {
    let animations = format!(
        "await Promise.all(document.getAnimations().map(({{ finished }}) => finished.catch(() => 0)));
         squares()[{square}].click();
         await null;
         const wrong = [];
         const [first, then] = [new Set(), new Set()];
         for (const {{ effect }} of document.getAnimations()) {{
             const {{ duration, delay, endDelay, iterations }} = effect.getComputedTiming();
             const late = delay !== 0 && delay !== duration;
             if (duration < 150 || duration > 250 || late || endDelay || iterations !== 1)
                 wrong.push(`${{iterations}} times ${{duration}} ms after ${{delay}} ms`);
             for (const {{ opacity, scale, transform }} of effect.getKeyframes()) {{
                 if (opacity !== undefined && Number(opacity) === 0) wrong.push('invisible');
                 const size = `${{transform}} scale(${{scale}})`;
                 if (/scale(3d|X|Y|Z)?\\(([^)]*, *)?0(\\.0*)?[ ,)]/.test(size)) wrong.push(size);
             }}
             const square = effect.target.closest('.square');
             (delay ? then : first).add(square ? squareName(square) : effect.target.className);
         }}
         return [[...first], [...then].sort(), wrong];"
    );
    page.js(&animations).await
}

/// Makes this step by clicks and returns how far the piece is from its new square, across and down in
/// squares: at the start of the animation and at its end.
pub async fn step_path(page: &Page, from: usize, to: usize) -> [f64; 4] {
    let path = format!(
        "const [from, to] = [{from}, {to}].map((index) => squares()[index]);
         from.click();
         to.click();
         await null;
         const centre = (element) => {{
             const {{ x, y, width, height }} = element.getBoundingClientRect();
             return [x + width / 2, y + height / 2];
         }};
         const piece = to.firstElementChild;
         const distance = () => {{
             const [at, end] = [piece, to].map(centre);
             return at.map((value, axis) => (value - end[axis]) / to.offsetWidth);
         }};
         const animations = piece.getAnimations();
         for (const animation of animations) {{
             animation.pause();
             animation.currentTime = 0;
         }}
         const start = distance();
         for (const animation of animations) animation.finish();
         return [...start, ...distance()];"
    );
    serde_json::from_value(page.js(&path).await).unwrap()
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_step_is_animated_from_the_old_square() {
    let page = watch::blank().await;
    page.visit("#/play/a3.b3.c3.a2.b2.c2").await;
    // One in each direction.
    for (from, to, across, down) in [
        (4, 6, 1.0, -1.0),
        (3, 4, -1.0, 0.0),
        (0, 3, 0.0, -1.0),
        (4, 8, -1.0, -1.0),
        (3, 0, 0.0, 1.0),
        (8, 7, 1.0, 0.0),
        (6, 4, -1.0, 1.0),
        (7, 3, 1.0, 1.0),
    ] {
        let path = step_path(&page, from, to).await;
        for (value, expected) in path.into_iter().zip([across, down, 0.0, 0.0]) {
            assert!((value - expected).abs() < 0.1, "{from} to {to}: {path:?}");
        }
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_winning_line_is_drawn_from_end_to_end() {
    let page = watch::blank().await;
    page.visit("#/play/a3.a1.b3.b1").await;
    let hidden = page
        .js("squares()[2].click();
             await null;
             const animation = document.getAnimations()
                 .find(({ effect }) => effect.pseudoElement === '::before');
             animation.pause();
             const { delay, duration } = animation.effect.getComputedTiming();
             return [0, 0.25, 0.5, 0.75].map((part) => {
                 animation.currentTime = delay + part * duration;
                 const { clipPath } = getComputedStyle(animation.effect.target, '::before');
                 return parseFloat(clipPath.split(' ')[1]);
             });")
        .await;
    let hidden: Vec<f64> = serde_json::from_value(hidden).unwrap();
    assert!(hidden.iter().all(|part| *part > 0.0), "{hidden:?}");
    assert!(hidden.is_sorted_by(|a, b| a > b), "{hidden:?}");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_stepping_piece_is_above_the_others() {
    let page = watch::blank().await;
    page.visit("#/play/a3.b3.c1.a2.b1.c3").await;
    let levels = page
        .js("squares()[7].click();
             squares()[4].click();
             await null;
             const piece = squares()[4].firstElementChild;
             const [animation] = piece.getAnimations();
             animation.pause();
             return [0, 0.3, 0.6, 0.9].map((part) => {
                 animation.currentTime = part * animation.effect.getComputedTiming().duration;
                 return getComputedStyle(piece).zIndex;
             });")
        .await;
    assert_eq!(levels, json!(["1", "1", "1", "1"]));
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn animations_are_short_and_never_hide_a_piece() {
    let page = watch::open().await;
    for (square, first, then) in CLICKS {
        let animations = animations(&page, square).await;
        assert_eq!(animations, json!([first, then, []]), "{square}");
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn clicks_do_not_wait_for_animations() {
    let page = watch::open().await;
    // Animations start and never end.
    page.devtools("Animation.enable", json!({})).await;
    page.devtools("Animation.setPlaybackRate", json!({ "playbackRate": 0 }))
        .await;
    for (square, ..) in CLICKS {
        page.click(&[square]).await;
    }
    assert_eq!(page.board().await, "-X-OOO-XX");
    assert_eq!(page.status().await, "Winner: O");
    let running = page.js("return document.getAnimations().length;").await;
    assert!(running.as_u64() > Some(1), "{running} animations");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_setting_animations_stops_all_of_them() {
    let page = watch::open().await;
    page.open_tab("Settings").await;
    page.check("Animations").await;
    assert_no_animations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_systems_preference_stops_all_animations() {
    let page = watch::open().await;
    page.prefer("light").await;
    assert_no_animations(&page).await;
}

async fn assert_no_animations(page: &Page) {
    for (square, ..) in CLICKS {
        let animations = animations(page, square).await;
        assert_eq!(animations, json!([[], [], []]), "{square}");
    }
    assert_eq!(page.board().await, "-X-OOO-XX");
    watch::assert_no_violations(page).await;
}
