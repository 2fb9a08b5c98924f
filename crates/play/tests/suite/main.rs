//! Tests `play` as a person runs it.
//!
//! All tests are in one program, so that they are linked once and run in parallel.

mod play;
mod play_dots;
mod play_four;
#[cfg(unix)]
mod play_mine;
mod play_terminal;
mod support;
