//! `cargo course`, run as its reader runs it.
//!
//! One program for all of them, so that they are linked once and run side by side.

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
