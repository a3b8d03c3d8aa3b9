#![allow(clippy::unwrap_used)]

use super::*;
use crate::notation::{Game, read_game, read_move};
use crate::players::{Opponent, SideChoice};
use crate::rules::{IllegalMove, Player, Square};
use crate::solver::Level;

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

fn undo(record: &Record) -> Record {
    record.undo().unwrap()
}

fn against_computer() -> Players {
    Players {
        opponent: Opponent::Computer(Level::Hard),
        side: SideChoice::Random,
        human: Player::O,
    }
}

/// Returns a game of six placements and this many rounds of steps back and forth.
fn repeating(rounds: usize) -> Record {
    let steps = " a1-a2 c1-c2 a2-a1 c2-c1".repeat(rounds);
    record(&format!("a1 c1 b1 a3 c3 b3{steps}"))
}

/// Returns the moves with which the game can be resumed, as text.
fn unfinished(record: &Record) -> Option<String> {
    record.unfinished_moves().map(text)
}

const WON: &str = "a3 a1 b3 b1 c3";

const A1: Move = Move::Place { to: Square::A1 };

#[test]
fn a_game_is_recorded_move_by_move() {
    let Game { start, moves } = read_game("b2 a3 c1 a1 a2 c3 b2-b1").unwrap();
    let mut played = Record::default();
    assert_eq!(played.last_move(), None);
    for m in &moves {
        played = played.play(*m).unwrap();
        assert_eq!(played.last_move(), Some(*m));
    }
    assert_eq!(played, Record::from_moves(start, moves, Players::default()));
    assert_eq!((played.cursor(), played.len()), (7, 7));
    assert_eq!(played.positions().count(), 8);
    assert_eq!(played.positions().last(), Some(played.position()));
    assert_eq!(text(played.moves()), "b2 a3 c1 a1 a2 c3 b2-b1");
    assert_eq!(text(played.moves_from(5)), "c3 b2-b1");
    assert_eq!(played.moves_from(8).count(), 0);
}

#[test]
fn moves_are_taken_up_to_the_first_illegal_one() {
    let b2 = Move::Place { to: Square::B2 };
    let (start, players) = (Position::default(), Players::default());
    let taken = Record::from_moves(start, [b2, b2, A1], players);
    assert_eq!(taken, record("b2"));
    let opened = record("c3").open(start, [b2, b2, A1], players);
    assert_eq!(text(opened.moves()), "b2");
    assert_eq!(record("b2").play(b2), Err(IllegalMove::Occupied));
}

#[test]
fn a_position_is_counted_with_the_side_to_move() {
    assert_eq!(Record::default().repetitions(), 1);
    assert_eq!(repeating(0).repetitions(), 1);
    assert_eq!(repeating(1).repetitions(), 2);
    assert_eq!(repeating(2).repetitions(), 3);
    assert_eq!(repeating(2).jump_to(9).repetitions(), 1);
    assert_eq!(repeating(2).jump_to(10).repetitions(), 2);
}

#[test]
fn a_draw_can_be_claimed_from_the_third_occurrence_on() {
    assert_eq!(repeating(1).claim_draw(), None);
    assert_eq!(repeating(2).jump_to(13).claim_draw(), None);
    assert!(repeating(3).claim_draw().is_some());
    let drawn = repeating(2).claim_draw().unwrap();
    assert!(drawn.is_drawn() && drawn.is_over());
    assert!(!repeating(2).is_drawn() && !repeating(2).is_over());
    assert_eq!((drawn.can_claim_draw(), drawn.claim_draw()), (false, None));
    assert_eq!((drawn.cursor(), drawn.len()), (14, 14));
    assert!(drawn.moves().eq(repeating(2).moves()));
    assert_eq!(drawn.repetitions(), 3);
    assert_eq!(drawn.last_move(), repeating(2).last_move());
    assert_eq!(drawn.position(), repeating(2).position());
    for (m, _) in drawn.position().children() {
        assert_eq!(drawn.play(m), Err(IllegalMove::GameOver));
    }
}

#[test]
fn a_drawn_game_is_over_only_at_its_end() {
    let drawn = repeating(3).jump_to(14).claim_draw().unwrap();
    assert_eq!(drawn.len(), 14);
    let past = drawn.jump_to(13);
    assert!(!past.is_drawn() && !past.is_over());
    assert!(past.redo().unwrap().is_drawn());
    let m = past.position().children().next().unwrap().0;
    let played = past.play(m).unwrap();
    assert!(!played.is_drawn());
    assert_eq!(played.game(), drawn.game());
}

#[test]
fn a_moment_is_named_by_its_line_and_cursor() {
    let game = record("b2 a3 c1");
    assert_eq!(game.moment().cursor, 3);
    assert_eq!(undo(&game).moment().cursor, 2);
    assert_eq!(game.jump_to(1).moment().line, game.moment().line);
    let longer = play(&game, "a1");
    assert!(longer.same_line(&game));
    assert_ne!(longer.moment(), game.moment());
    assert_eq!(undo(&longer).moment(), game.moment());
    let other = play(&undo(&game), "a1");
    assert!(!other.same_line(&game));
    assert_eq!(other.cursor(), game.cursor());
    assert_ne!(other.moment(), game.moment());
    assert!(!repeating(2).claim_draw().unwrap().same_line(&repeating(2)));
}

