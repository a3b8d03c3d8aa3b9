#![allow(clippy::unwrap_used)]

use super::*;
use crate::notation::{Game, read_game, read_move};

/// Returns the record of a game between two people, at its end.
fn record(text: &str) -> Record {
    let Game { start, moves } = read_game(text).unwrap();
    Record::from_moves(start, moves, Players::default())
}

/// Returns the moves with blanks between them.
fn text(moves: impl IntoIterator<Item = Move>) -> String {
    let words: Vec<String> = moves.into_iter().map(|m| m.to_string()).collect();
    words.join(" ")
}

fn play(record: &Record, m: &str) -> Record {
    record.play(read_move(m).unwrap()).unwrap()
}

fn new_game(record: &Record) -> Record {
    record.new_game(Players::default())
}

fn open(record: &Record, text: &str) -> Record {
    let Game { start, moves } = read_game(text).unwrap();
    record.open(start, moves, Players::default())
}

fn undo(record: &Record) -> Record {
    record.undo().unwrap()
}

fn redo(record: &Record) -> Record {
    record.redo().unwrap()
}

/// Returns the moves of the line and the cursor.
fn shown(record: &Record) -> (String, usize) {
    (text(record.moves()), record.cursor())
}

fn at(moves: &str, cursor: usize) -> (String, usize) {
    (moves.to_owned(), cursor)
}

#[test]
fn undo_keeps_the_moves_for_redo() {
    let record = record("b2 a3 c1");
    let back = undo(&record);
    assert_eq!(shown(&back), at("b2 a3 c1", 2));
    assert_eq!(redo(&back), record);
    assert_eq!(record.redo(), None);
    assert_eq!(record.jump_to(0).undo(), None);
    assert_eq!(Record::default().undo(), None);
}

#[test]
fn even_the_same_move_starts_a_new_line() {
    let past = record("b2 a3 c1").jump_to(1);
    let again = play(&past, "a3");
    assert_eq!(shown(&again), at("b2 a3", 2));
    assert_eq!(shown(&undo(&again)), shown(&past));
}

#[test]
fn a_branch_can_be_undone_and_redone() {
    let past = record("b2 a3 c1 a1").jump_to(1);
    let branch = play(&past, "c3");
    assert_eq!(shown(&branch), at("b2 c3", 2));
    let longer = play(&branch, "a2");
    let restored = undo(&undo(&longer));
    assert_eq!(shown(&restored), at("b2 a3 c1 a1", 1));
    assert_eq!(shown(&redo(&restored)), at("b2 c3 a2", 2));
    assert_eq!(redo(&redo(&restored)), longer);
    assert_eq!(undo(&restored).undo(), None);
}

#[test]
fn a_move_after_undoing_a_branch_drops_the_branch() {
    let branch = play(&record("b2 a3 c1").jump_to(1), "c3");
    let on = play(&undo(&branch), "a3");
    assert_eq!(shown(&on), at("b2 a3", 2));
    assert_eq!(on.redo(), None);
    assert_eq!(shown(&undo(&on)), at("b2 a3 c1", 1));
}

#[test]
fn a_jump_to_the_present_moment_changes_nothing() {
    let branch = play(&record("b2 a3 c1").jump_to(1), "c3");
    assert_eq!(branch.jump_to(2), branch);
    assert_eq!(branch.jump_to(usize::MAX), branch);
    let undone = undo(&branch);
    assert_eq!(redo(&undone.jump_to(1)), branch);
}

#[test]
fn after_a_jump_undo_and_redo_step_along_the_line() {
    let branch = play(&record("b2 a3 c1").jump_to(1), "c3");
    let looked = branch.jump_to(0).jump_to(2);
    assert_eq!(shown(&looked), shown(&branch));
    assert_eq!(shown(&undo(&looked)), at("b2 c3", 1));
    let start = branch.jump_to(1).undo().unwrap();
    assert_eq!(shown(&start), at("b2 c3", 0));
    assert_eq!(shown(&redo(&redo(&start))), at("b2 c3", 2));
    assert_eq!(redo(&redo(&start)).redo(), None);
}

