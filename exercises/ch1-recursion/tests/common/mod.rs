//! What the tests of this chapter share: they run a function recorded, and ask of the recording
//! what a reader would ask.

// Each test file is a program of its own and uses only some of this.
#![allow(dead_code)]

use std::panic::resume_unwind;
use std::process::Command;

use call_trace::{Call, Trace, Tree, try_record};

/// Runs `program` recorded; returns what it returned and the recording.
///
/// If the program panics, `why` may know the thought that is missing. What it says then is what
/// the test fails with; where it has nothing to say, the panic goes on as it was.
pub(crate) fn watch<R>(
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

/// A call as it is written: `factorial(5)`.
pub(crate) fn shown(call: &Call) -> String {
    format!("{}({})", call.function, call.args.values())
}

/// The value of one argument of a call, as a number.
pub(crate) fn number(call: &Call, name: &str) -> Option<u64> {
    let mut args = call.args.iter();
    args.find(|(is, _)| *is == name)?.1.parse().ok()
}

/// The first call that was made by a call of the same function with the same arguments.
pub(crate) fn repeated<'t>(tree: &'t Tree<'t>) -> Option<&'t Call<'t>> {
    tree.calls.iter().find(|call| {
        let parent = call.parent.map(|parent| &tree.calls[parent]);
        parent.is_some_and(|parent| parent.function == call.function && parent.args == call.args)
    })
}

/// The call that was running when the recording stopped: the last one that never returned.
pub(crate) fn last<'t>(tree: &'t Tree<'t>) -> Option<&'t Call<'t>> {
    tree.calls.iter().rev().find(|call| call.value.is_none())
}

/// Runs `program` in a process of its own, so that an overflow there ends nothing here; what it
/// said is the error. `name` is a part of this test's name, and of no other's.
pub(crate) fn alone(name: &str, program: impl FnOnce()) -> Result<(), String> {
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
