//! What the tests of this chapter share: they run a function recorded, and ask of the recording
//! what a reader would ask.

// Each test file is a program of its own and uses only some of this.
#![allow(dead_code)]

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use call_trace::{Call, Trace, Tree, record};

/// Runs `program` recorded; returns what it returned and the recording.
///
/// If the program panics, `why` may know the thought that is missing. What it says then is what
/// the test fails with; where it has nothing to say, the panic goes on as it was.
pub(crate) fn watch<R>(
    program: impl FnOnce() -> R,
    why: impl FnOnce(&str, &Tree) -> Option<String>,
) -> (R, Trace) {
    let (result, trace) = record(|| catch_unwind(AssertUnwindSafe(program)));
    match result {
        Ok(value) => (value, trace),
        Err(panic) => match why(&words(&*panic), &trace.tree()) {
            Some(thought) => panic!("{thought}"),
            None => resume_unwind(panic),
        },
    }
}

fn words(panic: &(dyn std::any::Any + Send)) -> String {
    match (panic.downcast_ref::<String>(), panic.downcast_ref::<&str>()) {
        (Some(words), _) => words.clone(),
        (_, Some(words)) => (*words).to_owned(),
        _ => String::new(),
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
