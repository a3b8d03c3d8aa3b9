//! The paths of the picture.

use chorus_lapilli::atlas::{Graph, HALF_SIZE, Layout, MovesFrom, Picture};
use chorus_lapilli::notation::read_position;
use chorus_lapilli::rules::Player;

fn atlas() -> (Graph, Layout) {
    let graph = Graph::new();
    let layout = Layout::new(&graph);
    (graph, layout)
}

fn count(path: &str, command: char) -> usize {
    path.chars().filter(|c| *c == command).count()
}

#[test]
fn every_position_is_drawn_with_its_pieces() {
    let (graph, layout) = atlas();
    let picture = Picture::new(&graph, &layout);
    for (player, tiles, stones) in [
        (Player::X, &picture.tiles[0], &picture.stones[0]),
        (Player::O, &picture.tiles[1], &picture.stones[1]),
    ] {
        let to_move = graph.positions().iter().filter(|p| p.turn() == player);
        assert_eq!(count(tiles, 'M'), to_move.count());
        let pieces = graph
            .positions()
            .iter()
            .map(|p| p.board().pieces(player).len());
        assert_eq!(count(stones, 'M'), pieces.sum::<u32>() as usize);
    }
    assert_eq!(count(&picture.dance, 'L'), 66);
    assert_eq!(count(&picture.draws, 'L'), 285 - 66);
}

#[test]
fn everything_lies_within_the_picture() {
    let (graph, layout) = atlas();
    let picture = Picture::new(&graph, &layout);
    for path in picture.tiles.iter().chain(&picture.stones) {
        for number in path.split(['M', ' ', 'h']).filter(|part| !part.is_empty()) {
            assert!(number.parse::<i32>().unwrap().abs() < HALF_SIZE - 50);
        }
    }
}

#[test]
fn the_picture_is_the_same_in_every_run_and_a_short_text() {
    let [one, other] = [atlas(), atlas()].map(|(graph, layout)| Picture::new(&graph, &layout));
    assert_eq!(one, other);
    let texts = one.tiles.iter().chain(&one.stones);
    let length: usize = texts.map(String::len).sum();
    assert!(length < 64_000, "{length}");
}

#[test]
fn the_moves_of_a_position_are_told_apart_by_their_value() {
    let (graph, layout) = atlas();
    for (position, [wins, draws, losses]) in [
        ("---------:X", [0, 3, 0]),
        ("XX-OO----:X", [1, 0, 4]),
        ("X---OX---:O", [2, 3, 1]),
        ("XXXOO----:O", [0, 0, 0]),
    ] {
        let class = graph.class(read_position(position).unwrap()).unwrap();
        let moves = MovesFrom::new(&graph, &layout, class);
        let counts = [&moves.wins, &moves.draws, &moves.losses].map(|path| count(path, 'L'));
        assert_eq!(counts, [wins, draws, losses], "{position}");
    }
}
