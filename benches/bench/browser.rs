use serde_json::Value;

use crate::median;
use crate::support::Page;

/// Prints what the bundle does in a browser; every figure is a function of the page.
pub fn measure() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let page = Page::open().await;
        println!("\nIn the browser");
        println!("from a click to the DOM {:8.3} ms", click(&page).await);
    });
}

/// The median time of a click in milliseconds, over a game that goes in circles.
async fn click(page: &Page) -> f64 {
    page.click(&[0, 1, 2, 3, 4, 5]).await;
    // The browser's clock ticks in steps of up to 0.1 ms, so many clicks are timed at once.
    let batches = page
        .js("const circle = [
                 [4, 7], [3, 6], [0, 4], [5, 8], [4, 0], [8, 5],
                 [2, 4], [1, 3], [4, 2], [3, 1], [7, 4], [6, 3],
             ];
             const [batches, rounds] = [51, 20];
             const squares = document.querySelectorAll('button.square');
             const times = [];
             for (let batch = 0; batch < batches; batch++) {
                 const start = performance.now();
                 for (let round = 0; round < rounds; round++) {
                     for (const [from, to] of circle) {
                         squares[from].click();
                         await null;
                         squares[to].click();
                         await null;
                         // Not shown yet: it waits for a task of its own.
                         while (squares[from].textContent || !squares[to].textContent) {
                             if (performance.now() - start > 5000) throw new Error('no move');
                             await new Promise((done) => setTimeout(done));
                         }
                     }
                 }
                 times.push((performance.now() - start) / (rounds * circle.length * 2));
             }
             return times;")
        .await;
    let batches = batches.as_array().unwrap();
    median(batches.iter().filter_map(Value::as_f64).collect())
}
