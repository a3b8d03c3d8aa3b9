//! Records of games that start from a position.

use chorus_lapilli::notation::{Game, read_game, read_position};
use chorus_lapilli::players::Players;
use chorus_lapilli::record::Record;
use chorus_lapilli::rules::{IllegalMove, Outcome, Phase, Position};

use crate::checks::check;
use crate::reachable::reachable;

/// Returns the record of a game between two people, at its end.
fn record(text: &str) -> Record {
    let Game { start, moves } = read_game(text).unwrap();
    Record::from_moves(start, moves, Players::default())
}

#[test]
fn a_record_starts_from_every_position_with_every_move() {
    let players = Players::default();
    let (mut moves, mut won) = (0, 0);
    for start in reachable() {
        let record = Record::from_moves(start, [], players);
        check(&record);
        assert_eq!((record.start(), record.position()), (start, start));
        assert!(record.positions().eq([start]));
        assert_eq!((record.repetitions(), record.last_move()), (1, None));
        assert_eq!(record.unfinished_moves(), None);
        assert!(!record.can_undo() && !record.can_redo());
        let is_over = start.outcome() != Outcome::Ongoing;
        assert_eq!(record.is_over(), is_over);
        assert_eq!(record.is_over(), start.children().next().is_none());
        won += u32::from(is_over);
        for (m, after) in start.children() {
            let played = record.play(m).unwrap();
            check(&played);
            assert_eq!((played.start(), played.position()), (start, after));
            assert_eq!(played, Record::from_moves(start, [m], players));
            assert_eq!(played.undo().unwrap().position(), start);
            let is_unfinished = after.outcome() == Outcome::Ongoing;
            let unfinished = is_unfinished.then(|| vec![m]);
            assert_eq!(played.unfinished_moves(), unfinished);
            moves += 1;
        }
    }
    assert_eq!((moves, won), (22501, 416));
}

/// Returns the positions after four moves that lead back to this one, if there are such moves.
fn circle(start: Position) -> Option<Vec<Position>> {
    for (_, first) in start.children() {
        for (_, second) in first.children() {
            for (_, third) in second.children() {
                if third.children().any(|(_, fourth)| fourth == start) {
                    return Some(vec![first, second, third, start]);
                }
            }
        }
    }
    None
}

#[test]
fn a_stepping_start_counts_as_the_first_time_of_its_position() {
    let mut circles = 0;
    for start in reachable() {
        let all_placed = start.phase() == Phase::Stepping;
        let Some(positions) = circle(start).filter(|_| all_placed) else {
            continue;
        };
        circles += 1;
        let mut record = Record::from_moves(start, [], Players::default());
        for times in 1..=3 {
            assert_eq!(record.repetitions(), times);
            assert_eq!(record.can_claim_draw(), times == 3);
            for (step, position) in positions.iter().enumerate() {
                let mut children = record.position().children();
                let (m, _) = children.find(|(_, child)| child == position).unwrap();
                record = record.play(m).unwrap();
                let expected = times + usize::from(step == 3);
                assert_eq!(record.repetitions(), expected);
            }
        }
        let moves: Vec<_> = record.moves().collect();
        let read = Record::from_moves(start, moves, Players::default());
        assert_eq!(read.repetitions(), 4);
        assert_eq!(read.jump_to(0).repetitions(), 1);
        assert_eq!(read.jump_to(4).repetitions(), 2);
        check(&record);
    }
    assert!(circles > 1000, "{circles}");
}

#[test]
fn a_loop_returns_to_its_start() {
    let start = "XOX-O-OX-:X";
    let steps = "a3-a2.b2-c2.a2-a3.c2-b2";
    let after = |rounds: usize| record(&format!("{start}/{}", [steps].repeat(rounds).join(".")));
    assert_eq!(after(0).repetitions(), 1);
    assert_eq!(after(1).repetitions(), 2);
    assert_eq!(after(1).claim_draw(), None);
    assert_eq!(after(2).repetitions(), 3);
    let drawn = after(2).claim_draw().unwrap();
    assert!(drawn.is_over());
    assert_eq!(drawn.start(), read_position(start).unwrap());
    assert_eq!(drawn.undo().unwrap().repetitions(), 3);
}

#[test]
fn a_game_that_starts_with_a_win_is_over_at_once() {
    let won = record("XXXOO----:O");
    assert!(won.is_over() && !won.is_drawn() && !won.is_untouched());
    let m = read_game("b2").unwrap().moves[0];
    assert_eq!(won.play(m), Err(IllegalMove::GameOver));
    assert_eq!((won.unfinished_moves(), won.claim_draw()), (None, None));
    check(&won);
}

#[test]
fn undo_returns_to_a_start_without_moves_but_not_to_an_empty_board() {
    let players = Players::default();
    let game = read_game("X--------:O").unwrap();
    let opened = Record::default().open(game.start, [], players);
    assert!(opened.is_empty() && !opened.is_untouched());
    assert!(!opened.can_undo());
    assert_eq!(opened.save_slot(), Record::default().save_slot());
    let new = opened.new_game(players);
    assert!(new.is_untouched() && new.can_undo());
    assert_eq!(new.save_slot(), opened.save_slot());
    let back = new.undo().unwrap();
    assert_eq!(back.position(), game.start);
    assert!(back.can_redo());
    assert_eq!(back.redo(), Some(new.clone()));
    // The empty board is replaced.
    let other = new.open(game.start, [], players);
    assert_eq!(other.undo().unwrap().game(), opened.game());
    // A start without moves is not.
    let third = opened.open(Position::default(), [], players);
    assert_ne!(third.save_slot(), opened.save_slot());
    assert_eq!(third.undo().unwrap().position(), game.start);
    for record in [&opened, &new, &back, &other, &third] {
        check(record);
    }
}

#[test]
fn undo_returns_from_an_explored_position_even_to_an_empty_board() {
    let [first, second] = ["XX-OO----:X", "X--O-OOXX:X"].map(|text| read_position(text).unwrap());
    let mut explored = Record::default().explore(first);
    assert!(!explored.is_untouched());
    let empty = explored.undo().unwrap();
    assert!(empty.is_untouched() && !empty.can_undo());
    assert_eq!(empty.redo(), Some(explored.clone()));
    // From there, a move and another position.
    let m = read_game("XX-OO----:X/c2").unwrap().moves[0];
    explored = explored.play(m).unwrap().explore(second);
    let mut positions = Vec::new();
    while let Some(back) = explored.undo() {
        check(&back);
        assert_eq!(back.redo().as_ref(), Some(&explored));
        positions.push(back.position());
        explored = back;
    }
    let after = first.play(m).unwrap();
    assert_eq!(positions, [after, first, Position::default()]);
}

#[test]
fn undo_returns_from_an_explored_position_to_the_moment_of_the_game() {
    let game = record("b2 a3 c1").jump_to(2);
    let explored = game.explore(Position::default());
    assert!(explored.is_untouched() && explored.can_undo());
    let back = explored.undo().unwrap();
    assert_eq!(back.moment(), game.moment());
    assert!(back.moves().eq(game.moves()));
    assert_eq!(back.redo(), Some(explored));
    check(&back);
}
