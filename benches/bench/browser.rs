use serde_json::{Value, json};

use crate::circle::{CIRCLE, LONG, game};
use crate::support::Page;
use crate::{median, print};

/// How many times the page is loaded anew to solve the game in it.
const LOADS: usize = 15;

/// A short game and a long one by their moves, without values, and the long one with them.
const OPENED: [(usize, bool); 3] = [(20, false), (LONG, false), (LONG, true)];

/// How often each of them is opened, and how many circles are then clicked.
const OPENED_ROUNDS: usize = 25;
const CIRCLES: usize = 4;

/// Prints what the bundle does in a browser; every figure is a function of the page.
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

/// The time that the first showing of values takes longer than a later one: that is when the whole
/// game is solved.
async fn solve(page: &Page) {
    let mut first = Vec::new();
    let mut later = Vec::new();
    for _ in 0..LOADS {
        page.load().await;
        page.painted().await;
        let times = page
            .js("const values = document.querySelector('[name=values]');
                 const shown = () => document.querySelector('.cell[data-value]') !== null;
                 const toggle = async () => {
                     const start = performance.now();
                     values.checked = !values.checked;
                     values.dispatchEvent(new Event('change', { bubbles: true }));
                     await null;
                     const time = performance.now() - start;
                     if (shown() !== values.checked) throw new Error('values come too late');
                     return time;
                 };
                 const first = await toggle();
                 await toggle();
                 const later = await toggle();
                 return [first, later];")
            .await;
        first.push(times[0].as_f64().unwrap());
        later.push(times[1].as_f64().unwrap());
    }
    let solving = first.iter().zip(&later).map(|(first, later)| first - later);
    let solving = median(solving.collect());
    print("showing values, first time", median(first), "ms", "");
    print("showing values again", median(later), "ms", "");
    print("so, solving the whole game", solving, "ms", "≤ 8");
}

/// The time from a click to the DOM, without values and with them.
async fn clicks(page: &Page) {
    for (moves, batches) in [(30, 201), (246, 51)] {
        let [without, with] = click(page, moves, batches).await;
        println!("from a click to the DOM, in a game of {moves} moves");
        print("  without values", without, "ms", "");
        print("  with values", with, "ms", "");
        print("  with to without", with / without, "", "≤ 1.5");
    }
}

/// The time from a click to the DOM in a long game, against that in a short one, and with values
/// against that without.
async fn opened(page: &Page) {
    let mut times = OPENED.map(|_| Vec::new());
    // By turns, so that nothing else that changes falls on one of them alone.
    for _ in 0..OPENED_ROUNDS {
        for (times, (moves, values)) in times.iter_mut().zip(OPENED) {
            times.push(click_after(page, moves, values).await);
        }
    }
    let [short, long, valued] = times.map(median);
    println!("from a click to the DOM, in a game that was opened by its link");
    print(&format!("  of {} moves", OPENED[0].0), short, "ms", "");
    print(&format!("  of {LONG} moves"), long, "ms", "");
    print("  long to short", long / short, "", "≤ 1.3");
    print(&format!("  of {LONG} moves, with values"), valued, "ms", "");
    print("  with to without", valued / long, "", "≤ 1.5");
}

/// The median time of a click in milliseconds over some circles from the end of a game of so many
/// moves on, with values or without.
async fn click_after(page: &Page, moves: usize, values: bool) -> f64 {
    page.client.goto("about:blank").await.unwrap();
    page.visit(&format!("#/play/{}", game(moves))).await;
    let script = "const [circle, done, circles, valued] = arguments;
        const values = document.querySelector('[name=values]');
        const squares = document.querySelectorAll('button.square');
        const task = () => new Promise((done) => setTimeout(done));
        return (async () => {
            if (values.checked !== valued) values.click();
            const listed = () => document.querySelectorAll('.moves button').length;
            const before = listed();
            const times = [];
            let step = done;
            for (let round = 0; round < circles; round++) {
                await task();
                // The browser's clock ticks in steps of up to 0.1 ms, so a circle is timed at once.
                const start = performance.now();
                for (let n = 0; n < circle.length; n++, step++) {
                    const [from, to] = circle[step % circle.length];
                    squares[from].click();
                    await null;
                    squares[to].click();
                    await null;
                    if (squares[from].textContent || !squares[to].textContent)
                        throw new Error('no move');
                }
                times.push((performance.now() - start) / circle.length / 2);
            }
            const marks = document.querySelectorAll('.cell[data-value]').length;
            if (marks > 0 !== valued) throw new Error(`${marks} values are shown`);
            return [times, before, listed()];
        })();";
    let arguments = vec![
        json!(CIRCLE),
        json!(moves - 6),
        json!(CIRCLES),
        json!(values),
    ];
    let told = page.client.execute(script, arguments).await.unwrap();
    assert_eq!(told[1], moves + 1, "the game was opened whole");
    assert_eq!(told[2], moves + 1 + CIRCLES * CIRCLE.len());
    let times = told[0].as_array().unwrap();
    median(times.iter().filter_map(Value::as_f64).collect())
}

/// The median times of a click in milliseconds, without values and with them, over this many games
/// of each kind that place and then go in circles.
async fn click(page: &Page, moves: usize, batches: usize) -> [f64; 2] {
    let script = "const [moves, batches, circle] = arguments;
        const values = document.querySelector('[name=values]');
        const squares = document.querySelectorAll('button.square');
        const task = () => new Promise((done) => setTimeout(done));
        const batch = async () => {
            document.querySelector('[data-do=new]').click();
            await null;
            for (let square = 0; square < 6; square++) {
                squares[square].click();
                await null;
            }
            await task();
            const start = performance.now();
            for (let step = 0; step < moves - 6; step++) {
                const [from, to] = circle[step % circle.length];
                squares[from].click();
                await null;
                squares[to].click();
                await null;
                // Not shown yet: it waits for a task of its own.
                while (squares[from].textContent || !squares[to].textContent) {
                    if (performance.now() - start > 5000) throw new Error('no move');
                    await task();
                }
            }
            const time = performance.now() - start;
            const marks = document.querySelectorAll('.cell[data-value]').length;
            if (marks > 0 !== values.checked) throw new Error(`${marks} values are shown`);
            return time / (moves - 6) / 2;
        };
        return (async () => {
            if (values.checked) values.click();
            const times = [[], []];
            // By turns, so that nothing else that changes falls on one of them alone.
            for (let turn = 0; turn < 2 * batches; turn++) {
                times[turn % 2].push(await batch());
                values.click();
                await task();
            }
            return times;
        })();";
    // The browser's clock ticks in steps of up to 0.1 ms, so many clicks are timed at once.
    let arguments = vec![json!(moves), json!(batches), json!(CIRCLE)];
    let times = page.client.execute(script, arguments).await.unwrap();
    [0, 1].map(|kind| {
        let times = times[kind].as_array().unwrap();
        median(times.iter().filter_map(Value::as_f64).collect())
    })
}
