//! The preprocessor and `cargo book`, on a small course.
//!
//! One program for all of them, so that they are linked once and run side by side.

mod common;
mod crowded;
mod destination;
mod follow;
#[cfg(unix)]
mod links;
mod pages;
mod predict;
mod protocol;
mod questions;
mod serve;
mod withheld;
