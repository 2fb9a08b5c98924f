//! What the reference keeps besides the exercises' own tests: recordings, exact counts, agreement.
//!
//! One program for all of them, so that they are linked once and run side by side.

mod counts;
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
mod rungs;
mod same_tree;
mod solver_values;
mod squares;
