//! Chapter 5, dots and boxes: one module per exercise, and the boards they share.
//!
//! The first player is A, the second B, and values are from the first player's side: A's boxes
//! minus B's. A position is written as its size in boxes and the lines drawn so far, such as
//! `2x2 a1b1 a1a2`.

pub mod boxes;
pub mod built_tree;
pub mod chains;
pub mod extra_turn;
pub mod fair_choice;
pub mod negamax_trap;
pub mod nothing_saved;
pub mod same_position;
pub mod solver;

// ANCHOR: given
pub mod chains_and_loops;
pub mod coursework;
pub mod dots;
pub mod free_boxes;
mod picture;
pub mod rungs;
pub mod size;
pub mod squares;
pub mod squares_text;
pub mod symmetry;
pub mod text;
// ANCHOR_END: given

// ANCHOR: solution_beyond
pub mod coursework_moves;
pub mod long_chains;
// ANCHOR_END: solution_beyond

// ANCHOR: solution_debugging
/// The programs of the debugging exercises as students receive them, bugs and all.
pub mod debugging {
    pub mod negamax_trap;
    pub mod nothing_saved;
}
// ANCHOR_END: solution_debugging
