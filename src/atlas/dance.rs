//! The dance: the even positions to which best play comes back for ever.

use super::Graph;
use crate::solver::smallest_key;

/// Returns whether each class is part of the dance.
///
/// All other even classes lie before it: they are those that no even class leads to, once those
/// before them are left out.
pub(super) fn members(graph: &Graph) -> Vec<bool> {
    let mut members = vec![false; graph.len()];
    for edge in graph.edges().iter().filter(|edge| edge.keeps_draw) {
        if let Some(member) = members.get_mut(edge.from) {
            *member = true;
        }
    }
    loop {
        let mut reached = vec![false; graph.len()];
        for edge in graph.edges().iter().filter(|edge| edge.keeps_draw) {
            let leads_on = members.get(edge.from).is_some_and(|member| *member);
            if let Some(reached) = reached.get_mut(edge.to) {
                *reached |= leads_on;
            }
        }
        let before = members.iter().filter(|member| **member).count();
        for (member, reached) in members.iter_mut().zip(&reached) {
            *member &= *reached;
        }
        if members.iter().filter(|member| **member).count() == before {
            return members;
        }
    }
}

/// Returns the keys of the dance in an order in which a move leads on by few places, round and
/// round. Each key stands for two classes, which have X and O swapped.
pub(super) fn round(graph: &Graph, members: &[bool]) -> Vec<u16> {
    let key_of = |class: usize| {
        let is_member = members.get(class).is_some_and(|member| *member);
        let position = graph.positions().get(class).filter(|_| is_member);
        position.map(|position| smallest_key(*position))
    };
    let mut keys: Vec<u16> = (0..graph.len()).filter_map(key_of).collect();
    keys.sort_unstable();
    keys.dedup();
    // From here on, a position of the dance is the index of its key.
    let index_of = |class: usize| keys.binary_search(&key_of(class)?).ok();
    let steps = graph.edges().iter().filter(|edge| edge.keeps_draw);
    let mut steps: Vec<(usize, usize)> = steps
        .filter_map(|edge| Some((index_of(edge.from)?, index_of(edge.to)?)))
        .collect();
    steps.sort_unstable();
    steps.dedup();

    // Takes one out and puts it elsewhere for as long as that makes the steps shorter.
    let mut order: Vec<usize> = (0..keys.len()).collect();
    let mut length = length_of(&order, &steps);
    loop {
        let mut best = (length, None);
        for from in 0..order.len() {
            for to in 0..order.len() {
                let moved = moved(&order, from, to);
                let length = length_of(&moved, &steps);
                if length < best.0 {
                    best = (length, Some(moved));
                }
            }
        }
        let (shorter, Some(moved)) = best else {
            let in_order = order.iter().filter_map(|index| keys.get(*index));
            return in_order.copied().collect();
        };
        (length, order) = (shorter, moved);
    }
}

fn moved(order: &[usize], from: usize, to: usize) -> Vec<usize> {
    let mut moved = order.to_vec();
    let index = moved.remove(from);
    moved.insert(to, index);
    moved
}

/// Returns by how many places the steps lead on beyond the next one, all together.
fn length_of(order: &[usize], steps: &[(usize, usize)]) -> usize {
    let mut places = vec![0; order.len()];
    for (place, index) in order.iter().enumerate() {
        if let Some(known) = places.get_mut(*index) {
            *known = place;
        }
    }
    let place = |index: usize| places.get(index).copied().unwrap_or(0);
    let length = |(from, to): &(usize, usize)| {
        let forward = place(*to) + order.len() - place(*from);
        forward % order.len() - 1
    };
    steps.iter().map(length).sum()
}
