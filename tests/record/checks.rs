//! What holds for every record.

use chorus_lapilli::notation::{Game, read_game, write_link};
use chorus_lapilli::record::Record;
use chorus_lapilli::rules::{IllegalMove, Move, Position, Square};

/// Checks that the parts of a record agree, and that undo and redo revert each other.
pub fn check(record: &Record) {
    check_moves(record);
    check_draw(record);
    check_unfinished_moves(record);
    assert_eq!(record.can_undo(), record.undo().is_some());
    assert_eq!(record.can_redo(), record.redo().is_some());
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

/// Returns the positions of the moves up to the cursor, played from the start.
fn replayed(record: &Record) -> Vec<Position> {
    let mut positions = vec![record.start()];
    for m in record.moves().take(record.cursor()) {
        positions.push(positions.last().unwrap().play(m).unwrap());
    }
    positions
}

fn check_moves(record: &Record) {
    let moves: Vec<Move> = record.moves().collect();
    assert!(record.cursor() <= record.len());
    assert_eq!(record.len(), moves.len());
    assert_eq!(record.is_empty(), moves.is_empty());
    let middle = moves.len() / 2;
    assert!(
        record
            .moves_from(middle)
            .eq(moves[middle..].iter().copied())
    );
    let start = record.start();
    let is_untouched = moves.is_empty() && start == Position::default();
    assert_eq!(record.is_untouched(), is_untouched);
    let game = Game {
        start,
        moves: moves.clone(),
    };
    let link = write_link(&game);
    assert_eq!(read_game(&link.replace('.', " ")).as_ref(), Ok(&game));
    assert_eq!(read_game(&link), Ok(game));
    let read = Record::from_moves(start, moves.iter().copied(), record.players());
    assert_eq!(read.len(), moves.len());

    let positions = replayed(record);
    assert_eq!(record.positions().collect::<Vec<_>>(), positions);
    assert_eq!(record.position(), *positions.last().unwrap());
    assert_eq!(read.jump_to(record.cursor()).position(), record.position());
    assert_eq!(record.last_move(), moves[..record.cursor()].last().copied());
    check_plies(record, &read);
}

/// Checks who made each move, and when each position came up last; `end` is the same game at its
/// end.
fn check_plies(record: &Record, end: &Record) {
    let positions: Vec<Position> = end.positions().collect();
    let moves: Vec<Move> = record.moves().collect();
    for (ply, m) in moves.iter().enumerate() {
        let player = positions[ply].turn();
        assert_eq!(record.move_at(ply), Some((player, *m)));
        if ply + 1 == record.cursor() {
            assert_eq!(record.last_played(), Some((player, *m)));
        }
    }
    assert_eq!(record.move_at(moves.len()), None);
    assert_eq!(record.last_played().is_none(), record.cursor() == 0);
    for position in &positions {
        let last = positions.iter().rposition(|p| p == position);
        assert_eq!(record.ply_of(*position), last);
    }
    let others = record.position().children().map(|(_, after)| after);
    for other in others.filter(|other| !positions.contains(other)) {
        assert_eq!(record.ply_of(other), None);
    }
}

fn check_draw(record: &Record) {
    let current = record.position();
    let positions = replayed(record);
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
        assert_eq!(
            (drawn.cursor(), drawn.len()),
            (record.cursor(), record.cursor())
        );
    }
    if record.is_drawn() {
        assert_eq!(record.cursor(), record.len());
        for to in Square::ALL {
            let refused = Err(IllegalMove::GameOver);
            assert_eq!(record.play(Move::Place { to }), refused);
        }
        for (m, _) in current.children() {
            assert_eq!(record.play(m), Err(IllegalMove::GameOver));
        }
    }
}

fn check_unfinished_moves(record: &Record) {
    let end = record.jump_to(usize::MAX);
    let moves = record.unfinished_moves();
    if !end.is_over() {
        let all: Vec<Move> = record.moves().collect();
        assert_eq!(moves, (!all.is_empty()).then_some(all));
    } else if record.cursor() == record.len() {
        assert_eq!(moves, None);
        assert_eq!(record.jump_to(record.len() / 2).unfinished_moves(), None);
    } else if let Some(moves) = moves {
        assert!(!moves.is_empty());
        assert!(record.moves().take(record.cursor()).eq(moves));
    }
}
