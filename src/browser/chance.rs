//! The only place where dice are thrown.

use crate::state::Action;

/// A number that nobody can foresee.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the number is positive and small enough"
)]
fn seed() -> u64 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u64
}

/// A number that no other page is likely to have.
#[must_use]
pub fn id() -> u32 {
    u32::try_from(seed()).unwrap_or_default()
}

/// The action with a seed of its own, if it needs one; the rest of the game knows no chance.
#[must_use]
pub fn given_to(action: Action) -> Action {
    match action {
        Action::NewGame(_) => Action::NewGame(seed()),
        Action::Oppose(level, _) => Action::Oppose(level, seed()),
        Action::Sit(seat, _) => Action::Sit(seat, seed()),
        Action::Answer(_) => Action::Answer(seed()),
        action => action,
    }
}
