//! Long random courses of actions, after each of which the record must still make sense.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

#[path = "common/random.rs"]
mod random;

use chorus_lapilli::notation::{read_game, write_game, write_link};
use chorus_lapilli::record::Record;
use chorus_lapilli::rules::{IllegalMove, Move, Position, Square};
use random::Random;

/// A legal move that does not end the game, if there is one: courses are to be long.
fn quiet_move(random: &mut Random, position: Position) -> Option<Move> {
    let children: Vec<(Move, Position)> = position.children().collect();
    let quiet: Vec<Move> = children
        .iter()
        .filter(|(_, child)| child.children().next().is_some())
        .map(|(m, _)| *m)
        .collect();
    match quiet.len() {
        0 => children.first().map(|(m, _)| *m),
        _ => Some(random.one(&quiet)),
    }
}

fn any_move(random: &mut Random) -> Move {
    let from = random.one(&Square::ALL);
    let to = random.one(&Square::ALL);
    match random.below(2) {
        0 => Move::Place { to },
        _ => Move::Step { from, to },
    }
}

/// The positions of the moves up to the cursor, played from the start.
fn replayed(record: &Record) -> Vec<Position> {
    let mut positions = vec![Position::default()];
    for m in record.moves().take(record.cursor()) {
        positions.push(positions.last().unwrap().play(m).unwrap());
    }
    positions
}

fn check(record: &Record) {
    let moves: Vec<Move> = record.moves().collect();
    assert!(record.cursor() <= record.len());
    assert!(record.len() - moves.len() <= 1);
    assert_eq!(record.is_empty(), moves.is_empty());
    assert_eq!(record.move_count(), moves.len());
    let middle = moves.len() / 2;
    assert!(
        record
            .moves_from(middle)
            .eq(moves[middle..].iter().copied())
    );
    assert_eq!(
        read_game(&write_game(moves.iter().copied())),
        Ok(moves.clone())
    );
    assert_eq!(
        read_game(&write_link(moves.iter().copied())),
        Ok(moves.clone())
    );
    let read = Record::from_moves(moves.iter().copied());
    assert_eq!(read.len(), moves.len());

    let positions = replayed(record);
    assert_eq!(record.positions().collect::<Vec<_>>(), positions);
    assert_eq!(record.position(), *positions.last().unwrap());
    assert_eq!(read.jump_to(record.cursor()).position(), record.position());
    let played = record.cursor().min(moves.len());
    assert_eq!(record.last_move(), moves[..played].last().copied());
    assert_eq!(record.is_drawn(), record.cursor() > moves.len());

    let current = record.position();
    let repetitions = positions.iter().filter(|p| **p == current).count();
    assert_eq!(record.repetitions(), repetitions);
    assert_eq!(record.claim_draw().is_some(), record.can_claim_draw());
    assert_eq!(
        record.can_claim_draw(),
        !record.is_drawn() && repetitions >= 3
    );
    if let Some(drawn) = record.claim_draw() {
        assert!(drawn.is_drawn());
        assert_eq!(drawn.position(), current);
    }
    if record.is_drawn() {
        for to in Square::ALL {
            let refused = Err(IllegalMove::GameOver);
            assert_eq!(record.play(Move::Place { to }), refused);
        }
        for (m, _) in current.children() {
            assert_eq!(record.play(m), Err(IllegalMove::GameOver));
        }
    }

    if let Some(back) = record.undo() {
        assert_eq!(back.redo().as_ref(), Some(record));
    } else {
        assert_eq!(record.cursor(), 0);
    }
    if let Some(on) = record.redo() {
        assert_eq!(on.undo().as_ref(), Some(record));
    } else {
        assert_eq!(record.cursor(), record.len());
    }
}

