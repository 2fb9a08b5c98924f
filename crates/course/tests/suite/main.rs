//! Tests of `cargo course`, run in the same way as by a student.
//!
//! All tests are one program, so that they are linked once and run in parallel.

mod attacks;
mod book;
mod cli;
mod first_start;
mod play;
mod project;
mod support;
mod verdicts;
mod watch;
mod watch_keys;
mod watch_terminal;
