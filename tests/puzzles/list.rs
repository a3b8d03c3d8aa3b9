use std::collections::{HashMap, HashSet};

use chorus_lapilli::puzzles::{self, NoPuzzle, Puzzle, Task, list};
use chorus_lapilli::rules::{Outcome, Phase, Player, Symmetry};
use chorus_lapilli::solver::{Level, Value, key, table};

use crate::reachable::reachable;
use crate::{counts, holds, pieces, plies, position, wins};

#[test]
fn there_are_259_puzzles_sorted_by_the_smallest_key() {
    assert_eq!(list().len(), puzzles::COUNT);
    assert_eq!(puzzles::COUNT, 259);
    assert!(list().is_sorted_by_key(|puzzle| key(puzzle.position())));
    for (number, puzzle) in list().iter().enumerate() {
        assert_eq!(puzzle.number(), Some(number));
        assert_eq!(Puzzle::at(puzzle.position()), Ok(*puzzle));
        let is_stepping = puzzle.position().phase() == Phase::Stepping;
        assert!(!is_stepping || puzzle.position().turn() == Player::X);
    }
}

#[test]
fn the_number_of_wins_of_each_length_is_right() {
    let placing = [(1, 61), (3, 29), (5, 19), (7, 4), (9, 1)];
    assert_eq!(counts(wins(Phase::Placing).map(plies)), placing);
    let stepping = [(1, 50), (3, 16), (5, 5)];
    assert_eq!(counts(wins(Phase::Stepping).map(plies)), stepping);
    let of = |player| wins(Phase::Placing).filter(move |p| p.position().turn() == player);
    let o = [(1, 34), (3, 23), (5, 11)];
    assert_eq!(counts(of(Player::O).map(plies)), o);
    let x = [(1, 27), (3, 6), (5, 8), (7, 4), (9, 1)];
    assert_eq!(counts(of(Player::X).map(plies)), x);
}

#[test]
fn the_number_of_positions_with_one_winning_move_is_right() {
    let raw = |phase| {
        let puzzles = reachable().into_iter().filter_map(|p| Puzzle::at(p).ok());
        let wins = puzzles.filter(move |p| p.position().phase() == phase);
        counts(wins.map(plies).filter(|plies| *plies > 0))
    };
    let placing = [(1, 428), (3, 208), (5, 144), (7, 28), (9, 8)];
    assert_eq!(raw(Phase::Placing), placing);
    assert_eq!(raw(Phase::Stepping), [(1, 776), (3, 232), (5, 80)]);
}

#[test]
fn the_number_of_holds_is_right() {
    let by_pieces = |puzzle: Puzzle| (pieces(puzzle.position()), puzzle.position().turn().symbol());
    let placing = [((3, "O"), 17), ((4, "X"), 19), ((5, "O"), 20)];
    assert_eq!(counts(holds(Phase::Placing).map(by_pieces)), placing);
    assert_eq!(holds(Phase::Stepping).count(), 18);
    let legal = |puzzle: Puzzle| table().moves(puzzle.position()).len();
    let placing = [(4, 20), (5, 19), (6, 17)];
    assert_eq!(counts(holds(Phase::Placing).map(legal)), placing);
    let stepping = [(2, 2), (3, 7), (4, 6), (5, 3)];
    assert_eq!(counts(holds(Phase::Stepping).map(legal)), stepping);
}

/// Returns in how many plies the wrong moves of a hold lose.
fn losses(puzzle: Puzzle) -> Vec<u8> {
    let moves = table().moves(puzzle.position());
    let loss = |value| match value {
        Value::Loss(plies) => Some(plies),
        _ => None,
    };
    moves.iter().filter_map(|c| loss(c.value)).collect()
}

#[test]
fn wrong_moves_of_a_hold_lose_as_soon_as_counted() {
    let deepest = |phase| counts(holds(phase).map(|p| losses(p).into_iter().max().unwrap()));
    assert_eq!(deepest(Phase::Placing), [(2, 47), (4, 8), (6, 1)]);
    assert_eq!(deepest(Phase::Stepping), [(2, 11), (4, 5), (6, 2)]);
    let shallowest = |phase| counts(holds(phase).map(|p| losses(p).into_iter().min().unwrap()));
    assert_eq!(shallowest(Phase::Placing), [(2, 47), (4, 9)]);
    assert_eq!(shallowest(Phase::Stepping), [(2, 13), (4, 5)]);
}

