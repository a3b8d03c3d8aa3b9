use std::collections::HashSet;
use std::hint::black_box;
use std::time::Instant;

use chorus_lapilli::rules::Position;
use chorus_lapilli::solver::{Level, Table, choose};

use crate::{median, print};

/// Prints how long it takes to solve the game, and to choose one move at each level.
pub fn measure(table: &Table) {
    let solve = milliseconds(301, || {
        black_box(Table::solve());
    });
    println!("\nSolver, native");
    print("the whole game", solve, "ms", "≤ 2");

    let positions = unfinished();
    let count = f64::from(u32::try_from(positions.len()).unwrap());
    for level in Level::ALL {
        let all = milliseconds(51, || {
            for (seed, position) in (0..).zip(&positions) {
                black_box(choose(table, level, *position, |_| 0, seed));
            }
        });
        let name = format!("a move, {level:?}");
        print(&name, all / count * 1_000.0, "µs", "≤ 100");
    }
}

/// The median time of so many runs.
fn milliseconds(runs: u32, mut run: impl FnMut()) -> f64 {
    let time = |_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64() * 1_000.0
    };
    median((0..runs).map(time).collect())
}

/// Every position in which a move can be chosen.
fn unfinished() -> Vec<Position> {
    let mut found = HashSet::from([Position::default()]);
    let mut open = vec![Position::default()];
    while let Some(position) = open.pop() {
        open.extend(
            position
                .children()
                .map(|(_, child)| child)
                .filter(|child| found.insert(*child)),
        );
    }
    let mut positions = Vec::from_iter(found);
    positions.retain(|position| position.children().next().is_some());
    positions
}
