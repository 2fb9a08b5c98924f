//! Chapter 5, dots and boxes: one module an exercise, and the boards they share.
//!
//! The first player is A, the second B, and values are the first player's: A's boxes minus B's.
//! A position is written as its size in boxes and the lines drawn so far, such as `2x2 a1b1 a1a2`.

pub mod dots;
pub mod size;
pub mod squares;
pub mod squares_text;
pub mod text;

pub mod boxes;
pub mod extra_turn;

// ANCHOR: solution_beyond
pub mod effort;
// ANCHOR_END: solution_beyond
