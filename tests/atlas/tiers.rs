//! How many positions each part of the picture has.

use std::collections::BTreeMap;

use chorus_lapilli::atlas::{Graph, Layout, Tier};
use chorus_lapilli::rules::{Player, Position};
use chorus_lapilli::solver::{Value, table};

use crate::network::Network;
use crate::reachable::reachable;

#[test]
fn each_tier_has_the_known_number_of_positions() {
    let graph = Graph::new();
    let layout = Layout::new(&graph);
    let mut counts: BTreeMap<Tier, usize> = BTreeMap::new();
    for class in 0..graph.len() {
        *counts.entry(layout.tier(class).unwrap()).or_default() += 1;
    }
    let decided = |winner, stepping| {
        [0, 1, 2, 3, 4, 5].map(|moves| {
            let tier = Tier::Decided {
                winner,
                stepping,
                moves,
            };
            counts.get(&tier).copied().unwrap_or(0)
        })
    };
    assert_eq!(decided(Player::X, false), [21, 62, 21, 15, 5, 1]);
    assert_eq!(decided(Player::X, true), [21, 108, 39, 6, 0, 0]);
    assert_eq!(decided(Player::O, false), [0, 58, 36, 14, 0, 0]);
    assert_eq!(decided(Player::O, true), [21, 108, 39, 6, 0, 0]);
    let even = [0, 1, 2].map(|pieces| counts[&Tier::Gate { pieces }]);
    assert_eq!(even, [1, 3, 9]);
    let even = [3, 4, 5].map(|pieces| counts[&Tier::Arena { pieces }]);
    assert_eq!(even, [27, 28, 35]);
    let dance = [Player::X, Player::O].map(|player| counts[&Tier::Dance(player)]);
    assert_eq!((counts[&Tier::Entrance], dance), (20, [20, 20]));
    let even = counts.iter().filter(|(tier, _)| tier.is_even());
    assert_eq!(even.map(|(_, count)| count).sum::<usize>(), 163);
}

#[test]
fn the_dance_is_what_best_play_comes_back_to() {
    let graph = Graph::new();
    let layout = Layout::new(&graph);
    let network = Network::new(&reachable(), Position::smallest_look);
    let drawn = network.part(|p| table().value(p) == Value::Draw, |_, _| true);
    let cyclic = drawn.cyclic();
    for (class, position) in graph.positions().iter().enumerate() {
        let dances = matches!(layout.tier(class), Some(Tier::Dance(_)));
        assert_eq!(dances, cyclic.contains(position));
    }
}

#[test]
fn best_play_is_in_the_dance_after_six_to_eight_plies() {
    let graph = Graph::new();
    let layout = Layout::new(&graph);
    let mut current = vec![graph.class(Position::default()).unwrap()];
    let mut arrivals = Vec::new();
    for ply in 1..=10 {
        let next = graph
            .edges()
            .iter()
            .filter(|edge| edge.keeps_draw && current.contains(&edge.from));
        let (dance, others): (Vec<usize>, Vec<usize>) = next
            .map(|edge| edge.to)
            .partition(|class| matches!(layout.tier(*class), Some(Tier::Dance(_))));
        if !dance.is_empty() {
            arrivals.push(ply);
        }
        current = others;
    }
    assert_eq!(arrivals, [6, 7, 8]);
    assert!(current.is_empty());
}