#[test]
fn before_the_start_of_a_line_comes_what_it_replaced() {
    let branch = play(&record("b2 a3 c1").jump_to(1), "c3").jump_to(1);
    let start = undo(&branch);
    let restored = undo(&start);
    assert_eq!(shown(&restored), at("b2 a3 c1", 1));
    assert_eq!(redo(&restored), start);
    let opened = open(&record("b2 a3").jump_to(1), "a1 b1").jump_to(0);
    assert_eq!(shown(&undo(&opened)), at("b2 a3", 1));
    assert_eq!(redo(&undo(&opened)), opened);
}

#[test]
fn a_jump_drops_the_lines_that_had_been_undone() {
    let undone = undo(&new_game(&record("b2 a3")));
    assert_eq!(shown(&redo(&undone)), at("", 0));
    let looked = undone.jump_to(1).jump_to(2);
    assert_eq!(shown(&looked), shown(&undone));
    assert_eq!(looked.redo(), None);
    assert!(looked.others.is_empty());
}

#[test]
fn a_new_game_can_be_undone_and_redone() {
    let game = record("b2 a3 c1").jump_to(2);
    let new = new_game(&game);
    assert_eq!(shown(&new), at("", 0));
    assert_eq!(undo(&new).redo(), Some(new.clone()));
    let played = play(&new, "a1");
    let restored = undo(&undo(&played));
    assert_eq!(shown(&restored), at("b2 a3 c1", 2));
    assert_eq!(redo(&redo(&restored)), played);
}

#[test]
fn an_empty_game_is_replaced_without_a_step_for_undo() {
    assert_eq!(new_game(&Record::default()).undo(), None);
    let game = record("b2 a3");
    let new = new_game(&new_game(&game));
    assert_eq!(shown(&undo(&new)), shown(&game));
    let opened = open(&new, "a1 b1");
    assert_eq!(shown(&undo(&opened)), shown(&game));
    assert_eq!(redo(&undo(&opened)), opened);
    let truncated = game.jump_to(0).truncate();
    assert_eq!(shown(&undo(&new_game(&truncated))), at("b2 a3", 0));
}

#[test]
fn a_game_opened_on_an_empty_board_is_undone_move_by_move() {
    let opened = open(&Record::default(), "a1 c3");
    assert_eq!(shown(&undo(&opened)), at("a1 c3", 1));
    assert_eq!(shown(&undo(&undo(&opened))), at("a1 c3", 0));
    assert_eq!(undo(&undo(&opened)).undo(), None);
}

#[test]
fn an_opened_game_is_undone_at_once() {
    let opened = open(&record("b2 a3"), "a1 b1 c3");
    assert_eq!(shown(&opened), at("a1 b1 c3", 3));
    let restored = undo(&opened);
    assert_eq!(shown(&restored), at("b2 a3", 2));
    assert_eq!(redo(&restored), opened);
    let past = record("b2 a3").jump_to(0);
    assert_eq!(shown(&undo(&open(&past, "a1"))), shown(&past));
}

#[test]
fn every_game_has_a_number_of_its_own() {
    let first = record("b2 a3");
    let second = play(&new_game(&first), "a1");
    let third = open(&second, "c3");
    assert_eq!([&first, &second, &third].map(Record::game), [0, 1, 2]);
    let back = undo(&third);
    assert_eq!((back.game(), redo(&back)), (1, third));
    let start = undo(&undo(&back));
    assert_eq!(start.game(), 0);
    let other = play(&start.jump_to(1), "c1");
    assert_eq!(other.game(), 0, "another line of the same game");
    assert_eq!(new_game(&other).game(), 3, "a number is never reused");
    assert_eq!(new_game(&Record::default()).game(), 1);
}

