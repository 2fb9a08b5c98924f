//! Tests of rules for the whole repository: dependencies, the places of files, and drawings of the book's own recordings.
//!
//! All tests are in one program, so that they are linked once and run in parallel.

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
mod seen;
mod silent;
mod student_figures;
mod terms;
mod types;
mod workspace;
