//! Chapter 1, recursion: one module an exercise.

pub mod even_odd;
pub mod explicit_stack;
pub mod factorial;
pub mod fibonacci;
pub mod gcd;
pub mod hanoi;
pub mod permutations;
pub mod stack_depth;
