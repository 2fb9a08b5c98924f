//! The students' tests, run on the reference: the same files. A student's are a program each, these
//! are one, so that it is linked once.
#![allow(
    clippy::duplicate_mod,
    reason = "each file brings along what the tests of its chapter share, since it is a program for a student"
)]

mod built_on_search;

#[path = "../../../../exercises/ch2-eight-queens/tests/attacks.rs"]
mod attacks;

#[path = "../../../../exercises/ch2-eight-queens/tests/first_solution.rs"]
mod first_solution;

#[path = "../../../../exercises/ch2-eight-queens/tests/all_solutions.rs"]
mod all_solutions;

#[path = "../../../../exercises/ch2-eight-queens/tests/fundamental.rs"]
mod fundamental;

#[path = "../../../../exercises/ch2-eight-queens/tests/bitmask.rs"]
mod bitmask;

#[path = "../../../../exercises/ch2-eight-queens/tests/lazy.rs"]
mod lazy;

#[path = "../../../../exercises/ch2-eight-queens/tests/off_the_board.rs"]
mod off_the_board;

#[path = "../../../../exercises/ch2-eight-queens/tests/whose_j.rs"]
mod whose_j;

#[path = "../../../../exercises/ch2-eight-queens/tests/search.rs"]
mod search;

#[path = "../../../../exercises/ch2-eight-queens/tests/subset_sum.rs"]
mod subset_sum;

#[path = "../../../../exercises/ch2-eight-queens/tests/sudoku.rs"]
mod sudoku;
