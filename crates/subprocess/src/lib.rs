//! Other programs: finds the programs installed on this machine ([`installed`]), and runs a student's program as a child
//! process, with limits, and explains how it ended and what its panic says.
//!
//! A student's code may do anything, so no tool links it. It runs as a separate program ([`run`]) with a deadline and
//! limits ([`limits`]). Its output is parsed defensively ([`panics`]). A search that a person plays against runs once
//! for each move ([`ask`]), and a loop or a panic is described in words ([`judge`]). All of this needs the feature
//! `student`.

pub mod installed;

#[cfg(feature = "student")]
mod asked;
#[cfg(feature = "student")]
mod cancel;
#[cfg(feature = "student")]
mod compiler;
#[cfg(feature = "student")]
mod ended;
#[cfg(feature = "student")]
mod panic_text;
#[cfg(feature = "student")]
mod place;
#[cfg(feature = "student")]
mod process;
#[cfg(feature = "student")]
mod student;

#[cfg(feature = "student")]
pub use asked::{Judged, ONCE_MORE, ask, judge};
#[cfg(feature = "student")]
pub use cancel::{Cancel, end_all, is_ending};
#[cfg(feature = "student")]
pub use compiler::{BUILDING, FIRST_BUILD, building_limits};
#[cfg(feature = "student")]
pub use ended::{ABORT, overflowed, says, signal};
#[cfg(feature = "student")]
pub use panic_text::{Panic, read as panics};
#[cfg(feature = "student")]
pub use place::Place;
#[cfg(feature = "student")]
pub use process::{
    End, Finished, Guarded, Limits, Sofar, Spent, most_together, run, run_with, wait_for_all,
};
#[cfg(feature = "student")]
pub use student::{MEMORY, STACK, limits, student_command};
