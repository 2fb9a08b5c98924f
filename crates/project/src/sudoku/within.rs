//! A student's function, asked once: it gets a thread of its own, and is not waited for without end.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use crate::failed::Failed;
use crate::panicked;

/// What the function returns, or why there is nothing: it panicked, or took too long. `what` names the call, and `next` says what to do where it does not return.
pub(super) fn within<T: Send + 'static>(
    limit: Duration,
    what: &str,
    next: &str,
    asked: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Failed> {
    let (sender, answer) = channel();
    let thread = thread::spawn(move || {
        // Nobody waits any longer where this cannot be sent.
        let _ = sender.send(asked());
    });
    match answer.recv_timeout(limit) {
        Ok(answer) => Ok(answer),
        Err(RecvTimeoutError::Timeout) => Err(Failed::Law(format!(
            "✗ {what}: yours did not return within {} s.\n{next}",
            limit.as_secs()
        ))),
        Err(RecvTimeoutError::Disconnected) => match thread.join() {
            Ok(()) => unreachable!("it has sent nothing, and yet returned"),
            Err(panic) => Err(Failed::Panicked(panicked::caught(&*panic, what))),
        },
    }
}
