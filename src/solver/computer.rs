use std::mem::discriminant;

use super::{Choice, Table, Value};
use crate::rules::{Move, Position};

/// How well the computer plays: how far ahead it sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Sees its own win in one.
    Beginner,
    /// Sees the opponent's answer too.
    Easy,
    /// Sees two moves of each side.
    Medium,
    /// Sees three moves of each side.
    Hard,
    /// Sees everything.
    Perfect,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [
        Self::Beginner,
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::Perfect,
    ];

    /// The name on the page, and in saved games.
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

    /// The level of exactly this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How many plies ahead this level sees, or nothing when it sees to the end.
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

    /// What a value looks like: what ends beyond the horizon looks like a draw.
    fn seen_value(self, value: Value) -> Value {
        match (value, self.horizon()) {
            (Value::Win(plies) | Value::Loss(plies), Some(horizon)) if plies > horizon => {
                Value::Draw
            }
            _ => value,
        }
    }
}

/// The smaller, the better: the value, negated; visits; good replies; chance.
type Preference = (i16, u32, usize, u64);

/// The computer's move, or nothing once the game is over.
///
/// It takes the best that its level sees; among what looks equal, the seed decides. The perfect
/// level is choosier: of equally good moves it takes the one to the position with the fewest
/// `visits` in this game, so as not to walk in circles, and of those the one that leaves the
/// opponent the fewest replies that keep what they have.
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
        let chance = splitmix64(splitmix64(seed).wrapping_add(index));
        let preference = (
            -level.seen_value(choice.value).rank(),
            visited,
            replies,
            chance,
        );
        if best.is_none_or(|(other, _)| preference < other) {
            best = Some((preference, choice.m));
        }
    }
    best.map(|(_, m)| m)
}

/// How many moves of the player to move keep the win, or the draw, that they have.
fn good_replies(table: &Table, position: Position) -> usize {
    let kind = discriminant(&table.value(position));
    let keeps = |reply: &&Choice| discriminant(&reply.value) == kind;
    table.moves(position).iter().filter(keeps).count()
}

/// Scatters a number over all others (the last steps of `SplitMix64`).
const fn splitmix64(seed: u64) -> u64 {
    let z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
