//! Calls a student's function in a thread of its own, so that a call without an end leads to a message.

use std::any::Any;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// The reason why a call returned no result.
pub(crate) enum Unanswered {
    /// It did not return in time. Its thread runs until the program ends.
    Late,
    /// It panicked with this payload.
    Panic(Box<dyn Any + Send>),
}

/// Calls a function and waits for its result, at most for `limit`.
pub(crate) fn answer_within<T: Send + 'static>(
    limit: Duration,
    asked: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Unanswered> {
    let (sender, answer) = channel();
    let thread = thread::spawn(move || {
        // After `limit` nobody receives the result.
        let _ = sender.send(asked());
    });
    match answer.recv_timeout(limit) {
        Ok(answer) => Ok(answer),
        Err(RecvTimeoutError::Timeout) => Err(Unanswered::Late),
        Err(RecvTimeoutError::Disconnected) => match thread.join() {
            Ok(()) => unreachable!("the thread sent nothing, and yet it returned"),
            Err(panic) => Err(Unanswered::Panic(panic)),
        },
    }
}
