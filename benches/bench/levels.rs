use std::collections::HashMap;

use chorus_lapilli::rules::{Outcome, Player, Position};
use chorus_lapilli::solver::{Level, Table, choose};

/// The number of games of each pair of levels, half of them with either side.
const GAMES: u32 = 1_000;

/// The number of plies after which an undecided game counts as a draw.
const PLIES: u64 = 200;

/// Plays every level against every other, and prints the points of the row against the column.
pub fn measure(table: &Table) {
    println!("\nPoints of each level against the others in per cent, {GAMES} games a pair");
    print!("{:10}", "");
    for level in Level::ALL {
        print!("{:>10}", format!("{level:?}"));
    }
    println!("{:>10}", "all");

    let mut means = Vec::new();
    let mut uneven = Vec::new();
    for row in Level::ALL {
        let name = format!("{row:?}");
        print!("{name:10}");
        let mut against = Vec::new();
        for column in Level::ALL {
            if column == row {
                print!("{:>10}", "–");
                continue;
            }
            let points = points(table, row, column);
            print!("{points:10.1}");
            against.push(points);
        }
        let mean = against.iter().sum::<f64>() / 4.0;
        println!("{mean:10.1}");
        means.push(mean);
        if !against.is_sorted_by(|weaker, stronger| weaker >= stronger) {
            uneven.push(name);
        }
    }
    let rises = means.is_sorted_by(|weaker, stronger| weaker < stronger);
    println!(
        "Over all opponents the points {} with the level.",
        if rises { "rise" } else { "do not always rise" }
    );
    if uneven.is_empty() {
        println!("In every row they fall as the opponent gets stronger.");
    } else {
        let uneven = uneven.join(", ");
        println!("They do not always fall as the opponent gets stronger in: {uneven}.");
    }
}

/// Returns the points of one level against another in per cent: a win counts 1, a draw ½.
fn points(table: &Table, level: Level, opponent: Level) -> f64 {
    let half_points: u32 = (0..GAMES)
        .map(|game| {
            let (x, o, side) = match game % 2 {
                0 => (level, opponent, Player::X),
                _ => (opponent, level, Player::O),
            };
            match play(table, x, o, u64::from(game / 2)) {
                Outcome::Won(winner) if winner == side => 2,
                Outcome::Won(_) => 0,
                Outcome::Ongoing => 1,
            }
        })
        .sum();
    f64::from(half_points) * 50.0 / f64::from(GAMES)
}

/// Returns the outcome of a game after at most [`PLIES`] plies.
fn play(table: &Table, x: Level, o: Level, game: u64) -> Outcome {
    let mut position = Position::default();
    let mut visits = HashMap::from([(position, 1)]);
    for ply in 0..PLIES {
        let level = match position.turn() {
            Player::X => x,
            Player::O => o,
        };
        let seen = |position| visits.get(&position).copied().unwrap_or(0);
        let Some(m) = choose(table, level, position, seen, game * PLIES + ply) else {
            break;
        };
        position = position.play(m).expect("the computer plays by the rules");
        *visits.entry(position).or_insert(0) += 1;
    }
    position.outcome()
}
