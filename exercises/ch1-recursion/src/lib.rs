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

// given/: code that you use and do not write.
#[path = "given/binary_search.rs"]
pub mod binary_search;
#[path = "given/quicksort.rs"]
pub mod quicksort;
