//! What must hold of the whole repository: who uses whom, what stands where, what the book's own
//! recordings are drawn as.
//!
//! One program for all of them, so that they are linked once and run side by side.

mod boards;
mod by_tests;
mod chance;
mod charts;
mod copies;
mod dependencies;
mod drawn;
mod given;
mod invariants;
mod names;
mod readers;
mod rooms;
mod seen;
mod silent;
mod terms;
mod types;
mod yours;
