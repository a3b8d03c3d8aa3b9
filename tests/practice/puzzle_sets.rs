use std::collections::BTreeSet;

use chorus_lapilli::puzzles::{COUNT, Progress, Puzzle, PuzzleSet, list, of_level};
use chorus_lapilli::solver::Level;

/// Returns the numbers of the puzzles of the set.
fn numbers(set: PuzzleSet, progress: &Progress) -> BTreeSet<usize> {
    match set {
        PuzzleSet::Level(level) => of_level(level).filter_map(Puzzle::number).collect(),
        PuzzleSet::Mixed => (0..COUNT).collect(),
        PuzzleSet::Missed => progress.missed().collect(),
    }
}

/// Returns the numbers of the puzzles that may follow, over many seeds.
fn followers(set: PuzzleSet, current: Puzzle, progress: &Progress) -> BTreeSet<usize> {
    let next = (0..600).filter_map(|seed| set.next(current, progress, seed));
    next.filter_map(Puzzle::number).collect()
}

fn progress(solved: &[usize], missed: &[usize]) -> Progress {
    let mut progress = Progress::default();
    for number in missed {
        progress.miss(*number);
    }
    for number in solved {
        progress.solve(*number);
    }
    progress
}

#[test]
fn sets_have_as_many_puzzles_as_their_levels() {
    let none = Progress::default();
    let counts = PuzzleSet::ALL.map(|set| set.count(&none));
    let sizes = [111, 58, 58, 27, 5, 259, 0];
    assert_eq!(counts, sizes.map(|size| (size, 0)));
    let all: Vec<usize> = (0..COUNT).collect();
    let all_solved = progress(&all, &[3, 4]);
    let counts = PuzzleSet::ALL.map(|set| set.count(&all_solved));
    let sizes = [111, 58, 58, 27, 5, 259, 2];
    assert_eq!(counts, sizes.map(|size| (size, size)));
    let some = progress(&[0, 3], &[3, 4, 5]);
    assert_eq!(PuzzleSet::Mixed.count(&some), (259, 2));
    assert_eq!(PuzzleSet::Missed.count(&some), (3, 1));
}

#[test]
fn each_set_is_named_and_described_on_its_own() {
    let names: BTreeSet<&str> = PuzzleSet::ALL.into_iter().map(PuzzleSet::name).collect();
    assert_eq!(names.len(), 7);
    let words: BTreeSet<&str> = PuzzleSet::ALL
        .into_iter()
        .map(PuzzleSet::describe)
        .collect();
    assert_eq!(words.len(), 7);
    assert!(words.contains("win in 2 moves, or hold"));
}

#[test]
fn any_other_puzzle_of_the_set_may_follow() {
    let missed = progress(&[], &[0, 7, 100, 258]);
    for set in PuzzleSet::ALL {
        let numbers = numbers(set, &missed);
        let first = list()[*numbers.first().unwrap()];
        let mut expected = numbers.clone();
        expected.pop_first();
        assert_eq!(followers(set, first, &missed), expected, "{set:?}");
        // From outside of the set, each of its puzzles.
        if let Some(other) = (0..COUNT).find(|number| !numbers.contains(number)) {
            assert_eq!(followers(set, list()[other], &missed), numbers, "{set:?}");
        }
    }
}

#[test]
fn solved_puzzles_come_last() {
    let set = PuzzleSet::Level(Level::Perfect);
    let all: Vec<usize> = numbers(set, &Progress::default()).into_iter().collect();
    let current = list()[all[0]];
    for solved in 0..=all.len() {
        let progress = progress(&all[..solved], &[]);
        let open: BTreeSet<usize> = all[solved.max(1)..].iter().copied().collect();
        let others: BTreeSet<usize> = all[1..].iter().copied().collect();
        let expected = if open.is_empty() { others } else { open };
        assert_eq!(followers(set, current, &progress), expected, "{solved}");
    }
}

#[test]
fn a_puzzle_follows_itself_only_if_it_is_alone() {
    let alone = progress(&[], &[42]);
    let current = list()[42];
    assert_eq!(followers(PuzzleSet::Missed, current, &alone), [42].into());
    let two = progress(&[43], &[42, 43]);
    // Although the other one has been solved.
    assert_eq!(followers(PuzzleSet::Missed, current, &two), [43].into());
    for set in PuzzleSet::ALL.into_iter().take(6) {
        for puzzle in list() {
            for seed in [0, 1, 258, u64::MAX] {
                let next = set.next(*puzzle, &alone, seed).unwrap();
                assert_ne!(next.number(), puzzle.number());
            }
        }
    }
}

#[test]
fn nothing_follows_in_an_empty_set() {
    let none = Progress::default();
    for seed in [0, 5, u64::MAX] {
        assert_eq!(PuzzleSet::Missed.next(list()[0], &none, seed), None);
    }
}

#[test]
fn a_puzzle_comes_in_all_its_looks() {
    let alone = progress(&[], &[42]);
    let next = (0..64).filter_map(|seed| PuzzleSet::Missed.next(list()[42], &alone, seed));
    let looks: BTreeSet<String> = next
        .map(|puzzle| chorus_lapilli::notation::write_position(puzzle.position()))
        .collect();
    let all = super::all_looks();
    let expected = all.iter().filter(|look| look.number() == Some(42)).count();
    assert_eq!(looks.len(), expected);
}
