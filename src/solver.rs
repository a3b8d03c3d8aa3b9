//! The solved game: the value of every position, and the computer's moves.
//!
//! A finished game is lost for the player to move. The value of any other position is that of its
//! best move, and the value of a move is that of the position after it, for the other player and
//! one ply earlier. The winner prefers quick wins, the loser slow losses. Positions in which
//! neither player can force a win are draws.

use std::cmp::Ordering;
use std::fmt;
use std::sync::LazyLock;

use crate::rules::{Move, Outcome, Position};

mod changes;
mod computer;
mod describe;
mod key;

pub use changes::{result_changes, values_for_x};
pub use computer::{Level, choose};
pub use describe::{describe_position, describe_value, value_sign};
pub use key::{key, smallest_key, to_smallest_key};

/// The value of a position for the player to move, with best play by both.
///
/// Better values are greater. From the greatest: quick wins, slow wins, draws, slow losses, quick
/// losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// The player to move wins with the last of this many plies.
    Win(u8),
    /// The opponent wins with the last of this many plies; 0 once the game is over.
    Loss(u8),
    /// Neither side can force a win.
    Draw,
}

impl Value {
    /// Returns the value of a move to a position with this value: for the opponent, and one ply
    /// earlier.
    #[must_use]
    pub const fn before(self) -> Self {
        match self {
            Self::Win(plies) => Self::Loss(plies.saturating_add(1)),
            Self::Loss(plies) => Self::Win(plies.saturating_add(1)),
            Self::Draw => Self::Draw,
        }
    }

    /// Returns a number by which values are compared.
    fn rank(self) -> i16 {
        match self {
            Self::Win(plies) => 256 - i16::from(plies),
            Self::Loss(plies) => i16::from(plies) - 256,
            Self::Draw => 0,
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Win(plies) => write!(f, "win {plies}"),
            Self::Loss(plies) => write!(f, "loss {plies}"),
            Self::Draw => f.write_str("draw"),
        }
    }
}

/// A legal move with its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub m: Move,
    /// The position after it.
    pub after: Position,
    /// The value of the move for the player who makes it, with the plies counted from before it.
    pub value: Value,
}

/// The value of every position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Indexed by [`key`]; `None` for unreachable positions.
    values: Vec<Option<Value>>,
}

impl Table {
    /// Solves the game.
    #[must_use]
    pub fn solve() -> Self {
        let mut table = Self {
            values: vec![None; key::COUNT],
        };
        let mut children = Vec::new();
        let mut undecided = Vec::new();
        let mut open = vec![Position::default()];
        while let Some(position) = open.pop() {
            let start = children.len();
            for (_, child) in position.children() {
                let key = key(child);
                children.push(key);
                if table.at(key).is_none() {
                    table.set(key, Value::Draw);
                    open.push(child);
                }
            }
            match position.outcome() {
                Outcome::Ongoing => undecided.push((key(position), start..children.len())),
                Outcome::Won(_) => table.set(key(position), Value::Loss(0)),
            }
        }
        // Each pass decides the positions of one more ply. The winner makes the last ply, so an odd
        // number of plies is a win and an even one a loss.
        for plies in 1.. {
            let before = undecided.len();
            undecided.retain(|(key, range)| {
                let children = children.get(range.clone()).unwrap_or_default();
                let mut values = children.iter().filter_map(|child| table.at(*child));
                let value = if plies % 2 == 1 {
                    values
                        .any(|value| value == Value::Loss(plies - 1))
                        .then_some(Value::Win(plies))
                } else {
                    values
                        .all(|value| matches!(value, Value::Win(_)))
                        .then_some(Value::Loss(plies))
                };
                if let Some(value) = value {
                    table.set(*key, value);
                }
                value.is_none()
            });
            if undecided.len() == before {
                break;
            }
        }
        table
    }

    /// Returns the value of the position for the player to move.
    #[must_use]
    pub fn value(&self, position: Position) -> Value {
        self.at(key(position)).unwrap_or(Value::Draw)
    }

    /// Returns every legal move, best first.
    #[must_use]
    pub fn moves(&self, position: Position) -> Vec<Choice> {
        let mut choices: Vec<Choice> = Vec::new();
        for (m, after) in position.children() {
            let value = self.value(after).before();
            let better = choices.iter().take_while(|other| other.value >= value);
            choices.insert(better.count(), Choice { m, after, value });
        }
        choices
    }

    fn at(&self, key: u16) -> Option<Value> {
        *self.values.get(usize::from(key))?
    }

    fn set(&mut self, key: u16, value: Value) {
        if let Some(slot) = self.values.get_mut(usize::from(key)) {
            *slot = Some(value);
        }
    }
}

/// Returns the table of the game, which is solved at the first call.
#[must_use]
pub fn table() -> &'static Table {
    static TABLE: LazyLock<Table> = LazyLock::new(Table::solve);
    &TABLE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_values_are_greater() {
        use Value::{Draw, Loss, Win};
        let rising = [Loss(0), Loss(2), Loss(255), Draw, Win(255), Win(3), Win(1)];
        assert!(rising.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn a_value_is_written_in_one_or_two_words() {
        let written = [Value::Win(3), Value::Draw, Value::Loss(10)].map(|value| value.to_string());
        assert_eq!(written, ["win 3", "draw", "loss 10"]);
    }

    #[test]
    fn a_move_has_the_value_of_the_position_after_it_for_the_other_player() {
        assert_eq!(Value::Loss(0).before(), Value::Win(1));
        assert_eq!(Value::Win(1).before(), Value::Loss(2));
        assert_eq!(Value::Draw.before(), Value::Draw);
    }
}
