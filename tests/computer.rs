//! The computer's moves, checked in every reachable position.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

#[path = "common/reachable.rs"]
mod reachable;

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use chorus_lapilli::rules::{Outcome, Position};
use chorus_lapilli::solver::{Level, Table, Value, choose};
use reachable::reachable;

/// Returns a number below the limit that depends only on the value.
fn number(value: impl Hash, limit: u32) -> u32 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    u32::try_from(hasher.finish() % u64::from(limit)).unwrap()
}

fn after_any_move(position: Position) -> Vec<Position> {
    position.children().map(|(_, child)| child).collect()
}

/// Returns the positions after the moves that look best at this level.
fn best(table: &Table, level: Level, position: Position) -> HashSet<Position> {
    let looks = |after: Position| match (table.value(after), level.horizon()) {
        (Value::Win(plies) | Value::Loss(plies), Some(horizon)) if plies + 1 > horizon => 0,
        (Value::Win(plies), _) => i16::from(plies) - 100,
        (Value::Loss(plies), _) => 100 - i16::from(plies),
        (Value::Draw, _) => 0,
    };
    let children = after_any_move(position);
    let most = children.iter().map(|after| looks(*after)).max();
    let as_good = |after: &Position| Some(looks(*after)) == most;
    children.into_iter().filter(as_good).collect()
}

/// Returns the position after the computer's move.
fn answer(
    table: &Table,
    level: Level,
    position: Position,
    visits: impl Fn(Position) -> u32,
    seed: u64,
) -> Option<Position> {
    let m = choose(table, level, position, visits, seed)?;
    Some(position.play(m).unwrap())
}

/// Returns the positions after moves of the perfect level: with several seeds, with some visits, and
/// with all positions but one visited.
fn perfect_answers(table: &Table, position: Position) -> HashSet<Position> {
    let level = Level::Perfect;
    let seeds = (0..4).filter_map(|seed| answer(table, level, position, |_| 0, seed));
    let history = (0..4).filter_map(|seed| {
        let visits = |after| number((seed, after), 3);
        answer(table, level, position, visits, seed)
    });
    let all_but_one = after_any_move(position).into_iter().filter_map(|new| {
        let visits = |after| u32::from(after != new);
        answer(table, level, position, visits, 0)
    });
    seeds.chain(history).chain(all_but_one).collect()
}

#[test]
fn a_move_is_chosen_unless_the_game_is_over() {
    let table = Table::solve();
    for position in reachable() {
        for level in Level::ALL {
            let chosen = answer(&table, level, position, |_| 0, 7);
            assert_eq!(chosen.is_some(), position.outcome() == Outcome::Ongoing);
            assert_eq!(chosen, answer(&table, level, position, |_| 0, 7));
        }
    }
}

#[test]
fn horizons_grow_with_the_level() {
    let horizons = Level::ALL.map(Level::horizon);
    assert_eq!(horizons, [Some(1), Some(2), Some(4), Some(6), None]);
}

#[test]
fn each_level_plays_every_move_that_looks_best_and_no_other() {
    let table = Table::solve();
    for position in reachable() {
        for level in &Level::ALL[..4] {
            let best = best(&table, *level, position);
            let mut played = HashSet::new();
            for seed in 0..200 {
                // Four seeds are always tried, more only while moves are missing.
                if seed < 4 || played.len() < best.len() {
                    played.extend(answer(&table, *level, position, |_| 9, seed));
                }
            }
            assert_eq!(played, best, "{level:?} {position:?}");
        }
    }
}

#[test]
fn every_level_takes_a_win_in_one() {
    let table = Table::solve();
    for position in reachable() {
        let wins = |after: Position| after.outcome() == Outcome::Won(position.turn());
        if after_any_move(position).into_iter().any(wins) {
            for level in Level::ALL {
                let after = answer(&table, level, position, |_| 0, 0);
                assert!(after.is_some_and(wins), "{level:?} {position:?}");
            }
        }
    }
}

/// The positions after moves of the perfect level, for every position.
type Answers = HashMap<Position, HashSet<Position>>;

/// Returns `true` if the perfect level, to move, always wins within this many plies.
fn always_won(answers: &Answers, position: Position, plies: u8) -> bool {
    position.outcome() == Outcome::Ongoing
        && answers[&position].iter().all(|after| {
            let then = |reply| always_won(answers, reply, plies - 2);
            after.outcome() != Outcome::Ongoing
                || (plies > 2 && after_any_move(*after).into_iter().all(then))
        })
}

