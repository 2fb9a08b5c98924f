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

// given/: code that you use and do not write.
#[path = "given/board.rs"]
pub mod board;
#[path = "given/colouring.rs"]
pub mod colouring;
#[path = "given/free.rs"]
pub mod free;
#[path = "given/grid.rs"]
pub mod grid;
#[path = "given/problem.rs"]
pub mod problem;
