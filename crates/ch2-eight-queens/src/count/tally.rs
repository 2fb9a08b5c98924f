//! The result types of a search.
//!
//! The searches are written once. Their return type decides whether they count nodes: for `u64` a
//! node is worth 0, so the compiler removes the addition and the timed code does no extra work.

use std::iter::Sum;
use std::ops::{Add, AddAssign};

/// A value that a search can add up while it runs.
pub trait Count: Copy + Add<Output = Self> + AddAssign + Sum + Send {
    /// No solution found and no board visited.
    const NONE: Self;
    /// One board visited.
    const NODE: Self;
    /// One solution found.
    const SOLUTION: Self;

    /// Multiplies the solutions by `images`, the number of equal searches that this one represents.
    /// The nodes are not multiplied, because the search did not visit the other images.
    #[must_use]
    fn times(self, images: u64) -> Self;
}

/// Solutions only.
impl Count for u64 {
    const NONE: u64 = 0;
    const NODE: u64 = 0;
    const SOLUTION: u64 = 1;

    fn times(self, images: u64) -> u64 {
        self * images
    }
}

/// Solutions, and the nodes visited to find them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The number of solutions.
    pub solutions: u64,
    /// The number of boards visited. See [nodes](super#nodes).
    pub nodes: u64,
}

impl Count for Tally {
    const NONE: Tally = Tally {
        solutions: 0,
        nodes: 0,
    };
    const NODE: Tally = Tally {
        solutions: 0,
        nodes: 1,
    };
    const SOLUTION: Tally = Tally {
        solutions: 1,
        nodes: 0,
    };

    fn times(self, images: u64) -> Tally {
        Tally {
            solutions: self.solutions * images,
            ..self
        }
    }
}

impl Add for Tally {
    type Output = Tally;

    fn add(self, other: Tally) -> Tally {
        Tally {
            solutions: self.solutions + other.solutions,
            nodes: self.nodes + other.nodes,
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        *self = *self + other;
    }
}

impl Sum for Tally {
    fn sum<I: Iterator<Item = Tally>>(tallies: I) -> Tally {
        tallies.fold(Tally::NONE, Tally::add)
    }
}
