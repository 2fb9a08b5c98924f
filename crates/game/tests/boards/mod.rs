//! Small boards to search, and the searches.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test file uses its own part"
)]

pub mod doubles;
pub mod searches;
pub mod squares;
