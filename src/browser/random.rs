//! Random numbers.

/// Returns a random number.
#[must_use]
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the product is between 0 and u32::MAX"
)]
pub fn id() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}

/// Returns a random seed for a choice of the game.
#[must_use]
pub fn seed() -> u64 {
    id().into()
}
