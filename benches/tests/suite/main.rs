//! `cargo ladder`, and the searches that it measures.
//!
//! One program for all of them, so that they are linked once and run side by side.

#[cfg(feature = "all-peers")]
mod connect_four;
mod dots;
mod ladder;
#[cfg(feature = "all-peers")]
#[path = "../../../crates/connect-four/tests/suite/late.rs"]
mod late;
mod tic_tac_toe;
