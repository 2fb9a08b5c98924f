//! Numbers with a given sum: the same search, with a bound that cuts.
//!
//! You can use the fields of [`SubsetSum`], which all have to be right again when a choice is taken back.
//! [`Problem`] is in `given/problem.rs`.

use std::fmt;

use crate::problem::Problem;
use crate::search::search;

/// Some of the numbers whose sum is the target, in the order in which they are given; none where there are no
/// such numbers. The numbers are positive. The tests ask for up to 18 numbers, for none, and for sums that
/// cannot be reached.
pub fn subset_sum(numbers: &[u64], target: u64) -> Option<Vec<u64>> {
    let mut problem = SubsetSum::new(numbers, target);
    search(&mut problem).then(|| problem.taken().to_vec())
}

/// The numbers are decided one after the other: a choice is whether `numbers[next]` is taken.
///
/// The tests make each choice that your methods offer in small problems, and take it back.
pub struct SubsetSum {
    numbers: Vec<u64>,
    target: u64,
    /// How many numbers are decided.
    next: usize,
    /// Those of them that were taken, and their sum.
    taken: Vec<u64>,
    sum: u64,
    /// The sum of the numbers that are not decided yet.
    left: u64,
}

impl SubsetSum {
    /// Nothing is decided yet.
    pub fn new(numbers: &[u64], target: u64) -> Self {
        SubsetSum {
            numbers: numbers.to_vec(),
            target,
            next: 0,
            taken: Vec::new(),
            sum: 0,
            left: numbers.iter().sum(),
        }
    }

    /// How many numbers are decided.
    pub fn decided(&self) -> usize {
        self.next
    }

    /// The numbers that were taken, in the order in which they are given.
    pub fn taken(&self) -> &[u64] {
        &self.taken
    }
}

impl Problem for SubsetSum {
    type Choice = bool;

    fn is_complete(&self) -> bool {
        self.sum == self.target
    }

    /// Those of the two choices after which the target is in reach, in any order. Where it is out of reach from
    /// the start, that may be noticed later.
    fn choices(&self) -> Vec<bool> {
        todo!("take the next number, leave it: what can still reach the target")
    }

    fn choose(&mut self, take: bool) {
        todo!("take the next number, or leave it")
    }

    fn take_back(&mut self, take: bool) {
        todo!("undo that")
    }
}

/// The least and the greatest sum that can come of this state: `9..=25`.
impl fmt::Debug for SubsetSum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..={}", self.sum, self.sum + self.left)
    }
}
