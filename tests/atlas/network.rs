//! Positions that count as one, and the moves between them.

use std::collections::{HashMap, HashSet, VecDeque};

use chorus_lapilli::rules::Position;

/// Positions of the game, some of which count as one, and the moves among them.
pub struct Network {
    pub nodes: HashSet<Position>,
    pub edges: HashSet<(Position, Position)>,
}

impl Network {
    /// Returns the network of all positions, in which those with the same name count as one.
    pub fn new(positions: &HashSet<Position>, name: fn(Position) -> Position) -> Self {
        let edges = positions.iter().flat_map(|position| {
            let after = position.children().map(|(_, after)| after);
            after.map(move |after| (name(*position), name(after)))
        });
        Self {
            nodes: positions.iter().copied().map(name).collect(),
            edges: edges.collect(),
        }
    }

    /// Returns the part of the network with these positions and moves.
    pub fn part(
        &self,
        has_node: impl Fn(Position) -> bool,
        has_edge: impl Fn(Position, Position) -> bool,
    ) -> Self {
        let nodes: HashSet<_> = self
            .nodes
            .iter()
            .copied()
            .filter(|p| has_node(*p))
            .collect();
        let is_inside = |(from, to): &(Position, Position)| {
            nodes.contains(from) && nodes.contains(to) && has_edge(*from, *to)
        };
        Self {
            edges: self.edges.iter().copied().filter(is_inside).collect(),
            nodes,
        }
    }

    /// Returns the numbers of positions and moves.
    pub fn size(&self) -> (usize, usize) {
        (self.nodes.len(), self.edges.len())
    }

    /// Returns how many moves it takes at least to come from a position to each other one.
    pub fn distances(&self, from: Position) -> HashMap<Position, usize> {
        let mut next: HashMap<Position, Vec<Position>> = HashMap::new();
        for (from, to) in &self.edges {
            next.entry(*from).or_default().push(*to);
        }
        let mut distances = HashMap::from([(from, 0)]);
        let mut open = VecDeque::from([from]);
        while let Some(position) = open.pop_front() {
            for after in next.get(&position).into_iter().flatten() {
                if !distances.contains_key(after) {
                    distances.insert(*after, distances[&position] + 1);
                    open.push_back(*after);
                }
            }
        }
        distances
    }

    /// Returns whether every position can be reached from every other one.
    pub fn is_strongly_connected(&self) -> bool {
        let back = Self {
            nodes: self.nodes.clone(),
            edges: self.edges.iter().map(|(from, to)| (*to, *from)).collect(),
        };
        let first = *self.nodes.iter().next().unwrap();
        let reached = [self, &back].map(|network| network.distances(first).len());
        reached == [self.nodes.len(); 2]
    }

    /// Returns the positions that lie on a cycle.
    pub fn cyclic(&self) -> HashSet<Position> {
        let mut left = self.nodes.clone();
        loop {
            let inside =
                |(from, to): &&(Position, Position)| left.contains(from) && left.contains(to);
            let edges: Vec<_> = self.edges.iter().filter(inside).collect();
            let leave: HashSet<_> = edges.iter().map(|(from, _)| *from).collect();
            let enter: HashSet<_> = edges.iter().map(|(_, to)| *to).collect();
            let next: HashSet<_> = leave.intersection(&enter).copied().collect();
            if next.len() == left.len() {
                return left;
            }
            left = next;
        }
    }

    /// Returns the greatest of the least numbers of moves between two positions.
    pub fn diameter(&self) -> usize {
        let farthest = |from: &Position| self.distances(*from).into_values().max();
        self.nodes.iter().filter_map(farthest).max().unwrap()
    }
}
