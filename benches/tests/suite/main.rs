//! `cargo ladder`, and the searches that it measures.
//!
//! One program for all of them, so that they are linked once and run side by side.

mod dots;
mod ladder;
mod tic_tac_toe;
