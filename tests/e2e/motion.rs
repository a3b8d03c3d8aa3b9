//! Pieces that are seen to move, and that nobody has to wait for.

use serde_json::{Value, json};

use crate::support::Page;
use crate::watch;

/// Placing with a refusal in between, a step of X, and then the one with which O wins. Each click
/// with the square on which a piece moves then, and whether something is drawn as well.
const CLICKS: [(usize, &[&str], bool); 11] = [
    (0, &["a3"], false),
    (0, &["a3"], false),
    (3, &["a2"], false),
    (7, &["b1"], false),
    (5, &["c2"], false),
    (8, &["c1"], false),
    (6, &["a1"], false),
    (0, &[], false),
    (1, &["b3"], false),
    (6, &[], false),
    (4, &["b2"], true),
];

/// Clicks the square, and tells of whatever moves from then on: the squares of pieces, whether
/// something else does as well, and what is wrong with how they move.
async fn moving(page: &Page, square: usize) -> Value {
    let moving = format!(
        "await Promise.all(document.getAnimations().map(({{ finished }}) => finished.catch(() => 0)));
         document.querySelectorAll('button.square')[{square}].click();
         await null;
         const wrong = [];
         let drawn = false;
         const pieces = document.getAnimations().flatMap(({{ effect }}) => {{
             const {{ duration, delay, endDelay, iterations }} = effect.getComputedTiming();
             if (duration < 150 || duration > 250 || delay || endDelay || iterations !== 1)
                 wrong.push(`${{iterations}} times ${{duration}} ms after ${{delay}} ms`);
             for (const {{ opacity, scale, transform }} of effect.getKeyframes()) {{
                 if (opacity !== undefined && Number(opacity) === 0) wrong.push('nothing to see');
                 const size = `${{transform}} scale(${{scale}})`;
                 if (/scale(3d|X|Y|Z)?\\(([^)]*, *)?0(\\.0*)?[ ,)]/.test(size)) wrong.push(size);
             }}
             const square = effect.target.closest('.square');
             if (square && !effect.pseudoElement) return [square.dataset.square];
             drawn = true;
             return [];
         }});
         return [pieces, drawn, wrong];"
    );
    page.js(&moving).await
}

/// Makes this step by clicks, and tells how many squares beside the new one the piece is, across
/// and down: at the start of its way and at the end.
pub async fn way(page: &Page, from: usize, to: usize) -> [f64; 4] {
    let way = format!(
        "const squares = document.querySelectorAll('button.square');
         squares[{from}].click();
         squares[{to}].click();
         await null;
         const place = (element) => {{
             const {{ x, y, width, height }} = element.getBoundingClientRect();
             return [x + width / 2, y + height / 2];
         }};
         const piece = squares[{to}].firstElementChild;
         const beside = () => {{
             const [at, to] = [piece, squares[{to}]].map(place);
             return at.map((value, axis) => (value - to[axis]) / squares[{to}].offsetWidth);
         }};
         const motions = piece.getAnimations();
         for (const motion of motions) {{
             motion.pause();
             motion.currentTime = 0;
         }}
         const start = beside();
         for (const motion of motions) motion.finish();
         return [...start, ...beside()];"
    );
    serde_json::from_value(page.js(&way).await).unwrap()
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_stepped_piece_comes_from_its_old_square() {
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
        let way = way(&page, from, to).await;
        for (seen, expected) in way.into_iter().zip([across, down, 0.0, 0.0]) {
            assert!((seen - expected).abs() < 0.1, "{from} to {to}: {way:?}");
        }
    }
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_winning_line_is_drawn_from_end_to_end() {
    let page = watch::blank().await;
    page.visit("#/play/a3.a1.b3.b1").await;
    let hidden = page
        .js("document.querySelectorAll('button.square')[2].click();
             await null;
             const drawing = document.getAnimations()
                 .find(({ effect }) => effect.pseudoElement === '::before');
             drawing.pause();
             const { duration } = drawing.effect.getComputedTiming();
             return [0, 0.25, 0.5, 0.75].map((part) => {
                 drawing.currentTime = part * duration;
                 const { clipPath } = getComputedStyle(drawing.effect.target, '::before');
                 return parseFloat(clipPath.split(' ')[1]);
             });")
        .await;
    let hidden: Vec<f64> = serde_json::from_value(hidden).unwrap();
    assert!(hidden.iter().all(|part| *part > 0.0), "{hidden:?}");
    assert!(hidden.is_sorted_by(|a, b| a > b), "{hidden:?}");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_stepped_piece_is_above_all_that_it_passes() {
    let page = watch::blank().await;
    page.visit("#/play/a3.b3.c1.a2.b1.c3").await;
    let above = page
        .js("const squares = document.querySelectorAll('button.square');
             squares[7].click();
             squares[4].click();
             await null;
             const piece = squares[4].firstElementChild;
             const [way] = piece.getAnimations();
             way.pause();
             return [0, 0.3, 0.6, 0.9].map((part) => {
                 way.currentTime = part * way.effect.getComputedTiming().duration;
                 return getComputedStyle(piece).zIndex;
             });")
        .await;
    assert_eq!(above, json!(["1", "1", "1", "1"]));
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn pieces_move_for_a_moment_and_are_seen_from_the_first() {
    let page = watch::open().await;
    for (square, pieces, drawn) in CLICKS {
        let moving = moving(&page, square).await;
        assert_eq!(moving, json!([pieces, drawn, []]), "{square}");
    }
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_click_waits_for_nothing_that_moves() {
    let page = watch::open().await;
    // Nothing comes to its end any more.
    page.devtools("Animation.enable", json!({})).await;
    page.devtools("Animation.setPlaybackRate", json!({ "playbackRate": 0 }))
        .await;
    for (square, ..) in CLICKS {
        page.click(&[square]).await;
    }
    assert_eq!(page.board().await, "-X-OOO-XX");
    assert_eq!(page.status().await, "Winner: O");
    let moving = page.js("return document.getAnimations().length;").await;
    assert!(moving.as_u64() > Some(1), "{moving} motions go on");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn nothing_moves_for_whoever_chose_no_motion() {
    let page = watch::open().await;
    page.touch("summary").await;
    page.touch("[value=still]").await;
    for (square, ..) in CLICKS {
        let moving = moving(&page, square).await;
        assert_eq!(moving, json!([[], false, []]), "{square}");
    }
    assert_eq!(page.board().await, "-X-OOO-XX");
    watch::all_was_well(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn nothing_moves_where_the_system_asks_for_that() {
    let page = watch::open().await;
    page.prefer("light").await;
    for (square, ..) in CLICKS {
        let moving = moving(&page, square).await;
        assert_eq!(moving, json!([[], false, []]), "{square}");
    }
    assert_eq!(page.board().await, "-X-OOO-XX");
    watch::all_was_well(&page).await;
}
