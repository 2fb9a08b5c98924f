//! The functions that the student writes.

use std::collections::HashMap;

use super::moves::{Moves, Peg};

/// A function that moves a number of discs from one peg to another, with two spare pegs.
pub(crate) type MoveTower = fn(u32, Peg, Peg, Peg, Peg, &mut Moves);

/// The student's functions.
#[derive(Debug, Clone, Copy)]
pub struct FourPegs {
    /// Moves a number of discs from one peg to another, with two spare pegs.
    pub move_tower: MoveTower,
    /// Returns how many of these discs to set aside.
    pub aside: fn(u32) -> u32,
    /// Returns the minimum number of moves for this number of discs. Every call is recorded, and no result is stored.
    pub fewest: fn(u32) -> u64,
    /// Returns the predicted number of calls of `fewest`.
    pub calls_predicted: fn(u32) -> u64,
    /// Returns the same number of moves, and stores each result in the memo.
    pub fewest_with_memo: fn(u32, &mut HashMap<u32, u64>) -> u64,
    /// Returns the predicted number of calls of `fewest_with_memo`, starting from an empty memo.
    pub calls_predicted_with_memo: fn(u32) -> u64,
}
