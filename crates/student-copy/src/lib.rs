//! Finds the course, and copies parts of it. `cargo course edition` makes a copy for students, and the grader makes
//! one to judge submissions in. Both find the course ([`course()`]), follow the dependencies of its [`packages`], and
//! copy its [`files`].
//!
//! The program of this crate runs `cargo course edition` and `submit`. It needs none of the grader's heavy dependencies.

pub mod files;
pub mod packages;

mod course;

pub use course::{chapters, course};

/// The maximum size of a submitted file in bytes. The reference's files have three thousand.
pub const LARGEST: u64 = 256 << 10;
