use crate::rules::{Player, Position};
use crate::solver::{Value, smallest_key, table};

/// Every position, up to the eight symmetries of the board, and every move between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// The smallest look of each class, in the order of their keys.
    positions: Vec<Position>,
    /// The keys by which classes are found.
    keys: Vec<ClassKey>,
    /// In the order of the classes that they leave and reach.
    edges: Vec<Edge>,
}

/// Identifies the eight looks of a position with the same side to move.
type ClassKey = (u16, bool);

/// The moves from one class to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The number of the class before the moves.
    pub from: usize,
    /// The number of the class after the moves.
    pub to: usize,
    /// Whether no move is better.
    pub is_best: bool,
    /// Whether the moves lead from one even position to another.
    pub keeps_draw: bool,
}

impl Graph {
    /// Finds all positions and moves.
    #[must_use]
    pub fn new() -> Self {
        let start = Position::default();
        let mut classes = vec![(class_key(start), start)];
        let mut open = vec![start];
        let mut moves = Vec::new();
        while let Some(position) = open.pop() {
            let from = class_key(position);
            for (_, after) in position.children() {
                let to = class_key(after);
                moves.push((from, to));
                if let Err(index) = classes.binary_search_by_key(&to, |(key, _)| *key) {
                    classes.insert(index, (to, after.smallest_look()));
                    open.push(after);
                }
            }
        }
        let (keys, positions): (Vec<_>, Vec<_>) = classes.into_iter().unzip();
        moves.sort_unstable();
        moves.dedup();
        let mut graph = Self {
            positions,
            keys,
            edges: Vec::new(),
        };
        let edges = moves.into_iter().filter_map(|(from, to)| {
            let (from, to) = (graph.index(from)?, graph.index(to)?);
            let (best, value) = (graph.value(from)?, graph.value(to)?.before());
            Some(Edge {
                from,
                to,
                is_best: value == best,
                keeps_draw: value == Value::Draw && best == Value::Draw,
            })
        });
        graph.edges = edges.collect();
        graph
    }

    /// Returns the number of classes.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.positions.len()
    }

    /// Returns `true` if there are no classes, which is never.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// Returns the smallest look of each class, in the order of their numbers.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Returns the moves between classes.
    #[must_use]
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// Returns the number of the class of this position.
    #[must_use]
    pub fn class(&self, position: Position) -> Option<usize> {
        self.index(class_key(position))
    }

    /// Returns the number of the class in which X and O are swapped, `None` unless all pieces are on
    /// the board.
    #[must_use]
    pub fn twin(&self, class: usize) -> Option<usize> {
        let position = self.positions.get(class)?;
        self.class(position.swap_sides()?)
    }

    fn index(&self, key: ClassKey) -> Option<usize> {
        self.keys.binary_search(&key).ok()
    }

    fn value(&self, class: usize) -> Option<Value> {
        let position = self.positions.get(class)?;
        Some(table().value(*position))
    }
}

impl Default for Graph {
    fn default() -> Self {
        Self::new()
    }
}

fn class_key(position: Position) -> ClassKey {
    (smallest_key(position), position.turn() == Player::O)
}
