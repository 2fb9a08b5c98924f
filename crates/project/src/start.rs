//! The entry point of a project's program: from its arguments to an exit code.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::thread;

use crate::failed::Failed;
use crate::panicked;

/// Runs a program with the arguments of the command line. The exit code is 0, 1 if the student's work is wrong, 2 if the request
/// is impossible, or 101 after a panic.
#[doc(hidden)]
pub fn start(program: impl FnOnce(&[String]) -> Result<(), Failed> + Send + 'static) -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    panicked::keep_quiet();
    // On every system, a thread has the stack size that the environment sets.
    let thread = thread::spawn(move || {
        let ended = catch_unwind(AssertUnwindSafe(|| program(&words)));
        ended.unwrap_or_else(|panic| {
            let told = panicked::caught(&*panic, "The program");
            Err(Failed::Panicked(told))
        })
    });
    match thread.join() {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(failed)) => {
            eprintln!("{failed}");
            match failed {
                Failed::Law(_) => ExitCode::from(1),
                Failed::Asked(_) | Failed::Writing(_) => ExitCode::from(2),
                Failed::Panicked(_) => ExitCode::from(101),
            }
        }
        Err(_) => ExitCode::from(101),
    }
}
