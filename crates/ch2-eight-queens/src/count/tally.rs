//! What a search adds up.
//!
//! The searches are written once. The type they return decides whether nodes are counted: for
//! `u64` a node is worth 0, so the compiler removes the addition and the timed code is bare.

use std::iter::Sum;
use std::ops::{Add, AddAssign};

/// Something a search can add up while it runs.
pub trait Count: Copy + Add<Output = Self> + AddAssign + Sum + Send {
    /// Nothing found, nothing done.
    const NONE: Self;
    /// One board looked at.
    const NODE: Self;
    /// One solution found.
    const SOLUTION: Self;

    /// The same search, standing for `images` equal ones: the solutions are multiplied. The nodes
    /// are not, because nobody visited those of the other images.
    #[must_use]
    fn times(self, images: u64) -> Self;
}

/// Solutions alone.
impl Count for u64 {
    const NONE: u64 = 0;
    const NODE: u64 = 0;
    const SOLUTION: u64 = 1;

    fn times(self, images: u64) -> u64 {
        self * images
    }
}

/// Solutions, and the nodes it took to find them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The number of solutions.
    pub solutions: u64,
    /// The number of boards looked at; see [what is a node](super#what-is-a-node).
    pub nodes: u64,
}

impl Count for Effort {
    const NONE: Effort = Effort {
        solutions: 0,
        nodes: 0,
    };
    const NODE: Effort = Effort {
        solutions: 0,
        nodes: 1,
    };
    const SOLUTION: Effort = Effort {
        solutions: 1,
        nodes: 0,
    };

    fn times(self, images: u64) -> Effort {
        Effort {
            solutions: self.solutions * images,
            ..self
        }
    }
}

impl Add for Effort {
    type Output = Effort;

    fn add(self, other: Effort) -> Effort {
        Effort {
            solutions: self.solutions + other.solutions,
            nodes: self.nodes + other.nodes,
        }
    }
}

impl AddAssign for Effort {
    fn add_assign(&mut self, other: Effort) {
        *self = *self + other;
    }
}

impl Sum for Effort {
    fn sum<I: Iterator<Item = Effort>>(efforts: I) -> Effort {
        efforts.fold(Effort::NONE, Effort::add)
    }
}
