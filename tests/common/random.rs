//! Random numbers that are the same in every run.

/// A xorshift generator.
pub struct Random(pub u64);

impl Random {
    /// Returns a number below 2^32.
    pub fn number(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 32
    }

    /// Returns a number below the bound.
    pub fn below(&mut self, bound: usize) -> usize {
        usize::try_from((self.number() * bound as u64) >> 32).unwrap()
    }

    /// Returns one of the items.
    pub fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}
