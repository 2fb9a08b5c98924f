//! The beginning and the end of a project's program: its words in, an exit code out.

use std::process::ExitCode;
use std::thread;

use crate::failed::Failed;

/// Runs a program with the words of the command line. Its exit code is 0, 1 where what was asked for is wrong, 2 where the
/// words ask for something that cannot be done, or 101 after a panic.
pub(crate) fn start(
    program: impl FnOnce(&[String]) -> Result<(), Failed> + Send + 'static,
) -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    // A thread has the stack that the environment asks for, on every system.
    match thread::spawn(move || program(&words)).join() {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(failed)) => {
            eprintln!("{failed}");
            match failed {
                Failed::Law(_) => ExitCode::from(1),
                Failed::Asked(_) | Failed::Writing(_) => ExitCode::from(2),
            }
        }
        Err(_) => ExitCode::from(101),
    }
}
