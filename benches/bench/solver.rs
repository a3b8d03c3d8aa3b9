use std::collections::HashSet;
use std::hint::black_box;
use std::rc::Rc;
use std::time::Instant;

use chorus_lapilli::game::{GameAction, GameState};
use chorus_lapilli::players::{Opponent, SideChoice};
use chorus_lapilli::rules::Position;
use chorus_lapilli::solver::{Level, Table, choose};
use yew::Reducible;

use crate::long_game::{LONG, STEPS, game};
use crate::{median, print};

/// Prints how long it takes to solve the game, to choose a move at each level, and to play the
/// computer's move in a long game.
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
    let name = format!("a move after {LONG} moves");
    print(&name, computer_move() * 1_000.0, "µs", "≤ 100");
}

/// Returns the time of a move of the perfect level in a long game, in milliseconds: counting the
/// repetitions, choosing the move and recording it. It is the mean over all of [`STEPS`], because
/// positions differ in their numbers of moves.
fn computer_move() -> f64 {
    let states = (0..STEPS.len()).map(|earlier| {
        let moves = LONG - earlier;
        let side = [SideChoice::O, SideChoice::X][moves % 2];
        let actions = [
            GameAction::OpenText(game(moves).into()),
            GameAction::ChooseSide { side, seed: 0 },
            GameAction::SetOpponent(Opponent::Computer(Level::Perfect)),
        ];
        let state = actions
            .into_iter()
            .fold(Rc::new(GameState::default()), Reducible::reduce);
        assert!(state.computer_turn().is_some() && state.record().len() == moves);
        state
    });
    let states: Vec<Rc<GameState>> = states.collect();
    let all = milliseconds(51, || {
        for (seed, state) in (0..).zip(&states) {
            black_box(Rc::clone(state).reduce(GameAction::ComputerMove { seed }));
        }
    });
    all / f64::from(u32::try_from(states.len()).unwrap())
}

/// Returns the median time of this many runs.
fn milliseconds(runs: u32, mut run: impl FnMut()) -> f64 {
    let time = |_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64() * 1_000.0
    };
    median((0..runs).map(time).collect())
}

/// Returns every position in which a move can be chosen.
fn unfinished() -> Vec<Position> {
    let mut found = HashSet::from([Position::default()]);
    let mut stack = vec![Position::default()];
    while let Some(position) = stack.pop() {
        stack.extend(
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
