//! A program that may not end.

use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

/// Longer than anything that ends here takes, and shorter than the deadline of a test.
const LONG: Duration = Duration::from_secs(4);

/// What `program` sent, and whether it ended: it runs in a thread of its own, and is left there
/// when it takes too long.
pub fn sent<T: Send + 'static>(program: impl FnOnce(Sender<T>) + Send + 'static) -> (Vec<T>, bool) {
    sent_within(LONG, program)
}

/// The same, where so long a silence is taken for the end.
pub fn sent_within<T: Send + 'static>(
    long: Duration,
    program: impl FnOnce(Sender<T>) + Send + 'static,
) -> (Vec<T>, bool) {
    let (sender, receiver) = channel();
    thread::spawn(move || kit::attempt(|| program(sender)));
    let mut sent = Vec::new();
    loop {
        match receiver.recv_timeout(long) {
            Ok(one) => sent.push(one),
            Err(error) => {
                return (
                    sent,
                    error == std::sync::mpsc::RecvTimeoutError::Disconnected,
                );
            }
        }
    }
}
