//! The promises of the crate, tested from outside.
//!
//! One program for all of them, so that they are linked once and run side by side.

mod about;
mod around;
mod audit;
mod audit_causes;
mod audit_right;
mod boards;
mod laws;
mod watched;
mod whole_game;
