//! The students' tests, run on the reference: the same files. A student's are a program each, these
//! are one, so that it is linked once.
#![allow(
    clippy::duplicate_mod,
    reason = "each file brings along what the tests of its chapter share, since it is a program for a student"
)]

#[path = "../../../../exercises/ch1-recursion/tests/factorial.rs"]
mod factorial;

#[path = "../../../../exercises/ch1-recursion/tests/gcd.rs"]
mod gcd;

#[path = "../../../../exercises/ch1-recursion/tests/even_odd.rs"]
mod even_odd;

#[path = "../../../../exercises/ch1-recursion/tests/hanoi.rs"]
mod hanoi;

#[path = "../../../../exercises/ch1-recursion/tests/fibonacci.rs"]
mod fibonacci;

#[path = "../../../../exercises/ch1-recursion/tests/permutations.rs"]
mod permutations;

#[path = "../../../../exercises/ch1-recursion/tests/stack_depth.rs"]
mod stack_depth;

#[path = "../../../../exercises/ch1-recursion/tests/explicit_stack.rs"]
mod explicit_stack;

#[path = "../../../../exercises/ch1-recursion/tests/merge_sort.rs"]
mod merge_sort;
