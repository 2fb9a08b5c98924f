//! `play`, run as a person runs it.
//!
//! One program for all of them, so that they are linked once and run side by side.

mod play;
mod play_dots;
mod play_four;
#[cfg(unix)]
mod play_mine;
mod play_terminal;
mod support;
