//! A student's function, called in a thread of its own: a call that never returns ends in a sentence, not in silence.

use std::any::Any;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// Why a call returned nothing.
pub(crate) enum Unanswered {
    /// It did not return in time. Its thread still runs, until the program ends.
    Late,
    /// It panicked: the payload.
    Panic(Box<dyn Any + Send>),
}

/// Calls a function and waits for its result, no longer than `limit`.
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
