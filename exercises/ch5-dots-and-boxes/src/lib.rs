//! Chapter 5, dots and boxes: one module an exercise, and the boards they share.
//!
//! The first player is A, the second B, and values are the first player's: A's boxes minus B's.
//! A position is written as its size in boxes and the lines drawn so far, such as `2x2 a1b1 a1a2`.

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

pub mod boxes;
pub mod built_tree;
pub mod chains;
pub mod extra_turn;
pub mod fair_choice;
pub mod negamax_trap;
pub mod nothing_saved;
pub mod same_position;
pub mod solver;
