//! `cargo book`: what can be asked of it, which program does that, and how that program is built.
//!
//! The book is made, served and printed by programs of the package `mdbook-course`. Each needs libraries
//! that the others do without, so each is built only when it is asked for. What is here is small, is built
//! in seconds, and starts them.

pub mod children;
mod cli;
mod engine;
mod program;
mod progress;

pub use cli::{Cli, Command};
pub use engine::Engine;
pub use program::{course_above, run};
