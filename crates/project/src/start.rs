//! The beginning and the end of a project's program: its words in, an exit code out.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::thread;

use crate::failed::Failed;
use crate::panicked;

/// Runs a program with the words of the command line. Its exit code is 0, 1 where what was asked for is wrong, 2 where the
/// words ask for something that cannot be done, or 101 after a panic.
#[doc(hidden)]
pub fn start(program: impl FnOnce(&[String]) -> Result<(), Failed> + Send + 'static) -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    panicked::keep_quiet();
    // A thread has the stack that the environment asks for, on every system.
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
