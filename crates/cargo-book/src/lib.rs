//! `cargo book`: its command line, the programs that carry out the commands, and the way to build them.
//!
//! The programs of the package `mdbook-course` make, serve and print the book. Each needs libraries that the others do
//! without, so each is built only for its own command. This crate is small and builds in seconds. It starts those
//! programs.

pub mod children;
mod cli;
mod engine;
mod program;
mod progress;

pub use cli::{Cli, Command};
pub use engine::Engine;
pub use program::{course_above, run};
