//! Beginning and ending a recording, and what a program can tell it besides its calls.

use std::any::Any;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use crate::recorder::LONGEST_TEXT;
use crate::trace::{Raw, Trace};
use crate::{nested, recorder};

/// Runs `program` and returns what it returned, with the trace of every traced call it made on
/// this thread.
///
/// A recording inside a recording gets its own calls, numbered from 0; the outer one has them too.
/// A panic goes on to the caller; [`try_record`] keeps it and the trace.
pub fn record<R>(program: impl FnOnce() -> R) -> (R, Trace) {
    let (result, trace) = run(program);
    match result {
        Ok(result) => (result, trace),
        Err(panic) => resume_unwind(panic),
    }
}

/// Runs `program` as [`record`] does; where it panics, the panic ends here, and the trace holds
/// what was recorded until then.
pub fn try_record<R>(program: impl FnOnce() -> R) -> (Result<R, Stopped>, Trace) {
    let (result, trace) = run(program);
    (result.map_err(|panic| Stopped(message(&*panic))), trace)
}

/// A program was stopped by a panic. Displays the panic's message.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Stopped(String);

/// Whether this thread is recording. Ask before working out something that only a recording
/// needs, such as a board as text.
pub fn is_recording() -> bool {
    crate::TRACING && recorder::with(|_| ()).is_some()
}

/// Whether this thread is recording and a traced call is running.
pub fn in_call() -> bool {
    crate::TRACING && recorder::with(|recorder| !recorder.open.is_empty()) == Some(true)
}

/// Writes what waits to be written of the recording that runs on this thread. A program that ends at
/// a panic, as in WebAssembly, calls it from its panic hook.
pub fn flush() {
    recorder::with(recorder::Recorder::flush);
}

/// Runs `program` while nothing is recorded on this thread: what a recording needs to know, and does
/// not show.
pub fn unrecorded<R>(program: impl FnOnce() -> R) -> R {
    recorder::without(program)
}

/// What the clock of a search remarks when the time is up. What was not searched after it says nothing of
/// the search.
pub const TIME_IS_UP: &str = "the time is up";

/// Records a remark of the call that is running.
pub fn note(text: impl Display) {
    if crate::TRACING {
        recorder::with(|recorder| {
            recorder.told(|texts| Raw::Note {
                text: texts.show(LONGEST_TEXT, &text),
            });
        });
    }
}

fn run<R>(program: impl FnOnce() -> R) -> (std::thread::Result<R>, Trace) {
    if !crate::TRACING {
        return (catch_unwind(AssertUnwindSafe(program)), Trace::default());
    }
    let start = nested::begin();
    let result = catch_unwind(AssertUnwindSafe(program));
    let stopped = result.as_ref().err().map(|panic| message(&**panic));
    (result, nested::end(start, stopped))
}

/// What a caught panic says; none where it was not made with words.
pub fn panic_text(panic: &(dyn Any + Send)) -> Option<&str> {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic_text(panic);
    text.unwrap_or("a panic without a message").to_owned()
}
