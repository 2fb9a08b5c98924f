//! Chapter 1, recursion: one module an exercise.

// ANCHOR: solution_effort
pub mod effort;
// ANCHOR_END: solution_effort

pub mod even_odd;
pub mod explicit_stack;
pub mod factorial;
pub mod fibonacci;
pub mod gcd;
pub mod hanoi;
pub mod permutations;
pub mod stack_depth;
