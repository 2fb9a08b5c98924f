//! Small boards to search, and the searches.
#![allow(
    unreachable_pub,
    reason = "they are written as a library would offer them"
)]

pub mod doubles;
pub mod searches;
pub mod squares;
