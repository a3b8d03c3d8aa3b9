//! Many random actions in the page, each compared with what the game says without a browser.

mod action;
mod long;
mod model;
mod scripts;
mod session;
mod texts;
mod travel;

use std::time::Instant;

use session::Session;
use travel::Memory;

/// Does this many random actions, compares the page with its model after each, and returns the
/// memory in use after a tenth of them and in the end.
///
/// For a while before the first measurement, and in the second half, the page is not reloaded, so
/// that it is no longer young when it is measured.
async fn run(seed: u64, actions: usize) -> [Memory; 2] {
    println!("STRESS_SEED={seed} STRESS_ACTIONS={actions}");
    let start = Instant::now();
    let mut session = Session::open(seed).await;
    let mut early = None;
    while session.count < actions {
        let tenth = session.count * 10 / actions;
        let batch = 20 + session.random.below(60);
        session.act(batch).await;
        let parts = session.count * 20 / actions;
        session.travel(parts == 0 || (2..10).contains(&parts)).await;
        if session.count * 10 / actions > tenth {
            let memory = session.memory().await;
            let (count, time) = (session.count, start.elapsed().as_secs());
            println!("{count} actions in {time} s: {memory:?}");
            early = early.or(Some(memory));
        }
    }
    [early.unwrap(), session.memory().await]
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_page_follows_the_game_through_random_actions() {
    run(1, 2000).await;
}
