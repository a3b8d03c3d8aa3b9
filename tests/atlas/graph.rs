//! The numbers of the graph: with every position, up to the symmetries of the board, and with sides
//! swapped as well.

use chorus_lapilli::atlas::Graph;
use chorus_lapilli::rules::{Outcome, Phase, Position};
use chorus_lapilli::solver::{Value, table};

use crate::network::Network;
use crate::reachable::reachable;

/// Returns the smallest look, of X to move where sides can be swapped.
fn smallest_of_both_sides(position: Position) -> Position {
    let swapped = position
        .swap_sides()
        .filter(|_| position.turn().symbol() == "O");
    swapped.unwrap_or(position).smallest_look()
}

fn is_stepping(position: Position) -> bool {
    position.phase() == Phase::Stepping && position.board().empty().len() == 3
}

fn is_drawn(position: Position) -> bool {
    table().value(position) == Value::Draw
}

#[test]
fn the_graph_has_the_known_numbers() {
    let positions = reachable();
    let names: [fn(Position) -> Position; 3] = [
        |position| position,
        Position::smallest_look,
        smallest_of_both_sides,
    ];
    let expected = [
        [(5390, 22501), (2744, 10656), (456, 728), (304, 528)],
        [(744, 2873), (366, 1340), (60, 92), (40, 66)],
        [(540, 2114), (183, 670), (30, 46), (20, 33)],
    ];
    let stepping = [3040, 408, 204];
    let diameters = [19, 12, 9];
    for (index, name) in names.into_iter().enumerate() {
        let network = Network::new(&positions, name);
        let all_pieces = network.part(is_stepping, |_, _| true);
        assert_eq!(all_pieces.nodes.len(), stepping[index]);
        let unfinished = all_pieces.part(|p| p.outcome() == Outcome::Ongoing, |_, _| true);
        assert!(unfinished.is_strongly_connected());
        let drawn = unfinished.part(is_drawn, |_, _| true);
        let cyclic = drawn.cyclic();
        let dance = drawn.part(|position| cyclic.contains(&position), |_, _| true);
        let sizes = [&network, &unfinished, &drawn, &dance].map(Network::size);
        assert_eq!(sizes, expected[index]);
        assert!(dance.is_strongly_connected());
        assert_eq!(dance.diameter(), diameters[index]);
        // No drawing move leaves the dance.
        for (from, to) in &drawn.edges {
            assert!(!cyclic.contains(from) || cyclic.contains(to));
        }
    }
}

#[test]
fn the_atlas_has_every_class_and_every_move_between_them() {
    let graph = Graph::new();
    let network = Network::new(&reachable(), Position::smallest_look);
    assert_eq!((graph.len(), graph.edges().len()), network.size());
    let positions = graph.positions();
    for (class, position) in positions.iter().enumerate() {
        assert!(network.nodes.contains(position));
        assert_eq!(graph.class(*position), Some(class));
    }
    for edge in graph.edges() {
        let ends = (positions[edge.from], positions[edge.to]);
        assert!(network.edges.contains(&ends));
        let (best, value) = (table().value(ends.0), table().value(ends.1).before());
        assert_eq!(edge.is_best, best == value);
        assert_eq!(edge.keeps_draw, is_drawn(ends.0) && is_drawn(ends.1));
    }
    let count =
        |kind: fn(&&chorus_lapilli::atlas::Edge) -> bool| graph.edges().iter().filter(kind).count();
    assert_eq!(count(|edge| edge.is_best), 966);
    assert_eq!(count(|edge| edge.keeps_draw), 285);
}

#[test]
fn each_move_joins_two_classes_that_share_an_edge() {
    let graph = Graph::new();
    let mut moves = 0;
    for position in reachable() {
        let from = graph.class(position).unwrap();
        for (_, after) in position.children() {
            let to = graph.class(after).unwrap();
            assert!(
                graph
                    .edges()
                    .iter()
                    .any(|edge| (edge.from, edge.to) == (from, to))
            );
            moves += 1;
        }
    }
    assert_eq!(moves, 22501);
}

#[test]
fn degrees_are_as_known() {
    let graph = Graph::new();
    let degrees = |end: fn(&chorus_lapilli::atlas::Edge) -> usize| {
        let mut degrees = vec![0; graph.len()];
        for edge in graph.edges() {
            degrees[end(edge)] += 1;
        }
        degrees
    };
    let positions = graph.positions().iter();
    let out = degrees(|edge| edge.from).into_iter().zip(positions);
    let out = out.filter(|(_, position)| position.outcome() == Outcome::Ongoing);
    let out: Vec<usize> = out.map(|(degree, _)| degree).collect();
    assert_eq!(out.iter().min(), Some(&1));
    assert_eq!(out.iter().max(), Some(&7));
    assert_eq!(degrees(|edge| edge.to).iter().max(), Some(&10));
}
