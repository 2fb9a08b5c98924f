//! The preprocessor and `cargo book`, on a small course.
//!
//! One program contains all these tests, so that they are linked once and run in parallel.

mod common;
mod crowded;
mod destination;
mod follow;
#[cfg(unix)]
mod links;
mod pages;
mod plan;
mod predict;
mod protocol;
mod questions;
mod serve;
mod withheld;
