#![allow(clippy::unwrap_used)]

use super::*;
use crate::notation::{read_game, read_move, write_game};

/// The record of a game, looked at from its end.
fn record(text: &str) -> Record {
    Record::from_moves(read_game(text).unwrap())
}

fn play(record: &Record, m: &str) -> Record {
    record.play(read_move(m).unwrap()).unwrap()
}

/// The moves of the line and the cursor.
fn seen(record: &Record) -> (String, usize) {
    (write_game(record.moves()), record.cursor())
}

#[test]
fn undo_keeps_the_moves_for_redo() {
    let record = record("b2 a3 c1");
    let back = record.undo().unwrap();
    assert_eq!(seen(&back), ("b2 a3 c1".to_owned(), 2));
    assert_eq!(back.redo(), Some(record.clone()));
    assert_eq!(record.redo(), None);
    assert_eq!(record.jump_to(0).undo(), None);
}

#[test]
fn even_the_same_move_drops_what_followed() {
    let past = record("b2 a3 c1").jump_to(1);
    let again = play(&past, "a3");
    assert_eq!(seen(&again), ("b2 a3".to_owned(), 2));
    assert_eq!(seen(&again.undo().unwrap()), seen(&past));
}

#[test]
fn a_branch_can_be_undone_and_redone() {
    let past = record("b2 a3 c1 a1").jump_to(1);
    let branch = play(&past, "c3");
    assert_eq!(seen(&branch), ("b2 c3".to_owned(), 2));
    let longer = play(&branch, "a2");
    let restored = longer.undo().and_then(|r| r.undo()).unwrap();
    assert_eq!(seen(&restored), ("b2 a3 c1 a1".to_owned(), 1));
    assert_eq!(seen(&restored.redo().unwrap()), ("b2 c3 a2".to_owned(), 2));
    assert_eq!(restored.redo().and_then(|r| r.redo()), Some(longer));
    assert_eq!(restored.undo().and_then(|r| r.undo()), None);
}

#[test]
fn playing_on_after_undoing_a_branch_forgets_the_branch() {
    let branch = play(&record("b2 a3 c1").jump_to(1), "c3");
    let on = play(&branch.undo().unwrap(), "a3");
    assert_eq!(seen(&on), ("b2 a3".to_owned(), 2));
    assert_eq!(on.redo(), None);
    assert_eq!(seen(&on.undo().unwrap()), ("b2 a3 c1".to_owned(), 1));
}

#[test]
fn looking_back_and_returning_changes_nothing_for_undo() {
    let branch = play(&record("b2 a3 c1").jump_to(1), "c3");
    assert_eq!(branch.jump_to(0).jump_to(2), branch);
    assert_eq!(branch.jump_to(2), branch);
}

#[test]
fn a_jump_behind_a_branch_leaves_the_former_line_to_be_undone_from_the_start() {
    let branch = play(&record("b2 a3 c1").jump_to(1), "c3").jump_to(1);
    let start = branch.undo().unwrap();
    assert_eq!(seen(&start), ("b2 c3".to_owned(), 0));
    let restored = start.undo().unwrap();
    assert_eq!(seen(&restored), ("b2 a3 c1".to_owned(), 1));
    assert_eq!(restored.redo(), Some(start));
}

#[test]
fn a_new_game_can_be_undone_and_redone() {
    let game = record("b2 a3 c1").jump_to(2);
    let new = game.new_game();
    assert_eq!(seen(&new), (String::new(), 0));
    assert_eq!(seen(&new.new_game()), seen(&new));
    let undone = new.new_game().undo().unwrap();
    assert_eq!(seen(&undone), seen(&game));
    assert_eq!(new.undo().unwrap().redo(), Some(new.clone()));
    let played = play(&new, "a1");
    let restored = played.undo().and_then(|r| r.undo()).unwrap();
    assert_eq!(seen(&restored), ("b2 a3 c1".to_owned(), 2));
    assert_eq!(restored.redo().and_then(|r| r.redo()), Some(played));
    assert_eq!(Record::default().new_game().undo(), None);
}

#[test]
fn undo_and_redo_lead_to_the_game_of_each_number() {
    let first = record("b2 a3");
    let second = play(&first.new_game(), "a1");
    let third = second.replaced_by(&record("c3"));
    assert_eq!([&first, &second, &third].map(Record::game), [0, 1, 2]);
    let back = third.undo().unwrap();
    assert_eq!((back.game(), back.redo()), (1, Some(third)));
    let start = back.undo().and_then(|r| r.undo()).unwrap();
    assert_eq!(start.game(), 0);
    let other = play(&start.jump_to(1), "c1");
    assert_eq!(other.game(), 0, "another course of the same game");
    assert_eq!(other.new_game().game(), 3, "no number is given twice");
    assert_eq!(Record::default().new_game().game(), 1);
}

#[test]
fn another_game_is_undone_at_once() {
    let opened = record("b2 a3").replaced_by(&record("a1 b1 c3"));
    assert_eq!(seen(&opened), ("a1 b1 c3".to_owned(), 3));
    let restored = opened.undo().unwrap();
    assert_eq!(seen(&restored), ("b2 a3".to_owned(), 2));
    assert_eq!(restored.redo(), Some(opened));
    let past = record("b2 a3").jump_to(0);
    let restored = past.replaced_by(&record("a1")).undo().unwrap();
    assert_eq!(seen(&restored), seen(&past));
}

#[test]
fn a_claimed_draw_can_be_undone_and_redone() {
    let dance = " a1-a2 c1-c2 a2-a1 c2-c1".repeat(3);
    let game = record(&format!("a1 c1 b1 a3 c3 b3{dance}"));
    let drawn = game.claim_draw().unwrap();
    let back = drawn.undo().unwrap();
    assert!(!back.is_drawn() && back.can_claim_draw());
    assert_eq!(back.redo(), Some(drawn.clone()));
    assert!(back.claim_draw().unwrap().is_drawn());
    let earlier = game.jump_to(14).claim_draw().unwrap();
    assert_eq!(earlier.len(), 15);
    assert_eq!(earlier.undo().unwrap().len(), game.len());
}

#[test]
fn only_so_many_lines_are_remembered() {
    let mut record = record("b2");
    for _ in 0..1000 {
        record = play(&record.new_game(), "b2");
    }
    let mut steps = 0;
    while let Some(back) = record.undo() {
        record = back;
        steps += 1;
    }
    assert_eq!(steps, 2 * REMEMBERED + 1);
}
