//! Long random sequences of actions on a record, checked after each one.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

mod checks;
mod model;
#[path = "../common/random.rs"]
mod random;
#[path = "../common/reachable.rs"]
mod reachable;
mod starts;

use checks::check;
use chorus_lapilli::notation::read_game;
use chorus_lapilli::players::{Opponent, Players, SideChoice};
use chorus_lapilli::record::Record;
use chorus_lapilli::rules::{IllegalMove, Move, Outcome, Position, Square};
use chorus_lapilli::solver::Level;
use model::{Model, shown};
use random::Random;

/// Returns a legal move, rarely one that ends the game, so that games get long.
fn quiet_move(random: &mut Random, position: Position) -> Option<Move> {
    let children: Vec<(Move, Position)> = position.children().collect();
    let quiet: Vec<Move> = children
        .iter()
        .filter(|(_, child)| child.children().next().is_some())
        .map(|(m, _)| *m)
        .collect();
    match quiet.len() {
        _ if random.below(20) == 0 => children.last().map(|(m, _)| *m),
        0 => children.first().map(|(m, _)| *m),
        _ => Some(random.one(&quiet)),
    }
}

/// Returns any move, legal or not.
fn any_move(random: &mut Random) -> Move {
    let from = random.one(&Square::ALL);
    let to = random.one(&Square::ALL);
    match random.below(2) {
        0 => Move::Place { to },
        _ => Move::Step { from, to },
    }
}

fn any_players(random: &mut Random) -> Players {
    let opponent = match random.below(2) {
        0 => Opponent::Human,
        _ => Opponent::Computer(random.one(&Level::ALL)),
    };
    let players = Players {
        opponent,
        side: random.one(&SideChoice::ALL),
        ..Players::default()
    };
    players.assign_side(random.number())
}

/// Performs one random action and checks its effect.
fn act(random: &mut Random, record: &Record, model: &mut Model) -> Record {
    match random.below(35) {
        0..14 => play(random, record, model),
        14..16 => try_any_move(random, record, model),
        16..22 => {
            let Some(back) = record.undo() else {
                return record.clone();
            };
            model.past.pop();
            model.future.push(shown(record));
            back
        }
        22..26 => {
            let Some(on) = record.redo() else {
                return record.clone();
            };
            model.future.pop();
            model.past.push(shown(record));
            on
        }
        26..28 => {
            let ply = random.below(record.len() + 3);
            let there = record.jump_to(ply);
            assert_eq!(there.cursor(), ply.min(record.len()));
            assert!(there.same_line(record) && there.moves().eq(record.moves()));
            if there.cursor() != record.cursor() {
                model.jump(&there);
            }
            there
        }
        28 if random.below(8) == 0 => new_game(random, record, model),
        29 if random.below(8) == 0 => {
            // From the start of the game, or from the position that is shown.
            let moves: Vec<Move> = record.moves().take(random.below(20)).collect();
            let (start, moves) = match random.below(2) {
                0 => (record.start(), moves),
                _ => (record.position(), Vec::new()),
            };
            let opened = record.open(start, moves.iter().copied(), any_players(random));
            assert_eq!(opened.start(), start);
            assert!(opened.moves().eq(moves));
            assert_eq!(opened.cursor(), opened.len());
            let own_slot = opened.save_slot() != record.save_slot();
            assert_eq!(own_slot, !record.is_untouched());
            model.act(record, &opened);
            opened
        }
        30 => {
            let truncated = record.truncate();
            assert_eq!(truncated.cursor(), truncated.len());
            assert_eq!(truncated.position(), record.position());
            if record.cursor() < record.len() {
                assert!(!truncated.same_line(record));
                model.act(record, &truncated);
            } else {
                assert_eq!(truncated, *record);
            }
            truncated
        }
        31 => {
            let players = any_players(random);
            let set = record.set_players(players);
            assert_eq!(set.players(), players);
            set
        }
        32 => explore(random, record, model),
        _ => {
            let Some(drawn) = record.claim_draw() else {
                return record.clone();
            };
            model.act(record, &drawn);
            drawn
        }
    }
}

