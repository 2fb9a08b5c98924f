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

// ANCHOR: given
pub mod bits;
pub mod board;
pub mod cell;
pub mod grid;
pub mod open_lines;
pub mod position;
pub mod typed;
// ANCHOR_END: given

// ANCHOR: solution_beyond
pub mod census;
pub mod lost_games;
// ANCHOR_END: solution_beyond

// ANCHOR: solution_debugging
/// The programs of the debugging exercises as students receive them, bugs and all.
pub mod debugging {
    pub mod cell_one;
}
// ANCHOR_END: solution_debugging
