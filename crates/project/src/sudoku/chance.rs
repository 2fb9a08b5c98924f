//! Reproducible random numbers.

/// A random number generator. The same seed gives the same numbers on every machine.
#[derive(Debug, Clone)]
pub struct Chance(fastrand::Rng);

impl Chance {
    /// Creates a generator from a seed.
    pub fn new(seed: u32) -> Self {
        Self(fastrand::Rng::with_seed(u64::from(seed)))
    }

    /// Returns a uniformly distributed number from 0 to `n` − 1.
    ///
    /// # Panics
    /// If `n` is 0, or does not fit into 32 bits.
    #[track_caller]
    pub fn below(&mut self, n: usize) -> usize {
        assert!(n > 0, "there is no number below 0 to draw");
        let n = u32::try_from(n).expect("a number of 32 bits");
        self.0.u32(..n) as usize
    }

    /// Shuffles the items. All orders are equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
