//! What is said of a position and of the whole picture.

use std::mem::discriminant;

use super::{Layout, Tier};
use crate::rules::{Player, Position};
use crate::solver::{Value, describe_position, table};

/// Describes where a position stands: `Even. In the dance.` or `O wins in 2 moves.`
#[must_use]
pub fn describe_place(position: Position, tier: Tier) -> String {
    let place = match tier {
        Tier::Gate { .. } => "At the gate.",
        Tier::Arena { .. } => "In the arena.",
        Tier::Entrance => "On the way to the dance.",
        Tier::Dance(_) => "In the dance.",
        Tier::Decided { .. } => return describe_position(position, table().value(position)) + ".",
    };
    format!("Even. {place}")
}

/// Describes how many moves keep the result: `4 of 6 moves keep it.`; `None` once the game is over.
#[must_use]
pub fn describe_keeping(position: Position) -> Option<String> {
    let best = table().value(position);
    let moves = table().moves(position);
    let keeps = |value: Value| discriminant(&value) == discriminant(&best);
    let keeping = moves.iter().filter(|choice| keeps(choice.value)).count();
    let (keeps, keep) = match best {
        Value::Win(_) => ("wins", "win"),
        Value::Draw => ("keeps it", "keep it"),
        Value::Loss(_) => ("loses", "lose"),
    };
    match (keeping, moves.len()) {
        (_, 0) => None,
        (_, 1) => Some("There is only one move.".into()),
        (keeping, all) if keeping == all => Some(format!("Every move {keeps}.")),
        (1, all) => Some(format!("Only 1 of {all} moves {keeps}.")),
        (keeping, all) => Some(format!("{keeping} of {all} moves {keep}.")),
    }
}

/// Describes the picture: `All 744 positions: 163 even, 299 won for X, 282 for O`.
#[must_use]
pub fn describe_positions(layout: &Layout) -> String {
    let tiers = || layout.tiers().iter();
    let even = tiers().filter(|tier| tier.is_even()).count();
    let won = |player: Player| {
        let is_won =
            |tier: &&Tier| matches!(tier, Tier::Decided { winner, .. } if *winner == player);
        tiers().filter(is_won).count()
    };
    format!(
        "All {} positions: {even} even, {} won for X, {} for O",
        layout.tiers().len(),
        won(Player::X),
        won(Player::O),
    )
}
