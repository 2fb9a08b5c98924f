//! A progress message for slow work.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// The time before the message appears.
const PATIENCE: Duration = Duration::from_secs(2);

/// Runs `work`, and prints `what` in the meantime if it takes long.
pub(crate) fn saying<T>(what: &str, work: impl FnOnce() -> T) -> T {
    thread::scope(|scope| {
        let (working, ended) = channel::<()>();
        scope.spawn(move || {
            if ended.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                eprintln!("{what} …");
            }
        });
        let done = work();
        drop(working);
        done
    })
}
