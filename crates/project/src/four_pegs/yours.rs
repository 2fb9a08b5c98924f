//! What the student writes.

use std::collections::HashMap;

use super::moves::{Moves, Peg};

/// Moves so many discs from one peg to another, with two spare ones.
pub(crate) type MoveTower = fn(u32, Peg, Peg, Peg, Peg, &mut Moves);

/// What the student writes.
#[derive(Debug, Clone, Copy)]
pub struct FourPegs {
    /// Moves so many discs from one peg to another, with two spare ones.
    pub move_tower: MoveTower,
    /// How many of these discs are set aside.
    pub aside: fn(u32) -> u32,
    /// The fewest moves for so many discs. Every call is recorded, and nothing is remembered.
    pub fewest: fn(u32) -> u64,
    /// How many calls that makes, as it was predicted.
    pub calls_predicted: fn(u32) -> u64,
    /// The same number of moves; what is worked out once is kept.
    pub fewest_with_memo: fn(u32, &mut HashMap<u32, u64>) -> u64,
    /// How many calls that makes with an empty memo, as it was predicted.
    pub calls_predicted_with_memo: fn(u32) -> u64,
}