#[test]
fn the_sets_have_their_sizes() {
    let sizes = Level::ALL.map(|level| puzzles::of_level(level).count());
    assert_eq!(sizes, [111, 58, 58, 27, 5]);
    let tasks = |level| counts(puzzles::of_level(level).map(plies));
    assert_eq!(tasks(Level::Beginner), [(1, 111)]);
    assert_eq!(tasks(Level::Easy), [(0, 58)]);
    assert_eq!(tasks(Level::Medium), [(0, 13), (3, 45)]);
    assert_eq!(tasks(Level::Hard), [(0, 3), (5, 24)]);
    assert_eq!(tasks(Level::Perfect), [(7, 4), (9, 1)]);
}

#[test]
fn every_position_with_one_right_move_is_a_look_of_one_puzzle() {
    let mut looks: HashMap<usize, HashSet<_>> = HashMap::new();
    for position in reachable() {
        if let Ok(puzzle) = Puzzle::at(position) {
            let number = puzzle.number().unwrap();
            assert_eq!(list()[number].task(), puzzle.task());
            assert_eq!(list()[number].level(), puzzle.level());
            looks.entry(number).or_default().insert(position);
        }
    }
    assert_eq!(looks.len(), 259);
    assert_eq!(looks.values().map(HashSet::len).sum::<usize>(), 2612);
    let sizes = counts(looks.values().map(HashSet::len));
    assert_eq!(sizes, [(2, 2), (4, 28), (8, 146), (16, 83)]);
    // Chance shows every look, and nothing else.
    for (number, puzzle) in list().iter().enumerate() {
        let shown: HashSet<_> = (0..16).map(|seed| puzzle.random_look(seed)).collect();
        let positions: HashSet<_> = shown.iter().map(|look| look.position()).collect();
        assert_eq!(positions, looks[&number]);
        for look in shown {
            assert_eq!(Puzzle::at(look.position()), Ok(look));
        }
    }
}

#[test]
fn a_position_is_a_puzzle_or_it_is_told_why_not() {
    for position in reachable() {
        let moves: Vec<_> = position.children().map(|(_, child)| child).collect();
        let lost = |after: &&_| matches!(table().value(**after), Value::Loss(_));
        let drawn = |after: &&_| table().value(**after) == Value::Draw;
        let (wins, holds) = (
            moves.iter().filter(lost).count(),
            moves.iter().filter(drawn).count(),
        );
        let expected = match (wins, holds) {
            _ if position.outcome() != Outcome::Ongoing => Err(NoPuzzle::GameOver),
            (1, _) => Ok(true),
            (0, 1) => Ok(false),
            (0, 0) => Err(NoPuzzle::AllLose),
            (0, _) => Err(NoPuzzle::SeveralHold(holds)),
            _ => Err(NoPuzzle::SeveralWin(wins)),
        };
        let found = Puzzle::at(position).map(|puzzle| puzzle.task() != Task::Hold);
        assert_eq!(found, expected, "{position:?}");
        // So the one move that holds is never the only legal move.
        assert!(position.outcome() != Outcome::Ongoing || moves.len() >= 2);
    }
}

#[test]
fn reasons_and_tasks_are_told_in_words() {
    let told = |text: &str| match Puzzle::at(position(text)) {
        Ok(puzzle) => puzzle.describe_task(),
        Err(reason) => reason.to_string(),
    };
    for (text, words) in [
        ("XXXOO----:O", "The game is over here, so it is no puzzle."),
        (
            "---------:X",
            "Nine moves hold the draw here, so it is no puzzle.",
        ),
        ("-----XO--:X", "X to play and win in 5 moves."),
        ("----XO-X-:O", "O to play and hold the draw."),
        ("XX--O-O--:X", "X to play and win in 1 move."),
        ("--XO---XO:X", "X to play and win in 2 moves."),
    ] {
        assert_eq!(told(text), words, "{text}");
    }
    let reasons = reachable()
        .into_iter()
        .filter_map(|position| Puzzle::at(position).err())
        .map(|reason| reason.to_string());
    let reasons = counts(reasons);
    assert!(
        reasons
            .iter()
            .all(|(reason, _)| !reason.contains("Several"))
    );
    let mixed = Puzzle::at(position("-----XO--:X")).unwrap();
    let words = "X to play. Find the only move.";
    assert_eq!(mixed.describe_mixed_task(), words);
}

#[test]
fn looks_of_a_puzzle_have_the_same_number() {
    for puzzle in list() {
        for symmetry in Symmetry::ALL {
            assert_eq!(puzzle.image(symmetry).number(), puzzle.number());
        }
    }
}
