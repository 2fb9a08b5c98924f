//! Runs a student's program as a child process, with limits, and explains how it ended and what its panic says.
//!
//! A student's code may do anything, so no tool links it. It runs as a separate program ([`run`]) with a deadline and
//! limits ([`limits`]). Its output is parsed defensively ([`panics`]). A search that a person plays against runs once
//! for each move ([`ask`]), and a loop or a panic is described in words ([`judge`]).

mod asked;
mod cancel;
mod compiler;
mod ended;
mod panic_text;
mod place;
mod process;
mod student;

pub use asked::{Judged, ONCE_MORE, ask, judge};
pub use cancel::{Cancel, end_all, is_ending};
pub use compiler::{BUILDING, FIRST_BUILD, building_limits};
pub use ended::{ABORT, overflowed, says, signal};
pub use panic_text::{Panic, read as panics};
pub use place::Place;
pub use process::{
    End, Finished, Guarded, Limits, Sofar, Spent, most_together, run, run_with, wait_for_all,
};
pub use student::{MEMORY, STACK, limits, student_command};