#[test]
fn a_claimed_draw_can_be_undone_and_redone() {
    let steps = " a1-a2 c1-c2 a2-a1 c2-c1".repeat(3);
    let game = record(&format!("a1 c1 b1 a3 c3 b3{steps}"));
    let drawn = game.claim_draw().unwrap();
    let back = undo(&drawn);
    assert_eq!(back.moment(), game.moment());
    assert!(!back.is_drawn() && back.can_claim_draw());
    assert_eq!(redo(&back), drawn);
    assert!(back.claim_draw().unwrap().is_drawn());
    let earlier = game.jump_to(14).claim_draw().unwrap();
    assert_eq!(earlier.len(), 14);
    assert_eq!(undo(&earlier).len(), game.len());
}

#[test]
fn truncated_moves_can_be_brought_back() {
    let past = record("b2 a3 c1").jump_to(1);
    let truncated = past.truncate();
    assert_eq!(shown(&truncated), at("b2", 1));
    assert!(!truncated.same_line(&past));
    assert_eq!(truncated.game(), past.game());
    assert_eq!(truncated.redo(), None);
    assert_eq!(shown(&undo(&truncated)), at("b2 a3 c1", 1));
    assert_eq!(redo(&undo(&truncated)), truncated);
    assert_eq!(truncated.truncate(), truncated);
}

#[test]
fn a_move_at_the_end_lengthens_the_line_for_earlier_moments_too() {
    let game = play(&record("b2 a3"), "c1");
    assert_eq!(shown(&undo(&undo(&game))), at("b2 a3 c1", 1));
    let on = play(&undo(&new_game(&game)), "a1");
    assert!(on.same_line(&game));
    assert_eq!(on.redo(), None);
    assert_eq!(shown(&undo(&on)), at("b2 a3 c1 a1", 3));
}

/// Returns the numbers of all other lines that the stacks name.
fn named_lines(record: &Record) -> Vec<u32> {
    let moments = record.past.iter().chain(record.future.iter().rev());
    let mut lines: Vec<u32> = moments.map(|moment| moment.line).collect();
    assert!(lines.is_sorted());
    lines.dedup();
    lines.retain(|line| *line != record.at.line);
    lines
}

#[test]
fn only_lines_with_a_moment_are_kept() {
    let mut record = record("b2 a3 c1");
    for round in 0..200 {
        record = match round % 9 {
            0 | 4 => play(&new_game(&record), "b2"),
            1 => open(&record, "a1 b1 c3"),
            2 | 5 => undo(&record),
            3 => record.jump_to(round % 4),
            6 => record.truncate(),
            7 => redo(&play(&undo(&record), "c2").undo().unwrap()),
            _ => play(&record.jump_to(0), "a3"),
        };
        let mut others: Vec<u32> = record.others.iter().map(|line| line.number).collect();
        others.sort_unstable();
        assert_eq!(others, named_lines(&record), "{round}");
    }
}

fn count_undos(mut record: Record) -> usize {
    let mut count = 0;
    while let Some(back) = record.undo() {
        record = back;
        count += 1;
    }
    count
}

#[test]
fn only_so_many_lines_are_kept() {
    let mut record = record("b2");
    for _ in 0..1000 {
        record = play(&new_game(&record), "b2");
    }
    assert_eq!(record.others.len(), MAX_LINES);
    // Two moments a line, and the start of the last game.
    assert_eq!(count_undos(record), 2 * MAX_LINES + 1);
}

#[test]
fn only_so_many_moments_are_kept() {
    let circle = " a1-a2 c1-c2 a2-a1 c2-c1".repeat(2 * MAX_PAST / 4);
    let long = open(&record("b2"), &format!("a1 c1 b1 a3 c3 b3{circle}"));
    let end = long.len();
    assert_eq!(count_undos(long.jump_to(end - 1)), MAX_PAST);
    // Undo and redo drop nothing, so that each still reverts the other.
    let start = long.jump_to(0);
    let mut on = start.clone();
    for _ in 0..end {
        on = redo(&on);
    }
    assert_eq!(on.past.len(), end + start.past.len());
    assert_eq!(redo(&undo(&on)), on);
    assert_eq!(count_undos(play(&on, "a1-a2")), MAX_PAST);
}
