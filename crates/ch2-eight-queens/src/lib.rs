//! Chapter 2, eight queens: one module per exercise, and the modules that they share (the board,
//! the arrays, and the definition of a problem).
//!
//! Rows and columns are numbered from 0, like the places of an array in Rust. A solution is the
//! list of the columns of the queens in rows 0, 1, 2, … Boards have n rows and n columns, with n at
//! least 1.

pub mod all_solutions;
pub mod attacks;
pub mod bitmask;
pub mod first_solution;
pub mod fundamental;
pub mod lazy;
pub mod off_the_board;
pub mod search;
pub mod subset_sum;
pub mod sudoku;
pub mod whose_j;

// ANCHOR: given
pub mod board;
pub mod colouring;
pub mod free;
pub mod grid;
pub mod problem;
// ANCHOR_END: given

// ANCHOR: solution_beyond
pub mod bounds;
pub mod constraints;
pub mod fewest;
pub mod order;
// ANCHOR_END: solution_beyond

// ANCHOR: solution_count
pub mod count;
// ANCHOR_END: solution_count

// ANCHOR: solution_debugging
/// The programs of the debugging exercises as students receive them, bugs and all.
pub mod debugging {
    pub mod off_the_board;
    pub mod whose_j;
}
// ANCHOR_END: solution_debugging
