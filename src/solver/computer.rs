use std::mem::discriminant;

use super::{Choice, Table, Value};
use crate::rules::{Move, Position};

/// The strength of the computer: how far ahead it sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Sees one ply: its own win with the next move.
    Beginner,
    /// Sees two plies: the opponent's reply too.
    #[default]
    Easy,
    /// Sees four plies.
    Medium,
    /// Sees six plies.
    Hard,
    /// Sees to the end of the game.
    Perfect,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [
        Self::Beginner,
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::Perfect,
    ];

    /// Returns the name used in saved games and forms.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Perfect => "perfect",
        }
    }

    /// Returns the name with which a sentence begins.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Beginner => "Beginner",
            Self::Easy => "Easy",
            Self::Medium => "Medium",
            Self::Hard => "Hard",
            Self::Perfect => "Perfect",
        }
    }

    /// Returns the level with exactly this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Returns the number of plies that this level sees ahead, or `None` if it sees to the end.
    #[must_use]
    pub const fn horizon(self) -> Option<u8> {
        match self {
            Self::Beginner => Some(1),
            Self::Easy => Some(2),
            Self::Medium => Some(4),
            Self::Hard => Some(6),
            Self::Perfect => None,
        }
    }

    /// Returns the value as this level sees it: a draw if the game ends beyond the horizon.
    fn seen_value(self, value: Value) -> Value {
        match (value, self.horizon()) {
            (Value::Win(plies) | Value::Loss(plies), Some(horizon)) if plies > horizon => {
                Value::Draw
            }
            _ => value,
        }
    }
}

/// The negated value, visits, good replies and a random number; smaller is better.
type Preference = (i16, u32, usize, u64);

/// Returns the computer's move, or `None` if the game is over.
///
/// The computer plays one of the moves that look best at its level, chosen by the seed. At the
/// perfect level it prefers, among equally good moves, positions with fewer `visits` in this game,
/// to avoid repetitions, and then those in which fewer replies keep the opponent's win or draw.
#[must_use]
pub fn choose(
    table: &Table,
    level: Level,
    position: Position,
    visits: impl Fn(Position) -> u32,
    seed: u64,
) -> Option<Move> {
    let mut best: Option<(Preference, Move)> = None;
    for (index, choice) in (0..).zip(table.moves(position)) {
        let (mut visited, mut replies) = (0, 0);
        if level == Level::Perfect {
            visited = visits(choice.after);
            replies = good_replies(table, choice.after);
        }
        let random = splitmix64(splitmix64(seed).wrapping_add(index));
        let preference = (
            -level.seen_value(choice.value).rank(),
            visited,
            replies,
            random,
        );
        if best.is_none_or(|(other, _)| preference < other) {
            best = Some((preference, choice.m));
        }
    }
    best.map(|(_, m)| m)
}

/// Returns the number of moves that keep the win or draw of the player to move.
fn good_replies(table: &Table, position: Position) -> usize {
    let kind = discriminant(&table.value(position));
    let keeps = |reply: &&Choice| discriminant(&reply.value) == kind;
    table.moves(position).iter().filter(keeps).count()
}

/// Returns the next number of the `SplitMix64` generator with this state.
const fn splitmix64(seed: u64) -> u64 {
    let z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
