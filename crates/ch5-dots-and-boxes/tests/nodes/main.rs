//! Exact node counts, and the values of larger fields.
//!
//! A program of their own: those that would take long are ignored, and the gate builds this one as in a
//! release build to run them.

mod counts;
mod rungs;
mod solver_values;
