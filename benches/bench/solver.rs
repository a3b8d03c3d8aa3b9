use std::collections::HashSet;
use std::hint::black_box;
use std::time::Instant;

use chorus_lapilli::rules::Position;
use chorus_lapilli::solver::{Level, Table, choose};
use chorus_lapilli::state::{Action, GameState, Seat};

use crate::circle::{CIRCLE, LONG, game};
use crate::{median, print};

/// Prints how long it takes to solve the game, to choose one move at each level, and to answer in a
/// long game.
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
    let name = format!("an answer after {LONG} moves");
    print(&name, answer() * 1_000.0, "µs", "≤ 100");
}

/// The time in which the perfect level moves in a long game, with all that the game does for it: the
/// visits are counted and the move is recorded. It is the mean over a circle, since some positions
/// have more moves than others.
fn answer() -> f64 {
    let moments = (0..CIRCLE.len()).map(|earlier| {
        let moves = LONG - earlier;
        let seat = [Seat::O, Seat::X][moves % 2];
        let opened = GameState::default().after(&Action::Open(game(moves)));
        let seated = opened.after(&Action::Sit(seat, 0));
        let moment = seated.after(&Action::Oppose(Some(Level::Perfect)));
        assert!(moment.is_thinking() && moment.record().len() == moves);
        moment
    });
    let moments: Vec<GameState> = moments.collect();
    let all = milliseconds(51, || {
        for (seed, moment) in (0..).zip(&moments) {
            black_box(moment.after(&Action::Answer(seed)));
        }
    });
    all / f64::from(u32::try_from(moments.len()).unwrap())
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
