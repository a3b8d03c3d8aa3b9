//! What is kept in the browser's storage under a key of its own.

/// Something that is stored as one text.
///
/// Reading never fails: what cannot be read is passed over.
pub trait Stored: Clone + Default + PartialEq + 'static {
    /// The key under which it is stored.
    const KEY: &'static str;

    /// Returns as much as can be read of the text.
    fn from_text(text: &str) -> Self;

    /// Returns the text in which it is stored.
    fn to_text(&self) -> String;
}