/// Returns `true` if the perfect level, to move, can lose within this many plies.
fn ever_lost(answers: &Answers, position: Position, plies: u8) -> bool {
    position.outcome() != Outcome::Ongoing
        || answers[&position].iter().any(|after| {
            let then = |reply| ever_lost(answers, reply, plies - 2);
            plies >= 2 && after_any_move(*after).into_iter().any(then)
        })
}

#[test]
fn the_perfect_level_wins_soonest_loses_latest_and_keeps_draws() {
    let table = Table::solve();
    let mut answers = Answers::new();
    for position in reachable() {
        let places = perfect_answers(&table, position);
        assert_eq!(places, best(&table, Level::Perfect, position));
        for after in &places {
            assert_eq!(table.value(*after).before(), table.value(position));
        }
        answers.insert(position, places);
    }
    let mut open = Vec::new();
    for position in answers.keys() {
        match table.value(*position) {
            Value::Win(plies) => assert!(always_won(&answers, *position, plies)),
            Value::Loss(plies @ 2..) => assert!(!ever_lost(&answers, *position, plies - 2)),
            Value::Loss(_) => {}
            Value::Draw => open.push(*position),
        }
    }
    let mut safe = HashSet::new();
    while let Some(position) = open.pop() {
        assert_eq!(position.outcome(), Outcome::Ongoing, "{position:?}");
        if safe.insert(position) {
            for after in &answers[&position] {
                open.extend(after_any_move(*after));
            }
        }
    }
}

#[test]
fn the_perfect_level_avoids_repetition_if_another_move_draws() {
    let table = Table::solve();
    for position in reachable() {
        let draws = best(&table, Level::Perfect, position);
        if table.value(position) == Value::Draw && draws.len() > 1 {
            for been in draws {
                let visits = |after| u32::from(after == been);
                let after = answer(&table, Level::Perfect, position, visits, 0);
                assert_ne!(after, Some(been), "{position:?}");
            }
        }
    }
}

#[test]
fn the_perfect_level_leaves_the_fewest_good_replies() {
    let table = Table::solve();
    for position in reachable() {
        let value = table.value(position);
        // In a drawn position a reply is good if it keeps the draw, in a lost one if it wins.
        let good = |reply: &Position| match value {
            Value::Draw => table.value(*reply) == Value::Draw,
            _ => table.value(*reply) < Value::Draw,
        };
        let good_replies =
            |after: Position| after_any_move(after).iter().filter(|r| good(r)).count();
        if value <= Value::Draw {
            let best = best(&table, Level::Perfect, position);
            let fewest = best.into_iter().map(good_replies).min();
            for seed in 0..4 {
                let after = answer(&table, Level::Perfect, position, |_| 0, seed);
                assert_eq!(after.map(good_replies), fewest, "{position:?}");
            }
        }
    }
}

/// Returns the points of the first level in a game against the second: 1, 0 or -1.
///
/// The first two moves are random, the levels alternate as X, and the game is a draw after 100 plies.
fn points(table: &Table, levels: [Level; 2], seed: u32) -> i32 {
    let mut position = Position::default();
    let mut visits: HashMap<Position, u32> = HashMap::new();
    for ply in 0..100 {
        *visits.entry(position).or_default() += 1;
        let mover = (ply + seed) % 2;
        let random = number((seed, ply), u32::MAX);
        position = if ply < 2 {
            let openings = after_any_move(position);
            openings[random as usize % openings.len()]
        } else {
            let history = |after: Position| visits.get(&after).copied().unwrap_or(0);
            let level = levels[mover as usize];
            answer(table, level, position, history, random.into()).unwrap()
        };
        if position.outcome() != Outcome::Ongoing {
            return if mover == 0 { 1 } else { -1 };
        }
    }
    0
}

#[test]
fn each_level_beats_all_weaker_ones() {
    let table = Table::solve();
    let against = |one, other| -> i32 {
        let games = (0..60).map(|seed| points(&table, [one, other], seed));
        games.sum()
    };
    let mut gains = [0; Level::ALL.len()];
    for (stronger, one) in Level::ALL.into_iter().enumerate() {
        for (weaker, other) in Level::ALL.into_iter().take(stronger).enumerate() {
            let gain = against(one, other);
            assert!(gain > 0, "{one:?} gains {gain} of 60 from {other:?}");
            gains[stronger] += gain;
            gains[weaker] -= gain;
        }
    }
    assert!(gains.is_sorted_by(|low, high| low < high), "{gains:?}");
}
