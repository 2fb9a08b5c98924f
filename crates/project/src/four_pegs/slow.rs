//! What takes long, and says so.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// So long nobody asks what the program is at.
const PATIENCE: Duration = Duration::from_secs(2);

/// Does something; if it takes long, says meanwhile what it is at.
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
