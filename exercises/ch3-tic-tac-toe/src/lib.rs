//! Chapter 3, tic-tac-toe: one module per exercise, and the boards they share.
//!
//! The nine cells are numbered 1 to 9, row by row. The first player is X, the second O, and values
//! are from the first player's side. A position is written as nine characters, such as `XO..X....`.

pub mod analysis;
pub mod cell_one;
pub mod computer_and_human;
pub mod evaluate;
pub mod game_loop;
pub mod look_ahead;
pub mod rules;
pub mod winner;

// given/: code that you use and do not write.
#[path = "given/bits.rs"]
pub mod bits;
#[path = "given/board.rs"]
pub mod board;
#[path = "given/cell.rs"]
pub mod cell;
#[path = "given/grid.rs"]
pub mod grid;
#[path = "given/open_lines.rs"]
pub mod open_lines;
#[path = "given/position.rs"]
pub mod position;
#[path = "given/typed.rs"]
pub mod typed;
