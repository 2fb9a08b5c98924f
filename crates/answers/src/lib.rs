//! Checks of the answers to the exercises: the stubs that students receive, and the known wrong and right answers.
//!
//! The crate depends on no drawing, so a commit that changes only drawings can skip these checks. `cargo xtask stubs` and
//! `cargo xtask mistakes` are its entry points. Start with [`mistakes::check`].

pub mod kept;
pub mod mistakes;
pub mod places;
pub mod stub_files;
mod students;
