//! All reachable positions.

use std::collections::HashSet;

use chorus_lapilli::rules::Position;

/// Returns every reachable position, found by playing every legal move.
pub fn reachable() -> HashSet<Position> {
    let mut seen = HashSet::new();
    let mut open = vec![Position::default()];
    while let Some(position) = open.pop() {
        if seen.insert(position) {
            open.extend(position.children().map(|(_, child)| child));
        }
    }
    assert_eq!(seen.len(), 5390);
    seen
}
