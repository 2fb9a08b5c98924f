//! A student's program as a child process: what it may use, how it ended, and what its panic says.
//!
//! A student's code may do anything, so no tool links it: it runs as a program of its own ([`run`]), with
//! a deadline and limits ([`limits`]). What it wrote before it ended is read with care ([`panics`]).
//! A search that is played against is run for each move ([`ask`]), and a loop or a panic put in words ([`judge`]).

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
