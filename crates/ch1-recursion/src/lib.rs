//! Chapter 1, recursion: one module per exercise, and two more divide-and-conquer algorithms.

pub mod even_odd;
pub mod explicit_stack;
pub mod factorial;
pub mod fibonacci;
pub mod gcd;
pub mod hanoi;
pub mod merge_sort;
pub mod permutations;
pub mod stack_depth;

// ANCHOR: given
pub mod binary_search;
pub mod quicksort;
// ANCHOR_END: given