#[test]
fn players_are_set_for_all_lines_of_their_game_only() {
    let first = play(&record("b2 a3").jump_to(1), "c3");
    let second = first.new_game(Players::default());
    assert_eq!(
        first.set_players(against_computer()).players(),
        against_computer()
    );
    let branch = play(&play(&play(&second, "a1"), "b1").jump_to(1), "c1");
    let set = branch.set_players(against_computer());
    assert_eq!(set.moment(), branch.moment());
    let other_line = undo(&set);
    assert!(!other_line.same_line(&set));
    assert_eq!(other_line.players(), against_computer());
    assert_eq!(other_line.redo(), Some(set));
    let first_again = undo(&undo(&other_line));
    assert_eq!(first_again.game(), first.game());
    assert_eq!(first_again.players(), Players::default());
    let on = first_again.redo().unwrap();
    assert_eq!(on.players(), against_computer());
}

#[test]
fn each_game_has_its_own_players() {
    let first = record("b2").set_players(against_computer());
    assert_eq!(first.players(), against_computer());
    let second = first.new_game(Players::default());
    assert_eq!(second.players(), Players::default());
    let third = play(&second, "b2").open(Position::default(), [A1], against_computer());
    assert_eq!(third.players(), against_computer());
    assert_eq!(undo(&third).players(), Players::default());
    assert_eq!(undo(&undo(&undo(&third))).players(), against_computer());
}

#[test]
fn a_new_game_keeps_the_save_slot_and_an_opened_one_gets_another() {
    let players = Players::default();
    let open = |record: &Record| record.open(Position::default(), [A1], players);
    let first = record("b2");
    let new = first.new_game(players);
    assert_eq!(new.save_slot(), first.save_slot());
    assert_eq!(open(&new).save_slot(), first.save_slot());
    let opened = open(&first);
    assert_ne!(opened.save_slot(), first.save_slot());
    assert_eq!(opened.new_game(players).save_slot(), opened.save_slot());
    assert_eq!(undo(&opened).save_slot(), first.save_slot());
    let another = open(&opened);
    assert!(
        ![&first, &opened]
            .map(Record::save_slot)
            .contains(&another.save_slot())
    );
    assert_eq!(open(&Record::default()).save_slot(), first.save_slot());
    let branch = play(&opened.jump_to(0), "c1");
    assert_eq!(branch.save_slot(), opened.save_slot());
}

#[test]
fn an_unfinished_game_is_saved_whole_wherever_the_cursor_is() {
    let game = record("b2 a3 c1");
    let whole = Some("b2 a3 c1".to_owned());
    assert_eq!(unfinished(&game), whole);
    assert_eq!(unfinished(&game.jump_to(1)), whole);
    assert_eq!(unfinished(&game.jump_to(0)), whole);
    assert_eq!(unfinished(&undo(&undo(&undo(&game)))), whole);
    let other = play(&game.jump_to(1), "c3");
    assert_eq!(unfinished(&other), Some("b2 c3".to_owned()));
    assert_eq!(
        unfinished(&game.jump_to(1).truncate()),
        Some("b2".to_owned())
    );
    assert_eq!(unfinished(&game.jump_to(0).truncate()), None);
    assert_eq!(unfinished(&Record::default()), None);
    assert_eq!(unfinished(&game.new_game(Players::default())), None);
}

#[test]
fn a_finished_game_is_not_saved_even_while_looking_back() {
    let won = record(WON);
    for game in [won.clone(), repeating(2).claim_draw().unwrap()] {
        assert_eq!(unfinished(&game), None);
        for ply in 0..game.len() {
            let past = game.jump_to(ply);
            assert_eq!(unfinished(&past), None, "{ply}");
            assert_eq!(unfinished(&past.jump_to(1)), None, "{ply}");
            assert_eq!(unfinished(&past.redo().unwrap()), None, "{ply}");
        }
    }
    let back = undo(&won.jump_to(3));
    assert_eq!((back.cursor(), unfinished(&back)), (2, None));
    let new = won.jump_to(3).new_game(Players::default());
    assert_eq!(unfinished(&undo(&new)), None);
}

#[test]
fn a_finished_game_whose_end_is_undone_is_saved_up_to_the_cursor() {
    let won = record(WON);
    let back = undo(&won);
    assert_eq!(unfinished(&back), Some("a3 a1 b3 b1".to_owned()));
    assert_eq!(unfinished(&undo(&back)), Some("a3 a1 b3".to_owned()));
    assert_eq!(unfinished(&back.redo().unwrap()), None);
    assert_eq!(unfinished(&back.jump_to(4)), unfinished(&back));
    assert_eq!(unfinished(&back.jump_to(1)), Some("a3".to_owned()));
    assert_eq!(unfinished(&back.jump_to(5)), None);
    let start = undo(&undo(&undo(&undo(&back))));
    assert_eq!((start.cursor(), unfinished(&start)), (0, None));
    let returned = won.jump_to(2).jump_to(5);
    assert_eq!(unfinished(&undo(&returned)), unfinished(&back));
    let new = back.new_game(Players::default());
    assert_eq!(unfinished(&undo(&new)), unfinished(&back));
}

#[test]
fn an_undone_claim_or_win_after_looking_back_is_saved() {
    let game = repeating(2);
    let drawn = game.claim_draw().unwrap();
    assert_eq!(unfinished(&undo(&drawn)), unfinished(&game));
    // The moments were looked at before the game was finished.
    let looked = record("a3 a1 b3 b1")
        .jump_to(2)
        .redo()
        .unwrap()
        .redo()
        .unwrap();
    let won = play(&looked, "c3");
    assert_eq!(unfinished(&won), None);
    let back = undo(&won);
    assert_eq!(unfinished(&back), Some("a3 a1 b3 b1".to_owned()));
    assert_eq!(unfinished(&undo(&back)), Some("a3 a1 b3".to_owned()));
}
