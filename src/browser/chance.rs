//! The only place where dice are thrown.

/// A number that nobody can foresee, and that no other page is likely to have.
#[must_use]
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the number is positive and small enough"
)]
pub fn number() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}
