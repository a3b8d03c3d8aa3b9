//! Judgements of moves, over the whole game and in known games.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

#[path = "common/reachable.rs"]
mod reachable;

use std::collections::HashMap;

use chorus_lapilli::notation::read_game;
use chorus_lapilli::review::{Judgement, Review, ReviewedMove, Sums};
use chorus_lapilli::rules::{IllegalMove, Move, Outcome, Player, Position, Square};
use chorus_lapilli::solver::{Value, table};
use reachable::reachable;

fn review(text: &str) -> Review {
    let game = read_game(text).unwrap();
    Review::new(game.start, game.moves)
}

fn judgements(review: &Review) -> Vec<&'static str> {
    let moves = review.moves().iter();
    moves.map(|m| m.judgement.name()).collect()
}

#[test]
fn all_moves_are_judged() {
    let mut sums: HashMap<Judgement, usize> = HashMap::new();
    for position in reachable() {
        for (m, _) in position.children() {
            let reviewed = ReviewedMove::new(0, position, m).unwrap();
            *sums.entry(reviewed.judgement).or_default() += 1;
        }
    }
    let sums = Judgement::ALL.map(|judgement| sums[&judgement]);
    assert_eq!(sums, [3624, 1476, 1980, 7604, 2169, 3300, 1604, 744]);
    assert_eq!(sums.iter().sum::<usize>(), 22501);
}

/// Returns 1, 0 or -1 for a win, draw or loss of the player to move.
fn result(position: Position) -> i8 {
    match table().value(position) {
        Value::Win(_) => 1,
        Value::Draw => 0,
        Value::Loss(_) => -1,
    }
}

#[test]
fn a_move_that_is_no_slip_keeps_the_result() {
    for position in reachable() {
        let children: Vec<(Move, Position)> = position.children().collect();
        let keeps = |after: Position| result(position) == -result(after);
        let keeping = children.iter().filter(|(_, after)| keeps(*after)).count();
        for (m, after) in &children {
            let reviewed = ReviewedMove::new(3, position, *m).unwrap();
            assert_eq!(reviewed.judgement.keeps_result(), keeps(*after));
            assert_eq!(reviewed.keeping, keeping);
            assert_eq!(reviewed.legal, children.len());
            let only = keeping == 1 && keeps(*after);
            assert_eq!(reviewed.is_only_move(), only);
        }
        if position.outcome() != Outcome::Ongoing {
            let m = Move::Place { to: Square::B2 };
            let error = ReviewedMove::new(0, position, m);
            assert_eq!(error, Err(IllegalMove::GameOver));
        }
    }
}

#[test]
fn the_longest_win_has_one_turning_point_and_only_moves() {
    let review = review("c2 a1 b3 b2 c3 a2 b3-a3 b2-b3 c3-b2 b3-c3 c2-c1");
    let expected = [
        "kept",
        "draw-to-loss",
        "best",
        "lost",
        "best",
        "lost",
        "best",
        "lost",
        "best",
        "lost",
        "best",
    ];
    assert_eq!(judgements(&review), expected);
    let points = review.turning_points();
    assert_eq!(points.iter().map(|m| m.ply + 1).collect::<Vec<_>>(), [2]);
    let x = review
        .moves()
        .iter()
        .filter(|m| m.position.turn() == Player::X);
    let only: Vec<usize> = x.filter(|m| m.is_only_move()).map(|m| m.ply + 1).collect();
    assert_eq!(only, [3, 5, 7, 9, 11]);
    let (kept, only, slips) = (6, 5, 0);
    assert_eq!(review.sums(Player::X), Sums { kept, only, slips });
    let (kept, only, slips) = (4, 0, 1);
    assert_eq!(review.sums(Player::O), Sums { kept, only, slips });
    assert_eq!(review.sums(Player::O).moves(), 5);
}

#[test]
fn a_game_with_every_kind_of_slip_is_judged_move_by_move() {
    let review = review("a2 c1 b2 a3 c3 b3 b2-c2 b3-b2");
    let expected = [
        "kept",
        "draw-to-loss",
        "win-to-draw",
        "draw-to-loss",
        "slower",
        "lost",
        "win-to-loss",
        "best",
    ];
    assert_eq!(judgements(&review), expected);
    let words = review.moves().iter().map(|m| m.judgement.words());
    let expected = [
        "kept",
        "lost",
        "let slip",
        "lost",
        "later",
        "nothing to do",
        "threw away",
        "best",
    ];
    assert_eq!(words.collect::<Vec<_>>(), expected);
    let signs = review.moves().iter().map(|m| m.judgement.sign());
    let expected = ["=", "?", "?!", "?", "!?", "", "??", "!"];
    assert_eq!(signs.collect::<Vec<_>>(), expected);
    // Worst first: win to loss, both draws to loss in order, win to draw.
    let points = review.turning_points();
    let order: Vec<usize> = points.iter().map(|m| m.ply + 1).collect();
    assert_eq!(order, [7, 2, 4, 3]);
}

#[test]
fn a_review_goes_as_far_as_the_moves_are_legal() {
    let place = |to| Move::Place { to };
    let moves = [Square::B2, Square::A3, Square::A3, Square::C3].map(place);
    let review = Review::new(Position::default(), moves);
    assert_eq!(review.moves().len(), 2);
    assert_eq!(review.moves()[1].ply, 1);
    let start = review.moves()[1].position;
    let from_start = Review::new(start, moves.into_iter().skip(1));
    assert_eq!(from_start.moves()[0].judgement, review.moves()[1].judgement);
    assert_eq!(Review::new(start, []), Review::default());
    assert_eq!(Review::default().sums(Player::X), Sums::default());
}