fn play(random: &mut Random, record: &Record, model: &mut Model) -> Record {
    let m = quiet_move(random, record.position());
    let Some(m) = m.filter(|_| !record.is_drawn()) else {
        return new_game(random, record, model);
    };
    let played = record.play(m).unwrap();
    assert_eq!(played.cursor(), record.cursor() + 1);
    assert_eq!(played.last_move(), Some(m));
    assert_eq!(Ok(played.position()), record.position().play(m));
    let undone = played.undo().unwrap();
    assert_eq!(undone.moment(), record.moment());
    assert_eq!(undone.position(), record.position());
    let at_end = record.cursor() == record.len();
    assert_eq!(played.same_line(record), at_end);
    if !at_end {
        let same = undone.moves().eq(record.moves());
        assert!(same, "undo brings back what a move has replaced");
    }
    model.act(record, &played);
    played
}

fn try_any_move(random: &mut Random, record: &Record, model: &mut Model) -> Record {
    let m = any_move(random);
    let judged = record.position().play(m);
    match record.play(m) {
        Ok(played) => {
            assert_eq!(Ok(played.position()), judged);
            model.act(record, &played);
            played
        }
        Err(rule) => {
            assert!(record.is_drawn() && rule == IllegalMove::GameOver || judged == Err(rule));
            record.clone()
        }
    }
}

fn explore(random: &mut Random, record: &Record, model: &mut Model) -> Record {
    let position = match random.below(2) {
        0 => Position::default(),
        _ => record.position(),
    };
    let explored = record.explore(position);
    assert_eq!((explored.start(), explored.len()), (position, 0));
    assert_eq!(explored.save_slot(), record.save_slot());
    assert_eq!(explored.players(), record.players());
    assert_ne!(explored.game(), record.game());
    model.past.push(shown(record));
    model.future.clear();
    explored
}

fn new_game(random: &mut Random, record: &Record, model: &mut Model) -> Record {
    let players = any_players(random);
    let new = record.new_game(players);
    assert!(new.is_untouched());
    assert_eq!(new.players(), players);
    assert_eq!(new.save_slot(), record.save_slot());
    assert_ne!(new.game(), record.game());
    if !record.is_untouched() {
        let undone = new.undo().unwrap();
        assert_eq!(undone.moment(), record.moment());
        assert!(undone.moves().eq(record.moves()));
        assert_eq!(undone.players(), record.players());
    }
    model.act(record, &new);
    new
}

#[test]
fn random_actions_can_all_be_undone_and_redone() {
    let (mut drawn, mut won, mut longest, mut other_starts) = (0, 0, 0, 0);
    for seed in 1..=40 {
        let mut random = Random(seed << 32 | 0x7f4a_7c15);
        let mut record = Record::default();
        let mut model = Model::default();
        for step in 0..600 {
            record = act(&mut random, &record, &mut model);
            check(&record);
            if step % 10 == 0 {
                model.check(&record);
            }
            drawn += usize::from(record.is_drawn());
            won += usize::from(record.position().outcome() != Outcome::Ongoing);
            longest = longest.max(record.len());
            other_starts += usize::from(record.start() != Position::default());
        }
        model.check(&record);
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
    assert!(drawn > 0 && won > 0, "{drawn} draws, {won} wins");
    assert!(other_starts > 1000, "{other_starts} from other starts");
    assert!(longest > 40, "the longest line had {longest} moves");
}

/// Returns a game in which both sides step back and forth this many times.
fn repeating(rounds: usize) -> Vec<Move> {
    let steps = " a1-a2 c1-c2 a2-a1 c2-c1".repeat(rounds);
    let game = read_game(&format!("a1 c1 b1 a3 c3 b3{steps}"));
    game.unwrap().moves
}

#[test]
fn two_thousand_moves_are_played_and_undone() {
    let mut record = Record::default();
    for m in repeating(500) {
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
fn thousands_of_branches_are_replaced_and_compared() {
    let (start, players) = (Position::default(), Players::default());
    let mut record = Record::from_moves(start, repeating(100), players);
    let end = record.len();
    for round in 0..5000 {
        let past = record.jump_to(6 + round % 2);
        let m = past.position().children().nth(round % 3).unwrap().0;
        record = past.play(m).unwrap();
        if round % 7 == 0 {
            record = record.open(start, repeating(100), players);
            assert_eq!(record.len(), end);
        }
    }
    let same = record.undo().and_then(|back| back.redo()).unwrap();
    assert_eq!(same, record);
    drop(record);
    check(&same);
}
