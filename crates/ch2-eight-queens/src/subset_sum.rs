//! Numbers with a given sum: the same search, with a bound that prunes it.
//!
//! You can use the fields of [`SubsetSum`]. All of them must be restored when a choice is taken
//! back. [`Problem`] is in `given/problem.rs`.

use std::fmt;

use crate::problem::Problem;
use crate::search::search;

/// Returns some of the numbers whose sum is the target, in their given order, or `None` if there
/// are no such numbers. The numbers are positive. The tests use up to 18 numbers, an empty list,
/// and sums that cannot be reached.
// ANCHOR: subset_sum
pub fn subset_sum(numbers: &[u64], target: u64) -> Option<Vec<u64>> {
    let mut problem = SubsetSum::new(numbers, target);
    search(&mut problem).then(|| problem.taken().to_vec())
}
// ANCHOR_END: subset_sum

/// A state in which the first numbers are decided, one after the other. A choice is whether to take
/// `numbers[next]`.
///
/// The tests make each choice that your methods offer in small problems, and take it back.
// ANCHOR: state
pub struct SubsetSum {
    numbers: Vec<u64>,
    target: u64,
    /// The number of numbers already decided.
    next: usize,
    /// The numbers taken so far, and their sum.
    taken: Vec<u64>,
    sum: u64,
    /// The sum of the undecided numbers.
    left: u64,
}
// ANCHOR_END: state

impl SubsetSum {
    /// Creates the state in which every number is undecided.
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

    /// Returns how many numbers are decided.
    pub fn decided(&self) -> usize {
        self.next
    }

    /// Returns the numbers taken so far, in their given order.
    pub fn taken(&self) -> &[u64] {
        &self.taken
    }
}

// ANCHOR: problem
impl Problem for SubsetSum {
    type Choice = bool;

    fn is_complete(&self) -> bool {
        self.sum == self.target
    }

    /// Returns the choices after which the target is still in reach, in any order. It is in reach
    /// if it is neither below the smallest sum that is then possible nor above the largest. If the
    /// target is out of reach from the start, the search may notice that later.
    fn choices(&self) -> Vec<bool> {
        // ANCHOR: choices todo!("take the next number, leave it: what can still reach the target")
        let Some(number) = self.numbers.get(self.next) else {
            return vec![];
        };
        let left = self.left - number;
        let in_reach = |sum| sum <= self.target && self.target <= sum + left;
        let mut choices = Vec::new();
        if in_reach(self.sum + number) {
            choices.push(true);
        }
        if in_reach(self.sum) {
            choices.push(false);
        }
        choices
        // ANCHOR_END: choices
    }

    fn choose(&mut self, take: bool) {
        // ANCHOR: choose todo!("take the next number, or leave it")
        let number = self.numbers[self.next];
        self.next += 1;
        self.left -= number;
        if take {
            self.sum += number;
            self.taken.push(number);
        }
        // ANCHOR_END: choose
    }

    fn take_back(&mut self, take: bool) {
        // ANCHOR: take_back todo!("undo that")
        self.next -= 1;
        let number = self.numbers[self.next];
        self.left += number;
        if take {
            self.sum -= number;
            self.taken.pop();
        }
        // ANCHOR_END: take_back
    }
}
// ANCHOR_END: problem

/// The smallest and the largest sum still possible in this state: `9..=25`.
impl fmt::Debug for SubsetSum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..={}", self.sum, self.sum + self.left)
    }
}
