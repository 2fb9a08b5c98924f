//! Running what a student wrote, recorded or in a process of its own.

use std::panic::resume_unwind;
use std::process::Command;

use call_trace::{Trace, Tree, try_record};

/// Runs `program` recorded; returns what it returned and the recording.
///
/// If the program panics, `why` may know the thought that is missing. What it says then is what
/// the test fails with; where it has nothing to say, the panic goes on as it was.
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

/// Runs `program` in a process of its own, so that an overflow there ends nothing here.
/// `name` is a part of this test's name, and of no other's.
///
/// # Errors
/// What the other process wrote, where the test did not pass there.
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
