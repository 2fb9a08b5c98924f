//! Runs of a student's program, recorded or in a separate process.

use std::panic::resume_unwind;
use std::process::Command;

use call_trace::{Trace, Tree, try_record};

/// Runs `program`, and returns its result and its recording.
///
/// If the program panics, `why` receives the panic message and the calls, and may explain them. The test fails with
/// this explanation, or with the original panic if `why` returns `None`.
pub fn watch<R>(
    program: impl FnOnce() -> R,
    why: impl FnOnce(&str, &Tree) -> Option<String>,
) -> (R, Trace) {
    let (result, trace) = try_record(program);
    match result {
        Ok(value) => (value, trace),
        Err(stopped) => match why(&stopped.to_string(), &trace.tree()) {
            Some(thought) => panic!("{thought}"),
            None => resume_unwind(Box::new(stopped.to_string())),
        },
    }
}

/// Runs `program` in a separate process, so that an overflow there does not end this one. `name` must be a part of
/// this test's name and of no other.
///
/// # Errors
/// The error output of the other process, if the test did not pass there.
pub fn alone(name: &str, program: impl FnOnce()) -> Result<(), String> {
    const ALONE: &str = "RUN_THIS_TEST_ALONE";
    if std::env::var_os(ALONE).is_some() {
        program();
        return Ok(());
    }
    let tests = std::env::current_exe().map_err(|error| error.to_string())?;
    let run = Command::new(tests)
        .args([name, "--nocapture"])
        .env(ALONE, name)
        .output();
    let run = run.map_err(|error| error.to_string())?;
    if String::from_utf8_lossy(&run.stdout).contains("1 passed") {
        Ok(())
    } else {
        Err(String::from_utf8_lossy(&run.stderr).trim().to_owned())
    }
}
