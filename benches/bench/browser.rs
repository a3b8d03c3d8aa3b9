use serde_json::{Value, json};

use crate::long_game::{LONG, STEPS, game};
use crate::support::Page;
use crate::{median, print};

/// How many times the page is loaded to measure how long solving the game takes.
const LOADS: usize = 15;

/// The games that are opened by their links: number of moves, and whether values are shown.
const OPENED: [(usize, bool); 3] = [(20, false), (LONG, false), (LONG, true)];

/// How often each of them is opened, and how many rounds of [`STEPS`] are then clicked.
const OPENED_ROUNDS: usize = 25;
const STEP_ROUNDS: usize = 4;

/// Prints the measurements of the bundle in a browser.
pub fn measure() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let page = Page::open().await;
        println!("\nIn the browser");
        solve(&page).await;
        clicks(&page).await;
        opened(&page).await;
    });
}

/// Prints how much longer values take to appear for the first time, when the game is solved.
async fn solve(page: &Page) {
    let mut first = Vec::new();
    let mut later = Vec::new();
    for _ in 0..LOADS {
        page.load().await;
        page.painted().await;
        let times = page
            .js("const box = control('Show move values');
                 const toggle = async () => {
                     const start = performance.now();
                     box.click();
                     await null;
                     const time = performance.now() - start;
                     if (showsValues() !== box.checked) throw new Error('the values are late');
                     return time;
                 };
                 const first = await toggle();
                 await toggle();
                 const later = await toggle();
                 return [first, later];")
            .await;
        first.push(times[0].as_f64().unwrap());
        later.push(times[1].as_f64().unwrap());
        // The setting is stored.
        page.check("Show move values").await;
    }
    let solving = first.iter().zip(&later).map(|(first, later)| first - later);
    let solving = median(solving.collect());
    print("showing values, first time", median(first), "ms", "");
    print("showing values again", median(later), "ms", "");
    print("so, solving the whole game", solving, "ms", "≤ 8");
}

/// Prints the time from a click to the DOM, without values and with them.
async fn clicks(page: &Page) {
    for (moves, batches) in [(30, 201), (246, 51)] {
        let [without, with] = click(page, moves, batches).await;
        println!("from a click to the DOM, in a game of {moves} moves");
        print("  without values", without, "ms", "");
        print("  with values", with, "ms", "");
        print("  with to without", with / without, "", "≤ 1.5");
    }
}

/// Prints the time from a click to the DOM in a long game against that in a short one, and with values
/// against that without.
async fn opened(page: &Page) {
    let mut times = OPENED.map(|_| Vec::new());
    // Interleaved, so that a change of the machine's load affects all of them.
    for _ in 0..OPENED_ROUNDS {
        for (times, (moves, values)) in times.iter_mut().zip(OPENED) {
            times.push(click_after(page, moves, values).await);
        }
    }
    let [short, long, with_values] = times.map(median);
    println!("from a click to the DOM, in a game that was opened by its link");
    print(&format!("  of {} moves", OPENED[0].0), short, "ms", "");
    print(&format!("  of {LONG} moves"), long, "ms", "");
    print("  long to short", long / short, "", "≤ 1.3");
    let name = format!("  of {LONG} moves, with values");
    print(&name, with_values, "ms", "");
    print("  with to without", with_values / long, "", "≤ 1.5");
}

/// Returns the median time of a click in milliseconds after a game of this many moves.
async fn click_after(page: &Page, moves: usize, values: bool) -> f64 {
    page.load_at(&format!("#/play/{}", game(moves))).await;
    let script = "const [steps, done, rounds, valued] = arguments;
        const box = control('Show move values');
        if (box.checked !== valued) box.click();
        const before = moves().length;
        const nodes = squares();
        const times = [];
        let step = done;
        for (let round = 0; round < rounds; round++) {
            await sleep(0);
            // The browser's clock has a resolution of 0.1 ms, so a whole round is timed.
            const start = performance.now();
            for (let n = 0; n < steps.length; n++, step++) {
                const [from, to] = steps[step % steps.length];
                nodes[from].click();
                await null;
                nodes[to].click();
                await null;
                if (nodes[from].textContent || !nodes[to].textContent) throw new Error('no move');
            }
            times.push((performance.now() - start) / steps.length / 2);
        }
        if (showsValues() !== valued) throw new Error(`values are shown: ${!valued}`);
        return [times, before, moves().length];";
    let arguments = vec![
        json!(STEPS),
        json!(moves - 6),
        json!(STEP_ROUNDS),
        json!(values),
    ];
    let result = page.js_with(script, arguments).await;
    assert_eq!(result[1], moves + 1, "the whole game was opened");
    assert_eq!(result[2], moves + 1 + STEP_ROUNDS * STEPS.len());
    let times = result[0].as_array().unwrap();
    median(times.iter().filter_map(Value::as_f64).collect())
}

/// Returns the median times of a click in milliseconds, without values and with them, over this many
/// games of each kind.
async fn click(page: &Page, moves: usize, batches: usize) -> [f64; 2] {
    let script = "const [moves, batches, steps] = arguments;
        const box = control('Show move values');
        const newGame = button('New game');
        const nodes = squares();
        const batch = async () => {
            newGame.click();
            await null;
            for (let square = 0; square < 6; square++) {
                nodes[square].click();
                await null;
            }
            await sleep(0);
            const start = performance.now();
            for (let step = 0; step < moves - 6; step++) {
                const [from, to] = steps[step % steps.length];
                nodes[from].click();
                await null;
                nodes[to].click();
                await null;
                // A move that is rendered later gets the tasks that it needs.
                while (nodes[from].textContent || !nodes[to].textContent) {
                    if (performance.now() - start > 5000) throw new Error('no move');
                    await sleep(0);
                }
            }
            const time = performance.now() - start;
            if (showsValues() !== box.checked) throw new Error('the values are late');
            return time / (moves - 6) / 2;
        };
        if (box.checked) box.click();
        const times = [[], []];
        // Interleaved, so that a change of the machine's load affects both.
        for (let turn = 0; turn < 2 * batches; turn++) {
            times[turn % 2].push(await batch());
            box.click();
            await sleep(0);
        }
        return times;";
    // The browser's clock has a resolution of 0.1 ms, so whole games are timed.
    let arguments = vec![json!(moves), json!(batches), json!(STEPS)];
    let times = page.js_with(script, arguments).await;
    [0, 1].map(|kind| {
        let times = times[kind].as_array().unwrap();
        median(times.iter().filter_map(Value::as_f64).collect())
    })
}
