//! Copies and submissions of a small course without libraries.

mod course;
mod editions;
mod submit;

/// The program that the tests run.
const PROGRAM: &str = env!("CARGO_BIN_EXE_student-copy");
