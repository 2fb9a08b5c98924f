//! What the reference keeps besides the exercises' own tests: recordings, agreement. Its counts are in `nodes`.
//!
//! One program for all of them, so that they are linked once and run side by side.

mod coursework;
mod coursework_moves;
mod endings;
mod games;
mod given;
mod laws;
mod long_chain_rule;
mod pasted;
mod plain;
mod recordings;
mod same_tree;
mod squares;
