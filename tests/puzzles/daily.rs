use std::collections::HashSet;

use chorus_lapilli::notation::write_position;
use chorus_lapilli::puzzles::{Date, daily_puzzle};
use chorus_lapilli::rules::{Phase, Player};
use chorus_lapilli::solver::Level;

fn puzzle_of(date: &str) -> String {
    let day = Date::parse(date).unwrap().day_number();
    write_position(daily_puzzle(day).unwrap().position())
}

#[test]
fn the_first_days_have_their_puzzles() {
    for (date, position) in [
        ("2026-11-17", "--XO---XO:X"),
        ("2026-11-18", "--OOXXXO-:X"),
        ("2026-11-19", "---XOO-X-:X"),
        ("2026-11-20", "--XO-XX-O:O"),
        ("2026-11-21", "-----OXXO:X"),
    ] {
        assert_eq!(puzzle_of(date), position, "{date}");
    }
}

#[test]
fn no_puzzle_comes_again_within_90_days() {
    let numbers: Vec<usize> = (20_000..21_000)
        .map(|day| daily_puzzle(day).unwrap().number().unwrap())
        .collect();
    for days in numbers.windows(90) {
        assert_eq!(days.iter().collect::<HashSet<_>>().len(), 90);
    }
}

#[test]
fn daily_puzzles_are_medium_or_harder() {
    for day in 20_700..20_790 {
        let puzzle = daily_puzzle(day).unwrap();
        assert!(puzzle.level() >= Level::Medium);
        let position = puzzle.position();
        assert!(position.phase() == Phase::Placing || position.turn() == Player::X);
    }
}

#[test]
fn the_look_changes_every_90_days_and_comes_again_after_8_times_90() {
    for day in 20_700..20_790 {
        let looks: Vec<_> = (0..8)
            .map(|round| daily_puzzle(day + 90 * round).unwrap())
            .collect();
        let number = looks[0].number();
        assert!(looks.iter().all(|look| look.number() == number));
        assert_eq!(daily_puzzle(day + 720), Some(looks[0]));
        let distinct: HashSet<_> = looks.iter().collect();
        assert!([1, 2, 4, 8].contains(&distinct.len()));
    }
    let different = |day| daily_puzzle(day) != daily_puzzle(day + 90);
    assert!((20_700..20_790).filter(|day| different(*day)).count() > 60);
}

#[test]
fn every_day_has_a_puzzle() {
    for day in [i32::MIN, i32::MIN + 1, -91, -90, -1, 0, 1, i32::MAX] {
        assert!(daily_puzzle(day).is_some(), "{day}");
    }
}