/// The record after one random action, checked against the one before.
fn act(random: &mut Random, record: &Record) -> Record {
    match random.below(32) {
        0..14 => {
            let m = quiet_move(random, record.position());
            let Some(m) = m.filter(|_| !record.is_drawn()) else {
                return record.new_game();
            };
            let played = record.play(m).unwrap();
            assert_eq!(played.cursor(), record.cursor() + 1);
            assert_eq!(played.last_move(), Some(m));
            assert_eq!(Ok(played.position()), record.position().play(m));
            let undone = played.undo().unwrap();
            assert_eq!(undone.cursor(), record.cursor());
            assert_eq!(undone.position(), record.position());
            assert_eq!(played.continues(record), record.cursor() == record.len());
            if record.cursor() < record.len() {
                let same = undone.moves().eq(record.moves());
                assert!(same, "undo brings back what a move has dropped");
            }
            played
        }
        14..16 => {
            let m = any_move(random);
            let judged = record.position().play(m);
            match record.play(m) {
                Ok(played) => {
                    assert_eq!(Ok(played.position()), judged);
                    played
                }
                Err(rule) => {
                    assert!(
                        record.is_drawn() && rule == IllegalMove::GameOver || judged == Err(rule)
                    );
                    record.clone()
                }
            }
        }
        16..22 => record.undo().unwrap_or_else(|| record.clone()),
        22..26 => record.redo().unwrap_or_else(|| record.clone()),
        26..28 => {
            let ply = random.below(record.len() + 3);
            let there = record.jump_to(ply);
            assert_eq!(there.cursor(), ply.min(record.len()));
            assert!(there.moves().eq(record.moves()));
            there
        }
        28 if random.below(8) == 0 => {
            let new = record.new_game();
            assert!(new.is_empty());
            if !record.is_empty() {
                let undone = new.undo().unwrap();
                assert_eq!(undone.cursor(), record.cursor());
                assert!(undone.moves().eq(record.moves()));
            }
            new
        }
        29 if random.below(8) == 0 => {
            let moves = record.moves().take(random.below(20));
            record.replaced_by(&Record::from_moves(moves))
        }
        _ => record.claim_draw().unwrap_or_else(|| record.clone()),
    }
}

#[test]
fn random_courses_of_actions_keep_the_record_whole() {
    let (mut drawn, mut longest) = (0, 0);
    for seed in 1..=60 {
        let mut random = Random(seed << 32 | 0x7f4a_7c15);
        let mut record = Record::default();
        for _ in 0..1000 {
            let before = record;
            record = act(&mut random, &before);
            if record.continues(&before) {
                let same = record.moves().zip(before.moves()).all(|(a, b)| a == b);
                assert!(same && record.move_count() >= before.move_count());
            }
            check(&record);
            drawn += usize::from(record.is_drawn());
            longest = longest.max(record.len());
        }
        // All the way back and all the way on again.
        let mut back = vec![record];
        while let Some(earlier) = back.last().unwrap().undo() {
            back.push(earlier);
        }
        let mut on = back.pop().unwrap();
        while let Some(expected) = back.pop() {
            on = on.redo().unwrap();
            assert_eq!(on, expected);
        }
    }
    assert!(drawn > 0, "no course reached a draw");
    assert!(longest > 40, "the longest line had {longest} moves");
}

/// The game in which both sides step to and fro this many times.
fn dance(times: usize) -> Vec<Move> {
    let steps = " a1-a2 c1-c2 a2-a1 c2-c1".repeat(times);
    read_game(&format!("a1 c1 b1 a3 c3 b3{steps}")).unwrap()
}

#[test]
fn two_thousand_moves_are_played_and_undone() {
    let mut record = Record::default();
    for m in dance(500) {
        record = record.play(m).unwrap();
    }
    assert_eq!(record.len(), 2006);
    assert_eq!(record.repetitions(), 501);
    while let Some(back) = record.undo() {
        record = back;
    }
    assert_eq!((record.cursor(), record.len()), (0, 2006));
}

#[test]
fn thousands_of_branches_are_dropped_and_compared_without_trouble() {
    let mut record = Record::from_moves(dance(100));
    let end = record.len();
    for round in 0..5000 {
        let past = record.jump_to(6 + round % 2);
        let m = past.position().children().nth(round % 3).unwrap().0;
        record = past.play(m).unwrap();
        if round % 7 == 0 {
            record = record.replaced_by(&Record::from_moves(dance(100)));
            assert_eq!(record.len(), end);
        }
    }
    let same = record.undo().and_then(|back| back.redo()).unwrap();
    assert_eq!(same, record);
    drop(record);
    check(&same);
}
