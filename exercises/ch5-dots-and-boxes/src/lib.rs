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

// given/: code that you use and do not write.
#[path = "given/chains_and_loops.rs"]
pub mod chains_and_loops;
#[path = "given/coursework.rs"]
pub mod coursework;
#[path = "given/dots.rs"]
pub mod dots;
#[path = "given/free_boxes.rs"]
pub mod free_boxes;
#[path = "given/picture.rs"]
mod picture;
#[path = "given/rungs/mod.rs"]
pub mod rungs;
#[path = "given/size.rs"]
pub mod size;
#[path = "given/squares.rs"]
pub mod squares;
#[path = "given/squares_text.rs"]
pub mod squares_text;
#[path = "given/symmetry.rs"]
pub mod symmetry;
#[path = "given/text.rs"]
pub mod text;
