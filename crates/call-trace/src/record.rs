//! Runs recordings, and records what a program reports besides its calls.

use std::any::Any;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use crate::recorder::LONGEST_TEXT;
use crate::trace::{Raw, Trace};
use crate::{nested, recorder};

/// Runs `program` and returns its result with a trace of all traced calls it made on this thread.
///
/// A recording inside another recording gets its own calls, numbered from 0. The outer recording
/// contains them, too. A panic continues in the caller. [`try_record`] catches it and returns the
/// trace.
pub fn record<R>(program: impl FnOnce() -> R) -> (R, Trace) {
    let (result, trace) = run(program);
    match result {
        Ok(result) => (result, trace),
        Err(panic) => resume_unwind(panic),
    }
}

/// Runs `program` like [`record`], but catches a panic. The trace then contains the events before the
/// panic.
pub fn try_record<R>(program: impl FnOnce() -> R) -> (Result<R, Stopped>, Trace) {
    let (result, trace) = run(program);
    (result.map_err(|panic| Stopped(message(&*panic))), trace)
}

/// A panic that stopped a program. Displays the panic's message.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Stopped(String);

/// Returns whether this thread is recording. Check it before you compute something that only a
/// recording needs, such as the text of a board.
pub fn is_recording() -> bool {
    crate::TRACING && recorder::with(|_| ()).is_some()
}

/// Returns whether this thread is recording and a traced call is running.
pub fn in_call() -> bool {
    crate::TRACING && recorder::with(|recorder| !recorder.open.is_empty()) == Some(true)
}

/// Writes the buffered part of this thread's recording to its file. A program that ends at a panic, as
/// in WebAssembly, calls it from its panic hook.
pub fn flush() {
    recorder::with(recorder::Recorder::flush);
}

/// Runs `program` without recording on this thread: for work that a recording needs but must not show.
pub fn unrecorded<R>(program: impl FnOnce() -> R) -> R {
    recorder::without(program)
}

/// The remark of a search's clock when the time is up. Events that are missing afterwards reveal
/// nothing about the search.
pub const TIME_IS_UP: &str = "the time is up";

/// Records a remark by the running call.
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
    let (mut program, mut result) = (Some(program), None);
    let (ended, trace) = run_once(&mut || result = program.take().map(|program| program()));
    let ended = ended.map(|()| result.expect("a program that did not panic has a result"));
    (ended, trace)
}

/// The part of [`run`] that is compiled once, and not for each kind of program.
fn run_once(program: &mut dyn FnMut()) -> (std::thread::Result<()>, Trace) {
    if !crate::TRACING {
        return (catch_unwind(AssertUnwindSafe(program)), Trace::default());
    }
    let start = nested::begin();
    let result = catch_unwind(AssertUnwindSafe(program));
    let stopped = result.as_ref().err().map(|panic| message(&**panic));
    (result, nested::end(start, stopped))
}

/// Returns the message of a caught panic, or `None` if it has no text.
pub fn panic_text(panic: &(dyn Any + Send)) -> Option<&str> {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic_text(panic);
    text.unwrap_or("a panic without a message").to_owned()
}
