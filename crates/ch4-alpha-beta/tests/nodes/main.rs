//! Exact node counts.
//!
//! A program of their own: those that would take long are ignored, and the gate builds this one as in a
//! release build to run them.

mod counts;
mod fixed_orders;
